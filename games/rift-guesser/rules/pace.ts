import type { PaceCheck } from '@hub/engine/score/rules';
import { distanceScore, HUNDREDTHS } from './minimap.ts';
import { EARLY_MS, ROUND_MS } from './round.ts';
import type { Pace, RiftGuesserState } from './state.ts';

/** Answers are refused in the first second. Looking, pointing and locking in take a person at least 0.5 s more. */
const FAST_MS = EARLY_MS + 500;
const QUICK_MS = EARLY_MS + 1_000;
/** Distance scores: 2 units; and half a unit, less than a pixel of the minimap or one step of an arrow key. */
const NEAR_SCORE = 20;
const EXACT_SCORE = 5;

const NONE: Pace = { answers: 0, fast: 0, quickAndNear: 0, exact: 0, totalMs: 0 };

/**
 * When answers are listed as suspicious. Few answers of a game are not judged, because impatient players make some quick
 * guesses. A day of several games has more of them.
 */
export const PACE: PaceCheck<RiftGuesserState> = {
  // A game of an earlier version has none.
  figuresOf: ({ pace = NONE }) => ({ ...pace }),
  limits: [
    { reason: 'too_fast', figure: 'fast', percent: 50, inGame: 20, inDay: 60 },
    { reason: 'fast_and_near', figure: 'quickAndNear', percent: 50, inGame: 20, inDay: 60 },
    { reason: 'too_exact', figure: 'exact', percent: 50, inGame: 40, inDay: 120 },
  ],
};

/** Adds the answer that is locked in now. */
export function paceAfter({ pace = NONE, marker, position, deadline }: RiftGuesserState, now: number): Pace {
  const ms = now - ((deadline ?? now) - ROUND_MS);
  const off = marker === null ? Number.POSITIVE_INFINITY : distanceScore(marker, position) / HUNDREDTHS;
  return {
    answers: pace.answers + 1,
    fast: pace.fast + (ms <= FAST_MS ? 1 : 0),
    quickAndNear: pace.quickAndNear + (ms <= QUICK_MS && off <= NEAR_SCORE ? 1 : 0),
    exact: pace.exact + (off <= EXACT_SCORE ? 1 : 0),
    totalMs: pace.totalMs + ms,
  };
}
