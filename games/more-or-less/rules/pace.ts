import { isMost, type Suspicion } from '@hub/engine/kernel/suspicion';
import type { MoreOrLessState, Pace } from './state.ts';

/** A person cannot read and compare a pair and press a key faster. */
const FAST_MS = 400;
/** Fewer answers are not judged. */
const MIN_ANSWERS = 40;

const NONE: Pace = { answers: 0, fast: 0, totalMs: 0 };

/** Adds the answer that is locked now; rounds stored by an earlier version are not counted. */
export function paceAfter({ pace = NONE, roundAt }: MoreOrLessState, now: number): Pace {
  if (roundAt === undefined) return pace;
  const ms = now - roundAt;
  return {
    answers: pace.answers + 1,
    fast: pace.fast + (ms <= FAST_MS ? 1 : 0),
    totalMs: pace.totalMs + ms,
  };
}

/** Judges a finished game; undefined if people may have played it. */
export function suspicionOf({ pace = NONE }: MoreOrLessState): Suspicion | undefined {
  const { answers, fast, totalMs } = pace;
  if (answers < MIN_ANSWERS || !isMost(fast, answers)) return undefined;
  return { reason: 'too_fast', figures: { answers, fast, meanMs: Math.round(totalMs / answers) } };
}
