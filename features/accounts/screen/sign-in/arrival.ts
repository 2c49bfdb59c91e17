import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { WelcomeTransition } from './welcome-transition.tsx';

/** Milliseconds from guest creation to the welcome transition, which lasts `TRANSITION_MS`. */
export const GUEST_DELAY_MS = 600;
/** The same delay after sign-up, log-in and account recovery. */
export const SIGN_IN_DELAY_MS = 1_000;
const TRANSITION_MS = 2_000;

type Phase = 'idle' | { readonly celebratingMs: number } | 'transition';

type Transition = typeof WelcomeTransition;

interface Arrival {
  /** The overlay to render; undefined before the transition starts and until its code is loaded. */
  readonly Transition: Transition | undefined;
  /** Preloads the transition's code. The function identity is stable. */
  readonly prepare: () => void;
  /** Plays confetti, waits `delayMs`, shows the transition, then calls `onArrived`. */
  readonly startTransition: (delayMs: number) => void;
}

/** Runs the sequence that follows a successful sign-in: confetti, welcome transition, first page. */
export function useArrival(onArrived: () => void): Arrival {
  const [phase, setPhase] = useState<Phase>('idle');
  const [code, setCode] = useState<{ readonly Transition: Transition }>();
  const prepare = useCallback(() => void fetchTransition().then(setCode), []);
  const handleArrived = useEffectEvent(onArrived);
  useEffect(() => {
    if (phase === 'idle') return undefined;
    const timer =
      phase === 'transition'
        ? setTimeout(() => handleArrived(), TRANSITION_MS)
        : setTimeout(() => setPhase('transition'), phase.celebratingMs);
    if (phase === 'transition') return () => clearTimeout(timer);
    const celebration = new AbortController();
    void throwConfetti(celebration.signal);
    return () => {
      clearTimeout(timer);
      // It would fall over the transition.
      celebration.abort();
    };
  }, [phase]);
  return {
    // Not React.lazy: it would add React's own delay between two loading states.
    Transition: phase === 'transition' ? code?.Transition : undefined,
    prepare,
    startTransition: (delayMs) => {
      prepare();
      setPhase({ celebratingMs: delayMs });
    },
  };
}

/** Imported on demand, since only players who sign in need it; undefined when the import fails. */
async function fetchTransition(): Promise<{ readonly Transition: Transition } | undefined> {
  const code = await import('./welcome-transition.tsx').catch(() => undefined);
  return code && { Transition: code.WelcomeTransition };
}

/** Imported on demand, since only players who sign in need it. */
async function throwConfetti(signal: AbortSignal): Promise<void> {
  const code = await import('@hub/ui/feedback/confetti.ts').catch(() => undefined);
  if (!signal.aborted) await code?.playConfetti({ signal });
}
