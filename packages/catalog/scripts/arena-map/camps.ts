import type { Point } from './geometry.ts';
import { CAMPS, type CampKind } from './layout.ts';
import { blob, corners, lobes, spokes } from './shapes.ts';
import { placed, setPiece } from './svg.ts';

const rune = `
  <circle r="330" fill="#33c9c9" opacity=".12"/>
  <circle r="250" fill="none" stroke="#6ff0da" stroke-width="12" stroke-dasharray="90 34 18 34" opacity=".75"/>
  <circle r="190" fill="none" stroke="#6ff0da" stroke-width="6" opacity=".5"/>
  <path d="${spokes(196, 244, 12)}" stroke="#6ff0da" stroke-width="8" opacity=".6"/>
  <path d="M-60 96l14-190 50-40 50 34 16 196z" fill="#6c7686"/>
  <path d="M-46-94l50-40 50 34-48 22z" fill="#aab4c0"/>
  <path d="M-14-50l18-22 18 22-18 26zM4-24v70M-18 6l22 18 22-18" stroke="#6ff0da" stroke-width="11" fill="none"/>`;

const pond = `
  <path d="${blob(lobes(7, 240, 0.18, 21))}" fill="#3d4a33"/>
  <path d="${blob(lobes(7, 205, 0.18, 21))}" fill="#1c6a62"/>
  <path d="${blob(lobes(6, 130, 0.2, 22))}" fill="#258f80"/>
  <path d="M-80 20q40-24 80 0M-20 66q36-20 70 0M10-70q34-18 60 0" stroke="#8ff0e4" stroke-width="7" fill="none" opacity=".7"/>
  <path d="M90-60l40-20a46 46 0 1 0 2 26z" fill="#46a56c"/>
  <path d="M-110-80l34-14a38 38 0 1 0 2 20z" fill="#3c9460"/>
  <circle cx="-120" cy="-70" r="13" fill="#ffd9ef"/>
  <path d="M-60 130l-20-80M-30 140l0-90M150 90l20-76" stroke="#9db06a" stroke-width="9"/>`;

const den = `
  <path d="${corners(lobes(9, 250, 0.2, 31))}" fill="#3a332e"/>
  <path d="${corners(lobes(8, 190, 0.22, 32))}" fill="#4c4239"/>
  <path d="M-150-40q60-60 130-20M30 90q60 30 120-30M-120 90l70 30" stroke="#e0d6bc" stroke-width="15" stroke-linecap="round" fill="none"/>
  <path d="M30-110q60-16 80 26l-10 34-44 6-34-28z" fill="#f1e9d2"/>
  <circle cx="76" cy="-72" r="11" fill="#3a3030"/>
  <path d="M-30 20l26 40 30-44 26 44" stroke="#e0d6bc" stroke-width="10" fill="none"/>`;

const NEST_EGGS: readonly Point[] = [
  [-52, -20],
  [34, -50],
  [50, 40],
  [-30, 54],
  [-4, 0],
];

const nestEgg = ([x, y]: Point, index: number): string => `
  <ellipse cx="${x}" cy="${y}" rx="30" ry="38" fill="${index % 2 ? '#d8c7a2' : '#efe2c3'}" transform="rotate(${index * 31} ${x} ${y})"/>
  <circle cx="${x - 6}" cy="${y - 8}" r="6" fill="#a5774b"/>`;

const nest = `
  <circle r="220" fill="#4a3a26"/>
  <circle r="200" fill="none" stroke="#8a6a40" stroke-width="36" stroke-dasharray="70 14"/>
  <circle r="168" fill="none" stroke="#a9834f" stroke-width="22" stroke-dasharray="50 18"/>
  <path d="${spokes(120, 262, 15, 0.2)}" stroke="#6b5030" stroke-width="12"/>
  <circle r="128" fill="#2e2418"/>
  ${NEST_EGGS.map(nestEgg).join('')}
  <path d="M150-170q40 10 60 60-50-10-60-60zM-190 120q-10-40 20-70 20 40-20 70z" fill="#e2664a"/>`;

const cairn = `
  <circle r="330" fill="#ff7a3d" opacity=".13"/>
  <path d="${corners(lobes(10, 235, 0.24, 41))}" fill="#33262a"/>
  <path d="M-170 40l60-30 30 50 60-60 50 40 80-50M-60-150l30 80-50 40M90-120l-30 60 50 50" stroke="#ff8b3d" stroke-width="13" fill="none"/>
  <path d="M-170 40l60-30 30 50 60-60 50 40 80-50" stroke="#ffe08a" stroke-width="5" fill="none"/>
  <path d="M-90 60l30-70 60-20 70 30 20 60-70 40-80-6z" fill="#6a5a5c"/>
  <path d="M-60-10l60-20 70 30-60 26z" fill="#8f7b7a"/>
  <path d="M-40-50l26-40 44 4 16 36-46 20z" fill="#7a6869"/>
  <path d="M0-150q40 40 22 70-8 16-22 18-18-4-24-22-4-30 24-66z" fill="#ff8b3d"/>
  <path d="M0-110q18 20 10 36-4 8-10 10-10-4-12-12-2-14 12-34z" fill="#ffe08a"/>`;

const BOULDERS: readonly (readonly [x: number, y: number, scale: number])[] = [
  [-100, 10, 1.2],
  [60, -70, 1.5],
  [90, 90, 0.9],
  [-40, 120, 0.8],
  [-50, -110, 1],
];

const boulderAt = ([x, y, scale]: (typeof BOULDERS)[number]): string => `
  <g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M-62 20l14-56 48-20 54 22 16 46-44 30-64-4z" fill="#737a85"/>
    <path d="M-48-36l48-20 54 22-44 20z" fill="#a4abb4"/>
    <path d="M-48-36l58 22-6 52-52-22z" fill="#858c97"/>
    <path d="M-20-10l14 20M20 0l14 18" stroke="#565c66" stroke-width="6"/>
  </g>`;

const boulder = `
  <path d="${corners(lobes(8, 250, 0.2, 51))}" fill="#474b52"/>
  ${BOULDERS.map(boulderAt).join('')}`;

const DRAWINGS: Readonly<Record<CampKind, string>> = { rune, pond, den, nest, cairn, boulder };

/** The floors of the camps, one drawing a kind. */
export const campPieces = (): string =>
  Object.entries(DRAWINGS)
    .map(([kind, drawing]) => setPiece(`K${kind}`, drawing))
    .join('');

export const campsLayer = (): string =>
  `<g id="camps">${CAMPS.map(({ kind, at }) => placed(`K${kind}`, at)).join('')}</g>`;
