import { leaderboards, type PublicBoard } from '@hub/protocol/games';
import { useEffect, useState } from 'react';

/** A ranking takes so long (ms) to appear, as its style says. */
export const TURN_MS = 240;

/** Which ranking is shown. A choice while one is still appearing does not count (platform 2). */
export function useRanking() {
  const [ranking, setRanking] = useState(leaderboards[0]?.id);
  const [isTurning, setIsTurning] = useState(false);
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setTimeout(() => setIsTurning(false), TURN_MS);
    return () => clearTimeout(timer);
  }, [isTurning]);
  const choose = (next: PublicBoard) => {
    if (isTurning) return;
    setRanking(next);
    setIsTurning(true);
  };
  return { ranking, choose };
}
