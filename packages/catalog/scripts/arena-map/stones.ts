import { noise } from './random.ts';
import { isOffPlaza, scattered } from './scatter.ts';
import { marked, marker, turnedMarker } from './svg.ts';
import { isInBase, isInPit, laneDepth, rockDepth, trailDistance, waterDepth } from './terrain.ts';

const pebbles = scattered(
  { cell: 210, seed: 105 },
  (x, y, chance) => chance < 0.5 && !isInBase(x, y) && rockDepth(x, y) < -20 && waterDepth(x, y) < -10,
).filter(isOffPlaza);

/** Loose stones at the foot of the cliffs. */
const rocks = scattered({ cell: 270, seed: 111 }, (x, y, chance) => {
  if (chance >= 0.85) return false;
  const depth = rockDepth(x, y);
  return depth > 8 && depth < 60;
});

/** What is left of the paving of the footpaths. */
const cobbles = scattered(
  { cell: 112, seed: 121 },
  (x, y, chance) =>
    chance < 0.62 + 0.5 * noise(x / 260, y / 260, 121) &&
    !isInBase(x, y) &&
    !isInPit(x, y) &&
    trailDistance(x, y) < 105 &&
    rockDepth(x, y) < -40 &&
    waterDepth(x, y) < -40 &&
    laneDepth(x, y) < -20,
);

const baseTiles = scattered(
  { cell: 150, seed: 124 },
  (x, y, chance) => chance < 0.5 && isInBase(x, y) && rockDepth(x, y) < 0,
);

const ruts = scattered(
  { cell: 250, seed: 125 },
  (x, y, chance) => chance < 0.6 && laneDepth(x, y) > 90 && !isInBase(x, y),
).filter(isOffPlaza);

/** The looks of cobbles (co). */
export const cobbleMarker = (): string =>
  turnedMarker(
    'co',
    `<path d="M-40-14l20-16 26 2 8 18-18 18-28-2z" fill="#a39a86" opacity=".62"/>
    <path d="M16 6l18-8 16 12-8 16-20 2z" fill="#8d8676" opacity=".62"/>
    <path d="M-30 22l14-4 10 10-8 12-16-4z" fill="#b5ac97" opacity=".5"/>`,
  );

/** The looks of the bases' tiles (ti) and the lanes' ruts (rt). */
export const pavementMarkers = (): string =>
  marker(
    'ti',
    `<path d="M-52-34h70v50h-70z" fill="#7b8492" opacity=".5"/>
    <path d="M24-20h34v36H24z" fill="#4b5462" opacity=".5"/>
    <path d="M-40 30l26-8 18 12 30-6" stroke="#39414e" stroke-width="5" opacity=".8"/>`,
  ) +
  turnedMarker(
    'rt',
    `<path d="M-60-8l34 6 22-10 40 8M-20 22l30-4 26 8" stroke="#4d4436" stroke-width="5" stroke-linecap="round" opacity=".7"/>
    <circle cx="-34" cy="22" r="6" fill="#b3a78e"/>
    <circle cx="44" cy="-22" r="8" fill="#5f5545"/>`,
  );

/** The looks of pebbles (pb) and rocks (rb). */
export const stoneMarkers = (): string =>
  turnedMarker(
    'pb',
    `<path d="M-11 3l5-9 10-2 7 8-5 7-12 1z" fill="#8b8a86"/>
    <path d="M-6-6l10-2 3 6-9 2z" fill="#aeaca4"/>
    <path d="M21 15l6-5 7 4-4 6-8 1z" fill="#75756f"/>`,
  ) +
  turnedMarker(
    'rb',
    `<path d="M-34 10l8-30 26-10 30 12 8 24-24 16-34-2z" fill="#6f7683"/>
    <path d="M-26-20l26-10 30 12-24 10z" fill="#98a0a8"/>
    <path d="M-26-20l32 12-4 30-28-12z" fill="#7f8792"/>`,
  );

/** Paving and pebbles, from the bases outwards. */
export const pavingMarks = (): string =>
  marked(baseTiles, 'ti') + marked(ruts, 'rt') + marked(cobbles, 'co') + marked(pebbles, 'pb');

export const rockMarks = (): string => marked(rocks, 'rb');
