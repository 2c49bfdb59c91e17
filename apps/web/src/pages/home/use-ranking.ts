import { leaderboards, type PublicBoard } from '@hub/protocol/games';
import { useEffect, useState } from 'react';

/** Duration (ms) of a ranking's entry animation; matches the CSS. */
export const TURN_MS = 240;

/** Which ranking is shown. Choices during the entry animation are ignored (platform 2). */
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
