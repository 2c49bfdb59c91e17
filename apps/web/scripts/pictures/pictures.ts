import { botHeads } from './bots.ts';
import { contours } from './contours.ts';
import type { Ink } from './drawing.ts';
import { poster } from './poster.ts';
import { chain, cooldown, daily, emoji, items, moreless, riftWith } from './subjects.ts';
import { vista } from './vista.ts';

const ink = (hue: string, light: string, middle: string, deep: string): Ink => ({ hue, light, middle, deep });

/** The map's content with its ids prefixed, so that they do not meet those of the poster around it. */
function inlineMap(svg: string): string {
  return svg
    .trim()
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/ id="/g, ' id="m-')
    .replace(/url\(#/g, 'url(#m-')
    .replace(/href="#/g, 'href="#m-');
}

/** Every drawn picture by file name. `map` is the text of map-mini.svg. */
export const drawPictures = (map: string): Readonly<Record<string, string>> => ({
  ...botHeads,
  'contours.svg': contours(),
  'scene-vista.svg': vista(),
  'scene-daily.svg': poster({
    ink: ink('#f2b84b', '#ffe7b0', '#3a2608', '#120c06'),
    seed: 11,
    draw: daily,
    hills: false,
  }),
  'scene-moreless.svg': poster({
    ink: ink('#ff8a5e', '#ffd2bb', '#3d170a', '#140a08'),
    seed: 23,
    draw: moreless,
    hills: true,
  }),
  'scene-rift.svg': poster({
    ink: ink('#31dbc3', '#c6fff4', '#06363a', '#050f14'),
    seed: 37,
    draw: riftWith(inlineMap(map)),
    hills: false,
  }),
  'scene-chain.svg': poster({
    ink: ink('#a284ff', '#e6dcff', '#2a1b62', '#0c0a1c'),
    seed: 51,
    draw: chain,
    hills: true,
  }),
  'scene-cooldown.svg': poster({
    ink: ink('#6cc0ff', '#dff0ff', '#0e3157', '#070e1a'),
    seed: 67,
    draw: cooldown,
    hills: true,
  }),
  'scene-items.svg': poster({
    ink: ink('#e8a066', '#ffe2c2', '#3b2012', '#120a06'),
    seed: 83,
    draw: items,
    hills: true,
  }),
  'scene-emoji.svg': poster({
    ink: ink('#e68ad2', '#ffdcf5', '#3c1640', '#120817'),
    seed: 97,
    draw: emoji,
    hills: true,
  }),
});
