import { BUSY_ABOVE_PLAYERS, NEWCOMER_MS } from '@hub/engine/wire/limits';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Settings } from '../settings/server.ts';
import type { Presence } from './presence.ts';

/** How often a node stores that the hub is busy (ms). */
const STORE_EVERY_MS = 300_000;
/**
 * How long a hub stays busy (ms). Longer than an account is a newcomer, so that a name which is shown again is not withheld again
 * when the number of players changes around the limit.
 */
const STAYS_BUSY_MS = NEWCOMER_MS + STORE_EVERY_MS;

export type BusyHub = ReturnType<typeof createBusyHub>;

/** Watches the number of players online. The time is stored, so that it is the same on all nodes and after a restart. */
export function createBusyHub({
  presence,
  settings,
  clock,
}: {
  readonly presence: Pick<Presence, 'look'>;
  readonly settings: Pick<Settings, 'busyAt' | 'setBusyAt'>;
  readonly clock: Clock;
}) {
  let storedAt: number | undefined;
  const isWithin = (at: number | undefined, ms: number): boolean =>
    at !== undefined && Math.abs(clock.now() - at) < ms;
  return {
    /** Whether newcomers are strangers here: more than `BUSY_ABOVE_PLAYERS` are online, or were within the last hour. */
    isBusy: async (): Promise<boolean> => {
      const { online } = await presence.look([]);
      if (online <= BUSY_ABOVE_PLAYERS)
        return isWithin(storedAt, STAYS_BUSY_MS) || isWithin(await settings.busyAt(), STAYS_BUSY_MS);
      if (!isWithin(storedAt, STORE_EVERY_MS)) {
        storedAt = clock.now();
        // A node that stores it at the same moment wins; a database that takes no writes gets the time later.
        await settings.setBusyAt(storedAt).catch(() => undefined);
      }
      return true;
    },
  };
}
