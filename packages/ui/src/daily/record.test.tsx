import { daySchema } from '@hub/engine/wire/ids';
import type { DailyEnding, DailyStreak } from '@hub/protocol/http/dailies';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readable } from '../testing/readable.ts';
import { barsOf } from './guess-bars.tsx';
import { comparisonOf, Record } from './record.tsx';

const dayOf = (date: number) => daySchema.parse(`2026-11-${String(date).padStart(2, '0')}`);

const ending: DailyEnding = {
  day: dayOf(21),
  attempts: 9,
  distribution: [
    { attempts: 2, count: 1 },
    { attempts: 4, count: 3 },
    { attempts: 9, count: 1 },
    { attempts: 14, count: 1 },
  ],
  best: { attempts: 2, day: dayOf(3) },
  recent: [
    { day: dayOf(21), attempts: 9 },
    { day: dayOf(20), attempts: 4 },
  ],
  others: null,
};
const kinds = ['completed', 'frozen', 'outage', 'missed', 'open'] as const;
const streak: DailyStreak = {
  length: 1,
  longest: 9,
  freezes: 1,
  daysToFreeze: 6,
  days: kinds.map((kind, index) => ({ day: dayOf(17 + index), kind })),
};

const items = (name: string) =>
  within(screen.getByRole('list', { name })).getAllByRole('listitem').map(readable);

it('the bars count all days from eight guesses on in the last one, and mark the one of the day', () => {
  const bars = barsOf(ending);
  expect(bars.map(({ days }) => days)).toEqual([0, 1, 0, 3, 0, 0, 0, 2]);
  expect(bars.filter(({ isToday }) => isToday).map(({ attempts }) => attempts)).toEqual([8]);
  expect(barsOf({ ...ending, attempts: null }).some(({ isToday }) => isToday)).toBe(false);
});

describe('the sentence', () => {
  it.each([
    [{ fewer: 3, same: 1, more: 4 }, 'Of 8 others, 3 needed fewer guesses, 1 as many, 4 more.'],
    [{ fewer: 0, same: 2, more: 4 }, 'Of 6 others, none needed fewer guesses: 2 as many, 4 more.'],
    [{ fewer: 0, same: 0, more: 4 }, 'All 4 others needed more guesses than you.'],
  ])('compares with the others: %o', (needed, sentence) => {
    expect(comparisonOf({ ...ending, others: { players: 9, distribution: [], needed } })).toBe(sentence);
  });

  it('compares with the own last days on a small hub', () => {
    expect(comparisonOf(ending)).toBe('Your last 2 days took 6.5 guesses on average.');
    expect(comparisonOf({ others: null, recent: ending.recent.slice(0, 1) })).toContain('first day');
  });
});

it('a record says every day of the streak, every bar and the best day in words', () => {
  render(<Record ending={ending} streak={streak} />);
  expect(items('The last 5 days')).toEqual([
    'Tuesday 17 November: completed, counts',
    'Wednesday 18 November: missed, a freeze kept the streak',
    'Thursday 19 November: the hub was down for more than half of the day, neither ends nor lengthens a streak',
    'Friday 20 November: missed, ends a streak',
    'Saturday 21 November: not completed yet',
  ]);
  expect(items('Your guesses').at(0)).toContain('1 guess: ');
  expect(items('Your guesses').at(3)).toContain('4 guesses: 3 days');
  expect(items('Your guesses').at(-1)).toContain('8 or more guesses: 2 days, today');
  expect(screen.getByText('1 freeze left')).toBeVisible();
  expect(screen.getByText('Your best: 2 guesses, on 3 Nov 2026.')).toBeVisible();
});
