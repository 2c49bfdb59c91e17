import { leaderboards, type PublicBoard } from '@hub/protocol/games';
import type { LeaderboardEntry } from '@hub/protocol/http/leaderboards';
import { boardCalls } from '@hub/protocol/http/leaderboards';
import { type Net, useNet } from '@hub/ui/net/net.ts';
import { queryOptions, useQueries } from '@tanstack/react-query';

/** Number of places on a podium (platform 9). */
export const PODIUM_PLACES = 3;

const topThree = ({ call }: Net, board: PublicBoard) =>
  queryOptions({
    queryKey: ['top-three', board],
    queryFn: async ({ signal }) => {
      const params = { offset: 0, limit: PODIUM_PLACES, scope: 'globe' } as const;
      return (await call(boardCalls[board].list, { params, signal })).data;
    },
  });

export interface TopThree {
  /** Undefined until all boards have loaded. */
  readonly best: Readonly<Record<PublicBoard, readonly LeaderboardEntry[]>> | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** The top three players of every leaderboard. */
export function useTopThree(): TopThree {
  const net = useNet();
  const lists = useQueries({ queries: leaderboards.map(({ id }) => topThree(net, id)) });
  const entries = leaderboards.map(({ id }, index) => [id, lists[index]?.data] as const);
  return {
    best: entries.every(([, list]) => list !== undefined)
      ? (Object.fromEntries(entries) as unknown as TopThree['best'])
      : undefined,
    error: lists.find(({ error }) => error !== null)?.error ?? null,
    isFetching: lists.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { isError, refetch } of lists) if (isError) void refetch();
    },
  };
}
