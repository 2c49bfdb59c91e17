import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type CompiledQuery, Kysely, sql } from 'kysely';
import type { Checkpoints } from './checkpoints.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrations/migrate.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';
import { NodeSqliteDialect, nodeSqlite } from './node-sqlite.ts';
import type { Outages } from './outages.ts';
import type { Tables } from './schema.ts';
import { openingFailed } from './start-check.ts';
import { watched } from './watched-dialect.ts';

/** Pages of the log from which on SQLite runs a checkpoint itself although the worker should: 256 MB. */
const MAX_LOG_PAGES = 64_000;
/** Bytes to which SQLite cuts the log when it starts again; without a limit the file keeps its largest size. */
const MAX_LOG_BYTES_KEPT = 16_777_216;
/** Milliseconds to wait for another process that holds the write lock, such as a backup. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Opens or creates the database file and migrates its schema. There is one connection; kysely gives it to one
 * transaction or query at a time. With `checkpoints` the log grows until they run. `check` throws when the database
 * must not be used.
 */
export async function openSqlite(
  file: string,
  steps: readonly Migration[] = migrations,
  checkpoints?: Checkpoints,
  outages?: Outages,
  check?: (database: DatabaseSync) => void,
): Promise<Engine> {
  const database = openFile(file);
  const dialect = new NodeSqliteDialect(database);
  const db = new Kysely<Tables>({
    dialect: outages === undefined ? dialect : watched(dialect, outages),
  });
  try {
    check?.(database);
    database.exec('pragma journal_mode = wal; pragma synchronous = normal;');
    database.exec(`pragma journal_size_limit = ${MAX_LOG_BYTES_KEPT}`);
    if (checkpoints !== undefined) database.exec(`pragma wal_autocheckpoint = ${MAX_LOG_PAGES}`);
    await migrate(db as unknown as Kysely<unknown>, steps);
  } catch (error) {
    await checkpoints?.stop();
    database.close();
    throw openingFailed(file, error);
  }
  outages?.start();
  const runAll = batchOn(database, outages);
  return {
    db,
    // The pragma cannot change inside a transaction; holding the connection keeps other queries out in between.
    transaction: (durability, work) =>
      durability === 'process'
        ? db.transaction().execute(work)
        : db.connection().execute(async (connection) => {
            await sql`pragma synchronous = full`.execute(connection);
            try {
              return await connection.transaction().execute(work);
            } finally {
              await sql`pragma synchronous = normal`.execute(connection);
            }
          }),
    // Synchronous unless another transaction is open, so that a batch costs no turn of the event loop.
    async batch(writes) {
      return database.isTransaction
        ? await db.connection().execute(async () => runAll(writes))
        : runAll(writes);
    },
    areWritesFailing: () => outages?.areWritesFailing() ?? false,
    async close() {
      await checkpoints?.stop();
      await db.destroy();
    },
  };
}

/** Runs writes synchronously as one transaction; it survives a kill of the process, but not always a power cut. */
function batchOn(
  database: DatabaseSync,
  outages: Outages | undefined,
): (writes: readonly CompiledQuery[]) => number {
  const statements = nodeSqlite(database);
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  const runEach = (writes: readonly CompiledQuery[]): number => {
    let changed = 0;
    for (const { sql: text, parameters } of writes)
      changed += Number(statements.prepare(text).run(parameters).changes);
    return changed;
  };
  return (writes) => {
    let changed: number;
    try {
      // A single statement is a transaction of its own.
      if (writes.length === 1) changed = runEach(writes);
      else {
        begin.run();
        changed = runEach(writes);
        commit.run();
      }
    } catch (error) {
      // After a full disk SQLite has rolled back already.
      if (database.isTransaction) database.exec('rollback');
      throw outages?.failed(error, 'write') ?? error;
    }
    outages?.worked('write');
    return changed;
  };
}

function openFile(file: string): DatabaseSync {
  try {
    // Created with mode 600 before SQLite opens it; the log files inherit the mode.
    closeSync(openSync(file, 'a', 0o600));
    return new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  } catch (error) {
    throw openingFailed(file, error);
  }
}
