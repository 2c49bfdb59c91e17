import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Section } from '../rules/rules.ts';
import { cutSection, PICTURE } from './cut.ts';
import { readDrawing } from './drawing.ts';
import { files } from './open-sections.ts';
import { PICTURE_BYTES, paintSection } from './picture.ts';

const svg = readFileSync(files.drawing, 'utf8');
const drawing = readDrawing(svg);
const around = (x: number, y: number): Section => ({ x: x - 9.72, y: y - 8.17, width: 19.44, height: 16.34 });

/** The same section rendered from the whole drawing. */
function wholeAt({ x, y, width, height }: Section): string {
  const scale = drawing.size / 350;
  const box = [x, y, width, height].map((value) => (value * scale).toFixed(2)).join(' ');
  const size = `width="${PICTURE.width}" height="${PICTURE.height}" preserveAspectRatio="none"`;
  return svg.replace(/viewBox="[^"]*"/, `viewBox="${box}" ${size}`);
}

const pixelsOf = (source: string): Promise<Buffer> =>
  sharp(Buffer.from(source)).removeAlpha().raw().toBuffer();

describe('cutSection', () => {
  it.each([
    ['the middle of the map', 175, 175],
    ['a corner', 9.72, 8.17],
    ['the wood at the edge', 340.28, 180],
    ['a base', 45, 305],
    ['the river', 100, 100],
    ['between two lanes', 230.5, 260.25],
  ])('equals the whole drawing in the section %s', async (_, x, y) => {
    const section = around(x, y);
    const [cut, whole] = await Promise.all([
      pixelsOf(cutSection(drawing, section)),
      pixelsOf(wholeAt(section)),
    ]);
    expect(cut.length).toBe(whole.length);
    const differing = cut.reduce(
      (count, value, at) => count + Number(Math.abs(value - (whole[at] ?? 0)) > 8),
      0,
    );
    // Rounding at the edges of long outlines may change a pixel.
    expect(differing).toBeLessThan(cut.length / 10_000);
  });

  it('returns a small part of the drawing', () =>
    expect(cutSection(drawing, around(120, 210)).length).toBeLessThan(svg.length / 2.5));

  it('throws when the file is not the drawing', () =>
    expect(() => readDrawing('<svg viewBox="0 0 10 20"></svg>')).toThrow(/not a square/));
});

describe('paintSection', () => {
  it.each([
    [1, 833, 700],
    [2, 1666, 1400],
  ] as const)(
    'returns WebP of density %i, always with the same length and header',
    async (density, ...size) => {
      const [width, height] = size;
      const places = [around(175, 175), around(12, 330), around(300, 50), around(60, 290)];
      const pictures = await Promise.all(places.map((section) => paintSection(drawing, section, density)));
      for (const picture of pictures) {
        expect(picture.length).toBe(PICTURE_BYTES[density]);
        expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height });
        expect(picture.subarray(0, 20)).toEqual(pictures[0]?.subarray(0, 20));
      }
    },
  );

  it('contains no text besides the pixels', async () => {
    const { exif, xmp, icc, iptc } = await sharp(await paintSection(drawing, around(90, 90))).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('looks like the section regardless of the padding', async () => {
    const section = around(210, 140);
    const [picture, again] = [await paintSection(drawing, section), await paintSection(drawing, section)];
    expect(Buffer.from(picture).equals(again)).toBe(false);
    const [shown, shownAgain, drawn] = await Promise.all([
      sharp(picture).raw().toBuffer(),
      sharp(again).raw().toBuffer(),
      pixelsOf(cutSection(drawing, section)),
    ]);
    expect(shown.equals(shownAgain)).toBe(true);
    const off = shown.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0) / shown.length;
    expect(off).toBeLessThan(8);
  });
});
