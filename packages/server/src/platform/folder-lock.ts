import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { giveToOwner } from './data-owner.ts';

const FILE = 'lock';
/** SQLite's result code for a file that another connection has locked. */
const BUSY = 5;

/** Another process uses the data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/**
 * Locks the data folder for this process until the returned function is called or the process ends, however it ends.
 * Throws `FolderInUse` when another process holds the lock.
 *
 * The lock is SQLite's lock of an empty file: Node cannot lock files itself. It belongs to the open file and not to what
 * the file contains, so neither a killed process nor a copied folder leaves a lock behind.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, FILE);
  let lock: DatabaseSync | undefined;
  try {
    closeSync(openSync(file, 'a', 0o600));
    giveToOwner(file);
    lock = new DatabaseSync(file, { timeout: 0 });
    // In memory, so that no journal appears beside the file.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock?.close();
    const { errcode } = error as { readonly errcode?: unknown };
    if (typeof errcode === 'number' && (errcode & 0xff) === BUSY)
      throw new FolderInUse(
        `The data folder ${folder} is in use by another process. Stop that one first, or choose another folder with DATA_DIR.`,
        { cause: error },
      );
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The data folder ${folder} cannot be locked: ${reason}.`, { cause: error });
  }
  const held = lock;
  return () => held.close();
}
