import type { Random } from '../kernel/random.ts';
import type { RiftGuesserEnd } from './command.ts';
import type { MapPoint } from './minimap.ts';

/** One player's game. Plain JSON. */
export type RiftGuesserState = {
  /** Of the map that the positions are on. */
  readonly factsVersion: string;
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
  /** When the game goes on by itself (ms since 1970), null once it is over. */
  readonly deadline: number | null;
  readonly end: RiftGuesserEnd | null;
  /** Rises by one with every change. */
  readonly version: number;
};
