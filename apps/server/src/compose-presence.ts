import { ONLINE_WINDOW_MS } from '@hub/engine/wire/limits';
import { createPresence, type Presence } from '@hub/features/activity/presence.ts';
import { createSharedPresence } from '@hub/features/activity/shared-presence.ts';
import type { SharedCounts } from '@hub/server/bus/shared-counts.ts';
import type { Clock } from '@hub/server/platform/clock.ts';

/** Page sessions counted as online; about 10 MB at most. */
const PRESENCE_CAPACITY = 100_000;

/** Counts the open pages, of all nodes together if there are several. */
export function presenceOf({
  clock,
  sharedCounts,
}: {
  readonly clock: Clock;
  readonly sharedCounts?: SharedCounts | undefined;
}): Presence {
  const limits = { windowMs: ONLINE_WINDOW_MS, capacity: PRESENCE_CAPACITY };
  const ownPages = createPresence({ clock, ...limits });
  if (sharedCounts === undefined) return ownPages;
  return createSharedPresence(
    {
      beat: (key, session) => sharedCounts.beat(key, session, limits),
      look: (keys) => sharedCounts.look(keys, limits.windowMs),
    },
    ownPages,
  );
}
