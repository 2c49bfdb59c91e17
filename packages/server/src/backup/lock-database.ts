import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FolderInUse, lockFolder } from '../platform/folder-lock.ts';
import { BackupError } from './files.ts';

/** Milliseconds to wait for another short command; a server never releases the file. */
const BUSY_TIMEOUT_MS = 1_000;
/** SQLite result codes: the file is open elsewhere or locked. */
const IN_USE = new Set([5, 6]);

/**
 * Locks a database file and its folder against all other processes until the returned function is called. Throws a
 * BackupError when a process uses them. Of a missing or damaged file only the folder is locked.
 */
export function lockDatabase(file: string): () => void {
  const unlock = lockFolderOf(file);
  if (!existsSync(file)) return unlock;
  try {
    const database = openExclusively(file);
    return () => {
      database.close();
      unlock();
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Keeps servers from starting in the folder of a database until the returned function is called. */
export function lockFolderOf(file: string): () => void {
  try {
    return lockFolder(path.dirname(file));
  } catch (error) {
    throw error instanceof FolderInUse ? inUse(file, error) : error;
  }
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
      throw inUse(file, error);
    }
  }
  return database;
}

const inUse = (file: string, cause: unknown): BackupError =>
  new BackupError(`A server uses ${file}. Stop it first.`, { cause });

const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && IN_USE.has(Number(error.errcode) % 256);
