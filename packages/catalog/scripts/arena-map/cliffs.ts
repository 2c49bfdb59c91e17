import { contours } from './contours.ts';
import { distance, type Point, SIZE } from './geometry.ts';
import { outlines } from './outlines.ts';
import { following } from './path-data.ts';
import { chanceAt, roughNoise } from './random.ts';
import { rockMarks } from './stones.ts';
import { area, namedArea } from './svg.ts';
import { type Field, NOWHERE, rockDepth } from './terrain.ts';
import { fernMarks } from './undergrowth.ts';

const LEDGE = outlines(rockDepth, { above: 24, step: 95, tolerance: 14, smallest: 30_000 });
const DEEP_CANOPY = outlines(rockDepth, { above: 330, step: 120, tolerance: 26, smallest: 40_000 });

const gloom: Field = (x, y) => (rockDepth(x, y) > 70 ? 100 * roughNoise(x / 640, y / 640, 71) : NOWHERE);
const GLOOMY_CANOPY = outlines(gloom, { above: 20, step: 130, tolerance: 18, smallest: 20_000 });

/** Strokes keep off the frame of the picture, where cliffs are cut off. */
const isOffFrame = (point: Point): boolean => point.every((value) => value > 40 && value < SIZE - 40);

/** A stroke across the cliff's edge at `from`, which runs on to `to`. */
function chiselStroke(from: Point, to: Point, index: number): string {
  const length = distance(from, to);
  const reach = 24 + 26 * chanceAt(index, Math.round(from[1]), 8);
  const acrossX = (-(to[1] - from[1]) / length) * reach;
  const acrossY = ((to[0] - from[0]) / length) * reach;
  const start = `${Math.round(from[0] - acrossX)}${following(Math.round(SIZE - from[1] + acrossY))}`;
  return `M${start}l${Math.round(acrossX * 1.7)}${following(Math.round(-acrossY * 1.7))}`;
}

/** Strokes along one foot of a cliff, 105 to 165 units apart. */
function chiselStrokes(foot: readonly Point[]): string {
  let strokes = '';
  let way = 0;
  for (const [index, to] of foot.entries()) {
    const from = foot[index - 1];
    if (from === undefined) continue;
    way += distance(from, to);
    if (way <= 105 + 60 * chanceAt(index, Math.round(from[0]), 7)) continue;
    way = 0;
    if (isOffFrame(from)) strokes += chiselStroke(from, to, index);
  }
  return strokes;
}

const CHISEL_STROKES = contours(rockDepth, 18, 82).map(chiselStrokes).join('');

/** The outlines of the cliffs' foot (W0), of the canopy on them (W1) and of its thicker part (W2). */
export const cliffOutlines = (): string =>
  namedArea('W0', outlines(rockDepth, { step: 82, tolerance: 9, smallest: 6000 })) +
  namedArea('W1', outlines(rockDepth, { above: 46, step: 82, tolerance: 10, smallest: 9000 })) +
  namedArea('W2', outlines(rockDepth, { above: 150, step: 95, tolerance: 16, smallest: 16_000 }));

/** Cliffs with their shadow, and the canopy on top of them. */
export const cliffsLayer = (): string => `
  <g id="walls">
    <use href="#W0" fill="#04070d" opacity=".42" transform="translate(46 62)"/>
    <use href="#W0" fill="#39424f"/>
    <g clip-path="url(#k0)" opacity=".55"><use href="#brk"/></g>
    ${area(LEDGE, 'stroke="#c9d3d0" stroke-opacity=".22" stroke-width="6" stroke-dasharray="170 30 60 40"')}
    ${area(CHISEL_STROKES, 'stroke="#1b222d" stroke-width="9" opacity=".65"')}
    ${rockMarks()}
    <g clip-path="url(#k1)">
      <use href="#bt"/>
      ${area(GLOOMY_CANOPY, 'fill="#000" opacity=".14"')}
      <g clip-path="url(#k2)"><use href="#bt2"/></g>
    </g>
    ${fernMarks()}
    <use href="#W1" stroke="#e9f2d8" stroke-opacity=".28" stroke-width="9"/>
    ${area(DEEP_CANOPY, 'fill="#05080f" opacity=".26"')}
  </g>`;
