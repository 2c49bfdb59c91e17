import { accessSync, constants, mkdirSync } from 'node:fs';

/** Creates the data folder if need be, for its owner alone. Throws a readable error when nothing can be written in it. */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(`The data folder ${folder} cannot be written${code}. Choose another one with DATA_DIR.`, {
      cause: error,
    });
  }
}
