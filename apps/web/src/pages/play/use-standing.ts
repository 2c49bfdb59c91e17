import { useState } from 'react';
import type { BoardName } from '../../features/leaderboard/board-calls.ts';
import { usePercentile } from '../../features/leaderboard/use-percentile.ts';
import { useRefreshAccount } from '../../features/session/account.ts';
import type { Standing } from '../../ui/surfaces/score-result.tsx';

interface Result {
  readonly score: number;
  readonly bestBefore: number | undefined;
}

/** How a finished game compares with the others, and with what the player had reached before. */
export function useStanding(board: BoardName): {
  readonly standing: Standing;
  /** A game is over: takes its result as the one that compares, and fetches the account that it has changed. */
  readonly tellResult: (result: Result) => void;
} {
  const refreshAccount = useRefreshAccount();
  const [result, setResult] = useState<Result>();
  const percentile = usePercentile(board, result?.score ?? 0);
  return {
    standing: { percentile, bestBefore: result?.bestBefore },
    tellResult(ended) {
      setResult(ended);
      refreshAccount();
    },
  };
}
