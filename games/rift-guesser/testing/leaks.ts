import type { GameLeaks } from '@hub/engine/testing/game-leaks';
import { type RiftGuesserTypes, riftGuesserRules } from '../rules/rules.ts';

export const leaks: GameLeaks<RiftGuesserTypes> = {
  // Numbers with two decimals, like coordinates.
  publicText: /"(?:distanceScore|lifeLost|lifePoints)":-?[\d.]+/g,
  revealedIn(state) {
    if (state.phase === 'guessing') return [];
    const shown = riftGuesserRules.view(state, { kind: 'public' }, { now: 0, facts: null });
    return [
      `"zoomPosition":${JSON.stringify(shown.section)},"actualPosition":${JSON.stringify(shown.position)}`,
      // The next position may have a coordinate of an earlier one by chance.
      ...shown.pins.map(({ actual }) => `"actual":${JSON.stringify(actual)}`),
    ];
  },
};
