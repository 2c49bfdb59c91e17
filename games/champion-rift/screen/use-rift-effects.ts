import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RiftState } from './rift-state.ts';
import type { Outcome } from './view-model.ts';

/** Sounds: `plop` for each cell, then `correct` or `wrong` at the end of the row. */
export type RiftCue = 'plop' | 'correct' | 'wrong';

interface Options {
  readonly state: RiftState;
  readonly outcome: Outcome | undefined;
  readonly play: (cue: RiftCue) => void;
  /** Called once with the paid Blue Essence when the result appears. */
  readonly onReward: (gained: number) => void;
}

/** Plays sounds for changes on the screen, and reports the reward. */
export function useRiftEffects({ state, outcome, play, onReward }: Options): void {
  const playCue = useEffectEvent(play);
  const reportReward = useEffectEvent(onReward);
  const { shownCells, lastRevealed } = state;
  const gained = outcome?.gained ?? 0;

  useEffect(() => {
    if (shownCells !== undefined) playCue('plop');
  }, [shownCells]);
  useEffect(() => {
    if (lastRevealed) playCue(lastRevealed.name.isCorrect === 'correct' ? 'correct' : 'wrong');
  }, [lastRevealed]);
  // Runs before the next paint, so that the balance beside the reward includes the reward.
  useLayoutEffect(() => {
    if (gained > 0) reportReward(gained);
  }, [gained]);
}
