import { dayOf, daysAfter, lastMomentOf } from '@hub/engine/wire/days';
import type { AccountId, Day } from '@hub/engine/wire/ids';
import { secretFrom } from '@hub/server/platform/secret.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { describe, expect, it } from 'vitest';
import type { CompletedRun } from './queries.ts';
import { createDaily } from './server.ts';
import { memoryStore, outagesOn } from './testing/memory-store.ts';

const ACCOUNT = '01890000-0000-7000-8000-000000000001' as AccountId;
const day = (text: string) => text as Day;

it('UTC days begin at midnight UTC', () => {
  expect(dayOf(Date.parse('2026-11-20T23:59:59.999Z'))).toBe('2026-11-20');
  expect(dayOf(Date.parse('2026-11-21T00:00:00.000Z'))).toBe('2026-11-21');
  expect(daysAfter(day('2026-02-28'), 1)).toBe('2026-03-01');
  expect(daysAfter(day('2028-02-28'), 1)).toBe('2028-02-29');
  expect(daysAfter(day('2026-12-31'), 1)).toBe('2027-01-01');
  expect(new Date(lastMomentOf(day('2026-11-20'))).toISOString()).toBe('2026-11-20T23:59:59.999Z');
});

const MODE = 'riddleRift';
const secret = secretFrom('a secret of the tests');
const answers = Array.from({ length: 10 }, (_, index) => `answer ${index}`);
const days = Array.from({ length: 10 }, (_, index) => dayOf(Date.parse('2026-11-20') + index * 86_400_000));

/** The answers of ten days, on a hub with this secret. */
async function orderWith(hub: string, mode: string, seed?: string): Promise<string> {
  const daily = createDaily({
    store: memoryStore().store,
    uptime: outagesOn(),
    secret: secretFrom(hub),
    clock: new ManualClock('2026-11-20T12:00:00Z'),
  });
  const puzzles = daily.register({ mode, answers, ...(seed !== undefined && { seed }) });
  return (await Promise.all(days.map((of) => puzzles.answerOf(of)))).join();
}

const puzzlesIn = (store: ReturnType<typeof memoryStore>['store']) =>
  createDaily({
    store,
    uptime: outagesOn(),
    secret,
    clock: new ManualClock('2026-11-20T12:00:00Z'),
  }).register({ mode: MODE, answers });

describe('answerOf', () => {
  it("draws a day's answer once for concurrent calls, and stores it", async () => {
    const { store, answers: stored } = memoryStore();
    const puzzles = puzzlesIn(store);
    const drawn = await Promise.all([1, 2, 3].map(() => puzzles.answerOf(day('2026-11-20'))));
    expect(new Set(drawn).size).toBe(1);
    stored.set(`${MODE}/2026-11-20`, 'stored earlier');
    expect(await puzzles.answerOf(day('2026-11-20'))).toBe('stored earlier');
  });

  it('skips the answers of the cycle, which may be from another build', async () => {
    const { store, answers: stored } = memoryStore();
    const puzzles = puzzlesIn(store);
    // 2026-11-28 is day 20785; its cycle of ten days began on the 23rd.
    for (const [index, of] of ['2026-11-23', '2026-11-24', '2026-11-25'].entries())
      stored.set(`${MODE}/${of}`, `answer ${index}`);
    const cycle = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map(day);
    const drawn: string[] = [];
    for (const of of cycle) drawn.push(await puzzles.answerOf(of));
    expect(new Set([...drawn, 'answer 0', 'answer 1', 'answer 2']).size).toBe(8);
  });

  it('has another order for every game and every secret, unless a game brings its seed', async () => {
    const orders = [
      await orderWith('one', MODE),
      await orderWith('one', 'itsTwin'),
      await orderWith('another', MODE),
      await orderWith('one', MODE, 'own seed'),
    ];
    expect(new Set(orders).size).toBe(4);
    expect(await orderWith('another', 'itsTwin', 'own seed')).toBe(orders[3]);
  });
});

it('roomIdOf is the same for the same player, day and game only', () => {
  const daily = createDaily({
    store: memoryStore().store,
    uptime: outagesOn(),
    secret,
    clock: new ManualClock('2026-11-20T12:00:00Z'),
  });
  const [one, other] = [MODE, 'itsTwin'].map((mode) => daily.register({ mode, answers }));
  const id = one?.roomIdOf(ACCOUNT, day('2026-11-20'));
  expect(id).toMatch(/^[\w-]{43}$/);
  expect(one?.roomIdOf(ACCOUNT, day('2026-11-20'))).toBe(id);
  expect(one?.roomIdOf(ACCOUNT, day('2026-11-21'))).not.toBe(id);
  expect(other?.roomIdOf(ACCOUNT, day('2026-11-20'))).not.toBe(id);
});

const run = (text: string, mode = 'championRift'): CompletedRun => ({
  mode,
  day: day(text),
  attempts: 4,
  completedAt: Date.parse(`${text}T10:00:00Z`),
});
const dailyAt = (now: string, ...runs: CompletedRun[]) =>
  createDaily({ store: memoryStore(runs).store, uptime: outagesOn(), secret, clock: new ManualClock(now) });
/** Length of the streak before a day, in Champion Rift. */
const streakBefore = (daily: ReturnType<typeof createDaily>, of: string) =>
  daily.register({ mode: 'championRift', answers }).streakBefore(ACCOUNT, day(of));

describe('streaks', () => {
  it('are bridged by freezes, and by days on which the hub was down', async () => {
    const week = ['05', '06', '07', '08', '09', '10', '11'].map((of) => run(`2026-11-${of}`));
    const daily = createDaily({
      store: memoryStore([...week, run('2026-11-14')]).store,
      uptime: outagesOn(day('2026-11-12')),
      secret,
      clock: new ManualClock('2026-11-14T12:00:00Z'),
    });
    // The 12th changes nothing, the 13th costs the freeze of the first week.
    expect((await daily.statsOf(ACCOUNT)).stats.championRift.streak).toBe(8);
    expect(await streakBefore(daily, '2026-11-14')).toBe(7);
    const streak = await daily.streakOf(ACCOUNT, 'championRift', 4);
    expect(streak).toMatchObject({ length: 8, freezes: 0 });
    expect(streak?.days.map(({ kind }) => kind)).toEqual(['completed', 'outage', 'frozen', 'completed']);
    expect(await daily.streakOf(ACCOUNT, 'noRift', 4)).toBeUndefined();
  });

  it('end today or yesterday, and are 0 after a missed day', async () => {
    const runs = [run('2026-11-18'), run('2026-11-19')];
    const streakAt = async (now: string) =>
      (await dailyAt(now, ...runs).statsOf(ACCOUNT)).stats.championRift.streak;
    expect(await streakAt('2026-11-19T12:00:00Z')).toBe(2);
    expect(await streakAt('2026-11-20T23:59:59Z')).toBe(2);
    expect(await streakAt('2026-11-21T00:00:00Z')).toBe(0);
  });

  it('before a day do not include that day', async () => {
    const all = dailyAt('2026-11-20T12:00:00Z', run('2026-11-20'), run('2026-11-19'), run('2026-11-17'));
    expect(await streakBefore(all, '2026-11-20')).toBe(1);
    expect(await streakBefore(all, '2026-11-21')).toBe(2);
    expect(await streakBefore(all, '2026-11-18')).toBe(1);
    expect(await streakBefore(all, '2026-11-19')).toBe(0);
  });

  it('are correct when yesterday is completed after today', async () => {
    const today = run('2026-11-20');
    const late = { ...run('2026-11-19'), completedAt: lastMomentOf(day('2026-11-19')) };
    const before = dailyAt('2026-11-20T10:30:00Z', run('2026-11-18'), today);
    expect((await before.statsOf(ACCOUNT)).stats.championRift.streak).toBe(1);
    expect(await streakBefore(before, '2026-11-19')).toBe(1);
    const after = dailyAt('2026-11-20T11:00:00Z', run('2026-11-18'), today, late);
    expect((await after.statsOf(ACCOUNT)).stats.championRift).toEqual({
      completed: 3,
      streak: 3,
      lastCompletedTime: today.completedAt,
    });
  });

  it('have a longest one, which is that of all games', async () => {
    const item = ['01', '02', '03'].map((of) => run(`2026-11-${of}`, 'itemRift'));
    const daily = dailyAt('2026-11-20T12:00:00Z', run('2026-11-19'), run('2026-11-20'), ...item);
    expect(await daily.statsOf(ACCOUNT)).toMatchObject({
      longestStreak: 3,
      stats: { championRift: { streak: 2 }, itemRift: { streak: 0 } },
    });
  });

  it('are counted per game, and are 0 without completed days', async () => {
    const runs = [run('2026-11-20'), run('2026-11-20', 'anotherRift'), run('2026-11-19', 'anotherRift')];
    const { stats } = await dailyAt('2026-11-20T12:00:00Z', ...runs).statsOf(ACCOUNT);
    expect(stats.championRift).toMatchObject({ completed: 1, streak: 1 });
    const { stats: none, longestStreak } = await dailyAt('2026-11-20T12:00:00Z').statsOf(ACCOUNT);
    expect(longestStreak).toBe(0);
    expect(none.championRift).toEqual({ completed: 0, streak: 0, lastCompletedTime: null });
  });
});
