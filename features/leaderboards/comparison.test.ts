import { COMPARISON_STEPS } from '@hub/engine/wire/limits';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparisonOf, percentOf } from './comparison.ts';

it('includes the score itself in the ranges', () => {
  const { steps } = comparisonOf(3, [{ score: 1, players: 2 }], []);
  expect(steps.map(({ players }) => players)).toEqual([0, 2, 0, 0]);
});

it('widens the ranges when there are more scores than steps', () => {
  const { steps } = comparisonOf(0, [{ score: 85, players: 3 }], []);
  expect(steps).toHaveLength(29);
  expect(steps.at(-1)).toEqual({ from: 84, to: 85, players: 3 });
});

it('counts every other player once, in ranges without gaps', () => {
  const boards = fc.uniqueArray(
    fc.record({ score: fc.integer({ min: 1, max: 99_999 }), players: fc.integer({ min: 1, max: 50 }) }),
    { selector: ({ score }) => score },
  );
  fc.assert(
    fc.property(boards, fc.integer({ min: 0, max: 99_999 }), (board, score) => {
      const others = board.toSorted((a, b) => a.score - b.score);
      const { steps, others: all } = comparisonOf(score, others, []);
      expect(steps.length).toBeLessThanOrEqual(COMPARISON_STEPS);
      expect(steps.reduce((sum, { players }) => sum + players, 0)).toBe(all);
      for (const [index, { from }] of steps.entries())
        expect(from).toBe(index === 0 ? 0 : (steps[index - 1]?.to ?? 0) + 1);
      expect(steps.at(-1)?.to).toBe(Math.max(score, others.at(-1)?.score ?? 0));
    }),
  );
});

it.each([
  [0, 0, 0],
  [0, 5, 0],
  [2, 3, 66],
  [999, 1_000, 99],
  [29, 100, 29],
  [1_000, 1_000, 100],
])('percentile of %i of %i others is %i', (below, all, percentile) => {
  expect(percentOf(below, all)).toBe(percentile);
});
