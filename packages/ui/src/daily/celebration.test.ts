import { expect, it } from 'vitest';
import { cheerFor, confettiFor } from './celebration.ts';

it('celebrates fewer guesses more, and seven or more not at all', () => {
  const guesses = [1, 2, 3, 4, 6, 7, 20];
  expect(guesses.map(confettiFor)).toEqual([140, 90, 90, 40, 40, 0, 0]);
  expect(guesses.map(cheerFor)).toEqual([
    'First try!',
    'Brilliant!',
    'Brilliant!',
    'Well found!',
    'Well found!',
    undefined,
    undefined,
  ]);
});
