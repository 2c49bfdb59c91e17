import { dailyRing } from '@hub/protocol/http/dailies';
import { useNet } from '@hub/ui/net/net.ts';
import { useQuery } from '@tanstack/react-query';
import { DAILIES } from './refresh-dailies.ts';

function useRing(options: { readonly enabled?: boolean; readonly staleTime?: number }) {
  const { call } = useNet();
  return useQuery({
    queryKey: [DAILIES, 'ring'],
    queryFn: ({ signal }) => call(dailyRing, { signal }),
    ...options,
  });
}

/** The pieces of the player's ring of today; asked for each time the page opens, because every game may add one. */
export const useDayRing = () => useRing({ staleTime: 0 });

/**
 * Ids of the daily games that the player solved at the first try today; empty again from midnight UTC on. Asks only if the
 * player has solved one today. `dayStart`: start of the UTC day in ms since 1970.
 */
export function useGoldRifts(hasSolved: boolean, dayStart: number): readonly string[] {
  const { data: ring } = useRing({ enabled: hasSolved });
  if (!hasSolved || ring === undefined || Date.parse(ring.day) !== dayStart) return [];
  return ring.dailies.filter(({ attempts }) => attempts === 1).map(({ mode }) => mode);
}
