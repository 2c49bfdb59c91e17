import type { ScorePlayProps } from '@hub/ui/screens/play-props.ts';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { GuesserState } from './guesser-state.ts';
import { FULL_LIFE } from './view-model.ts';

interface Options extends Pick<ScorePlayProps, 'play' | 'onOver'> {
  readonly state: GuesserState;
}

/** A round that costs at most this share of the full life plays the `correct` sound. */
const NEAR = 0.1;

/** Plays sounds for changes on the screen, and reports the result. */
export function useGuesserEffects({ state, play, onOver }: Options): void {
  const playCue = useEffectEvent(play);
  const { game, marker, isResultOpen, endsAt } = state;
  const round = game?.round;
  const isRunning = game?.action === 'startRound';
  const { score = 0, reward = 0, lifeLost = null, practice } = game ?? {};
  const reportResult = useEffectEvent(() => {
    if (!practice) onOver({ score, reward, mode: 'single' });
  });

  useEffect(() => {
    if (isRunning && round !== undefined) playCue('swoosh');
  }, [isRunning, round]);
  useEffect(() => {
    if (marker !== undefined && isRunning) playCue('plop');
  }, [marker, isRunning]);
  useEffect(() => {
    if (lifeLost !== null) playCue(lifeLost <= FULL_LIFE * NEAR ? 'correct' : 'wrong');
  }, [lifeLost]);
  // Runs before the next paint, so that the balance beside the reward includes the reward.
  useLayoutEffect(() => {
    if (isResultOpen) reportResult();
  }, [isResultOpen]);
  useTicking(isRunning ? endsAt : undefined, game?.timePerRound ?? 0, play);
}

/** Returns the ms between two ticks: 1,000; 500 in the last half of the time, 250 in the last quarter. */
export function tickPause(remainingMs: number, totalMs: number): number {
  if (remainingMs <= totalMs / 4) return 250;
  return remainingMs <= totalMs / 2 ? 500 : 1_000;
}

function useTicking(endsAt: number | undefined, totalMs: number, play: (cue: 'tick' | 'tack') => void): void {
  const playCue = useEffectEvent(play);
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isTick = true;
    const next = () => {
      const remainingMs = endsAt - performance.now();
      if (remainingMs <= 0) return;
      timer = setTimeout(
        () => {
          playCue(isTick ? 'tick' : 'tack');
          isTick = !isTick;
          next();
        },
        tickPause(remainingMs, totalMs),
      );
    };
    next();
    return () => clearTimeout(timer);
  }, [endsAt, totalMs]);
}
