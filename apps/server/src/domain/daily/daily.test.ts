import { dayBefore, dayOf, lastMomentOf, streakEndingOn } from '@hub/engine/binding/days';
import type { AccountId, Day } from '@hub/engine/wire/ids';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../testing/manual-clock.ts';
import { createDaily } from './daily.ts';
import type { CompletedRun, DailyStore } from './ports.ts';

const ACCOUNT = '01890000-0000-7000-8000-000000000001' as AccountId;
const day = (text: string) => text as Day;

describe('UTC days', () => {
  it('begin at midnight UTC', () => {
    expect(dayOf(Date.parse('2026-11-20T23:59:59.999Z'))).toBe('2026-11-20');
    expect(dayOf(Date.parse('2026-11-21T00:00:00.000Z'))).toBe('2026-11-21');
    expect(dayBefore(day('2026-03-01'))).toBe('2026-02-28');
    expect(dayBefore(day('2028-03-01'))).toBe('2028-02-29');
    expect(dayBefore(day('2027-01-01'))).toBe('2026-12-31');
    expect(new Date(lastMomentOf(day('2026-11-20'))).toISOString()).toBe('2026-11-20T23:59:59.999Z');
  });

  it('form a streak as long as there is no gap', () => {
    const completed = ['2026-11-20', '2026-11-18', '2026-11-19', '2026-11-16'].map(day);
    expect(streakEndingOn(day('2026-11-20'), completed)).toBe(3);
    expect(streakEndingOn(day('2026-11-18'), completed)).toBe(1);
    expect(streakEndingOn(day('2026-11-17'), completed)).toBe(0);
    expect(streakEndingOn(day('2026-11-21'), completed)).toBe(0);
  });
});

/** An in-memory store that answers asynchronously, so that concurrent calls overlap. */
function memoryStore(runs: CompletedRun[] = []) {
  const champions = new Map<Day, string>();
  const store: DailyStore = {
    champion: async (of) => champions.get(of),
    championsBetween: async (first, end) =>
      [...champions].filter(([of]) => of >= first && of < end).map(([, champion]) => champion),
    async keepChampion(of, champion) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (!champions.has(of)) champions.set(of, champion);
      return champions.get(of) ?? '';
    },
    completedRuns: async () => runs,
  };
  return { store, champions };
}

const noDraw = {
  noRepeatSince: async () => day('2026-01-01'),
  champion: () => Promise.reject(new Error('nothing to draw')),
};

describe('championOf', () => {
  it("draws a day's champion once, given the champions before it, and stores it", async () => {
    const { store, champions } = memoryStore();
    champions.set(day('2026-11-18'), 'Ahri').set(day('2026-11-19'), 'Zed').set(day('2026-11-21'), 'Lux');
    const draws: unknown[] = [];
    const daily = createDaily({
      store,
      clock: new ManualClock(0),
      draw: {
        noRepeatSince: async () => day('2026-11-19'),
        champion: async (of, before) => {
          draws.push([of, before]);
          return `champion ${draws.length}`;
        },
      },
    });
    const today = day('2026-11-20');
    const answers = await Promise.all([1, 2, 3].map(() => daily.championOf(today)));
    expect(new Set(answers).size).toBe(1);
    expect(draws[0]).toEqual(['2026-11-20', ['Zed']]);
    const drawsBefore = draws.length;
    expect(await daily.championOf(today)).toBe(answers[0]);
    expect(draws).toHaveLength(drawsBefore);
  });
});

const run = (text: string, mode: CompletedRun['mode'] = 'championRift'): CompletedRun => ({
  mode,
  day: day(text),
  completedAt: Date.parse(`${text}T10:00:00Z`),
});
const dailyAt = (now: string, ...runs: CompletedRun[]) =>
  createDaily({ store: memoryStore(runs).store, draw: noDraw, clock: new ManualClock(now) });

describe('streaks', () => {
  it('end today or yesterday, and are 0 after a missed day', async () => {
    const runs = [run('2026-11-18'), run('2026-11-19')];
    const streakAt = async (now: string) =>
      (await dailyAt(now, ...runs).statsOf(ACCOUNT)).championRift.streak;
    expect(await streakAt('2026-11-19T12:00:00Z')).toBe(2);
    expect(await streakAt('2026-11-20T23:59:59Z')).toBe(2);
    expect(await streakAt('2026-11-21T00:00:00Z')).toBe(0);
  });

  it('before a day do not include that day', async () => {
    const all = dailyAt('2026-11-20T12:00:00Z', run('2026-11-20'), run('2026-11-19'), run('2026-11-17'));
    expect(await all.streakBefore(ACCOUNT, day('2026-11-20'))).toBe(1);
    expect(await all.streakBefore(ACCOUNT, day('2026-11-21'))).toBe(2);
    expect(await all.streakBefore(ACCOUNT, day('2026-11-18'))).toBe(1);
    expect(await all.streakBefore(ACCOUNT, day('2026-11-19'))).toBe(0);
  });

  it('are correct when yesterday is completed after today', async () => {
    const today = run('2026-11-20');
    const late = { ...run('2026-11-19'), completedAt: lastMomentOf(day('2026-11-19')) };
    const before = dailyAt('2026-11-20T10:30:00Z', run('2026-11-18'), today);
    expect((await before.statsOf(ACCOUNT)).championRift.streak).toBe(1);
    expect(await before.streakBefore(ACCOUNT, day('2026-11-19'))).toBe(1);
    const after = dailyAt('2026-11-20T11:00:00Z', run('2026-11-18'), today, late);
    expect((await after.statsOf(ACCOUNT)).championRift).toEqual({
      completed: 3,
      streak: 3,
      lastCompletedTime: today.completedAt,
    });
  });

  it('are counted per mode, and are 0 without completed days', async () => {
    const stats = await dailyAt('2026-11-20T12:00:00Z', run('2026-11-20', 'itemRift')).statsOf(ACCOUNT);
    expect(stats).toEqual({
      championRift: { completed: 0, streak: 0, lastCompletedTime: null },
      itemRift: { completed: 1, streak: 1 },
      emojiRift: { completed: 0, streak: 0 },
    });
  });
});
