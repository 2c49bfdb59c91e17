import { pickTexts } from '../language.ts';

/** From this many bits on, luck is told. */
const LUCK_BITS = 1;
const GOOD_SKILL = 80;
const FAIR_SKILL = 50;

const luckOf = (bits: number): 'good' | 'bad' | 'none' => {
  if (bits >= LUCK_BITS) return 'good';
  return bits <= -LUCK_BITS ? 'bad' : 'none';
};

/** Texts about what the guesses of a solved puzzle were worth. */
const en = {
  title: 'Guess by guess',
  start: (possible: number): string =>
    possible === 1
      ? 'The first clue fitted one answer only.'
      : `${possible} answers were possible at the start.`,
  left: (possible: number): string => `${possible} left`,
  found: 'found',
  best: 'helped most',
  better: ({
    name,
    instead,
    left,
    wasAnswer,
  }: {
    name: string;
    instead: string;
    left: number;
    wasAnswer: boolean;
  }) =>
    wasAnswer
      ? `Instead of ${instead}, ${name} fitted everything you knew.`
      : `Instead of ${instead}, ${name} would have left ${left}.`,
  /** Skill from 0 to 100, if there was any choice, and luck in bits, in one sentence. */
  judgement(skill: number | null, luck: number): string {
    const fate = {
      good: 'luck was with you',
      bad: 'luck was against you',
      none: 'luck had little to do with it',
    }[luckOf(luck)];
    if (skill === null)
      return luck >= LUCK_BITS ? 'Pure luck, and it counts.' : 'Nothing to go by, and still found.';
    if (skill >= GOOD_SKILL) return `Skill ${skill} of 100: hardly to be done better, and ${fate}.`;
    if (skill >= FAIR_SKILL) return `Skill ${skill} of 100: well reasoned, and ${fate}.`;
    return `Skill ${skill} of 100: the clues said more than you took from them, and ${fate}.`;
  },
};

export const coachTexts = pickTexts({ en });
