/**
 * A point of the minimap in hundredths of its units: whole numbers, so that distances and lives are exact. The minimap
 * has 350 × 350 units with the origin at the top left; x grows to the right, y downwards.
 */
export type MapPoint = { readonly x: number; readonly y: number };

/** A point or an area of the minimap in its units, with at most two decimals, as frames contain them. */
export type Position = { x: number; y: number };
export type Section = Position & { width: number; height: number };

/** Hundredths in a unit, and so in a point of life. */
export const HUNDREDTHS = 100;
const SIDE = 350;
const SIDE_HUNDREDTHS = SIDE * HUNDREDTHS;

/**
 * Half the size of a section. A section is an 18th of a base of 833 × 700 that is as wide as the whole map:
 * 350 / 18 = 19.44 units wide and 19.44 × 700 / 833 = 16.34 high.
 */
const HALF_WIDTH = 972;
const HALF_HEIGHT = 817;

/** Range of the centers of sections that lie completely on the map, bounds included. */
export const CENTERS = {
  minX: HALF_WIDTH,
  maxX: SIDE_HUNDREDTHS - HALF_WIDTH,
  minY: HALF_HEIGHT,
  maxY: SIDE_HUNDREDTHS - HALF_HEIGHT,
} as const;

/** Rounds a position to hundredths; undefined when it is off the map. */
export const pointAt = ({ x, y }: Position): MapPoint | undefined =>
  isOnMap(x) && isOnMap(y) ? { x: hundredths(x), y: hundredths(y) } : undefined;

const isOnMap = (coordinate: number): boolean => coordinate >= 0 && coordinate <= SIDE;

// Adding 0 turns -0 into 0, as JSON would.
const hundredths = (coordinate: number): number => Math.round(coordinate * HUNDREDTHS) + 0;

/** Converts a point to units. */
export const positionOf = ({ x, y }: MapPoint): Position => ({ x: x / HUNDREDTHS, y: y / HUNDREDTHS });

/** The section with this center. */
export const sectionAround = ({ x, y }: MapPoint): Section => ({
  ...positionOf({ x: x - HALF_WIDTH, y: y - HALF_HEIGHT }),
  width: (2 * HALF_WIDTH) / HUNDREDTHS,
  height: (2 * HALF_HEIGHT) / HUNDREDTHS,
});

/**
 * The distance score of two points in hundredths: the Euclidean distance in units, times 10, to the nearest hundredth.
 * The root of a whole number is never exactly between two whole numbers, so rounding is unambiguous.
 */
export function distanceScore(one: MapPoint, other: MapPoint): number {
  // (distance in units × 10 × 100)² = 100 × (distance in hundredths)², at most 2.45e11: exact.
  const square = 100 * ((one.x - other.x) ** 2 + (one.y - other.y) ** 2);
  const floor = Math.floor(Math.sqrt(square));
  return square > floor * floor + floor ? floor + 1 : floor;
}
