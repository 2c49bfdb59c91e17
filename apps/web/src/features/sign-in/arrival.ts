import { useEffect, useEffectEvent, useState } from 'react';

/** From a new guest account to the welcome transition, and from there to the first page (platform 9). */
export const GUEST_DELAY_MS = 600;
/** The same for signing up, logging in and coming back. */
export const SIGN_IN_DELAY_MS = 1_000;
export const TRANSITION_MS = 2_000;

type Phase = 'idle' | { readonly celebratingMs: number } | 'transition';

interface Arrival {
  readonly isTransition: boolean;
  /** Confetti, `delayMs`, the transition, and then `onArrived`. */
  readonly celebrate: (delayMs: number) => void;
}

/** The way from the welcome page into the hub. */
export function useArrival(onArrived: () => void): Arrival {
  const [phase, setPhase] = useState<Phase>('idle');
  const tellArrived = useEffectEvent(onArrived);
  useEffect(() => {
    if (phase === 'idle') return undefined;
    const timer =
      phase === 'transition'
        ? setTimeout(() => tellArrived(), TRANSITION_MS)
        : setTimeout(() => setPhase('transition'), phase.celebratingMs);
    return () => clearTimeout(timer);
  }, [phase]);
  return {
    isTransition: phase === 'transition',
    celebrate: (delayMs) => {
      setPhase({ celebratingMs: delayMs });
      void throwConfetti();
    },
  };
}

/** Comes with the transition's code, which is fetched by that: only whoever signs in needs either. */
async function throwConfetti(): Promise<void> {
  const code = await import('../../ui/feedback/confetti.ts').catch(() => undefined);
  await code?.playConfetti();
}
