import type { RunAnswer } from '@hub/engine/wire/runs';

/** The questions of a challenge, and the run of the challenger as the ghost; a duel of the day has none. */
export type ChallengeStart = {
  readonly id: string;
  readonly seed: string;
  /** Of the game's rules. */
  readonly options: unknown;
  readonly ghost?: readonly RunAnswer[];
};

/** The part of a room's state that records a run. Plain JSON. */
export type Run = {
  readonly seed: string;
  /** Options with which the same questions can be played for nothing. */
  readonly options: unknown;
  /** When the open question was asked (ms since 1970). */
  readonly askedAt: number;
  readonly answers: readonly RunAnswer[];
  /** Set at the end. */
  readonly score?: number;
  /** Set for a run of a challenge. */
  readonly challenge?: Pick<ChallengeStart, 'id' | 'ghost'>;
};

/** Options of the rules of a room that plays a challenge. */
export type ChallengeOptions = { readonly challenge: ChallengeStart };

/** The run that a state records; undefined for a state without one. */
export const runOf = (state: unknown): Run | undefined => (state as { readonly run?: Run }).run;

/** The run of a challenge that a state records. */
export function challengeRunOf(state: unknown): (Run & Required<Pick<Run, 'challenge'>>) | undefined {
  const run = runOf(state);
  return run?.challenge === undefined ? undefined : { ...run, challenge: run.challenge };
}

/** What the ghost of a run may show after so many own answers: the same questions, and no answer that solves the puzzle. */
export function ghostOf(
  { challenge, answers, score }: Run,
  { withholdsAnswers = false }: { readonly withholdsAnswers?: boolean | undefined },
): readonly RunAnswer[] {
  const due = (challenge?.ghost ?? []).slice(0, answers.length);
  const isHidden = withholdsAnswers && score === undefined;
  return isHidden ? due.map((answer) => ({ ...answer, answer: null })) : due;
}
