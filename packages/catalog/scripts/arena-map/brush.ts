import type { Point } from './geometry.ts';
import { THICKETS, type Thicket } from './layout.ts';
import { curve } from './path-data.ts';
import { dice } from './random.ts';
import { area, marked, marker } from './svg.ts';

const FULL_TURN = Math.PI * 2;
const CORNERS = 16;
/** One blade of grass for so many square units. */
const UNITS_A_BLADE = 720;

/** A point of a thicket at a direction in radians and a share of its size. */
function placeIn({ at, halfWidth, halfHeight, angle }: Thicket, direction: number, share: number): Point {
  const turn = (angle * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const x = Math.cos(direction) * halfWidth * share;
  const y = Math.sin(direction) * halfHeight * share;
  return [at[0] + x * cosine - y * sine, at[1] + x * sine + y * cosine];
}

interface GrownThicket {
  readonly outline: string;
  /** From the back to the front. */
  readonly blades: readonly Point[];
}

function grown(thicket: Thicket, index: number): GrownThicket {
  const roll = dice(900 + index);
  const outline = Array.from({ length: CORNERS }, (_, corner) =>
    placeIn(thicket, (corner / CORNERS) * FULL_TURN, 0.9 + roll() * 0.25),
  );
  const count = Math.round((thicket.halfWidth * thicket.halfHeight) / UNITS_A_BLADE);
  const blades = Array.from({ length: count }, () => {
    const direction = roll() * FULL_TURN;
    return placeIn(thicket, direction, Math.sqrt(roll()) * 0.98);
  });
  return { outline: curve(outline), blades: blades.sort((a, b) => b[1] - a[1]) };
}

const thickets = THICKETS.map(grown);

const bladesOfKind = (kind: 0 | 1): readonly Point[] =>
  thickets.flatMap(({ blades }) => blades.filter((_, index) => index % 2 === kind));

/** The outlines of all thickets as path data. */
export const brushOutlines = (): string => thickets.map(({ outline }) => outline).join('');

/** The looks of the two kinds of blades: b0 and b1. */
export const brushMarkers = (): string =>
  marker(
    'b0',
    '<path d="M-22 12Q-24-20-38-40-10-26-8 12zM-6 12Q-4-30 4-56 14-22 12 12zM12 12Q20-16 42-30 36-4 26 12z" fill="#4fae6d"/>',
  ) + marker('b1', '<path d="M-20 10Q-18-24-26-46-4-26-2 10zM0 10Q8-20 26-42 26-10 18 10z" fill="#86d98c"/>');

export const brushLayer = (): string => `
  <g id="brush">
    ${area(brushOutlines(), 'fill="#1d4a35"')}
    ${marked(bladesOfKind(0), 'b0')}
    ${marked(bladesOfKind(1), 'b1')}
  </g>`;
