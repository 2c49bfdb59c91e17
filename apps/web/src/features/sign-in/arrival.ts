import { useEffect, useEffectEvent, useState } from 'react';
import { playConfetti } from '../../ui/feedback/confetti.ts';

/** From a new guest account to the welcome transition, and from there to the first page (platform 9). */
export const GUEST_DELAY_MS = 600;
export const TRANSITION_MS = 2_000;

type Phase = 'idle' | 'celebrating' | 'transition';

interface Arrival {
  readonly isTransition: boolean;
  /** Confetti, a moment, the transition, and then `onArrived`. */
  readonly celebrate: () => void;
}

/** The way from the welcome page into the hub. */
export function useArrival(onArrived: () => void): Arrival {
  const [phase, setPhase] = useState<Phase>('idle');
  const tellArrived = useEffectEvent(onArrived);
  useEffect(() => {
    if (phase === 'idle') return undefined;
    const timer =
      phase === 'celebrating'
        ? setTimeout(() => setPhase('transition'), GUEST_DELAY_MS)
        : setTimeout(() => tellArrived(), TRANSITION_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  return {
    isTransition: phase === 'transition',
    celebrate: () => {
      setPhase('celebrating');
      void playConfetti();
    },
  };
}
