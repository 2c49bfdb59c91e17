import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { playConfetti } from '../feedback/confetti.ts';
import { confettiFor } from './celebration.ts';
import type { PuzzleState } from './puzzle-state.ts';
import type { Outcome } from './puzzle-view.ts';

/** Sounds: `plop` for each cell, then `solved` or `wrong` at the end of the row. */
export type PuzzleCue = 'plop' | 'solved' | 'wrong';

/** The stones of the reward have landed by then: nothing else moves while they fly. */
const CELEBRATE_MS = 1_560;

interface Options {
  readonly state: PuzzleState;
  readonly outcome: Outcome | undefined;
  readonly play: (cue: PuzzleCue) => void;
  /** Called once with the paid Blue Essence when the result appears. */
  readonly onReward: (gained: number) => void;
}

/** Plays sounds for changes on the screen, reports the reward, and celebrates. */
export function usePuzzleEffects({ state, outcome, play, onReward }: Options): void {
  const playCue = useEffectEvent(play);
  const reportReward = useEffectEvent(onReward);
  const { shownCells, lastRevealed } = state;
  const gained = outcome?.gained ?? 0;

  useEffect(() => {
    if (shownCells !== undefined) playCue('plop');
  }, [shownCells]);
  useEffect(() => {
    if (lastRevealed) playCue(lastRevealed.isAnswer ? 'solved' : 'wrong');
  }, [lastRevealed]);
  const pieces = outcome && gained > 0 ? confettiFor(outcome.attempts) : 0;
  useEffect(() => {
    if (pieces === 0) return undefined;
    const timer = setTimeout(() => void playConfetti({ pieces, from: '[data-answer]' }), CELEBRATE_MS);
    return () => clearTimeout(timer);
  }, [pieces]);
  // Deferred as the dialog is, so that the balance counts in it, and reported before it is painted, so that the balance
  // beside the reward includes the reward.
  const shown = useDeferredValue(gained, 0);
  useLayoutEffect(() => {
    if (shown > 0) reportReward(shown);
  }, [shown]);
}
