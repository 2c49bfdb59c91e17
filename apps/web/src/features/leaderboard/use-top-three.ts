import type { LeaderboardEntry } from '@hub/protocol/http/leaderboards';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { type Net, useNet } from '../../net/net.ts';
import { type BoardName, boardCalls } from './board-calls.ts';

/** A podium has so many places. platform 9. */
export const PODIUM_PLACES = 3;

const topThree = ({ call }: Net, board: BoardName) =>
  queryOptions({
    queryKey: ['top-three', board],
    queryFn: async ({ signal }) => {
      const params = { offset: 0, limit: PODIUM_PLACES, scope: 'globe' } as const;
      return (await call(boardCalls[board].list, { params, signal })).data;
    },
  });

export interface TopThree {
  /** Undefined until both games have answered. */
  readonly best: Readonly<Record<BoardName, readonly LeaderboardEntry[]>> | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** The three best of both games. */
export function useTopThree(): TopThree {
  const net = useNet();
  const [moreLess, riftGuesser] = useQueries({
    queries: [topThree(net, 'moreLess'), topThree(net, 'riftGuesser')],
  });
  const isThere = moreLess.data !== undefined && riftGuesser.data !== undefined;
  return {
    best: isThere ? { moreLess: moreLess.data, riftGuesser: riftGuesser.data } : undefined,
    error: moreLess.error ?? riftGuesser.error,
    isFetching: moreLess.isFetching || riftGuesser.isFetching,
    retry: () => {
      for (const { isError, refetch } of [moreLess, riftGuesser]) if (isError) void refetch();
    },
  };
}
