import path from 'node:path';

/** File of a worker thread, by its path without extension: the TypeScript source, or the file next to the bundle. */
export function threadFile(name: string): string {
  const ending = path.extname(import.meta.filename) === '.ts' ? '.ts' : '.cjs';
  return path.join(import.meta.dirname, `${name}${ending}`);
}
