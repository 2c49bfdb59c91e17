import { prefersReducedMotion } from '@hub/ui/prefers-reduced-motion.ts';
import { useEffect, useState } from 'react';
import type { MoreOrLessState as Game } from '../game.ts';

/** Duration of the roll of a revealed price, in milliseconds; then the stamp lands and the score changes. */
export const ROLL_MS = 500;
/** How long the result dialog waits after the end, so that a wrong answer is held longer than a right one. */
export const WRONG_HOLD_MS = 400;
/** Duration of the slide to the next pair; the stylesheet has the same. */
export const SLIDE_MS = 420;

export interface Reveal {
  /** Whether the outcome of the guess is shown; false while the price rolls. */
  readonly isStamped: boolean;
  /** The score with the answer that is being revealed. */
  readonly score: number;
  /** Whether the result dialog may cover the arena. */
  readonly canShowResult: boolean;
}

/** Times what a revealed price shows. With reduced motion everything is shown at once. */
export function useReveal(game: Game | undefined): Reveal {
  const isStill = prefersReducedMotion();
  const isRevealing = game?.phase === 'revealing';
  const round = game && `${game.gameId}/${game.score}`;
  const rolled = useElapsed(isRevealing ? round : undefined, ROLL_MS);
  const isStamped =
    game !== undefined && game.isCorrect !== null && (!isRevealing || isStill || rolled === round);
  const [lastRevealed, setLastRevealed] = useState<string>();
  if (isRevealing && lastRevealed !== round) setLastRevealed(round);
  const isHeld = game?.end === 'wrongGuess' && lastRevealed === round && !isStill;
  const held = useElapsed(isHeld ? round : undefined, WRONG_HOLD_MS);
  return {
    isStamped,
    score: (game?.score ?? 0) + (isRevealing && isStamped && game.isCorrect ? 1 : 0),
    canShowResult: game?.gameOver === true && (!isHeld || held === round),
  };
}

/** Returns the last key that has been given for the time; it may be an earlier one. */
function useElapsed(key: string | undefined, ms: number): string | undefined {
  const [elapsed, setElapsed] = useState<string>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const timer = setTimeout(() => setElapsed(key), ms);
    return () => clearTimeout(timer);
  }, [key, ms]);
  return elapsed;
}

/** Returns the item that leaves the screen while the pair slides on; undefined otherwise. */
export function useLeavingItem({ gameId, currentItem }: Game): Game['currentItem'] | undefined {
  const [shown, setShown] = useState({ gameId, item: currentItem });
  const [leaving, setLeaving] = useState<Game['currentItem']>();
  if (shown.item.image !== currentItem.image || shown.gameId !== gameId) {
    setShown({ gameId, item: currentItem });
    setLeaving(shown.gameId === gameId && !prefersReducedMotion() ? shown.item : undefined);
  }
  useEffect(() => {
    if (leaving === undefined) return undefined;
    const timer = setTimeout(() => setLeaving(undefined), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  return leaving;
}
