import { isMost, type Suspicion } from '@hub/engine/kernel/suspicion';
import { distanceScore, HUNDREDTHS } from './minimap.ts';
import { CLOSED_CHECK_MS, ROUND_MS } from './round.ts';
import type { Pace, RiftGuesserState } from './state.ts';

/** Answers are refused in the first second. Looking, pointing and locking in take a person at least 0.5 s more. */
const FAST_MS = CLOSED_CHECK_MS + 500;
const QUICK_MS = CLOSED_CHECK_MS + 1_000;
/** Distance scores: 2 units; and half a unit, less than a pixel of the minimap or one step of an arrow key. */
const NEAR_SCORE = 20;
const EXACT_SCORE = 5;
/** Fewer answers are not judged: impatient players make a few quick guesses. */
const MIN_ANSWERS = 20;
const MIN_EXACT_ANSWERS = 40;

const NONE: Pace = { answers: 0, fast: 0, quickAndNear: 0, exact: 0, totalMs: 0 };

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

/** Judges a finished game; undefined if a person may have played it. */
export function suspicionOf({ pace = NONE }: RiftGuesserState): Suspicion | undefined {
  const { answers, fast, quickAndNear, exact, totalMs } = pace;
  if (answers < MIN_ANSWERS) return undefined;
  const figures = { answers, fast, quickAndNear, exact, meanMs: Math.round(totalMs / answers) };
  if (isMost(fast, answers)) return { reason: 'too_fast', figures };
  if (isMost(quickAndNear, answers)) return { reason: 'fast_and_near', figures };
  if (answers >= MIN_EXACT_ANSWERS && isMost(exact, answers)) return { reason: 'too_exact', figures };
  return undefined;
}
