import { type PublicBoard } from '@hub/protocol/games';
import type { Comparison } from '@hub/protocol/http/comparison';
import { useNet } from '@hub/ui/net/net.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { boardCalls } from '../calls.ts';

/** A finished game; `number` counts the games of this page, because equal scores have different comparisons. */
interface Finished {
  readonly score: number;
  readonly number: number;
}

/** How a finished game compares; undefined before, while loading and on failure. */
export function useComparison(
  board: PublicBoard | undefined,
  game: Finished | undefined,
): Comparison | undefined {
  const { call } = useNet();
  const { data } = useQuery({
    queryKey: ['comparison', board, game],
    queryFn:
      board === undefined || game === undefined
        ? skipToken
        : ({ signal }) => call(boardCalls[board].comparison, { params: { score: game.score }, signal }),
  });
  return data;
}
