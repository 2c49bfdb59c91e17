import { describe, expect, it } from 'vitest';
import { drawPictures } from '../../../../apps/web/scripts/pictures/pictures.ts';

const stored = import.meta.glob<string>('./pictures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const map = stored['./pictures/map-mini.svg'] ?? '';
const drawn = drawPictures(map);

describe('the stored pictures', () => {
  it('are all drawn by the script, the map aside', () => {
    const names = Object.keys(drawn).map((name) => `./pictures/${name}`);
    expect(Object.keys(stored).toSorted()).toEqual([...names, './pictures/map-mini.svg'].toSorted());
  });

  it.each(Object.keys(drawn))('%s is what the script draws', (name) => {
    expect(stored[`./pictures/${name}`]).toBe(drawn[name]);
  });

  it.each(Object.keys(stored))('%s needs no font, script or other address, and names no id twice', (name) => {
    const svg = stored[name] ?? '';
    expect(svg).not.toMatch(/<text|<script|style=|NaN|undefined/);
    expect(svg.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
    const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
