import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawArenaMap } from './arena-map.ts';
import { drawMinimap } from './minimap.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** One element a line, so that a difference names its element. */
const elements = (svg: string): readonly string[] => svg.replaceAll('><', '>\n<').split('\n');
const stored = (file: string): readonly string[] => elements(readFileSync(path.join(root, file), 'utf8'));

describe('the arena map', () => {
  const drawn = drawArenaMap();

  it('is what the script draws', () => {
    expect(elements(drawn)).toEqual(stored('packages/catalog/data/arena-map.svg'));
  });

  it('is drawn small for the minimap', () => {
    expect(elements(drawMinimap())).toEqual(stored('packages/ui/src/art/pictures/map-mini.svg'));
  });

  it('names no id twice and refers to none that is missing', () => {
    const ids = Array.from(drawn.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    const wanted = Array.from(drawn.matchAll(/(?:href="#|url\(#)([^")]+)/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
