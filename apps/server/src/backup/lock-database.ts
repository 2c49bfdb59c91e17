import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './files.ts';

/** Milliseconds to wait for another short command; a server never releases the file. */
const BUSY_TIMEOUT_MS = 1_000;
/** SQLite result codes: the file is open elsewhere or locked. */
const IN_USE = new Set([5, 6]);

/**
 * Locks a database file against all other processes until the returned function is called. Throws a BackupError when a
 * process uses it. A missing or damaged file is not locked.
 */
export function lockDatabase(file: string): () => void {
  if (!existsSync(file)) return () => undefined;
  const database = openExclusively(file);
  return () => database.close();
}

/**
 * Opens a database file exclusively until it is closed. Throws a BackupError when another process has it open: leaving
 * write-ahead mode needs all other connections to be closed, which the operating system tracks even after a crash.
 * Damage is only detected by later reads.
 */
export function openExclusively(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    if (isInUse(error)) {
      database.close();
      throw new BackupError(`A server uses ${file}. Stop it first.`, { cause: error });
    }
  }
  return database;
}

const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && IN_USE.has(Number(error.errcode) % 256);
