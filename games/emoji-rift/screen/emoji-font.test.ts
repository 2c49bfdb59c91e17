import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { emojiSets } from '@hub/catalog/emoji-sets';
import { describe, expect, it } from 'vitest';

/** Index of the `cmap` table among the known tables of WOFF2, and of the two whose length is stored twice. */
const CMAP = 0;
const TRANSFORMED = [10, 11];

/** The characters of a WOFF2 font: https://www.w3.org/TR/WOFF2/ and its `cmap` table of format 12. */
function charactersOf(file: Buffer): Set<string> {
  let at = 48;
  const readLength = (): number => {
    for (let length = 0; ; at += 1) {
      const byte = file.readUInt8(at);
      length = length * 128 + (byte & 127);
      if (byte < 128) {
        at += 1;
        return length;
      }
    }
  };
  let before = 0;
  let start: number | undefined;
  for (let table = file.readUInt16BE(12); table > 0; table -= 1) {
    const flags = file.readUInt8(at);
    at += (flags & 63) === 63 ? 5 : 1;
    const length = readLength();
    const isTransformed = TRANSFORMED.includes(flags & 63) ? flags >> 6 === 0 : flags >> 6 !== 0;
    const stored = isTransformed ? readLength() : length;
    if ((flags & 63) === CMAP) start = before;
    before += stored;
  }
  if (start === undefined) throw new RangeError('no cmap');
  const cmap = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(start);
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const wide = tables.find((offset) => cmap.readUInt16BE(offset) === 12);
  if (wide === undefined) throw new RangeError('no table of format 12');
  const characters = new Set<string>();
  for (let group = 0; group < cmap.readUInt32BE(wide + 12); group += 1) {
    const [first, last] = [0, 4].map((part) => cmap.readUInt32BE(wide + 16 + group * 12 + part));
    for (let code = first ?? 0; code <= (last ?? -1); code += 1) characters.add(String.fromCodePoint(code));
  }
  return characters;
}

describe('the font', () => {
  const file = readFileSync(path.join(import.meta.dirname, 'emoji.woff2'));

  it('has every emoji of every champion', () => {
    const known = charactersOf(file);
    const missing = emojiSets.flatMap(({ emoji }) =>
      emoji.filter((one) => !Array.from(one).every((character) => known.has(character))),
    );
    expect(missing).toEqual([]);
  });

  it('has at most 110 kB', () => expect(file.length).toBeLessThanOrEqual(110 * 1024));
});
