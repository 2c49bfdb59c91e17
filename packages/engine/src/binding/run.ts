import type { GameTypes } from '../kernel/rules.ts';
import type { RunAnswer } from '../wire/runs.ts';

/** How a run of one player is stored question by question, so that others can play the same questions. */
export type RunSpec<T extends GameTypes> = {
  /** Options of a run of the same questions that counts for nothing; undefined if a run cannot be challenged. */
  challengeOf(options: T['options']): T['options'] | undefined;
  /** Options of the duel of a day; absent for a game without one. */
  readonly duelOptions?: T['options'];
  /** Whether time runs for an answer. */
  isAsking(state: T['state']): boolean;
  /** The answer that a step with these events gave, without its time; undefined if it gave none. */
  answerIn(
    state: T['state'],
    events: readonly T['event'][],
    facts: T['facts'],
  ): Omit<RunAnswer, 'ms'> | undefined;
  /** Undefined for a run that was given up: it counts as not finished, and cannot be challenged. */
  scoreOf(result: T['result']): number | undefined;
  /** Set where an answer of one player tells another one the solution: it is withheld until the own run is over. */
  readonly withholdsAnswers?: true;
};

/** A run of a challenge that is over. */
export type FinishedRun = {
  readonly challenge: string;
  readonly score: number;
  readonly answers: readonly RunAnswer[];
};
