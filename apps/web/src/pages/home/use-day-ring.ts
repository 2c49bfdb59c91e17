import { dailyRing } from '@hub/protocol/http/dailies';
import { useNet } from '@hub/ui/net/net.ts';
import { useQuery } from '@tanstack/react-query';
import { DAILIES } from '../../features/streak/refresh-dailies.ts';

/** The pieces of the player's ring of today; asked for each time the page opens, because every game may add one. */
export function useDayRing() {
  const { call } = useNet();
  return useQuery({
    queryKey: [DAILIES, 'ring'],
    queryFn: ({ signal }) => call(dailyRing, { signal }),
    staleTime: 0,
  });
}
