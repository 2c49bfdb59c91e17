import type { MinimapPosition } from '../game.ts';
import type { RoundPins } from './grade.ts';
import { MINIMAP_UNITS } from './minimap-place.ts';

/** Units from the middle of the star to its corner and from there to the middle of a pin, so that they do not touch. */
export const STAR_CLEARANCE = 27;
const STEP = 9;
const LINE = Array.from({ length: Math.floor(MINIMAP_UNITS / STEP) }, (_, index) => index * STEP).filter(
  (at) => at >= STAR_CLEARANCE && at <= MINIMAP_UNITS - STAR_CLEARANCE,
);

/** The place of the star that is nearest to its pair of pins and covers none of any round; undefined if there is none. */
export function starPlace(
  one: MinimapPosition,
  other: MinimapPosition,
  rounds: readonly RoundPins[],
): MinimapPosition | undefined {
  const pins = rounds.flatMap(({ guess, actual }) => (guess === null ? [actual] : [guess, actual]));
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const [nearest] = LINE.flatMap((x) => LINE.map((y) => ({ x, y })))
    .filter((place) => pins.every((pin) => between(pin, place) >= STAR_CLEARANCE))
    .map((place) => ({ place, away: between(middle, place) }))
    .toSorted((a, b) => a.away - b.away);
  return nearest?.place;
}

const between = (one: MinimapPosition, other: MinimapPosition): number =>
  Math.hypot(one.x - other.x, one.y - other.y);
