import { BIOME_INKS, type BiomeIndex, byBiome, type PerBiome, perBiome } from './biomes.ts';
import { noise } from './random.ts';
import { scattered } from './scatter.ts';
import { marked, markedAgain, marker, namedPoints, turnedMarker } from './svg.ts';
import { isInBase, isInPit, laneDepth, rockDepth, waterDepth } from './terrain.ts';
import { saplingMarks } from './trees.ts';

const grass = byBiome(
  scattered(
    { cell: 96, seed: 104 },
    (x, y, chance) =>
      chance < 0.46 + 0.5 * noise(x / 300, y / 300, 90) &&
      !isInBase(x, y) &&
      !isInPit(x, y) &&
      rockDepth(x, y) < -25 &&
      waterDepth(x, y) < -25 &&
      laneDepth(x, y) < 60,
  ),
);

const flowers = byBiome(
  scattered(
    { cell: 290, seed: 106 },
    (x, y, chance) =>
      chance < 0.6 * (0.5 + noise(x / 500, y / 500, 91)) &&
      !isInPit(x, y) &&
      rockDepth(x, y) < -30 &&
      waterDepth(x, y) < -20 &&
      laneDepth(x, y) < 0,
  ),
);

const mushrooms = byBiome(
  scattered({ cell: 420, seed: 112 }, (x, y, chance) => {
    if (chance >= 0.55 || isInBase(x, y)) return false;
    const depth = rockDepth(x, y);
    return depth < -15 && depth > -110 && waterDepth(x, y) < -60 && laneDepth(x, y) < -30;
  }),
);

const fallenLeaves = byBiome(
  scattered({ cell: 150, seed: 120 }, (x, y, chance) => {
    if (chance >= 0.62 || isInBase(x, y) || isInPit(x, y)) return false;
    const depth = rockDepth(x, y);
    return depth < 5 && depth > -150 && waterDepth(x, y) < -30 && laneDepth(x, y) < 20;
  }),
);

const ferns = byBiome(
  scattered({ cell: 170, seed: 122 }, (x, y, chance) => chance < 0.72 && rockDepth(x, y) > 62),
);

const toadstool = (cap: string): string => `
  <path d="M-3 14V-2h6v16zM19 18v-10h5v10z" fill="#d8cfb4"/>
  <path d="M-20 0q20-34 40 0zM10 9q11-19 23 0z" fill="${cap}"/>
  <circle cx="-6" cy="-7" r="3" fill="#fff3d0"/>
  <circle cx="6" cy="-9" r="2.6" fill="#fff3d0"/>`;

const SPROUTING_CRYSTALS = `
  <path d="M0-34L11 6 0 14-11 6zM22-16L30 10 22 16 14 10zM-22-10L-15 12-22 18-29 12z" fill="#b892ff"/>
  <path d="M0-34L0 14-11 6zM22-16L22 16 14 10z" fill="#7a55d6"/>`;

const EMBER_STONE = `
  <path d="M-24 10l10-26 18-6 18 14 6 20-22 10z" fill="#5c4a4e"/>
  <path d="M-12-2l14-8M4 8l16-10" stroke="#ff8b4d" stroke-width="5" stroke-linecap="round"/>`;

/** What grows where mushrooms would. */
const MUSHROOMS: PerBiome<string> = [
  toadstool('#3fd6c0'),
  toadstool('#d9622f'),
  SPROUTING_CRYSTALS,
  EMBER_STONE,
];

/** The looks of a quarter's grass (gr), flowers (fl) and mushrooms (mu). */
export function plantMarkers(biome: BiomeIndex): string {
  const { grass, flower } = BIOME_INKS[biome];
  return [
    marker(
      `gr${biome}`,
      `<path d="M-9 0L-15-20M-2 0L-3-30M4 0L12-24M9 2L22-12" stroke="${grass}" stroke-width="3.2" stroke-linecap="round"/>`,
    ),
    turnedMarker(
      `fl${biome}`,
      `<path d="M0-9L0 9M-9 0L9 0" stroke="${flower}" stroke-width="8" stroke-linecap="round"/>
      <circle r="4" fill="#fff6dc"/>
      <circle cx="26" cy="15" r="5" fill="${flower}"/>
      <circle cx="-19" cy="22" r="4" fill="${flower}"/>`,
    ),
    marker(`mu${biome}`, MUSHROOMS[biome]),
  ].join('');
}

/** The looks of a quarter's fallen leaves (lt) and ferns (fe). */
export function leafMarkers(biome: BiomeIndex): string {
  const { leaf, bright, tip } = BIOME_INKS[biome].tree;
  return [
    turnedMarker(
      `lt${biome}`,
      `<path d="M-20 4q8-12 20-6-6 12-20 6z" fill="${bright}"/>
      <path d="M14 16q2-14 16-14 0 14-16 14z" fill="${leaf}"/>
      <path d="M-4-26q12-6 18 4-12 8-18-4z" fill="${tip}" opacity=".75"/>`,
    ),
    turnedMarker(
      `fe${biome}`,
      `<path d="M0 0Q18-16 40-12M0 0Q2-24-12-38M0 0Q-20 2-34 20M0 0Q18 12 22 32" stroke="${leaf}" stroke-width="9" stroke-linecap="round"/>
      <circle r="9" fill="${bright}"/>`,
    ),
  ].join('');
}

/** The places of a quarter's mushrooms: z. */
export const mushroomPlaces = (biome: BiomeIndex): string => namedPoints(`z${biome}`, mushrooms[biome]);

export const fallenLeafMarks = (): string =>
  perBiome((biome) => marked(fallenLeaves[biome], `lt${biome}`)).join('');

export const meadowMarks = (): string =>
  perBiome((biome) => marked(grass[biome], `gr${biome}`) + marked(flowers[biome], `fl${biome}`)).join('');

export const fernMarks = (): string => perBiome((biome) => marked(ferns[biome], `fe${biome}`)).join('');

/** Mushrooms and saplings along the edges of the jungle. */
export const undergrowthLayer = (): string =>
  `<g id="undergrowth">${perBiome((biome) => markedAgain(`z${biome}`, `mu${biome}`) + saplingMarks(biome)).join('')}</g>`;
