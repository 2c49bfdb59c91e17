import { describe, expect, it } from 'vitest';
import { moreOrLessRules } from './rules.ts';
import { facts } from './testing/facts.ts';
import { shownIn, trialAfter } from './trial.ts';

const names = (seed: string) => trialAfter(seed, [], facts).items.map(({ name }) => name);

describe('trialAfter', () => {
  it('shows one more item than there are answers, until three questions are answered', () => {
    const lengths = [0, 1, 2, 3].map((count) => {
      const { items, results, isOver } = trialAfter('seed', Array(count).fill('higher'), facts);
      return [items.length, results.length, isOver];
    });
    expect(lengths).toEqual([
      [2, 0, false],
      [3, 1, false],
      [4, 2, false],
      [4, 3, true],
    ]);
  });

  it('judges every answer by the prices, and shows the same items whatever the answers are', () => {
    const more = trialAfter('seed', ['higher', 'higher', 'higher'], facts);
    const less = trialAfter('seed', ['lower', 'lower', 'lower'], facts);
    expect(less.items).toEqual(more.items);
    const prices = more.items.map(({ priceGold }) => priceGold);
    expect(more.results).toEqual([0, 1, 2].map((at) => (prices[at + 1] ?? 0) > (prices[at] ?? 0)));
    expect(less.results).toEqual(more.results.map((isRight) => !isRight));
  });

  it('depends on the seed, and refuses a fourth answer', () => {
    expect(names('a')).not.toEqual(names('b'));
    expect(() => trialAfter('a', ['lower', 'lower', 'lower', 'lower'], facts)).toThrow(RangeError);
  });

  it('is followed by a game that shows none of its items again soon, with a chance of its own', () => {
    const shownIds = shownIn('seed', facts);
    const games = ['one', 'two', 'three', 'four'].map((seed) =>
      moreOrLessRules.setup({
        options: { mode: 'single', essencePerAnswer: 1, shownIds },
        seats: 1,
        seed,
        now: 0,
        facts,
      }),
    );
    for (const { currentItem, nextItem, score } of games) {
      expect(currentItem.id).toBe(shownIds.at(-1));
      expect(shownIds).not.toContain(nextItem.id);
      expect(score).toBe(0);
    }
    expect(new Set(games.map(({ nextItem }) => nextItem.id)).size).toBeGreaterThan(1);
  });
});
