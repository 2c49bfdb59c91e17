import { dayOf, daysAfter, firstMomentOf, lastMomentOf } from '@hub/engine/wire/days';
import type { Day } from '@hub/engine/wire/ids';
import type { Db, HubTables } from '@hub/server/hub.ts';
import type { Clock } from '@hub/server/platform/clock.ts';

/** Interval of the record. */
export const UPTIME_INTERVAL_MS = 60_000;
/** A longer time without a record is an outage; a restart takes less. */
const SHORTEST_OUTAGE_MS = 3 * UPTIME_INTERVAL_MS;
/** Half of a day. A day with longer outages, together, neither ends nor lengthens a streak. */
const OUTAGE_OF_DAY_MS = 12 * 3_600_000;

/** A time in which no server was running; milliseconds since 1970. */
export type Outage = HubTables['outage'];
export type UptimeRows = ReturnType<typeof uptimeRows>;
/** The hub's own record of when it was running. */
export type Uptime = ReturnType<typeof createUptime>;

/** When servers ran, and when none did; times are ms since 1970. */
export const uptimeRows = (db: Db) => ({
  /** When a server was last running; undefined before the first start. */
  async lastSeen() {
    const row = await db.selectFrom('lastSeen').select('seenAt').executeTakeFirst();
    return row?.seenAt;
  },
  async see(at: number) {
    await db
      .insertInto('lastSeen')
      .values({ id: 1, seenAt: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seenAt: at }))
      .execute();
  },
  /** Stores an outage unless another server has stored the same one. */
  async addOutage({ beganAt, endedAt }: Outage) {
    await db
      .insertInto('outage')
      .values({ beganAt, endedAt })
      .onConflict((conflict) => conflict.column('beganAt').doNothing())
      .execute();
  },
  outages: () => db.selectFrom('outage').selectAll().orderBy('beganAt').execute(),
});

type UptimeDeps = {
  readonly store: UptimeRows;
  readonly clock: Clock;
  /** Whether the host has closed the hub for maintenance: players cannot reach it. */
  readonly isClosed: () => boolean;
  /** Milliseconds of a monotonic clock. */
  readonly steady?: () => number;
};

export function createUptime({ store, clock, isClosed, steady = () => performance.now() }: UptimeDeps) {
  let recordedAt: number | undefined;
  let known: readonly Day[] | undefined;
  return {
    /** Records that the hub is running now. Called at the start and every minute. */
    async record() {
      // A maintenance is an outage for players, recorded at its end.
      if (isClosed()) return;
      const now = clock.now();
      const elapsed = recordedAt === undefined ? Number.POSITIVE_INFINITY : steady() - recordedAt;
      const seen = await store.lastSeen();
      // If this process has been running, a gap between the times means that the clock was set.
      if (seen !== undefined && elapsed > SHORTEST_OUTAGE_MS && now - seen > SHORTEST_OUTAGE_MS)
        await store.addOutage({ beganAt: seen, endedAt: now });
      await store.see(now);
      recordedAt = steady();
      known = undefined;
    },
    /** The days on which the hub was down for more than half of the day. */
    async outageDays() {
      known ??= longOutageDays(await store.outages());
      return known;
    },
  };
}

/** The days with outages of more than half of the day together. */
export function longOutageDays(outages: readonly Outage[]): readonly Day[] {
  const downMs = new Map<Day, number>();
  for (const { beganAt, endedAt } of outages) {
    const last = dayOf(endedAt);
    for (let day = dayOf(beganAt); day <= last; day = daysAfter(day, 1)) {
      const partMs = Math.min(endedAt, lastMomentOf(day) + 1) - Math.max(beganAt, firstMomentOf(day));
      downMs.set(day, (downMs.get(day) ?? 0) + partMs);
    }
  }
  return [...downMs].filter(([, ms]) => ms > OUTAGE_OF_DAY_MS).map(([day]) => day);
}
