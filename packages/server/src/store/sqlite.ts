import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type CompiledQuery, Kysely, sql } from 'kysely';
import { BUSY_TIMEOUT_MS, runUnlessBusy, untilFree } from './busy.ts';
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
/** Milliseconds to wait for a lock while opening. */
const OPENING_TIMEOUT_MS = 5_000;

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
    database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
    await migrate(db as unknown as Kysely<unknown>, steps);
  } catch (error) {
    await checkpoints?.stop();
    database.close();
    throw openingFailed(file, error);
  }
  outages?.start();
  const runAll = batchOn(database);
  /** Batches that wait for the connection; later ones queue behind them, because their order matters. */
  let waiting = 0;
  const mayRunAtOnce = (): boolean => waiting === 0 && !database.isTransaction;
  const inTurn = async (run: () => number): Promise<number> => {
    waiting += 1;
    try {
      return await db.connection().execute(() => untilFree(run));
    } finally {
      waiting -= 1;
    }
  };
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
      try {
        const changed = mayRunAtOnce() ? runUnlessBusy(() => runAll(writes)) : undefined;
        const done = changed ?? (await inTurn(() => runAll(writes)));
        outages?.worked('write');
        return done;
      } catch (error) {
        throw outages?.failed(error, 'write') ?? error;
      }
    },
    areWritesFailing: () => outages?.areWritesFailing() ?? false,
    async close() {
      await checkpoints?.stop();
      await db.destroy();
    },
  };
}

/** Runs writes synchronously as one transaction; it survives a kill of the process, but not always a power cut. */
function batchOn(database: DatabaseSync): (writes: readonly CompiledQuery[]) => number {
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
    // A single statement is a transaction of its own.
    if (writes.length === 1) return runEach(writes);
    begin.run();
    try {
      const changed = runEach(writes);
      commit.run();
      return changed;
    } catch (error) {
      // After a full disk SQLite has rolled back already.
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  };
}

function openFile(file: string): DatabaseSync {
  try {
    // Created with mode 600 before SQLite opens it; the log files inherit the mode.
    closeSync(openSync(file, 'a', 0o600));
    return new DatabaseSync(file, { timeout: OPENING_TIMEOUT_MS, enableForeignKeyConstraints: true });
  } catch (error) {
    throw openingFailed(file, error);
  }
}
