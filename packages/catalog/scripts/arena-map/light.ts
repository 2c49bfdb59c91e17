import { mirrored, type Point, SIZE } from './geometry.ts';
import { CAMPS, type CampKind, LOWER_PIT, UPPER_PIT } from './layout.ts';
import { turnedOver } from './path-data.ts';

const glow = (id: string, colour: string, opacity: string): string => `
  <radialGradient id="${id}">
    <stop stop-color="${colour}" stop-opacity="${opacity}"/>
    <stop offset="1" stop-color="${colour}" stop-opacity="0"/>
  </radialGradient>`;

/** The glow of the bases (gA, gB), of the pits (gV, gE) and of the camps (gT, gE), and the dark of the rim (vg). */
export const gradients = (): string => `
  ${glow('gA', '#3fe0d0', '0.5')}
  ${glow('gB', '#ff7a52', '0.5')}
  ${glow('gV', '#9d7bff', '0.26')}
  ${glow('gE', '#ff8b3d', '0.28')}
  ${glow('gT', '#6ff0da', '0.32')}
  <radialGradient id="vg" cx=".5" cy=".5" r=".74">
    <stop offset=".62" stop-color="#060a14" stop-opacity="0"/>
    <stop offset="1" stop-color="#060a14" stop-opacity=".78"/>
  </radialGradient>`;

/** A circle of light in the named gradient, with further attributes. */
function glowAt(at: Point, radius: number, gradient: string, attributes = ''): string {
  const [x, y] = turnedOver(at);
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${gradient})"${attributes}/>`;
}

const BLUE_CORNER: Point = [1500, 1500];

/** The light of both bases. */
export const baseGlow = (radius: number, blueOpacity: string, redOpacity: string): string =>
  glowAt(BLUE_CORNER, radius, 'gA', ` opacity="${blueOpacity}"`) +
  glowAt(mirrored(BLUE_CORNER), radius, 'gB', ` opacity="${redOpacity}"`);

/** Darkness towards the rim of the world. */
export const vignette = (attributes = ''): string =>
  `<rect width="${SIZE}" height="${SIZE}" fill="url(#vg)"${attributes}/>`;

const campGlow = (wanted: CampKind, gradient: string, attributes = ''): string =>
  CAMPS.filter(({ kind }) => kind === wanted)
    .map(({ at }) => glowAt(at, 900, gradient, attributes))
    .join('');

export const lightLayer = (): string => `
  <g id="light">
    ${baseGlow(3600, '.3', '.28')}
    ${glowAt(UPPER_PIT, 1300, 'gV')}
    ${glowAt(LOWER_PIT, 1300, 'gE')}
    ${campGlow('rune', 'gT')}
    ${campGlow('cairn', 'gE', ' opacity=".6"')}
    ${vignette()}
  </g>`;
