import { t } from '@lingui/core/macro';

/** The rules as players read them, a sentence or two each. */
export const rules = (): readonly string[] => [
  t`You see two items and the price of one. Decide whether the other one costs more or less gold.`,
  t`Every right answer is a point and pays 1 Blue Essence. The first wrong answer ends the game.`,
  t`The higher your score, the closer the prices.`,
  t`Alone, there is no clock. Your game waits for up to 24 hours.`,
  t`Coop is for two: pick the same within 30 seconds. If you still disagree at zero, the earlier pick counts.`,
];
