import type { ScoreState } from '@hub/engine/score/rules';
import type { RiftGuesserEnd } from './command.ts';
import type { MapPoint } from './minimap.ts';

/** Figures over all rounds that the player locked in. */
export type Pace = {
  readonly answers: number;
  /** Answers within `FAST_MS`. */
  readonly fast: number;
  /** Answers within `QUICK_MS` with a distance score of at most `NEAR_SCORE`. */
  readonly quickAndNear: number;
  /** Answers with a distance score of at most `EXACT_SCORE`. */
  readonly exact: number;
  /** Sum of the answer times in milliseconds, each from the start of its round. */
  readonly totalMs: number;
};

/** Where the marker and the section of a finished round were; without a marker, null. */
export type RoundPins = { readonly marker: MapPoint | null; readonly position: MapPoint };

/** State of one player's game; its score is the number of rounds survived. */
export type RiftGuesserState = ScoreState & {
  /** Blue Essence per round survived. */
  readonly essencePerRound: number;
  /** A game with fewer survived rounds pays nothing; absent in games of an earlier version, which pay every round. */
  readonly minPaidRounds?: number;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly phase: 'guessing' | 'revealed' | 'over';
  /** From 1 on. */
  readonly round: number;
  /** Center of the shown section; secret until the answer is revealed. */
  readonly position: MapPoint;
  /** The player's current marker. */
  readonly marker: MapPoint | null;
  /** What the round cost, in hundredths; null until the answer is revealed. */
  readonly lossHundredths: number | null;
  /** Negative if the last loss exceeded the remaining life. */
  readonly lifeHundredths: number;
  /** When the last answer was revealed (ms since 1970); absent before the first, and in games of earlier versions. */
  readonly revealedAt?: number;
  /** The finished rounds, oldest first, at most `ROUNDS_KEPT`; absent before the first, and in older games. */
  readonly pins?: readonly RoundPins[];
  /** Figures for the check at the end of the game; absent before the first answer. */
  readonly pace?: Pace;
  readonly end: RiftGuesserEnd | null;
};
