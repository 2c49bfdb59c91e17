import { outlines } from './outlines.ts';
import { noise } from './random.ts';
import { isOffPlaza, scattered } from './scatter.ts';
import { area, marked, marker, namedArea, turnedMarker } from './svg.ts';
import { laneDistance, rockDepth, waterDepth } from './terrain.ts';

const SHALLOWS = outlines(waterDepth, { above: 130, step: 95, tolerance: 14, smallest: 9000 });
const CURRENT = outlines((x, y) => waterDepth(x, y) + 60 * noise(x / 300, y / 300, 4), {
  above: 290,
  step: 95,
  tolerance: 16,
  smallest: 9000,
});
const FOAM = outlines(waterDepth, { above: 38, step: 95, tolerance: 12, smallest: 30_000 });

const ripples = scattered(
  { cell: 140, seed: 107 },
  (x, y, chance) => chance < 0.72 && waterDepth(x, y) > 60,
).filter(isOffPlaza);

const bankStones = scattered({ cell: 300, seed: 108 }, (x, y, chance) => {
  if (chance >= 0.62) return false;
  const depth = waterDepth(x, y);
  return depth > -30 && depth < 180 && rockDepth(x, y) < 0;
}).filter(isOffPlaza);

const lilies = scattered({ cell: 360, seed: 109 }, (x, y, chance) => {
  if (chance >= 0.5) return false;
  const depth = waterDepth(x, y);
  return depth > 50 && depth < 260;
}).filter(isOffPlaza);

const reeds = scattered({ cell: 135, seed: 110 }, (x, y, chance) => {
  if (chance >= 0.55) return false;
  const depth = waterDepth(x, y);
  return depth > -45 && depth < 45 && rockDepth(x, y) < -10 && laneDistance(x, y) > 380;
}).filter(isOffPlaza);

/** Dark stones on the bed. */
const bedStones = scattered(
  { cell: 230, seed: 123 },
  (x, y, chance) => chance < 0.6 && waterDepth(x, y) > 110,
).filter(isOffPlaza);

/** The looks of stones on the bed (de). */
export const bedMarker = (): string =>
  turnedMarker(
    'de',
    `<path d="M-30 6l10-18 24-4 16 14-8 16-28 4z" fill="#0f4b58" opacity=".8"/>
    <path d="M30 24l10-8 12 6-4 12-14 2z" fill="#0f4b58" opacity=".6"/>`,
  );

/** The looks of ripples (ri), stones in the water (sw), lilies (li) and reeds (re). */
export const riverMarkers = (): string =>
  [
    marker(
      'ri',
      `<path d="M-44 0q22-12 44 0t44 0" fill="none" stroke="#8ff0e4" stroke-width="4" stroke-linecap="round" opacity=".55"/>
      <path d="M-14 20q14-8 30 0" fill="none" stroke="#8ff0e4" stroke-width="3" stroke-linecap="round" opacity=".4"/>`,
    ),
    marker(
      'sw',
      `<path d="M-30 10l6-24 24-10 26 8 8 18-18 16-32 2z" fill="#3d5560"/>
      <path d="M-24-14l24-10 26 8-20 9z" fill="#7b98a0"/>
      <path d="M-42 18q40 22 84-2" fill="none" stroke="#b6fff2" stroke-width="4" opacity=".55"/>`,
    ),
    turnedMarker(
      'li',
      `<path d="M0 0L26-12A29 29 0 1 0 28 6z" fill="#2f8a63"/>
      <path d="M0 0L-24-8M0 0L-12 22M0 0L14 22" stroke="#5fc28c" stroke-width="3"/>
      <path d="M48 22l16-8a18 18 0 1 0 1 11z" fill="#3c9a6c"/>
      <circle cx="-6" cy="-10" r="8" fill="#ffd9ef"/>
      <circle cx="-6" cy="-10" r="3.4" fill="#ffd15c"/>`,
    ),
    marker(
      're',
      `<path d="M-12 6L-16-40M0 8L2-54M10 6L20-34" stroke="#9db06a" stroke-width="4" stroke-linecap="round"/>
      <path d="M2-54v16M-16-40v12" stroke="#6a4a2c" stroke-width="9" stroke-linecap="round"/>`,
    ),
  ].join('');

/** The outline of all water: WA. */
export const waterOutline = (): string =>
  namedArea('WA', outlines(waterDepth, { step: 82, tolerance: 8, smallest: 9000 }));

/** Bank, water, shallows, current and foam. */
export const waterLayer = (): string => `
  <g id="water">
    <use href="#WA" fill="#22424a" stroke="#22424a" stroke-width="70"/>
    <use href="#WA" fill="#155a68"/>
    ${area(SHALLOWS, 'fill="#197a83"')}
    ${area(CURRENT, 'fill="#23989a"')}
    ${area(FOAM, 'stroke="#a8fff0" stroke-width="7" stroke-dasharray="90 50 30 70" opacity=".5"')}
  </g>`;

export const bedMarks = (): string => marked(bedStones, 'de');

export const riverMarks = (): string =>
  marked(ripples, 'ri') + marked(bankStones, 'sw') + marked(lilies, 'li') + marked(reeds, 're');
