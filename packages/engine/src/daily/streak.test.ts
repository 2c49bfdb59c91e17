import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FREEZES, type StreakDayKind, streakOf } from './streak.ts';

const FIRST = 20_700;
const dayOf = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10);

/**
 * A history in signs: `x` completed, `o` outage, `.` neither. The last one is today, or a day that is `daysAhead` of the
 * clock.
 */
const streakIn = (signs: string, { calendarDays = signs.length, daysAhead = 0 } = {}) => {
  const daysWith = (sign: string) =>
    Array.from(signs, (own, index) => (own === sign ? [dayOf(FIRST + index)] : [])).flat();
  const today = dayOf(FIRST + signs.length - 1 - daysAhead);
  return streakOf({ completed: daysWith('x'), outages: daysWith('o'), today, calendarDays });
};
const kindsIn = (signs: string): string => {
  const signsOf: Record<StreakDayKind, string> = {
    completed: 'x',
    outage: 'o',
    frozen: 'f',
    missed: '.',
    open: '?',
    before: '-',
  };
  return streakIn(signs)
    .days.map(({ kind }) => signsOf[kind])
    .join('');
};

describe('streakOf', () => {
  it.each([
    ['.', 0, '?'],
    ['x', 1, 'x'],
    ['xx.', 2, 'xx?'],
    ['xx..', 0, 'xx.?'],
    ['x.xx', 2, 'x.xx'],
    // Seven completed days are a freeze; it is used by itself, and does not count.
    ['xxxxxxx.x', 8, 'xxxxxxxfx'],
    ['xxxxxxx..x', 1, 'xxxxxxxf.x'],
    ['xxxxxx.x', 1, 'xxxxxx.x'],
    // Two freezes at most.
    [`${'x'.repeat(14)}..x`, 15, `${'x'.repeat(14)}ffx`],
    [`${'x'.repeat(28)}...x`, 1, `${'x'.repeat(28)}ff.x`],
    // Days of an outage neither end nor lengthen a streak, and earn no freeze.
    ['xoox', 2, 'xoox'],
    [`x${'o'.repeat(20)}.`, 1, `x${'o'.repeat(20)}?`],
    ['xxxxxxo.x', 1, 'xxxxxxo.x'],
    ['xxxxxxxo.ox', 8, 'xxxxxxxofox'],
    ['oox', 1, '--x'],
    ['..', 0, '-?'],
    ['x.oox', 1, 'x.oox'],
    // Today is open, also when the hub was down.
    ['xxo', 2, 'xx?'],
    // A freeze does not survive the streak.
    ['xxxxxxx.......x.x', 1, 'xxxxxxxf......x.x'],
  ])('of %s is %i', (signs, length, kinds) => {
    expect(streakIn(signs).length).toBe(length);
    expect(kindsIn(signs)).toBe(kinds);
  });

  it('counts down to the next freeze', () => {
    expect(streakIn('.')).toMatchObject({ freezes: 0, daysToFreeze: 7, longest: 0 });
    expect(streakIn('xxx')).toMatchObject({ freezes: 0, daysToFreeze: 4, longest: 3 });
    expect(streakIn('xxxxxxxx')).toMatchObject({ freezes: 1, daysToFreeze: 6 });
    expect(streakIn('x'.repeat(14))).toMatchObject({ freezes: 2, daysToFreeze: null });
    expect(streakIn(`${'x'.repeat(20)}.x`)).toMatchObject({ freezes: 1, daysToFreeze: 6, longest: 21 });
    expect(streakIn('xxxx...x')).toMatchObject({ longest: 4, daysToFreeze: 6 });
  });

  it('returns the last days only, and days before the first completed one', () => {
    expect(streakIn('xxxxx', { calendarDays: 2 }).days).toEqual([
      { day: dayOf(FIRST + 3), kind: 'completed' },
      { day: dayOf(FIRST + 4), kind: 'completed' },
    ]);
    expect(streakIn('xx', { calendarDays: 14 }).days.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 12 }, () => 'before'),
      'completed',
      'completed',
    ]);
  });
});

const histories = fc.string({ unit: fc.constantFrom('x', 'x', 'x', 'o', '.'), minLength: 1, maxLength: 120 });

describe('any history', () => {
  it('has the same streak however many days are shown', () =>
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 200 }), (signs, shown) => {
        const { days, ...streak } = streakIn(signs, { calendarDays: shown });
        const { days: all, ...expected } = streakIn(signs);
        expect(streak).toEqual(expected);
        expect(days).toHaveLength(shown);
        expect(days.slice(-Math.min(shown, signs.length))).toEqual(all.slice(-shown));
      }),
    ));

  it('never becomes shorter by a day that is completed, and never ends by a day of an outage', () =>
    fc.assert(
      fc.property(histories, fc.nat(), fc.constantFrom('x', 'o'), (signs, at, better) => {
        const index = at % signs.length;
        const improved = `${signs.slice(0, index)}${better}${signs.slice(index + 1)}`;
        if (signs[index] !== '.') return;
        expect(streakIn(improved).length).toBeGreaterThanOrEqual(streakIn(signs).length);
      }),
    ));

  it('is the same after midnight, and one longer once the new day is completed', () =>
    fc.assert(
      fc.property(histories, (signs) => {
        const yesterday = streakIn(`${signs}x`);
        expect(streakIn(`${signs}x.`).length).toBe(yesterday.length);
        expect(streakIn(`${signs}xx`).length).toBe(yesterday.length + 1);
        expect(streakIn(`${signs}x`).length).toBe(streakIn(`${signs}.`).length + 1);
      }),
    ));

  it('is that of its day when the clock is set back, and comes back with the time', () =>
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 120 }), (signs, daysBack) => {
        const back = Math.min(daysBack, signs.length - 1);
        // Days that were completed before the clock was set back lie in the future now.
        expect(streakIn(signs, { calendarDays: 7, daysAhead: back })).toEqual(
          streakIn(signs.slice(0, signs.length - back), { calendarDays: 7 }),
        );
      }),
    ));

  it('has no more freezes than allowed, and one used for every frozen day', () =>
    fc.assert(
      fc.property(histories, (signs) => {
        const { freezes, days, length, longest } = streakIn(signs);
        expect(freezes).toBeLessThanOrEqual(MAX_FREEZES);
        const completed = days.filter(({ kind }) => kind === 'completed').length;
        const frozen = days.filter(({ kind }) => kind === 'frozen').length;
        expect(frozen + freezes).toBeLessThanOrEqual(Math.floor(completed / 7));
        expect(longest).toBeGreaterThanOrEqual(length);
      }),
    ));

  it('equals the completed days at its end when there are no freezes and no outages', () => {
    const short = fc.string({ unit: fc.constantFrom('x', '.'), minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(short, (signs) => {
        if (signs.startsWith('xxxxxx')) return;
        const upToToday = signs.endsWith('x') ? signs : signs.slice(0, -1);
        expect(streakIn(signs).length).toBe(/x*$/.exec(upToToday)?.[0].length);
      }),
    );
  });
});
