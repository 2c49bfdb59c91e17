import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { WelcomeTransition } from './welcome-transition.tsx';

/** From a new guest account to the welcome transition, and from there to the first page (platform 9). */
export const GUEST_DELAY_MS = 600;
/** The same for signing up, logging in and coming back. */
export const SIGN_IN_DELAY_MS = 1_000;
export const TRANSITION_MS = 2_000;

type Phase = 'idle' | { readonly celebratingMs: number } | 'transition';

type Transition = typeof WelcomeTransition;

interface Arrival {
  /** What covers the page now; undefined before, and until its code has come. */
  readonly Transition: Transition | undefined;
  /** Fetches the code of the transition, which is then there when it is due. Keeps its identity. */
  readonly prepare: () => void;
  /** Confetti, `delayMs`, the transition, and then `onArrived`. */
  readonly celebrate: (delayMs: number) => void;
}

/** The way from the welcome page into the hub. */
export function useArrival(onArrived: () => void): Arrival {
  const [phase, setPhase] = useState<Phase>('idle');
  const [code, setCode] = useState<{ readonly Transition: Transition }>();
  const prepare = useCallback(() => void fetchTransition().then(setCode), []);
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
    // A component that is loaded lazily would wait for React's own delay between two loading states as well.
    Transition: phase === 'transition' ? code?.Transition : undefined,
    prepare,
    celebrate: (delayMs) => {
      prepare();
      setPhase({ celebratingMs: delayMs });
      void throwConfetti();
    },
  };
}

/** Only players who sign in need it; undefined when it cannot be had. */
async function fetchTransition(): Promise<{ readonly Transition: Transition } | undefined> {
  const code = await import('./welcome-transition.tsx').catch(() => undefined);
  return code && { Transition: code.WelcomeTransition };
}

/** Only players who sign in need it. */
async function throwConfetti(): Promise<void> {
  const code = await import('@hub/ui/feedback/confetti.ts').catch(() => undefined);
  await code?.playConfetti();
}
