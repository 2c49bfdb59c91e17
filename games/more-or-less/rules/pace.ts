import type { PaceCheck } from '@hub/engine/score/rules';
import type { MoreOrLessState, Pace } from './state.ts';

/** A person cannot read and compare a pair and press a key faster. */
const FAST_MS = 400;

const NONE: Pace = { answers: 0, fast: 0, totalMs: 0 };

/**
 * When answers are listed as suspicious. Few answers are not judged. A game ends with its first wrong answer; of 500 answers,
 * a person who knows the prices has more than one wrong.
 */
export const PACE: PaceCheck<MoreOrLessState> = {
  // Answers in an earlier version are not counted.
  figuresOf: ({ pace = NONE, score }) => ({ ...pace, right: Math.min(score, pace.answers) }),
  limits: [
    { reason: 'too_fast', figure: 'fast', percent: 50, inGame: 40, inDay: 120 },
    { reason: 'too_right', figure: 'right', percent: 99.8, inGame: 500, inDay: 500 },
  ],
};

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
