import { isMost, type Suspicion } from '@hub/engine/kernel/suspicion';
import type { MoreOrLessState, Pace } from './state.ts';

/** A pair has to be received, read and compared before a key is pressed. */
const FAST_MS = 400;
/** Answers below which nothing is judged. */
const MIN_ANSWERS = 40;

const NONE: Pace = { answers: 0, fast: 0, totalMs: 0 };

/** The pace after a guess is locked now; rounds of games that an earlier version stored are not counted. */
export function paceAfter({ pace = NONE, roundAt }: MoreOrLessState, now: number): Pace {
  if (roundAt === undefined) return pace;
  const ms = now - roundAt;
  return {
    answers: pace.answers + 1,
    fast: pace.fast + (ms <= FAST_MS ? 1 : 0),
    totalMs: pace.totalMs + ms,
  };
}

/** Judges a run that is over; undefined for one that a person may have played. */
export function suspicionOf({ pace = NONE }: MoreOrLessState): Suspicion | undefined {
  const { answers, fast, totalMs } = pace;
  if (answers < MIN_ANSWERS || !isMost(fast, answers)) return undefined;
  return { reason: 'too_fast', figures: { answers, fast, meanMs: Math.round(totalMs / answers) } };
}
