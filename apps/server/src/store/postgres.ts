import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type IsolationLevel, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { type CustomTypesConfig, DatabaseError, Pool, types as pgTypes } from 'pg';
import type { Logger } from '../platform/logger.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrations/migrate.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';
import { createOutages } from './outages.ts';
import type { Tables } from './schema.ts';
import { WatchedDialect } from './watched-dialect.ts';

/** Connections that one server keeps at most; a transaction holds one for a few milliseconds. */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** A connection with nothing to do is closed by the pool before; no query of a game takes a hundredth of it. */
const SILENCE_MS = 15_000;
/** For how long a transaction that met another one is begun again, and for how long it steps aside at most. */
const PATIENCE_MS = 10_000;
const MAX_PAUSE_MS = 60;
/** Two servers that start at once must not migrate at once; any number will do, as long as it is the same. */
const MIGRATION_LOCK = 7_240_115;

/** Serializable: the queries are written for a store where one transaction runs at a time, and behave as if it were so. */
const ISOLATION: IsolationLevel = 'serializable';
/** SQLSTATEs by which PostgreSQL says that a transaction met another one and may be tried again. */
const MET_ANOTHER = new Set(['40001', '40P01']);
/** A key that is there already: mostly for good, but two that write it at once hear this too, and the second knows better. */
const KEY_EXISTS = '23505';
const KEY_TRIES = 4;

/** A count or a sum of Blue Essence fits a number; times are milliseconds. */
const types: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pgTypes.builtins.INT8 || oid === pgTypes.builtins.NUMERIC
      ? Number
      : pgTypes.getTypeParser(oid, format),
};

/**
 * Opens the database at this address (`postgres://…`) and brings its schema up to date. Connections that are lost are
 * replaced; whatever was under way on them fails and is the caller's to try again.
 */
export async function openPostgres(
  url: string,
  logger: Logger,
  steps: readonly Migration[] = migrations,
): Promise<Engine> {
  const lines = createLines();
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types,
    stream: () => lines.open(),
  });
  // Without a listener a connection that is lost while idle would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'database connection lost'));
  // One that is lost between two queries of a transaction would too; the next of them says so to its caller.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const outages = createOutages(logger);
  const db = new Kysely<Tables>({ dialect: new WatchedDialect(new PostgresDialect({ pool }), outages) });
  try {
    await migrate(db as unknown as Kysely<unknown>, steps, (tx) =>
      sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx),
    );
  } catch (error) {
    await db.destroy();
    throw openingFailed(url, error);
  }
  outages.start();
  lines.hurry();
  return {
    db,
    // Durable in any case: the hub outlives its database, and what it has shown must be there when that is back.
    transaction: (_durability, work) => attempt(() => once(db, work)),
    async batch(writes) {
      await attempt(() =>
        once(db, async (tx) => {
          for (const write of writes) await tx.executeQuery(write);
        }),
      );
    },
    areWritesFailing: () => outages.areWritesFailing(),
    close: () => db.destroy(),
  };
}

const once = <T>(db: Kysely<Tables>, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel(ISOLATION).execute(work);

/** Begins a transaction again when it met another one, after a pause that grows and differs. */
async function attempt<T>(transaction: () => Promise<T>): Promise<T> {
  const limit = performance.now() + PATIENCE_MS;
  for (let number = 1; ; number += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (performance.now() > limit || !mayBeTriedAgain(sqlStateOf(error), number)) throw error;
      await delay(Math.random() * Math.min(MAX_PAUSE_MS, 2 ** number));
    }
  }
}

const mayBeTriedAgain = (sqlState: string, number: number): boolean =>
  MET_ANOTHER.has(sqlState) || (sqlState === KEY_EXISTS && number < KEY_TRIES);

const sqlStateOf = (error: unknown): string => (error instanceof DatabaseError ? (error.code ?? '') : '');

/**
 * The sockets of the connections. Once told to hurry they give up where the database stays silent: a network that swallows
 * everything would hold a game for hours. What brings the schema up to date may take its time.
 */
function createLines(): { open(): Socket; hurry(): void } {
  const early = new Set<Socket>();
  let isHurrying = false;
  return {
    open() {
      const socket = new Socket();
      socket.on('timeout', () => socket.destroy(new Error('Connection terminated: the database is silent')));
      if (isHurrying) socket.setTimeout(SILENCE_MS);
      else early.add(socket);
      return socket;
    },
    hurry() {
      isHurrying = true;
      for (const socket of early) socket.setTimeout(SILENCE_MS);
      early.clear();
    },
  };
}

/** Says which database, without its password. */
function openingFailed(url: string, error: unknown): Error {
  const { host, pathname } = new URL(url);
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`The database ${pathname.slice(1)} at ${host} cannot be used: ${reason}`, {
    cause: error,
  });
}
