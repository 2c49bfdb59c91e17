import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { champions } from '@hub/catalog/champions';
import { sigils } from '@hub/catalog/sigils';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTES } from './attributes/attributes.ts';
import { drawStencil } from './compose.ts';
import { drawings, folder } from './drawings.ts';
import { MOTIONS } from './motions.ts';
import { SILHOUETTES } from './silhouettes/silhouettes.ts';

/** Size of the thumbnails that are compared, and the least number of their 1,024 cells in which two must differ. */
const SIZE = 32;
const LEAST_DIFFERENCE = 150;
/** Most bytes of one compressed file, and of the twenty largest: a page shows twenty champions. */
const MAX_BYTES = 2_048;
const MAX_BYTES_OF_PAGE = 60_000;

const drawn = drawings();

describe('the table of sigils', () => {
  it('has every champion once, in the order of the champions', () => {
    expect(sigils.map(({ id }) => id)).toEqual(champions.map(({ id }) => id));
  });

  it.each(sigils)('shows $id with words of the kit, in a region of the facts', (sigil) => {
    const facts = champions.find(({ id }) => id === sigil.id);
    expect(facts?.regions).toContain(sigil.region);
    expect(Object.keys(SILHOUETTES)).toContain(sigil.silhouette);
    expect(Object.keys(ATTRIBUTES)).toContain(sigil.attribute);
    expect(Object.keys(MOTIONS)).toContain(sigil.motion);
    for (const hue of [sigil.hue1, sigil.hue2]) expect(hue).toMatch(/^#[\da-f]{6}$/);
    expect(sigil.why).not.toBe('');
  });

  it('uses all words of the kit', () => {
    expect(new Set(sigils.map(({ silhouette }) => silhouette))).toEqual(new Set(Object.keys(SILHOUETTES)));
    const unused = Object.keys(ATTRIBUTES).filter((word) =>
      sigils.every(({ attribute }) => attribute !== word),
    );
    expect(unused).toEqual([]);
  });

  it('has no silhouette with the same attribute twice', () => {
    const pairs = sigils.map(({ silhouette, attribute }) => `${silhouette} with ${attribute}`);
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
  });

  it(`differs by ${LEAST_DIFFERENCE} of 1,024 cells between any two outlines`, async () => {
    const thumbs = await Promise.all(sigils.map(async (sigil) => levelsOf(drawStencil(sigil))));
    const pairs = sigils
      .flatMap((one, index) =>
        sigils.slice(0, index).map((other, k) => {
          const [a, b] = [thumbs[index] ?? [], thumbs[k] ?? []];
          return {
            names: `${other.id} and ${one.id}`,
            cells: a.filter((level, cell) => level !== b[cell]).length,
          };
        }),
      )
      .toSorted((a, b) => a.cells - b.cells);
    const nearest = pairs.slice(0, 3).map(({ names, cells }) => `${names} ${cells}`);
    process.stdout.write(`bound ${LEAST_DIFFERENCE}, nearest: ${nearest.join(', ')}\n`);
    expect(pairs.filter(({ cells }) => cells < LEAST_DIFFERENCE)).toEqual([]);
  });
});

/** Every pixel of a thumbnail: 0 ground, 1 attribute, 2 silhouette. */
async function levelsOf(svg: string): Promise<readonly number[]> {
  const pixels = await sharp(Buffer.from(svg)).resize(SIZE, SIZE).greyscale().raw().toBuffer();
  return Array.from(pixels, (value) => (value > 170 ? 2 : value > 60 ? 1 : 0));
}

describe('the files', () => {
  it('are those that the kit draws', () => {
    const stored = ['sigils', 'landscapes'].flatMap((name) =>
      readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`),
    );
    expect(stored.toSorted()).toEqual([...drawn.keys()].toSorted());
    const changed = stored.filter(
      (file) => readFileSync(path.join(folder, file), 'utf8') !== drawn.get(file),
    );
    expect(changed).toEqual([]);
  });

  it('have no text, gradient, address or broken number, and no id twice', () => {
    for (const svg of drawn.values()) {
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /<text|Gradient|NaN|undefined|https?:/,
      );
      const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('are small', () => {
    const sizes = [...drawn.values()].map((svg) => brotliCompressSync(svg).length).toSorted((a, b) => b - a);
    expect(sizes[0]).toBeLessThanOrEqual(MAX_BYTES);
    expect(sizes.slice(0, 20).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES_OF_PAGE);
  });
});
