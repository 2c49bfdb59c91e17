import { leaderboards, type PublicBoard } from '@hub/protocol/games';
import type { LeaderboardEntry } from '@hub/protocol/http/leaderboards';
import { boardCalls } from '@hub/protocol/http/leaderboards';
import { type Net, useNet } from '@hub/ui/net/net.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

/** Number of places on a podium. */
export const PODIUM_PLACES = 3;

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

export interface TopThree {
  /** Undefined until all boards have loaded. */
  readonly best: Best | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** The top three players of every leaderboard. */
export function useTopThree(): TopThree {
  const queries = useQueryClient();
  const { data: best, error, isPending, isFetching, refetch } = useQuery(topThree(useNet()));
  return {
    best,
    error,
    isFetching,
    // A first call that has not been answered yet is given up.
    retry: () => void (isPending && !error ? queries.resetQueries({ queryKey: ['top-three'] }) : refetch()),
  };
}
