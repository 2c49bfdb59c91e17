import { dayOf, daysAfter, firstMomentOf, lastMomentOf } from '@hub/engine/wire/days';
import type { Day } from '@hub/engine/wire/ids';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Outage, UptimeStore } from './ports.ts';

/** Interval of the record. */
export const UPTIME_INTERVAL_MS = 60_000;
/** A longer time without a record is an outage; a restart takes less. */
const SHORTEST_OUTAGE_MS = 3 * UPTIME_INTERVAL_MS;
/** Half of a day. A day with longer outages, together, neither ends nor lengthens a streak. */
const OUTAGE_OF_DAY_MS = 12 * 3_600_000;

/** The hub's own record of when it was running. */
export type Uptime = {
  /** Records that the hub is running now. Called at the start and every minute. */
  record(): Promise<void>;
  /** The days on which the hub was down for more than half of the day. */
  outageDays(): Promise<readonly Day[]>;
};

type UptimeDeps = {
  readonly store: UptimeStore;
  readonly clock: Clock;
  /** Whether the host has closed the hub for maintenance: players cannot reach it. */
  readonly isClosed: () => boolean;
  /** Milliseconds of a monotonic clock. */
  readonly steady?: () => number;
};

export function createUptime({
  store,
  clock,
  isClosed,
  steady = () => performance.now(),
}: UptimeDeps): Uptime {
  let recordedAt: number | undefined;
  let known: readonly Day[] | undefined;
  return {
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
