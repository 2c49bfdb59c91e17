import { pickTexts } from '../language.ts';

/** From this many bits on, luck is told. */
const LUCK_BITS = 1;
const GOOD_SKILL = 80;
const FAIR_SKILL = 50;

/** A judgement of skill from 0 to 100 (null without any choice) and of luck in bits. */
type Judged = { readonly short: string; readonly long: string };

function judge(skill: number | null, luck: number): Judged {
  const fate = luck >= LUCK_BITS ? 'good' : luck <= -LUCK_BITS ? 'bad' : 'none';
  if (skill === null)
    return fate === 'good'
      ? { short: 'Pure luck.', long: 'You had no clues yet. It counts all the same.' }
      : { short: 'Found without clues.', long: 'You had no clues yet.' };
  const short = { good: 'and lucky.', bad: 'but unlucky.', none: 'with little luck.' }[fate];
  if (skill >= GOOD_SKILL) return { short: `Well chosen, ${short}`, long: 'It could hardly be done better.' };
  if (skill >= FAIR_SKILL) return { short: `Well reasoned, ${short}`, long: 'Most clues were put to use.' };
  return { short: `Loosely chosen, ${short}`, long: 'The clues said more than you took from them.' };
}

/** Texts about what the guesses of a solved puzzle were worth. */
const en = {
  judge,
};

export const coachTexts = pickTexts({ en });
