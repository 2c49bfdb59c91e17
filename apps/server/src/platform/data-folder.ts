import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Creates the data folder if need be, for its owner alone. Throws a readable error when nothing can be written in it. */
export function openDataFolder(folder: string): void {
  try {
    makeFolder(path.resolve(folder));
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(`The data folder ${folder} cannot be written${code}. Choose another one with DATA_DIR.`, {
      cause: error,
    });
  }
}

/** One folder after the other: Node's own way never ends where the system says that a folder's parent is not there. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
}
