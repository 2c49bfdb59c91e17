import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { cutSection, type Section } from './cut.ts';
import type { Drawing } from './drawing.ts';

/**
 * Bytes of every picture. The compressed size would reveal how much detail a section has, and so roughly where it is;
 * therefore all pictures are padded to the same size.
 */
export const PICTURE_BYTES = 40 * 1024;
/** Tried in order until the picture fits; the first usually does. */
const QUALITIES = [80, 60, 40, 20, 1];

/** Layout of a WebP file: `RIFF`, length of the rest, `WEBP`, `VP8 `, length of the picture data. */
const RIFF_LENGTH_AT = 4;
const DATA_LENGTH_AT = 16;
const DATA_AT = 20;

// One picture at a time on one thread, to leave the CPU to the games.
sharp.cache(false);
sharp.concurrency(1);

/** Paints a section as WebP of 833 × 700 pixels, always with the same number of bytes. */
export async function paintSection(drawing: Drawing, section: Section): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = sharp(Buffer.from(cutSection(drawing, section))).removeAlpha();
  for (const quality of QUALITIES) {
    const picture = await pixels.clone().webp({ quality }).toBuffer();
    if (picture.length <= PICTURE_BYTES) return filled(picture);
  }
  throw new Error('a section picture exceeds its size');
}

/** Pads the picture data with random bytes; decoders stop after the last pixel. */
function filled(picture: Buffer): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(PICTURE_BYTES);
  result.set(picture);
  randomFillSync(result, picture.length);
  const view = new DataView(result.buffer);
  view.setUint32(RIFF_LENGTH_AT, PICTURE_BYTES - RIFF_LENGTH_AT - 4, true);
  view.setUint32(DATA_LENGTH_AT, PICTURE_BYTES - DATA_AT, true);
  return result;
}
