import { array, assert, asyncProperty, constantFrom, integer, oneof, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Call } from '../net/http-client.ts';
import { dailyShare } from './daily-share.ts';
import { shareText } from './share-text.ts';

const ORIGIN = 'https://hub.example';
const GAME = { title: 'Champion Rift', path: '/dailyRifts/championRift', scene: '/scene.svg' };
const DAY = '2026-11-22';

const share = dailyShare({ id: 'championRift' });
const callOf = (number: number | undefined) => (async () => ({ number })) as unknown as Call;
const offline = (async () => {
  throw new Error('offline');
}) as unknown as Call;

const STATUSES = ['correct', 'medium', 'wrong', 'higher', 'lower'] as const;
const status = constantFrom(...STATUSES);
const value = oneof(string({ minLength: 1 }), integer(), array(string()));

/** The same guesses twice: equal statuses, with other names and values. */
const twins = array(array(tuple(status, value, value), { minLength: 1, maxLength: 9 }), {
  minLength: 1,
  maxLength: 20,
}).map((rows) =>
  [0, 1].map((twin) =>
    rows.map((row) => ({
      clues: row.map(([isCorrect, one, other]) => ({
        isCorrect,
        value: twin === 0 ? one : other,
        correctValue: twin === 0 ? one : other,
      })),
    })),
  ),
);

describe('the text of a daily game', () => {
  it('has the day, the guesses, the streak, squares and arrows, and the address', async () => {
    const guesses = [['wrong', 'medium', 'higher'] as const, ['correct', 'correct', 'lower'] as const].map(
      (row) => ({ clues: row.map((isCorrect) => ({ isCorrect, value: 'Ahri' })) }),
    );
    const shared = await share({ guesses, day: DAY, streak: 3, isHard: true }, callOf(42));
    expect(shareText({ ...GAME, ...shared }, ORIGIN)).toBe(
      [
        'Champion Rift · Day 42',
        'Solved in 2 guesses · Hard mode · 3 days in a row',
        '🟥🟨⬆️',
        '🟩🟩⬇️',
        'https://hub.example/dailyRifts/championRift',
      ].join('\n'),
    );
  });

  it('does not depend on any name or value', async () => {
    await assert(
      asyncProperty(twins, async ([one = [], other = []]) => {
        const [first, second] = await Promise.all(
          [one, other].map((guesses) => share({ guesses, day: DAY, streak: 2 }, callOf(7))),
        );
        expect(first).toEqual(second);
      }),
    );
  });

  it('has the date when the server does not tell the number', async () => {
    const solved = { guesses: [], day: DAY, streak: 1 };
    for (const call of [offline, callOf(undefined)]) expect((await share(solved, call)).subtitle).toBe(DAY);
  });

  it('has rows of a fixed length for guesses with one square', async () => {
    const guesses = Array.from('wwwwwwc').map((letter) => ({
      clues: [{ isCorrect: letter === 'w' ? ('wrong' as const) : ('correct' as const), value: '' }],
    }));
    const { grid } = await dailyShare({ id: 'emojiRift' }, 6)({ guesses, day: DAY, streak: 1 }, callOf(1));
    expect(grid?.map((row) => row.length)).toEqual([6, 1]);
  });
});

it('leaves out the first rows of a long grid, and says how many', () => {
  const grid = Array.from({ length: 15 }, () => ['wrong' as const]);
  const lines = shareText({ ...GAME, grid, facts: [] }, ORIGIN).split('\n');
  expect(lines).toEqual([
    'Champion Rift',
    '+ 3 earlier',
    ...Array.from({ length: 12 }, () => '🟥'),
    expect.any(String),
  ]);
});

it('has the figure of a game without a grid', () => {
  const figure = { value: '2nd', label: 'of 4 players' };
  expect(shareText({ ...GAME, figure, facts: ['450 points'] }, ORIGIN)).toBe(
    'Champion Rift\n2nd of 4 players · 450 points\nhttps://hub.example/dailyRifts/championRift',
  );
});
