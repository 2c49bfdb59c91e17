import { type PublicBoard } from '@hub/protocol/games';
import { boardCalls } from '@hub/protocol/http/leaderboards';
import { useNet } from '@hub/ui/net/net.ts';
import { skipToken, useQuery } from '@tanstack/react-query';

/**
 * Share of the other players that a score beats, in whole percent; undefined while loading or on failure.
 * A score of 0 beats no player and needs no request (games 2).
 */
export function usePercentile(board: PublicBoard | undefined, score: number): number | undefined {
  const { call } = useNet();
  const { data } = useQuery({
    queryKey: ['percentile', board, score],
    queryFn:
      board === undefined
        ? skipToken
        : ({ signal }) => call(boardCalls[board].percentile, { params: { score }, signal }),
    enabled: score > 0,
  });
  return score > 0 ? data?.percentile : 0;
}
