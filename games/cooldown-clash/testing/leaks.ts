import type { LobbyTypes } from '@hub/engine/lobby/rules';
import type { GameLeaks } from '@hub/engine/testing/game-leaks';
import type { ClashTypes } from '../rules/rules.ts';

/** So few that no points change, and others for each spell: a second room may show what is a secret of the first. */
const markSeconds = (spell: number): number => 0.000_71 + spell / 10_000_000;

export const leaks: GameLeaks<LobbyTypes<ClashTypes>> = {
  mark: (facts) => ({
    ...facts,
    spells: facts.spells.map((spell, index) => ({
      ...spell,
      cooldownSeconds: spell.cooldownSeconds.map((seconds) => seconds + markSeconds(index)),
    })),
  }),
};
