import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RiftState } from './rift-state.ts';
import type { Outcome } from './view-model.ts';

/** What can be heard: one `plop` a cell, and at the end of a row whether it was the champion. */
export type RiftCue = 'plop' | 'correct' | 'wrong';

interface Options {
  readonly state: RiftState;
  readonly outcome: Outcome | undefined;
  readonly play: (cue: RiftCue) => void;
  /** Called once, with the Blue Essence that was paid, when the result appears. */
  readonly onReward: (gained: number) => void;
}

/** Tells the ears and the purse what the screen shows. */
export function useRiftEffects({ state, outcome, play, onReward }: Options): void {
  const playCue = useEffectEvent(play);
  const tellReward = useEffectEvent(onReward);
  const { shownCells, lastRevealed } = state;
  const gained = outcome?.gained ?? 0;

  useEffect(() => {
    if (shownCells !== undefined) playCue('plop');
  }, [shownCells]);
  useEffect(() => {
    if (lastRevealed) playCue(lastRevealed.name.isCorrect === 'correct' ? 'correct' : 'wrong');
  }, [lastRevealed]);
  // Before the next paint: until the purse knows of the reward, the balance beside it would be the one before.
  useLayoutEffect(() => {
    if (gained > 0) tellReward(gained);
  }, [gained]);
}
