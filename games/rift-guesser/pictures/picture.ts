import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import type { Section } from '../rules/rules.ts';
import { cutSection, type Density } from './cut.ts';
import type { Drawing } from './drawing.ts';

/**
 * Bytes of every picture of a density. The compressed size would reveal how much detail a section has, and so roughly
 * where it is; therefore all pictures are padded to the same size.
 */
export const PICTURE_BYTES: Readonly<Record<Density, number>> = { 1: 40 * 1024, 2: 80 * 1024 };
/** Tried in order until the picture fits; the first usually does. */
const QUALITIES = [80, 60, 40, 20, 1];

/** Layout of a WebP file: `RIFF`, length of the rest, `WEBP`, `VP8 `, length of the picture data. */
const RIFF_LENGTH_AT = 4;
const DATA_LENGTH_AT = 16;
const DATA_AT = 20;

// One picture at a time on one thread, to leave the CPU to the games.
sharp.cache(false);
sharp.concurrency(1);

/** Paints a section as WebP of 833 × 700 pixels times the density, always with the same number of bytes. */
export async function paintSection(
  drawing: Drawing,
  section: Section,
  density: Density = 1,
): Promise<Uint8Array<ArrayBuffer>> {
  const length = PICTURE_BYTES[density];
  const pixels = sharp(Buffer.from(cutSection(drawing, section, density))).removeAlpha();
  for (const quality of QUALITIES) {
    const picture = await pixels.clone().webp({ quality }).toBuffer();
    if (picture.length <= length) return filled(picture, length);
  }
  throw new Error('a section picture exceeds its size');
}

/** Pads the picture data with random bytes; decoders stop after the last pixel. */
function filled(picture: Buffer, length: number): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(length);
  result.set(picture);
  randomFillSync(result, picture.length);
  const view = new DataView(result.buffer);
  view.setUint32(RIFF_LENGTH_AT, length - RIFF_LENGTH_AT - 4, true);
  view.setUint32(DATA_LENGTH_AT, length - DATA_AT, true);
  return result;
}
