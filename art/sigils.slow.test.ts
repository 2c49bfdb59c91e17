import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { champions } from '@hub/catalog/champions';
import { type ItemEmblem, itemEmblems } from '@hub/catalog/item-emblems';
import { items } from '@hub/catalog/items';
import { type Sigil, sigils } from '@hub/catalog/sigils';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawStencil } from './compose.ts';
import { drawings, folder } from './drawings.ts';
import { ATTRIBUTES, ITEM_SILHOUETTES, MOTIONS, SILHOUETTES, THINGS } from './parts.ts';

/** Size of the thumbnails that are compared, and the least number of their 1,024 cells in which two must differ. */
const SIZE = 32;
const LEAST_DIFFERENCE = 150;
const LEAST_DIFFERENCE_OF_ITEMS = 64;
/** Least number of silhouettes of items, and the most items that share one. */
const LEAST_SILHOUETTES = 30;
const MOST_OF_ONE_SILHOUETTE = 6;
/** Most bytes of one compressed file, and of the twenty largest: a page shows twenty champions. */
const MAX_BYTES = 2_048;
const MAX_BYTES_OF_PAGE = 60_000;

const drawn = drawings();

describe('the table of sigils', () => {
  it('has every champion once, in the order of the champions', () =>
    expect(sigils.map(({ id }) => id)).toEqual(champions.map(({ id }) => id)));

  it.each(sigils)('shows $id with words that are drawn, in a region of the facts', (sigil) => {
    const facts = champions.find(({ id }) => id === sigil.id);
    expect(facts?.regions).toContain(sigil.region);
    expect(Object.keys(SILHOUETTES)).toContain(sigil.silhouette);
    expect(Object.keys(ATTRIBUTES)).toContain(sigil.attribute);
    expect(Object.keys(MOTIONS)).toContain(sigil.motion);
    for (const hue of [sigil.hue1, sigil.hue2]) expect(hue).toMatch(/^#[\da-f]{6}$/);
    expect(sigil.why).not.toBe('');
  });

  it('uses all drawings', () => {
    expect(new Set(sigils.map(({ silhouette }) => silhouette))).toEqual(new Set(Object.keys(SILHOUETTES)));
    const used = new Set([...sigils, ...itemEmblems].map(({ attribute }) => attribute));
    expect(Object.keys(ATTRIBUTES).filter((word) => !used.has(word))).toEqual([]);
  });

  it('has no silhouette with the same attribute twice', () => expect(twinsOf(sigils)).toEqual([]));

  it(`differs by ${LEAST_DIFFERENCE} of 1,024 cells between any two outlines`, async () =>
    expect(await pairsBelow(sigils, LEAST_DIFFERENCE)).toEqual([]));
});

describe('the table of items', () => {
  it('has every item once, in the order of their ids', () => {
    const ids = items.map(({ id }) => id);
    expect(itemEmblems.map(({ id }) => id)).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('uses words that are drawn and all things, and no silhouette often', () => {
    const used = itemEmblems.map(({ silhouette }) => silhouette);
    const unknown = itemEmblems.filter(
      ({ silhouette, attribute }) => !(silhouette in ITEM_SILHOUETTES && attribute in ATTRIBUTES),
    );
    expect(unknown).toEqual([]);
    expect(Object.keys(THINGS).filter((word) => !used.includes(word))).toEqual([]);
    expect(new Set(used).size).toBeGreaterThanOrEqual(LEAST_SILHOUETTES);
    const counts = used.map((word) => used.filter((other) => other === word).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_OF_ONE_SILHOUETTE);
    for (const { hue1, hue2 } of itemEmblems) expect(`${hue1}${hue2}`).toMatch(/^(#[\da-f]{6}){2}$/);
  });

  it.each([
    ["Rabadon's Deathcap", 'hat'],
    ['Recurve Bow', 'longbow'],
    ['Health Potion', 'potion'],
    ["Giant's Belt", 'belt'],
    ["Doran's Ring", 'band'],
  ])('shows %s as a %s', (name, silhouette) => {
    const id = items.find((item) => item.name === name)?.id;
    expect(itemEmblems.find((emblem) => emblem.id === id)?.silhouette).toBe(silhouette);
  });

  it('has no silhouette with the same attribute twice', () => expect(twinsOf(itemEmblems)).toEqual([]));

  it(`differs by ${LEAST_DIFFERENCE_OF_ITEMS} of 1,024 cells between any two outlines`, async () =>
    expect(await pairsBelow(itemEmblems, LEAST_DIFFERENCE_OF_ITEMS)).toEqual([]));
});

const twinsOf = (drawn: readonly (Sigil | ItemEmblem)[]): readonly string[] => {
  const pairs = drawn.map(({ silhouette, attribute }) => `${silhouette} with ${attribute}`);
  return pairs.filter((pair, index) => pairs.indexOf(pair) !== index);
};

/** The pairs whose outlines differ in fewer cells than `bound`; prints the three nearest pairs. */
async function pairsBelow(drawn: readonly (Sigil | ItemEmblem)[], bound: number) {
  const thumbs = await Promise.all(drawn.map(async (one) => levelsOf(drawStencil(one))));
  const pairs = drawn
    .flatMap(({ id }, index) =>
      drawn.slice(0, index).map((other, k) => {
        const [a, b] = [thumbs[index] ?? [], thumbs[k] ?? []];
        return { names: `${other.id} and ${id}`, cells: a.filter((level, cell) => level !== b[cell]).length };
      }),
    )
    .toSorted((a, b) => a.cells - b.cells);
  const nearest = pairs.slice(0, 3).map(({ names, cells }) => `${names} ${cells}`);
  process.stdout.write(`bound ${bound}, nearest: ${nearest.join(', ')}\n`);
  return pairs.filter(({ cells }) => cells < bound);
}

/** Every pixel of a thumbnail: 0 ground, 1 attribute, 2 silhouette. */
async function levelsOf(svg: string): Promise<readonly number[]> {
  const pixels = await sharp(Buffer.from(svg)).resize(SIZE, SIZE).greyscale().raw().toBuffer();
  return Array.from(pixels, (value) => (value > 170 ? 2 : value > 60 ? 1 : 0));
}

describe('the files', () => {
  it('are those that are composed of the drawings', () => {
    const stored = ['sigils', 'items', 'landscapes'].flatMap((name) =>
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
