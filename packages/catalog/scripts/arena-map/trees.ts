import {
  BIOME_INKS,
  type BiomeIndex,
  biomeAt,
  byBiome,
  type LeafInk,
  type PerBiome,
  perBiome,
} from './biomes.ts';
import type { Point } from './geometry.ts';
import { noise } from './random.ts';
import { scattered } from './scatter.ts';
import { blob, corners, lobes } from './shapes.ts';
import { markedAgain, namedPoints, shadow, turnedMarker } from './svg.ts';
import { isInBase, isInPit, laneDepth, rockDepth, waterDepth } from './terrain.ts';

/** Tall trees, deep in the canopy; their kinds mingle along the seams of the quarters. */
export const tallTrees = byBiome(
  scattered({ cell: 248, seed: 101 }, (x, y, chance) => chance < 0.93 && rockDepth(x, y) > 175),
  (x, y) => biomeAt(x + 120 * noise(x / 400, y / 400, 80), y),
);

const smallTrees = byBiome(
  scattered({ cell: 165, seed: 102 }, (x, y, chance) => {
    if (chance >= 0.74) return false;
    const depth = rockDepth(x, y);
    return depth > 95 && depth < 300;
  }),
);

const saplings = byBiome(
  scattered({ cell: 330, seed: 103 }, (x, y, chance) => {
    if (chance >= 0.42 || isInBase(x, y) || isInPit(x, y)) return false;
    const depth = rockDepth(x, y);
    return depth < -60 && depth > -190 && waterDepth(x, y) < -80 && laneDepth(x, y) < -40;
  }),
);

/** What a tree is drawn with, in its size. */
interface Pencil {
  /** An outline with so many tips at a share of the tree's radius; layers count from the ground. */
  readonly crown: (layer: number, tips: number, share: number, depth: number) => readonly Point[];
  /** A share of the tree's radius in whole units. */
  readonly part: (share: number) => number;
}

const pencil = (radius: number, seed: number): Pencil => ({
  crown: (layer, tips, share, depth) => lobes(tips, radius * share, depth, seed + layer),
  part: (share) => Math.round(radius * share),
});

type Tree = (pencil: Pencil, ink: LeafInk) => string;

const mossTree: Tree = ({ crown, part }, { bark, leaf, bright, tip }) => `
  <path d="${blob(crown(0, 9, 1.08, 0.24))}" fill="${leaf}"/>
  <path d="${blob(crown(1, 8, 0.76, 0.28))}" fill="${bright}"/>
  <path d="${blob(crown(2, 6, 0.42, 0.34))}" fill="${tip}"/>
  <path d="M${part(0.5)} ${part(0.3)}q14 10 4 26M${part(-0.5)} ${part(0.2)}q-16 6 -8 24M0 ${part(-0.56)}q14-12 26 2" stroke="${bark}" stroke-width="6" fill="none"/>`;

const amberTree: Tree = ({ crown, part }, { bark, leaf, bright, tip }) => `
  <path d="${blob(crown(0, 8, 1.06, 0.3))}" fill="${leaf}"/>
  <path d="${blob(crown(1, 7, 0.74, 0.34))}" fill="${bright}"/>
  <path d="${blob(crown(2, 5, 0.4, 0.4))}" fill="${tip}"/>
  <path d="M0 0L${part(0.7)} 10M${part(0.3)} 4L${part(0.6)} ${part(-0.3)}M0 0L${part(-0.6)} ${part(0.3)}" stroke="${bark}" stroke-width="6" stroke-linecap="round"/>`;

const thornTree: Tree = ({ crown, part }, { bark, leaf, bright, tip }) => `
  <path d="${corners(crown(0, 7, 1, 0.5))}" fill="${leaf}"/>
  <path d="${corners(crown(1, 7, 0.72, 0.5))}" fill="${bright}"/>
  <path d="${corners(crown(2, 5, 0.36, 0.45))}" fill="${tip}"/>
  <path d="M0 0L${part(0.8)} 6M0 0L${part(-0.5)} ${part(0.6)}M0 0L${part(-0.45)} ${part(-0.62)}" stroke="${bark}" stroke-width="5"/>`;

const pineTree: Tree = ({ crown }, { leaf, bright, tip }) => `
  <path d="${corners(crown(0, 11, 1, 0.36))}" fill="${leaf}"/>
  <path d="${corners(crown(1, 10, 0.74, 0.34))}" fill="${bright}"/>
  <path d="${corners(crown(2, 8, 0.46, 0.34))}" fill="${leaf}"/>
  <path d="${corners(crown(3, 7, 0.26, 0.34))}" fill="${tip}"/>`;

const TREES: PerBiome<Tree> = [mossTree, amberTree, thornTree, pineTree];

/** The looks of a quarter's tall trees (tl), small trees (ts) and saplings (sp). */
export function treeMarkers(biome: BiomeIndex): string {
  const tree = (radius: number, seed: number): string =>
    TREES[biome](pencil(radius, seed), BIOME_INKS[biome].tree);
  return [
    turnedMarker(`tl${biome}`, tree(132, 40 + biome * 7)),
    turnedMarker(`ts${biome}`, tree(78, 60 + biome * 7)),
    turnedMarker(`sp${biome}`, tree(44, 80 + biome * 5)),
  ].join('');
}

/** The shadows of tall trees, small trees and saplings. */
export const treeShadows = (): string =>
  shadow('sl', 140, 0.3) + shadow('ss', 80, 0.26) + shadow('sp', 46, 0.26);

/** The places of a quarter's trees, by size: q, w and e. */
export const treePlaces = (biome: BiomeIndex): string =>
  namedPoints(`q${biome}`, tallTrees[biome]) +
  namedPoints(`w${biome}`, smallTrees[biome]) +
  namedPoints(`e${biome}`, saplings[biome]);

/** A quarter's saplings with their shadows. */
export const saplingMarks = (biome: BiomeIndex): string =>
  markedAgain(`e${biome}`, 'sp', [14, 20]) + markedAgain(`e${biome}`, `sp${biome}`);

/** The crowns of the small and tall trees, which cover everything but structures. */
export const canopyLayer = (): string =>
  `<g id="canopy">${perBiome(
    (biome) =>
      markedAgain(`w${biome}`, 'ss', [26, 36]) +
      markedAgain(`w${biome}`, `ts${biome}`) +
      markedAgain(`q${biome}`, 'sl', [40, 54]) +
      markedAgain(`q${biome}`, `tl${biome}`),
  ).join('')}</g>`;
