import { CENTRE, mirrored, type Point, SIZE } from './geometry.ts';
import { polygon } from './path-data.ts';
import { noise } from './random.ts';

/** A quarter of the arena: 0 Mossglen (left), 1 Ambergrove (bottom), 2 Thornveil (top), 3 Emberpine (right). */
export type BiomeIndex = 0 | 1 | 2 | 3;

/** Something for each quarter, in the order of their indexes. */
export type PerBiome<T> = readonly [T, T, T, T];

export const perBiome = <T>(make: (biome: BiomeIndex) => T): PerBiome<T> => [
  make(0),
  make(1),
  make(2),
  make(3),
];

/** The quarter in which a place lies. */
export function biomeAt(x: number, y: number): BiomeIndex {
  const isBelowLane = y < x;
  if (x + y < SIZE) return isBelowLane ? 1 : 0;
  return isBelowLane ? 3 : 2;
}

/** Points by the quarter they lie in, in their order. */
export const byBiome = (
  points: readonly Point[],
  biomeOf: (x: number, y: number) => BiomeIndex = biomeAt,
): PerBiome<readonly Point[]> => perBiome((biome) => points.filter(([x, y]) => biomeOf(x, y) === biome));

/** The colours of a tree, from its wood to the light on top. */
export interface LeafInk {
  readonly bark: string;
  readonly leaf: string;
  readonly bright: string;
  readonly tip: string;
}

interface BiomeInk {
  readonly ground: string;
  readonly groundPatch: string;
  readonly canopy: string;
  readonly canopyPatch: string;
  readonly rock: string;
  readonly grass: string;
  readonly flower: string;
  readonly tree: LeafInk;
}

/** The colours of each quarter. */
export const BIOME_INKS: PerBiome<BiomeInk> = [
  {
    ground: '#3b5a4c',
    groundPatch: '#4a6f57',
    canopy: '#24483c',
    canopyPatch: '#1b3a33',
    rock: '#58706a',
    grass: '#7fb48a',
    flower: '#9ff3d8',
    tree: { bark: '#17392f', leaf: '#2b6b52', bright: '#45966d', tip: '#7cc795' },
  },
  {
    ground: '#5d5540',
    groundPatch: '#77693f',
    canopy: '#4b4128',
    canopyPatch: '#3b3423',
    rock: '#7d7054',
    grass: '#b9a45c',
    flower: '#ffe08a',
    tree: { bark: '#3d2c14', leaf: '#95601f', bright: '#cf9034', tip: '#f3c566' },
  },
  {
    ground: '#474563',
    groundPatch: '#5a5180',
    canopy: '#352f59',
    canopyPatch: '#2a264a',
    rock: '#676390',
    grass: '#8f84bd',
    flower: '#d9b8ff',
    tree: { bark: '#221c41', leaf: '#54409a', bright: '#7f62c9', tip: '#b79df2' },
  },
  {
    ground: '#5b444a',
    groundPatch: '#714a4a',
    canopy: '#46292f',
    canopyPatch: '#382329',
    rock: '#806064',
    grass: '#b98078',
    flower: '#ff9d7a',
    tree: { bark: '#2e1519', leaf: '#8a3634', bright: '#c15a49', tip: '#ee9170' },
  },
];

const SEAM_STEPS = 22;
const OUTSIDE = -80;

/** A line from the centre to a corner, with a wobble across it. */
function seam([toX, toY]: Point, seed: number): readonly Point[] {
  const across = toX > CENTRE === toY > CENTRE ? -1 : 1;
  return Array.from({ length: SEAM_STEPS + 1 }, (_, step): Point => {
    const share = step / SEAM_STEPS;
    const wobble = step > 0 && step < SEAM_STEPS ? 170 * noise(share * 9, seed, seed) : 0;
    const x = CENTRE + (toX - CENTRE) * share;
    const y = CENTRE + (toY - CENTRE) * share;
    return [x + wobble, y + wobble * across];
  });
}

const between = (from: readonly Point[], to: readonly Point[]): string =>
  polygon([...from, ...to.toReversed()]);

function quarters(): PerBiome<string> {
  const bottomLeft: Point = [OUTSIDE, OUTSIDE];
  const topLeft: Point = [OUTSIDE, SIZE - OUTSIDE];
  const upLeft = seam(topLeft, 12);
  const upRight = seam(mirrored(bottomLeft), 13);
  const downRight = seam(mirrored(topLeft), 14);
  const downLeft = seam(bottomLeft, 15);
  return [
    between(downLeft, upLeft),
    between(downRight, downLeft),
    between(upLeft, upRight),
    between(upRight, downRight),
  ];
}

const QUARTERS = quarters();

/** The whole world painted in one colour a quarter. */
export function paintedQuarters(id: string, ink: Exclude<keyof BiomeInk, 'tree'>): string {
  const fills = perBiome((biome) => `<path d="${QUARTERS[biome]}" fill="${BIOME_INKS[biome][ink]}"/>`);
  return `<g id="${id}">${fills.join('')}</g>`;
}
