import { useNet } from '@hub/ui/net/net.ts';
import { usePlayer } from '@hub/web/session/player.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PeopleInSight } from '../calls.ts';

/** Interval at which pages ask who is here (ms), while they are visible. */
const REFRESH_MS = 30_000;
const PEOPLE = 'people';

/** Loaded on demand, so that the pages of lobbies do not wait for it. */
const contract = () => import('../calls.ts');

/** Who of the players that one knows is here. */
export function usePeople() {
  const { call } = useNet();
  const { id } = usePlayer();
  return useQuery({
    queryKey: [PEOPLE, id],
    queryFn: async ({ signal }) => call((await contract()).peopleInSight, { signal }),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
}

/** How many of ten games the player wins against each bot, by game. */
export function useBotRecords() {
  const { call } = useNet();
  const { id } = usePlayer();
  return useQuery({
    queryKey: ['bot-records', id],
    queryFn: async ({ signal }) => call((await contract()).botRecords, { signal }),
    staleTime: 0,
  });
}

/** Returns a function that hides the player, or shows the player again. Rejects with `CallError`. */
export function useHide(): (isHidden: boolean) => Promise<void> {
  const { call } = useNet();
  const { id } = usePlayer();
  const queries = useQueryClient();
  return async (isHidden) => {
    const changed = await call((await contract()).setHidden, { body: { isHidden } });
    queries.setQueryData<PeopleInSight>([PEOPLE, id], (people) => people && { ...people, ...changed });
  };
}
