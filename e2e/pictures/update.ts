/**
 * Takes those pictures again that differ from the committed ones, and rounds the colours of all: with fewer colours a
 * picture has a third of the bytes. Rounding twice changes nothing.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { COLOUR_STEP } from '../support/pictures.ts';

const FOLDER = path.join(import.meta.dirname, 'committed');

const files = process.argv.length > 2 ? process.argv.slice(2) : ['e2e/pictures'];
const { status } = spawnSync('playwright', ['test', ...files, '--update-snapshots=changed'], {
  stdio: 'inherit',
});
for (const name of globSync('*.png', { cwd: FOLDER })) await shrink(path.join(FOLDER, name));
process.exitCode = status ?? 1;

async function shrink(file: string): Promise<void> {
  const { data, info } = await sharp(await readFile(file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rounded = data.map((value) => Math.min(255, Math.round(value / COLOUR_STEP) * COLOUR_STEP));
  const encoded = await Promise.all(
    [true, false].map((adaptiveFiltering) =>
      sharp(rounded, { raw: info }).png({ compressionLevel: 9, adaptiveFiltering }).toBuffer(),
    ),
  );
  const [smallest] = encoded.toSorted((one, other) => one.length - other.length);
  if (smallest !== undefined) await writeFile(file, smallest);
}
