import type { Random } from '@hub/engine/kernel/random';
import type { RiftGuesserEnd } from './command.ts';
import type { MapPoint } from './minimap.ts';

/** How a run was played, over the rounds that the player locked in. */
export type Pace = {
  readonly answers: number;
  /** Answers within `FAST_MS`. */
  readonly fast: number;
  /** Answers within `QUICK_MS` that were at most `NEAR_SCORE` off. */
  readonly quickAndNear: number;
  /** Answers that were at most `EXACT_SCORE` off. */
  readonly exact: number;
  /** Milliseconds of all answers together, each from the beginning of its round. */
  readonly totalMs: number;
};

/** One player's game. Plain JSON. */
export type RiftGuesserState = {
  /** Of the map that the positions are on. */
  /** Blue Essence for a round survived. */
  readonly essencePerRound: number;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly random: Random;
  readonly phase: 'guessing' | 'revealed' | 'over';
  /** From 1 on. */
  readonly round: number;
  /** The middle of the section that is shown: a secret until the answer is revealed. */
  readonly position: MapPoint;
  /** Where the player's marker stands. */
  readonly marker: MapPoint | null;
  /** What the round cost, in hundredths; null until the answer is revealed. */
  readonly lossHundredths: number | null;
  /** Below zero where the last loss was more than was left. */
  readonly lifeHundredths: number;
  /** Rounds survived. */
  readonly score: number;
  /** When the last answer was revealed (ms since 1970); missing before the first, and in games of earlier versions. */
  readonly revealedAt?: number;
  /** How it was played, for the judgement at its end; missing before the first answer. */
  readonly pace?: Pace;
  /** When the game goes on by itself (ms since 1970), null once it is over. */
  readonly deadline: number | null;
  readonly end: RiftGuesserEnd | null;
  /** Rises by one with every change. */
  readonly version: number;
};
