import type { GameLeaks } from '@hub/engine/testing/game-leaks';
import type { MoreOrLessTypes } from '../rules/rules.ts';

/** Keeps the differences. */
const MARK_GOLD = 900_000_000;

export const leaks: GameLeaks<MoreOrLessTypes> = {
  mark: (facts) => ({
    ...facts,
    items: facts.items.map((item) => ({ ...item, priceGold: item.priceGold + MARK_GOLD })),
  }),
};
