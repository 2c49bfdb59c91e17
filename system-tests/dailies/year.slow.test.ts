import type { Day } from '@hub/engine/wire/ids';
import { dailyGames } from '@hub/protocol/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { repeatsIn, simulateYear, YEAR_DAYS, type YearOfHub } from './year.ts';

let years: YearOfHub['games'];
let wrongDays: YearOfHub['wrongDays'];
beforeAll(async () => {
  ({ games: years, wrongDays } = await simulateYear('a year of the tests'));
});

describe('a year of every daily game', () => {
  it('has an answer on each day, and repeats none within a cycle', () => {
    expect(years.map(({ mode, days }) => [mode, days.length])).toEqual(
      dailyGames.map(({ id }) => [id, YEAR_DAYS]),
    );
    expect(years.flatMap(repeatsIn)).toEqual([]);
  });

  it('tells each answer at its closing time, and not before', () => expect(wrongDays).toEqual([]));

  it('has easier and harder days, and none that a player who knows the facts does not solve in twelve guesses', () => {
    for (const { mode, days } of years) {
      const guesses = new Set(days.map((day) => day.guesses));
      expect(guesses.size, mode).toBeGreaterThanOrEqual(3);
      expect(Math.max(...guesses), mode).toBeLessThanOrEqual(12);
    }
  });
});

it('repeatsIn finds a repeated answer of the same cycle only', () => {
  const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05', '2026-01-06'];
  const yearOf = (answers: string) => ({
    mode: 'riddleRift',
    answers: 3,
    days: Array.from(answers, (answer, index) => ({ day: days[index] as Day, answer, guesses: 1 })),
  });
  // 2026-01-01 is the first day of a cycle of three.
  expect(repeatsIn(yearOf('abccab'))).toEqual([]);
  expect(repeatsIn(yearOf('abacbb'))).toEqual(['2026-01-03', '2026-01-06']);
});
