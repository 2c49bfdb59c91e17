import type { PublicBoard } from '@hub/protocol/games';
import type { ScoreComparison } from '@hub/ui/score/score-result.tsx';
import { useRefreshAccount } from '@hub/web/session/account.ts';
import { useState } from 'react';
import { useComparison } from '../../leaderboards/screen/use-comparison.ts';

interface Result {
  readonly score: number;
  readonly bestBefore: number | undefined;
}

/** Compares a finished game with other players' scores and the player's previous best. */
export function useStanding(board: PublicBoard | undefined): {
  readonly standing: ScoreComparison;
  /** Stores the result of a finished game and refetches the account. */
  readonly setResult: (result: Result) => void;
} {
  const refreshAccount = useRefreshAccount();
  const [result, setResult] = useState<Result & { readonly number: number }>();
  const comparison = useComparison(board, result && { score: result.score, number: result.number });
  return {
    standing: { bestBefore: result?.bestBefore, comparison },
    setResult(ended) {
      setResult((before) => ({ ...ended, number: (before?.number ?? 0) + 1 }));
      refreshAccount();
    },
  };
}
