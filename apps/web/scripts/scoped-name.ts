import { createHash } from 'node:crypto';
import path from 'node:path';

/** Three letters and digits, of which the first is a letter. */
const FIRST_CODE = Number.parseInt('a00', 36);
const CODES = 26 * 36 * 36;

/**
 * The name of a class in the pages: `carousel` of `pages/home/strip.module.css` is `v61_carousel`. The code of three letters and
 * digits stands for folder and file, and stays as long as they do. Written out they weighed 2.5 % of all styles, compressed.
 * Vite puts a `?` and more behind some file names.
 */
export function scopedName(name: string, file: string): string {
  const [base = ''] = path.basename(file).split('.');
  // The screens of all games lie in folders of the same name.
  const folder = path.dirname(file).replace(/\/screen$/, '');
  const digest = createHash('sha256')
    .update(`${path.basename(folder)}-${base}`)
    .digest();
  const code = (FIRST_CODE + (digest.readUInt32BE() % CODES)).toString(36);
  return `${code}_${name}`;
}
