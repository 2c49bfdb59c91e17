import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { cutSection, type Section } from './cut.ts';
import type { Drawing } from './drawing.ts';

/**
 * Bytes of every section's picture. How well a picture can be compressed tells how much there is to see, and so roughly
 * where it is; all of them being as long as the largest tells nothing.
 */
export const PICTURE_BYTES = 40 * 1024;
/** Tried in turn until the picture fits: nearly all do with the first. */
const QUALITIES = [80, 60, 40, 20, 1];

/** A WebP file: `RIFF`, the length of what follows, `WEBP`, `VP8 `, and the length of the picture's data. */
const RIFF_LENGTH_AT = 4;
const DATA_LENGTH_AT = 16;
const DATA_AT = 20;

// One picture at a time on a thread of its own: more threads would only take them from the players.
sharp.cache(false);
sharp.concurrency(1);

/** Paints a section: WebP of 833 × 700 pixels, always of the same length. */
export async function paintSection(drawing: Drawing, section: Section): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = sharp(Buffer.from(cutSection(drawing, section))).removeAlpha();
  for (const quality of QUALITIES) {
    const picture = await pixels.clone().webp({ quality }).toBuffer();
    if (picture.length <= PICTURE_BYTES) return filled(picture);
  }
  throw new Error('a picture of a section does not fit');
}

/** The same picture, its data filled up with chance: readers stop when they have the last pixel. */
function filled(picture: Buffer): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(PICTURE_BYTES);
  result.set(picture);
  randomFillSync(result, picture.length);
  const view = new DataView(result.buffer);
  view.setUint32(RIFF_LENGTH_AT, PICTURE_BYTES - RIFF_LENGTH_AT - 4, true);
  view.setUint32(DATA_LENGTH_AT, PICTURE_BYTES - DATA_AT, true);
  return result;
}
