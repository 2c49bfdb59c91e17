import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './files.ts';

/** Milliseconds that a command beside us gets to finish; a server never does. */
const BUSY_TIMEOUT_MS = 1_000;
/** Codes of SQLite: somebody else has the file open, or holds a lock on it. */
const IN_USE = new Set([5, 6]);

/**
 * Keeps every other process out of a database file until the answer is called. Throws a BackupError when one is in it.
 * A file that is missing or damaged has nobody to keep out.
 */
export function holdDatabase(file: string): () => void {
  if (!existsSync(file)) return () => undefined;
  const database = openAlone(file);
  return () => database.close();
}

/**
 * Opens a database file that no other process may open until it is closed again. Throws a BackupError when one is in it:
 * leaving write-ahead mode takes all connections but one to be gone, and the operating system knows them, also after a
 * crash. Damage shows only when it is read.
 */
export function openAlone(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    if (isInUse(error)) {
      database.close();
      throw new BackupError(`A server runs on ${file}. Stop it first.`, { cause: error });
    }
  }
  return database;
}

const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && IN_USE.has(Number(error.errcode) % 256);
