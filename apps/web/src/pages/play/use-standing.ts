import type { PublicBoard } from '@hub/protocol/games';
import type { Standing } from '@hub/ui/surfaces/score-result.tsx';
import { useState } from 'react';
import { usePercentile } from '../../features/leaderboard/use-percentile.ts';
import { useRefreshAccount } from '../../features/session/account.ts';

interface Result {
  readonly score: number;
  readonly bestBefore: number | undefined;
}

/** Compares a finished game with other players' scores and the player's previous best. */
export function useStanding(board: PublicBoard | undefined): {
  readonly standing: Standing;
  /** Stores the result of a finished game and refetches the account. */
  readonly setResult: (result: Result) => void;
} {
  const refreshAccount = useRefreshAccount();
  const [result, setResult] = useState<Result>();
  const percentile = usePercentile(board, result?.score ?? 0);
  return {
    standing: { percentile, bestBefore: result?.bestBefore },
    setResult(ended) {
      setResult(ended);
      refreshAccount();
    },
  };
}
