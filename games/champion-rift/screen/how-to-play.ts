import { t } from '@lingui/core/macro';

/** The rules as players read them, a sentence or two each. */
export const rules = (): readonly string[] => [
  t`Find the champion of the day. You may guess as often as you like.`,
  t`Every guess shows nine clues. Green is right, yellow is partly right, red is wrong. Arrows say that the price or year of the answer is higher or lower.`,
  t`In hard mode every guess must fit all clues so far. Switch it on before the first guess.`,
  t`Solving the rift pays 100 Blue Essence and adds a day to your streak. The next rift opens at midnight UTC.`,
  t`After ten guesses you can give up and see the answer. The day then counts as not solved.`,
];
