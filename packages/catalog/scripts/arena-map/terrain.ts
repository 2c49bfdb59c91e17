import {
  distance,
  distanceToLine,
  leastDistanceToLine,
  lineThrough,
  mirrored,
  type Point,
  SIZE,
  softMinimum,
} from './geometry.ts';
import { CAMPS, LANES, PIT_RADIUS, PITS, RIVER, THICKETS, TRAILS } from './layout.ts';
import { noise, roughNoise } from './random.ts';

/** A number for every place of the world. Depths say how far inside a place lies in units, negative outside. */
export type Field = (x: number, y: number) => number;

const lanes = LANES.map(lineThrough);
const river = lineThrough(RIVER);
const trails = TRAILS.map(lineThrough);

/** Below every height at which something is drawn. */
export const NOWHERE = -60;

const LANE_CLEARING = 520;
const RIVER_CLEARING = 560;
const CAMP_CLEARING = 430;
const TRAIL_HALF_WIDTH = 215;
const TRAIL_SOFTNESS = 120;

/** Distance to the middle of the nearest lane. */
export const laneDistance: Field = (x, y) => Math.min(...lanes.map((lane) => distanceToLine(lane, x, y)));

/** Distance to the middle of the nearest footpath. */
export const trailDistance: Field = (x, y) => Math.min(...trails.map((trail) => distanceToLine(trail, x, y)));

const riverDistance: Field = (x, y) => distanceToLine(river, x, y);

/** A base is a round clearing with a smaller one around the fountain in the corner. */
const baseDistance = (at: Point): number =>
  Math.min(distance(at, [1750, 1750]) - 2350, distance(at, [700, 700]) - 560);

/** Distance to all that people and water have cleared: lanes, river, bases, trails, camps and pits. */
function clearedDistance(x: number, y: number): number {
  const at: Point = [x, y];
  let least = softMinimum(laneDistance(x, y) - LANE_CLEARING, riverDistance(x, y) - RIVER_CLEARING, 200);
  least = softMinimum(least, Math.min(baseDistance(at), baseDistance(mirrored(at))), 240);
  for (const trail of trails) {
    // Most trails are too far away to matter, which their box tells sooner than their segments.
    if (leastDistanceToLine(trail, x, y) < least + TRAIL_HALF_WIDTH + TRAIL_SOFTNESS)
      least = softMinimum(least, distanceToLine(trail, x, y) - TRAIL_HALF_WIDTH, TRAIL_SOFTNESS);
  }
  for (const camp of CAMPS) least = softMinimum(least, distance(at, camp.at) - CAMP_CLEARING, 140);
  for (const pit of PITS) least = softMinimum(least, distance(at, pit) - PIT_RADIUS, 60);
  return least;
}

/** How deep a place lies in rock and canopy; what is not cleared is rock, and so is the edge of the world. */
export const rockDepth: Field = (x, y) => {
  const rough = 95 * roughNoise(x / 620, y / 620, 3) + 34 * noise(x / 150, y / 150, 9);
  const edge = Math.min(x, y, SIZE - x, SIZE - y);
  return Math.max(clearedDistance(x, y) + rough, 330 - edge + 60 * noise(x / 260, y / 260, 5));
};

/** How deep a place lies in water, which shoals towards the lanes, most of all towards the middle one. */
export const waterDepth: Field = (x, y) => {
  const isNearMiddleLane = Math.abs(x - y) < 1500;
  return Math.min(
    430 - riverDistance(x, y) + 95 * roughNoise(x / 420, y / 420, 21),
    laneDistance(x, y) - 40 + (isNearMiddleLane ? 0 : 160),
  );
};

/** How far inside a lane a place lies. */
export const laneDepth: Field = (x, y) => 330 - laneDistance(x, y) + 75 * roughNoise(x / 330, y / 330, 33);

export const isInBase = (x: number, y: number): boolean =>
  [[x, y] as const, mirrored([x, y])].some((at) => distance(at, [1650, 1650]) < 2050);

export const isInPit = (x: number, y: number): boolean =>
  PITS.some((pit) => distance([x, y], pit) < PIT_RADIUS + 30);

export const isInThicket = (x: number, y: number): boolean =>
  THICKETS.some(({ at, halfWidth, halfHeight }) => distance([x, y], at) < Math.max(halfWidth, halfHeight));
