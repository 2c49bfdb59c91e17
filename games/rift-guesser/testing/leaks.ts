import type { GameLeaks } from '@hub/engine/testing/game-leaks';
import { type RiftGuesserTypes, riftGuesserRules } from '../rules/rules.ts';

export const leaks: GameLeaks<RiftGuesserTypes> = {
  // Numbers with two decimals, like coordinates.
  publicText: /"(?:distanceScore|lifeLost|lifePoints)":-?[\d.]+/g,
  revealedIn(state) {
    if (state.phase === 'guessing') return [];
    const { position, section } = riftGuesserRules.view(state, { kind: 'public' }, { now: 0, facts: null });
    return [`"zoomPosition":${JSON.stringify(section)},"actualPosition":${JSON.stringify(position)}`];
  },
};
