import { leaderboards, type PublicBoard } from '@hub/protocol/games';
import { type Net, useNet } from '@hub/ui/net/net.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LeaderboardEntry } from '../calls.ts';
import { boardCalls } from '../calls.ts';
import { PODIUM_PLACES } from './podium.tsx';

type Best = Readonly<Record<PublicBoard, readonly LeaderboardEntry[]>>;

const topThree = ({ call }: Net) =>
  queryOptions({
    queryKey: ['top-three'],
    queryFn: async ({ signal }) => {
      const params = { offset: 0, limit: PODIUM_PLACES, scope: 'globe' } as const;
      const lists = leaderboards.map(
        async ({ id }) => [id, (await call(boardCalls[id].list, { params, signal })).data] as const,
      );
      return Object.fromEntries(await Promise.all(lists)) as unknown as Best;
    },
  });

/** The top three players of every leaderboard, undefined until all have loaded. */
export const useTopThree = () => useQuery(topThree(useNet()));

/** Returns what gives up a first call that has not been answered yet, and calls again. */
export function useRestartTopThree(): () => void {
  const queries = useQueryClient();
  return () => void queries.resetQueries({ queryKey: ['top-three'] });
}
