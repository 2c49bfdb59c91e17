import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { giveToOwner } from './data-owner.ts';

/** Creates the data folder (mode 700) if it is missing. Throws an error for the host when it is not writable. */
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

/** Creates a folder with its parents, one by one: recursive `mkdir` never returns where a parent is reported missing (/proc). */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
  giveToOwner(folder);
}
