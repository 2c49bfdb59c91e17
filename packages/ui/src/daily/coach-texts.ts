import { t } from '@lingui/core/macro';

/** From this many bits on, luck is told. */
const LUCK_BITS = 1;
const GOOD_SKILL = 80;
const FAIR_SKILL = 50;

/** What the guesses of a solved puzzle were worth: skill is from 0 to 100 (null without any choice), luck in bits. */
export function judge(skill: number | null, luck: number): { readonly short: string; readonly long: string } {
  const fate = luck >= LUCK_BITS ? 'good' : luck <= -LUCK_BITS ? 'bad' : 'none';
  if (skill === null)
    return fate === 'good'
      ? { short: t`Pure luck.`, long: t`You had no clues yet. It counts all the same.` }
      : { short: t`Found without clues.`, long: t`You had no clues yet.` };
  if (skill >= GOOD_SKILL)
    return {
      short: {
        good: t`Well chosen, and lucky.`,
        bad: t`Well chosen, but unlucky.`,
        none: t`Well chosen, with little luck.`,
      }[fate],
      long: t`It could hardly be done better.`,
    };
  if (skill >= FAIR_SKILL)
    return {
      short: {
        good: t`Well reasoned, and lucky.`,
        bad: t`Well reasoned, but unlucky.`,
        none: t`Well reasoned, with little luck.`,
      }[fate],
      long: t`Most clues were put to use.`,
    };
  return {
    short: {
      good: t`Loosely chosen, and lucky.`,
      bad: t`Loosely chosen, but unlucky.`,
      none: t`Loosely chosen, with little luck.`,
    }[fate],
    long: t`The clues said more than you took from them.`,
  };
}
