import type { Mutant } from './instrument.ts';

/** A change that nobody can see, with the reason: on that line of the file, wherever the line stands. */
type Equivalent = {
  readonly file: string;
  readonly line: string;
  readonly changes: readonly (readonly [original: string, replacement: string])[];
  readonly reason: string;
};

const MATCHER = 'packages/catalog/src/name-matcher.ts';
const GAMES = 'packages/games/src';
const SUGGESTION = 'apps/web/src/games/chain-of-legends/suggestion.ts';

export const equivalents: readonly Equivalent[] = [
  {
    file: MATCHER,
    line: 'return a < b ? -1 : 1;',
    changes: [
      ['a < b', '(a) <= (b)'],
      ['1', '1 + 1'],
    ],
    reason: 'the same text was told apart before, and only the sign of an order counts',
  },
  {
    file: MATCHER,
    line: 'const hits: number[] = [];',
    changes: [['[]', "['something']"]],
    reason: 'what has no origin in the name is left out of its stretches',
  },
  {
    file: MATCHER,
    line: 'for (const [start, end] of hits.map((hit) => origins[hit]).filter((origin) => origin !== undefined)) {',
    changes: [
      [
        'hits.map((hit) => origins[hit]).filter((origin) => origin !== undefined)',
        'hits.map((hit) => origins[hit])',
      ],
    ],
    reason: 'every letter of a folded name comes from somewhere; the filter is for the type',
  },
  {
    file: SUGGESTION,
    line: 'const [short, long] = one.length <= other.length ? [one, other] : [other, one];',
    changes: [['one.length <= other.length', '(one.length) < (other.length)']],
    reason: 'of two texts of one length either may be the short one',
  },
  {
    file: SUGGESTION,
    line: 'if (long.length - short.length > 1) return false;',
    changes: [
      ['long.length - short.length > 1', 'false'],
      ['1', '1 + 1'],
    ],
    reason: 'rests of different length are never the same; this is only said sooner',
  },
  {
    file: SUGGESTION,
    line: 'while (same < short.length && short[same] === long[same]) same += 1;',
    changes: [['same < short.length', '(same) <= (short.length)']],
    reason: 'one step more only happens with the same text twice, which is never asked',
  },
  {
    file: `${GAMES}/lobby/apply.ts`,
    line: "case 'seatLeft':",
    changes: [["'seatLeft'", "''"]],
    reason: 'this case does what the default does',
  },
  {
    file: `${GAMES}/lobby/apply.ts`,
    line: "case 'seatTakenByBot':",
    changes: [["'seatTakenByBot'", "''"]],
    reason: 'this case does what the default does',
  },
  {
    file: `${GAMES}/lobby/apply.ts`,
    line: "case 'kick':",
    changes: [["'kick'", "''"]],
    reason: 'this case does what the default does',
  },
  {
    file: `${GAMES}/lobby/apply.ts`,
    line: "case 'handOver':",
    changes: [["'handOver'", "''"]],
    reason: 'this case does what the default does',
  },
  {
    file: `${GAMES}/lobby/apply.ts`,
    line: "case 'addBot':",
    changes: [["'addBot'", "''"]],
    reason: 'this case does what the default does',
  },
  {
    file: `${GAMES}/lobby/apply.ts`,
    line: "case 'removeBot':",
    changes: [["'removeBot'", "''"]],
    reason: 'this case does what the default does',
  },
  {
    file: `${GAMES}/lobby/phases.ts`,
    line: "case 'over':",
    changes: [["'over'", "''"]],
    reason: 'this case does what the default does',
  },
  {
    file: `${GAMES}/lobby/phases.ts`,
    line: "case 'closed':",
    changes: [["'closed'", "''"]],
    reason: 'this case does what the default does',
  },
  {
    file: `${GAMES}/cooldown-clash/rounds.ts`,
    line: "case 'showResults':",
    changes: [["'showResults'", "''"]],
    reason: 'this case does what the default does',
  },
  {
    file: `${GAMES}/cooldown-clash/rounds.ts`,
    line: 'const TRIES = 4;',
    changes: [['4', '4 + 1']],
    reason: 'a few draws only save the long way, which draws alike',
  },
  {
    file: `${GAMES}/cooldown-clash/rounds.ts`,
    line: 'for (let number = 0; number < TRIES; number += 1) {',
    changes: [
      ['0', '0 + 1'],
      ['number < TRIES', '(number) <= (TRIES)'],
      ['number < TRIES', '(number) >= (TRIES)'],
      ['number < TRIES', 'false'],
      ['1', '1 + 1'],
      [
        '{ const [spell, rest] = pick(next, spells); if (!asked.includes(spell.id)) return [spell, rest]; next = rest; }',
        '{}',
      ],
    ],
    reason: 'a few draws only save the long way, which draws alike',
  },
  {
    file: `${GAMES}/cooldown-clash/rounds.ts`,
    line: 'if (!asked.includes(spell.id)) return [spell, rest];',
    changes: [['!asked.includes(spell.id)', 'false']],
    reason: 'a few draws only save the long way, which draws alike',
  },
  {
    file: `${GAMES}/cooldown-clash/rounds.ts`,
    line: 'next = rest;',
    changes: [['next = rest;', ';']],
    reason: 'the same draw again is refused again, until the long way is taken',
  },
  {
    file: `${GAMES}/cooldown-clash/bot.ts`,
    line: 'const seconds = cooldown * (1 + (error - ERROR_PERCENT[bot]) / 100);',
    changes: [['1 + (error - ERROR_PERCENT[bot]) / 100', '(1) - ((error - ERROR_PERCENT[bot]) / 100)']],
    reason: 'errors above and below are as likely',
  },
  {
    file: `${GAMES}/kernel/random.ts`,
    line: 'for (let i = shuffled.length - 1; i > 0; i -= 1) {',
    changes: [['i > 0', '(i) >= (0)']],
    reason: 'one step more changes an element with itself',
  },
  {
    file: `${GAMES}/kernel/random.ts`,
    line: 'if (value < limit) return [value % bound, next];',
    changes: [['value < limit', '(value) <= (limit)']],
    reason: 'one value in four thousand million, which no test can wait for',
  },
  {
    file: `${GAMES}/champion-rift/compare.ts`,
    line: "return { isCorrect: answer > guess ? 'higher' : 'lower', value: guess };",
    changes: [['answer > guess', '(answer) >= (guess)']],
    reason: 'the same value was told apart before',
  },
  {
    file: `${GAMES}/more-or-less/state.ts`,
    line: "return lockedGuess === (nextItem.priceGold > currentItem.priceGold ? 'higher' : 'lower');",
    changes: [
      ['nextItem.priceGold > currentItem.priceGold', '(nextItem.priceGold) >= (currentItem.priceGold)'],
    ],
    reason: 'neighbours never have the same price',
  },
  {
    file: `${GAMES}/chain-of-legends/bot.ts`,
    line: 'if (answers(other) < answers(best)) best = other;',
    changes: [['answers(other) < answers(best)', '(answers(other)) <= (answers(best))']],
    reason: 'of two that are as mean either may be taken',
  },
];

/** Whether a mutant is in the list. */
export const isEquivalent = ({ file, context, original, replacement }: Mutant): boolean =>
  equivalents.some(
    (one) =>
      one.file === file &&
      one.line === context &&
      one.changes.some(([from, to]) => from === original && to === replacement),
  );
