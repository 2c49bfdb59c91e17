import { TRAILS } from './layout.ts';
import { outlines } from './outlines.ts';
import { roughNoise } from './random.ts';
import { area, namedArea, polylines } from './svg.ts';
import { type Field, NOWHERE, rockDepth, waterDepth } from './terrain.ts';

const lushness: Field = (x, y) =>
  rockDepth(x, y) < 60 && waterDepth(x, y) < 40 ? 100 * roughNoise(x / 520, y / 520, 51) : NOWHERE;

const dampness: Field = (x, y) =>
  rockDepth(x, y) < 60 && waterDepth(x, y) < 0 ? 100 * roughNoise(x / 330, y / 330, 61) : NOWHERE;

const DAMP_PATCHES = outlines(dampness, { above: 27, step: 105, tolerance: 14, smallest: 7000 });

/** All footpaths as path data. */
export const trailPath = (): string => polylines(TRAILS);

/** The outline of lush ground (PA). */
export const lushOutline = (): string =>
  namedArea('PA', outlines(lushness, { above: 16, step: 105, tolerance: 14, smallest: 9000 }));

/** The footpaths under their name: TR. */
export const trailLines = (): string => namedArea('TR', trailPath());

/** Ground, its patches, and the footpaths worn into it. */
export const groundLayer = (): string => `
  <g id="ground">
    <use href="#bg"/>
    <g clip-path="url(#kp)"><use href="#bg2"/></g>
    ${area(DAMP_PATCHES, 'fill="#10161c" opacity=".15"')}
    <use href="#TR" stroke="#c7b58e" stroke-width="230" stroke-linecap="round" stroke-linejoin="round" opacity=".1"/>
    <use href="#TR" stroke="#d8c8a4" stroke-width="150" stroke-linecap="round" stroke-linejoin="round" opacity=".12"/>
  </g>`;
