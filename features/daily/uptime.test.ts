import { streakOf } from '@hub/engine/daily/streak';
import { dayOf } from '@hub/engine/wire/days';
import type { Day } from '@hub/engine/wire/ids';
import { DAY_MS, ManualClock } from '@hub/server/testing/manual-clock.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUptime, longOutageDays, type Outage, UPTIME_INTERVAL_MS, type UptimeRows } from './uptime.ts';

const HOUR_MS = 3_600_000;
const START = '2026-11-20T12:00:00Z';

function memoryStore(): UptimeRows & { readonly kept: Outage[] } {
  let seenAt: number | undefined;
  const kept: Outage[] = [];
  return {
    kept,
    lastSeen: async () => seenAt,
    async see(at) {
      seenAt = at;
    },
    async addOutage(outage) {
      if (!kept.some(({ beganAt }) => beganAt === outage.beganAt)) kept.push(outage);
    },
    outages: async () => kept,
  };
}

/** A machine with a wall clock, which can be set, and a steady one, on which the hub starts and stops. */
function machine(start = START) {
  const store = memoryStore();
  const clock = new ManualClock(start);
  let steadyMs = 0;
  let isClosed = false;
  const boot = () => createUptime({ store, clock, isClosed: () => isClosed, steady: () => steadyMs });
  let uptime = boot();
  const pass = (ms: number): void => {
    clock.advance(ms);
    steadyMs += ms;
  };
  return {
    store,
    clock,
    async run(ms: number): Promise<void> {
      await uptime.record();
      for (let left = ms; left > 0; left -= UPTIME_INTERVAL_MS) {
        pass(Math.min(left, UPTIME_INTERVAL_MS));
        await uptime.record();
      }
    },
    beDown(ms: number): void {
      pass(ms);
      uptime = boot();
    },
    setClock: (byMs: number) => clock.advance(byMs),
    setMaintenance(isOn: boolean): void {
      isClosed = isOn;
    },
    outageDays: () => uptime.outageDays(),
  };
}

describe('the record of uptime', () => {
  it.each([
    ['runs', 0],
    ['is restarted', 90_000],
  ])('has a maintenance as an outage, once, if the hub %s meanwhile', async (_what, downMs) => {
    const hub = machine();
    await hub.run(HOUR_MS);
    hub.setMaintenance(true);
    await hub.run(6 * HOUR_MS);
    if (downMs > 0) hub.beDown(downMs);
    await hub.run(9 * HOUR_MS - downMs);
    hub.setMaintenance(false);
    await hub.run(HOUR_MS);
    expect(hub.store.kept).toEqual([
      { beganAt: Date.parse(START) + HOUR_MS, endedAt: Date.parse(START) + 16 * HOUR_MS },
    ]);
  });

  it('has no outage while the hub runs, or after a short restart', async () => {
    const hub = machine();
    await hub.run(3 * HOUR_MS);
    hub.beDown(2 * UPTIME_INTERVAL_MS);
    await hub.run(HOUR_MS);
    expect(hub.store.kept).toEqual([]);
  });

  it('has a day with outages of more than half of it, and none with less', async () => {
    const hub = machine('2026-11-20T00:00:00Z');
    await hub.run(HOUR_MS);
    hub.beDown(12 * HOUR_MS);
    await hub.run(HOUR_MS);
    expect(await hub.outageDays()).toEqual([]);
    hub.beDown(10 * UPTIME_INTERVAL_MS);
    await hub.run(UPTIME_INTERVAL_MS);
    expect(await hub.outageDays()).toEqual(['2026-11-20']);
  });

  it('has every day of a long outage, and not the days it only touched', async () => {
    const hub = machine();
    await hub.run(10 * HOUR_MS + 30 * 60_000);
    hub.beDown(1.5 * HOUR_MS + 2 * DAY_MS + 11 * HOUR_MS);
    await hub.run(HOUR_MS);
    expect(await hub.outageDays()).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('has no outage when the clock of a running hub is set', async () => {
    const hub = machine();
    await hub.run(HOUR_MS);
    hub.setClock(2 * DAY_MS);
    await hub.run(HOUR_MS);
    hub.setClock(-5 * DAY_MS);
    await hub.run(HOUR_MS);
    hub.setClock(3 * DAY_MS);
    await hub.run(HOUR_MS);
    expect(hub.store.kept).toEqual([]);
    hub.beDown(5 * HOUR_MS);
    await hub.run(HOUR_MS);
    expect(hub.store.kept).toHaveLength(1);
  });

  it('has no outage however the clock of a running hub is set, and finds the next one', async () => {
    const steps = fc.array(
      fc.record({
        runMinutes: fc.integer({ min: 1, max: 300 }),
        setByMinutes: fc.integer({ min: -10_000, max: 10_000 }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (changes) => {
        const hub = machine();
        for (const { runMinutes, setByMinutes } of changes) {
          await hub.run(runMinutes * 60_000);
          hub.setClock(setByMinutes * 60_000);
          await hub.run(UPTIME_INTERVAL_MS);
        }
        expect(hub.store.kept).toEqual([]);
        hub.beDown(30 * HOUR_MS);
        await hub.run(0);
        expect(await hub.outageDays()).not.toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('finds the same days as a model, for any history of runs and outages', async () => {
    const periods = fc.array(
      fc.record({
        runMinutes: fc.integer({ min: 1, max: 400 }),
        downMinutes: fc.integer({ min: 5, max: 3_000 }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(periods, async (history) => {
        const hub = machine();
        const downMinutes = new Map<string, number>();
        for (const period of history) {
          await hub.run(period.runMinutes * 60_000);
          for (let minute = 0; minute < period.downMinutes; minute += 1) {
            const day = new Date(hub.clock.now() + minute * 60_000).toISOString().slice(0, 10);
            downMinutes.set(day, (downMinutes.get(day) ?? 0) + 1);
          }
          hub.beDown(period.downMinutes * 60_000);
        }
        await hub.run(0);
        const expected = [...downMinutes].filter(([, minutes]) => minutes > 720).map(([day]) => day);
        expect(await hub.outageDays()).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

it('longOutageDays adds the outages of a day', () => {
  const short = [
    { beganAt: at('01:00:00'), endedAt: at('07:00:00') },
    { beganAt: at('08:00:00'), endedAt: at('14:00:00') },
  ];
  expect(longOutageDays(short)).toEqual([]);
  expect(longOutageDays([...short, { beganAt: at('15:00:00'), endedAt: at('15:01:00') }])).toEqual([
    '2026-11-20',
  ]);
});

/** For each hour since the start, whether the host lets the hub run. */
const habits: readonly (readonly [string, fc.Arbitrary<(hour: number) => boolean>])[] = [
  [
    'is off each night',
    fc.tuple(fc.nat(23), fc.integer({ min: 1, max: 23 })).map(
      ([from, hours]) =>
        (hour: number) =>
          (hour + 24 - from) % 24 >= hours,
    ),
  ],
  ['is off at weekends', fc.nat(6).map((first) => (hour: number) => (Math.floor(hour / 24) + first) % 7 > 1)],
  [
    'has one long outage',
    fc.tuple(fc.nat(300), fc.integer({ min: 1, max: 900 })).map(
      ([from, hours]) =>
        (hour: number) =>
          hour < from || hour >= from + hours,
    ),
  ],
];
const DAYS = 28;
const dates = Array.from({ length: DAYS + 1 }, (_, index) =>
  dayOf(Date.parse('2026-11-01') + index * DAY_MS),
);

/** Lets the hub run by the host's habit, and returns the days that its own record has as days of an outage. */
async function outagesWith(isOn: (hour: number) => boolean): Promise<readonly string[]> {
  const hub = machine('2026-11-01T00:00:00Z');
  let downMs = 0;
  await hub.run(0);
  for (let hour = 0; hour <= DAYS * 24; hour += 1) {
    if (!isOn(hour) && hour < DAYS * 24) downMs += HOUR_MS;
    else {
      if (downMs > 0) hub.beDown(downMs);
      downMs = 0;
      await hub.run(HOUR_MS);
    }
  }
  return hub.outageDays();
}

describe.each(habits)('a hub that %s', (_, habit) => {
  it('lengthens no streak without play, and ends none on a day on which nobody could play', async () => {
    const plays = fc.array(fc.boolean(), { minLength: DAYS, maxLength: DAYS });
    await fc.assert(
      fc.asyncProperty(habit, plays, async (isOn, wishes) => {
        const outages = await outagesWith(isOn);
        const hoursOn = (index: number) =>
          Array.from({ length: 24 }, (__, hour) => isOn(index * 24 + hour)).filter(Boolean).length;
        const completed = dates.filter((__, index) => wishes[index] && index < DAYS && hoursOn(index) > 0);
        const onDay = (index: number) =>
          streakOf({ completed, outages, today: dates[index] ?? '', calendarDays: 1 });
        const wrong = dates.slice(0, DAYS).filter((date, index) => {
          if (completed.includes(date)) return false;
          const [before, after] = [onDay(index), onDay(index + 1)];
          const nextPlayed = completed.includes(dates[index + 1] ?? ('' as Day)) ? 1 : 0;
          const length = after.length - nextPlayed;
          const hasGrown = length > before.length || after.freezes > before.freezes + nextPlayed;
          return hasGrown || (hoursOn(index) < 12 && length !== before.length);
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('lets a player who plays whenever it is on for half of the day keep the streak', async () => {
    await fc.assert(
      fc.asyncProperty(habit, async (isOn) => {
        const outages = await outagesWith(isOn);
        const completed = dates.filter(
          (__, index) =>
            index < DAYS &&
            Array.from({ length: 24 }, (___, hour) => isOn(index * 24 + hour)).filter(Boolean).length >= 12,
        );
        const streak = streakOf({ completed, outages, today: dates[DAYS] ?? '', calendarDays: DAYS });
        expect(streak.length).toBe(completed.length);
      }),
      { numRuns: 30 },
    );
  });
});
