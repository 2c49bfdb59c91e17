import type { Mutant } from './instrument.ts';

/** A change that nobody can see, with the reason: on that line of the file, wherever the line stands. */
type Equivalent = {
  readonly file: string;
  readonly line: string;
  readonly changes: readonly (readonly [original: string, replacement: string])[];
  readonly reason: string;
};

const MATCHER = 'packages/catalog/src/name-matcher.ts';
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
    changes: [['hits.map((hit) => origins[hit]).filter((origin) => origin !== undefined)', 'hits.map((hit) => origins[hit])']],
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
];

/** Whether a mutant is in the list. */
export const isEquivalent = ({ file, context, original, replacement }: Mutant): boolean =>
  equivalents.some(
    (one) =>
      one.file === file &&
      one.line === context &&
      one.changes.some(([from, to]) => from === original && to === replacement),
  );
