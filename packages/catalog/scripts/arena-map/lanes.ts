import { type Point, segmentsOf } from './geometry.ts';
import { LANES } from './layout.ts';
import { outlines } from './outlines.ts';
import { polygon } from './path-data.ts';
import { chanceAt, noise } from './random.ts';
import { area } from './svg.ts';
import { isInBase, laneDepth } from './terrain.ts';

const BED = outlines(laneDepth, { step: 90, tolerance: 10, smallest: 9000 });
const TRODDEN = outlines((x, y) => laneDepth(x, y) + 60 * noise(x / 180, y / 180, 41), {
  above: 120,
  step: 90,
  tolerance: 12,
  smallest: 9000,
});

/** Slabs are laid in rows across the lane, every other row shifted by half a slab. */
const ROW_LENGTH = 118;
const SLAB_WIDTH = 124;
const HALF_ROW = 270;
const ROW_SHIFT = 62;

interface Slab {
  readonly at: Point;
  /** Unit vector along the lane. */
  readonly along: Point;
  readonly row: number;
  readonly place: number;
}

function slabsOf(lane: readonly Point[]): readonly Slab[] {
  const slabs: Slab[] = [];
  let row = 0;
  for (const { start, dx, dy } of segmentsOf(lane)) {
    const length = Math.hypot(dx, dy);
    const along: Point = [dx / length, dy / length];
    for (let way = 0; way < length - 60; way += ROW_LENGTH) {
      row += 1;
      for (let place = -HALF_ROW; place <= HALF_ROW; place += SLAB_WIDTH) {
        const aside = place + (row % 2) * ROW_SHIFT;
        const x = start[0] + along[0] * way - along[1] * aside;
        const y = start[1] + along[1] * way + along[0] * aside;
        // Paving has held best along the middle.
        const health = noise(x / 310, y / 310, 120) + (260 - Math.abs(aside)) / 420;
        if (health >= 0.52 && laneDepth(x, y) >= 50 && !isInBase(x, y))
          slabs.push({ at: [x, y], along, row, place });
      }
    }
  }
  return slabs;
}

/** The outline of a slab with its corners worn off, each differently. */
function slabOutline({ at: [x, y], along: [ux, uy], row, place }: Slab, laneIndex: number): string {
  const halfWidth = 46 + 10 * chanceAt(row, place, 1);
  const halfLength = 42 + 10 * chanceAt(row, place, 2);
  const worn = (seed: number): number => (chanceAt(row, place, seed + laneIndex * 9) - 0.5) * 22;
  const corners: readonly Point[] = [
    [-halfWidth, -halfLength],
    [halfWidth, -halfLength],
    [halfWidth, halfLength],
    [-halfWidth, halfLength],
  ];
  return polygon(
    corners.map(([aside, ahead], corner): Point => {
      const forward = ahead + worn(corner);
      const sideways = aside + worn(corner + 4);
      return [x + ux * forward - uy * sideways, y + uy * forward + ux * sideways];
    }),
  );
}

const SLAB_COLOURS = ['#978a73', '#a79a82', '#8b8072'];

const slabs = LANES.flatMap((lane, laneIndex) =>
  slabsOf(lane).map((slab) => ({
    outline: slabOutline(slab, laneIndex),
    colour: SLAB_COLOURS[Math.floor(chanceAt(slab.row, slab.place, 30) * SLAB_COLOURS.length)],
  })),
);

const slabsIn = (wanted: string): string =>
  slabs.flatMap(({ outline, colour }) => (colour === wanted ? [outline] : [])).join('');

/** Bed, trodden middle, and what is left of the paving. */
export const lanesLayer = (): string => `
  <g id="lanes">
    ${area(BED, 'fill="#6f6350" stroke="#544a3c" stroke-width="26"')}
    ${area(TRODDEN, 'fill="#837660"')}
    ${SLAB_COLOURS.map((colour) => area(slabsIn(colour), `fill="${colour}"`)).join('')}
  </g>`;
