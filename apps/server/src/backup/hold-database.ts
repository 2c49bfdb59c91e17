import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './files.ts';

/** Milliseconds that a command beside us gets to finish; a server never does. */
const BUSY_TIMEOUT_MS = 1_000;
/** Codes of SQLite: somebody else has the file open, or holds a lock on it. */
const IN_USE = new Set([5, 6]);

/**
 * Keeps every other process out of a database file until the answer is called. Throws a BackupError when one is in it:
 * leaving write-ahead mode takes all connections but one to be gone, and the operating system knows them, also after a
 * crash. A file that is missing or damaged has nobody to keep out.
 */
export function holdDatabase(file: string): () => void {
  if (!existsSync(file)) return () => undefined;
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    if (isInUse(error)) {
      database.close();
      throw new BackupError(`A server runs on ${file}. Stop it first.`, { cause: error });
    }
  }
  return () => database.close();
}

const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && IN_USE.has(Number(error.errcode) % 256);
