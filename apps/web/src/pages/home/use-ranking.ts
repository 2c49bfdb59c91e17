import { leaderboards, type PublicBoard } from '@hub/protocol/games';
import { useEffect, useState } from 'react';

/** Duration (ms) of a ranking's entry animation; matches the CSS. */
export const TURN_MS = 240;

/** Which ranking is shown. Choices during the entry animation are ignored. */
export function useRanking() {
  const [ranking, setRanking] = useState(leaderboards[0]?.id);
  const [isAnimating, setIsAnimating] = useState(false);
  useEffect(() => {
    if (!isAnimating) return undefined;
    const timer = setTimeout(() => setIsAnimating(false), TURN_MS);
    return () => clearTimeout(timer);
  }, [isAnimating]);
  const choose = (next: PublicBoard) => {
    if (isAnimating) return;
    setRanking(next);
    setIsAnimating(true);
  };
  return { ranking, choose };
}
