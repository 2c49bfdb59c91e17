import { expect, it } from 'vitest';
import { share } from './share.ts';

const round = (actual: number, offBy: number) => ({
  guess: { x: actual + offBy, y: 10 },
  actual: { x: actual, y: 10 },
});

it('shares rounds, tier and how near the markers were, wherever they are', () => {
  const shared = [20, 200].map((at) =>
    share({ score: 8, rounds: [round(at, 2), round(at, 30), round(at, 80), round(at, 120)] }),
  );
  expect(shared[0]).toEqual({
    figure: { value: '8', label: 'rounds survived' },
    grid: [['correct', 'correct', 'medium', 'wrong']],
    facts: ['Silver tier', '1 bullseye'],
  });
  expect(shared[1]).toEqual(shared[0]);
});
