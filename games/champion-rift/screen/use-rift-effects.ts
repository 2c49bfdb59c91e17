import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RiftState } from './rift-state.ts';
import type { Outcome } from './view-model.ts';

/** Sounds: one `plop` a cell, and at the end of a row whether it was the champion. */
export type RiftCue = 'plop' | 'correct' | 'wrong';

interface Options {
  readonly state: RiftState;
  readonly outcome: Outcome | undefined;
  readonly play: (cue: RiftCue) => void;
  /** Called once, with the Blue Essence that was paid, when the result appears. */
  readonly onReward: (gained: number) => void;
}

/** Plays the sounds of what the screen shows, and reports the reward. */
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
  // Before the next paint, so that the balance beside the reward includes it.
  useLayoutEffect(() => {
    if (gained > 0) reportReward(gained);
  }, [gained]);
}
