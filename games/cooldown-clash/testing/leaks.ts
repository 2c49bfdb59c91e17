import type { LobbyTypes } from '@hub/engine/lobby/rules';
import type { GameLeaks } from '@hub/engine/testing/game-leaks';
import type { ClashTypes } from '../rules/rules.ts';

/** So few that no points change. */
const MARK_SECONDS = 0.000_71;

export const leaks: GameLeaks<LobbyTypes<ClashTypes>> = {
  mark: (facts) => ({
    ...facts,
    spells: facts.spells.map((spell) => ({
      ...spell,
      cooldownSeconds: spell.cooldownSeconds.map((seconds) => seconds + MARK_SECONDS),
    })),
  }),
};
