import { expect, it } from 'vitest';
import { sectionAt } from './section-position.ts';

const at = (tops: readonly number[], below = 500) => sectionAt({ tops, height: 1000, below });

it('is in the first section before any has passed the reading line', () =>
  expect(at([400, 900, 1400])).toBe(0));

it('is in the last section whose top has passed the reading line, a third down the window', () => {
  expect(at([-300, 350, 900])).toBe(1);
  expect(at([-300, 351, 900])).toBe(0);
});

it('is in the last section at the end of the page, however short that is', () => {
  expect(at([-900, 100, 800], 1)).toBe(2);
  expect(at([-900, 100, 800], 2)).toBe(1);
});
