import { DatabaseSync } from 'node:sqlite';
import { ALL_LEDGERS } from '../store/ledger-sums.ts';
import { BackupError } from './files.ts';
import type { Manifest } from './manifest.ts';

type Inspection = Pick<Manifest, 'schemaVersion' | 'accounts' | 'balanceEssence'>;

/**
 * Reads a whole database file and returns its totals. Throws a BackupError when SQLite reports damage, a foreign key is
 * broken, or a balance is not the sum of its ledger.
 */
export function inspectDatabase(file: string): Inspection {
  const database = open(file);
  try {
    return inspectOpen(database, file);
  } finally {
    database.close();
  }
}

/** The same for an open database, which stays open; `file` is used in messages. */
export function inspectOpen(database: DatabaseSync, file: string): Inspection {
  try {
    const value = (query: string, column: string): unknown => database.prepare(query).get()?.[column];
    const integrity = value('pragma integrity_check', 'integrity_check');
    if (integrity !== 'ok') throw new BackupError(`${file} is damaged: ${String(integrity)}`);
    if (database.prepare('pragma foreign_key_check').get() !== undefined) {
      throw new BackupError(`${file} is damaged: a row refers to a missing row`);
    }
    const { essence, unbalanced } = database.prepare(ALL_LEDGERS).get() ?? {};
    if (unbalanced !== 0) {
      throw new BackupError(`${file} is damaged: a balance is not the sum of its ledger`);
    }
    return {
      schemaVersion: Number(value('select max(version) as version from schema_migration', 'version')),
      accounts: Number(value('select count(*) as accounts from account', 'accounts')),
      balanceEssence: Number(essence),
    };
  } catch (error) {
    throw error instanceof BackupError ? error : notADatabase(file, error);
  }
}

function open(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { readOnly: true });
  } catch (error) {
    throw notADatabase(file, error);
  }
}

const notADatabase = (file: string, error: unknown): BackupError =>
  new BackupError(`${file} is not a hub database: ${error instanceof Error ? error.message : ''}`, {
    cause: error,
  });
