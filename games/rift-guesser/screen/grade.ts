import { type MinimapPosition, RINGS } from '../game.ts';

/** How near a marker is, if there is one; the score does not depend on it. */
export type Grade = 'bullseye' | 'close' | 'warm' | 'far' | 'none';

/** A finished round on the map. */
export interface RoundPins {
  readonly guess: MinimapPosition | null;
  readonly actual: MinimapPosition;
}

/** Distance score per unit of the minimap. */
export const SCORE_PER_UNIT = 10;

/** Returns the grade of a distance score; undefined without a marker. */
export function gradeOf(distance: number | undefined): Grade {
  if (distance === undefined) return 'none';
  if (distance > RINGS.warm) return 'far';
  if (distance > RINGS.close) return 'warm';
  return distance > RINGS.bullseye ? 'close' : 'bullseye';
}

/** Returns the distance score of a round, to two decimals; undefined without a marker. */
export function distanceOf({ guess, actual }: RoundPins): number | undefined {
  if (guess === null) return undefined;
  const units = Math.hypot(guess.x - actual.x, guess.y - actual.y);
  return Math.round(units * SCORE_PER_UNIT * 100) / 100;
}

const isNear = (pins: RoundPins): boolean => ['bullseye', 'close'].includes(gradeOf(distanceOf(pins)));

/** Returns how many of the last rounds in a row were a bullseye or close. */
export const nearInARow = (rounds: readonly RoundPins[]): number =>
  rounds.length - 1 - rounds.findLastIndex((pins) => !isNear(pins));

/** Returns the index of the round with the smallest distance; -1 if no round has a marker. */
export function bestRound(rounds: readonly RoundPins[]): number {
  const distances = rounds.map((pins) => distanceOf(pins) ?? Number.POSITIVE_INFINITY);
  const best = Math.min(...distances);
  return Number.isFinite(best) ? distances.indexOf(best) : -1;
}
