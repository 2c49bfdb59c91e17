import { CENTRE, distance, type Point, SIZE } from './geometry.ts';
import { dice } from './random.ts';

interface Sowing {
  /** Distance between neighbours in units, on average. */
  readonly cell: number;
  readonly seed: number;
}

/**
 * One place in every cell of a grid, where `accepts` takes it; `chance` is a number from 0 to 1 to thin out with. Rows
 * go to and fro, so that the path through the places makes short steps.
 */
export function scattered(
  { cell, seed }: Sowing,
  accepts: (x: number, y: number, chance: number) => boolean,
): readonly Point[] {
  const roll = dice(seed);
  const points: Point[] = [];
  for (let row = 0; row * cell < SIZE; row += 1)
    for (let place = 0; place * cell < SIZE; place += 1) {
      const column = row % 2 ? Math.ceil(SIZE / cell) - place : place;
      const x = (column + 0.15 + roll() * 0.7) * cell;
      const y = (row + 0.15 + roll() * 0.7) * cell;
      const chance = roll();
      if (x > 0 && y > 0 && x < SIZE && y < SIZE && accepts(x, y, chance)) points.push([x, y]);
    }
  return points;
}

/** Free of the plaza in the middle of the arena. */
export const isOffPlaza = (at: Point): boolean => distance(at, [CENTRE, CENTRE]) >= 590;
