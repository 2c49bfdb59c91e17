import { dailyRing } from '@hub/protocol/http/dailies';
import { useNet } from '@hub/ui/net/net.ts';
import { useQuery } from '@tanstack/react-query';
import { DAILIES } from './refresh-dailies.ts';

/** How often (ms) a page whose clock is ahead of the server's asks for the ring of its day. */
const AHEAD_MS = 60_000;

/** `dayStart`: start of the UTC day in ms since 1970; another day is asked for anew. */
function useRing(dayStart: number, options: { readonly enabled?: boolean; readonly staleTime?: number }) {
  const { call } = useNet();
  return useQuery({
    queryKey: [DAILIES, 'ring', dayStart],
    queryFn: ({ signal }) => call(dailyRing, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && Date.parse(data.day) < dayStart && AHEAD_MS,
    ...options,
  });
}

/**
 * The pieces of the player's ring of today; asked for each time the page opens, because every game may add one, and at midnight
 * UTC.
 */
export const useDayRing = (dayStart: number) => useRing(dayStart, { staleTime: 0 });

/** Ids of the daily games that the player has given up today; empty again from midnight UTC on. */
export function useGivenUpRifts(dayStart: number): readonly string[] {
  const { data: ring } = useRing(dayStart, { staleTime: 0 });
  return ring !== undefined && Date.parse(ring.day) === dayStart ? (ring.givenUp ?? []) : [];
}

/**
 * Ids of the daily games that the player solved at the first try today; empty again from midnight UTC on. Asks only if the
 * player has solved one today. `dayStart`: start of the UTC day in ms since 1970.
 */
export function useGoldRifts(hasSolved: boolean, dayStart: number): readonly string[] {
  const { data: ring } = useRing(dayStart, { enabled: hasSolved });
  if (!hasSolved || ring === undefined || Date.parse(ring.day) !== dayStart) return [];
  return ring.dailies.filter(({ attempts }) => attempts === 1).map(({ mode }) => mode);
}
