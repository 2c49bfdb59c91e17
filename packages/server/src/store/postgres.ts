import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { type CustomTypesConfig, DatabaseError, Pool, type PoolClient, types as pgTypes } from 'pg';
import type { Logger } from '../platform/logger.ts';
import type { Engine, Isolation } from './engine.ts';
import { migrate } from './migrations/migrate.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';
import { refuseOlderServer, withSessionName } from './older-servers.ts';
import { createOutages, type Outages } from './outages.ts';
import type { Tables } from './schema.ts';
import { watched } from './watched-dialect.ts';

/** Connections per server, if the host sets no other number; a transaction holds one for a few milliseconds. */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** Silence after which a connection is closed; the pool closes idle ones earlier, and queries take far less. */
const SILENCE_MS = 15_000;
/** Longest pause before a conflicting transaction is tried again. */
const MAX_PAUSE_MS = 60;
/** Advisory lock against concurrent migrations by two servers; an arbitrary fixed number. */
const MIGRATION_LOCK = 7_240_115;

/** Because the queries assume that one transaction runs at a time. */
const ISOLATION: Isolation = 'serializable';
/** SQLSTATEs of a conflict with another transaction (serialization failure, deadlock). */
const CONFLICTS = new Set(['40001', '40P01']);
/** A pause of this process in the middle of a transaction, which PostgreSQL has ended; the pause can exceed any limit. */
const PAUSED = '25P03';
/** Unique violation: usually final, but also caused by concurrent inserts of a key, which succeed on retry. */
const KEY_EXISTS = '23505';
/** A retry meets only first tries and the retries of other nodes, but can lose to them several times in a row. */
const CONFLICT_TRIES = 25;
const KEY_TRIES = 12;
const PAUSED_TRIES = 4;

/** Returns counts, sums and times as numbers; all are safe integers. */
const types: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pgTypes.builtins.INT8 || oid === pgTypes.builtins.NUMERIC
      ? Number
      : pgTypes.getTypeParser(oid, format),
};

export type PostgresOptions = {
  /**
   * Given for one of several nodes, whose connections lead to PostgreSQL itself: milliseconds after which PostgreSQL ends a
   * transaction whose client is silent, so that a paused node cannot hold the locks that a take-over waits for.
   */
  readonly maxIdleInTransactionMs?: number | undefined;
  /** Largest number of connections. */
  readonly poolSize?: number | undefined;
};

/**
 * Opens the database at this address (`postgres://…`) and migrates its schema. Lost connections are replaced; queries
 * on them fail, and the caller may retry.
 */
export async function openPostgres(
  url: string,
  logger: Logger,
  steps: readonly Migration[] = migrations,
  { maxIdleInTransactionMs, poolSize = POOL_SIZE }: PostgresOptions = {},
): Promise<Engine> {
  const sockets = createSockets();
  const pool = new Pool({
    connectionString: withSessionName(url),
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types,
    ...(maxIdleInTransactionMs && { idle_in_transaction_session_timeout: maxIdleInTransactionMs }),
    stream: () => sockets.open(),
  });
  // Without a listener, losing an idle connection would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'database connection lost'));
  pool.on('connect', reportLoss);
  const outages = createOutages(logger);
  const retry = createRetries();
  const db = new Kysely<Tables>({ dialect: watched(new PostgresDialect({ pool }), outages) });
  try {
    await refuseOlderServer(db, url);
    await retry(() =>
      migrate(db as unknown as Kysely<unknown>, steps, (tx) =>
        sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx),
      ),
    );
  } catch (error) {
    await db.destroy();
    throw openingFailed(url, error);
  }
  outages.start();
  sockets.limitSilence();
  const isNode = maxIdleInTransactionMs !== undefined;
  const runAll = batchOn(db, isNode ? createPrepared(pool, outages) : (write) => db.executeQuery(write));
  return {
    db,
    // Always durable: the hub can outlive its database, and frames already sent must match it after a restart.
    transaction: (_durability, work, isolation = ISOLATION) => retry(() => once(db, work, isolation)),
    batch: (writes) => retry(() => runAll(writes)),
    areWritesFailing: () => outages.areWritesFailing(),
    close: () => db.destroy(),
  };
}

/**
 * Makes the next query on a connection that was lost between two queries of a transaction fail with the reason. The
 * driver's own error has no code: a pause of this process would look like an outage of the database.
 */
function reportLoss(client: PoolClient): void {
  let loss: Error | undefined;
  client.on('error', (error) => {
    loss ??= error;
  });
  const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
  Object.assign(client, {
    query: (...args: readonly unknown[]) =>
      // The pool passes a callback, and drops idle connections that are lost.
      loss === undefined || typeof args.at(-1) === 'function' ? query(...args) : Promise.reject(loss),
  });
}

const once = <T>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<T>,
  isolation: Isolation = ISOLATION,
): Promise<T> => db.transaction().setIsolationLevel(isolation).execute(work);

type Changed = { readonly numAffectedRows?: bigint };

/** Runs writes as one transaction and counts the rows that they change; `single` runs one write as its own transaction. */
const batchOn =
  (db: Kysely<Tables>, single: (write: CompiledQuery) => Promise<Changed>) =>
  async (writes: readonly CompiledQuery[]): Promise<number> => {
    const [first, ...others] = writes;
    if (first !== undefined && others.length === 0) return countOf(await single(first));
    const runAll = async (tx: Transaction<Tables>): Promise<number> => {
      let changed = 0;
      for (const write of writes) changed += countOf(await tx.executeQuery(write));
      return changed;
    };
    // No other transaction changes the rows of a batch.
    return once(db, runAll, 'read committed');
  };

const countOf = ({ numAffectedRows = 0n }: Changed): number => Number(numAffectedRows);

/**
 * Runs a write as its own transaction; each connection parses and plans it once. Only for writes whose number is small and
 * whose text never changes, over connections that lead to PostgreSQL itself: a connection pooler would mix them up.
 */
function createPrepared(pool: Pool, outages: Outages): (write: CompiledQuery) => Promise<Changed> {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `write ${names.size}`;
    names.set(text, name);
    return name;
  };
  return async ({ sql: text, parameters }) => {
    try {
      const { rowCount } = await pool.query({ name: nameOf(text), text, values: [...parameters] });
      outages.worked('write');
      return { numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      throw outages.failed(error, 'write');
    }
  };
}

/**
 * Retries a transaction after a conflict, with a growing random pause. The retries of this process run one after the other:
 * at once they would conflict with each other again, and of a hundred payments of one game some would lose every time.
 */
function createRetries(): <T>(transaction: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async (transaction) => {
    for (let number = 1; ; number += 1) {
      const current = number === 1 ? transaction() : last.then(transaction);
      if (number > 1) last = current.catch(() => undefined);
      try {
        return await current;
      } catch (error) {
        if (!isRetryable(sqlStateOf(error), number)) throw error;
        await delay(Math.random() * Math.min(MAX_PAUSE_MS, 2 ** number));
      }
    }
  };
}

function isRetryable(sqlState: string, number: number): boolean {
  if (sqlState === PAUSED) return number < PAUSED_TRIES;
  if (sqlState === KEY_EXISTS) return number < KEY_TRIES;
  return CONFLICTS.has(sqlState) && number < CONFLICT_TRIES;
}

const sqlStateOf = (error: unknown): string => (error instanceof DatabaseError ? (error.code ?? '') : '');

/**
 * Creates the sockets of connections. After `limitSilence` they are closed when the database is silent for too long: a
 * network that drops all packets would block a game for hours. Migrations run without that limit.
 */
function createSockets(): { open(): Socket; limitSilence(): void } {
  const early = new Set<Socket>();
  let isSilenceLimited = false;
  return {
    open() {
      const socket = new Socket();
      socket.on('timeout', () => socket.destroy(new Error('Connection terminated: the database is silent')));
      if (isSilenceLimited) socket.setTimeout(SILENCE_MS);
      else early.add(socket);
      return socket;
    },
    limitSilence() {
      isSilenceLimited = true;
      for (const socket of early) socket.setTimeout(SILENCE_MS);
      early.clear();
    },
  };
}

/** Names the database without its password. */
function openingFailed(url: string, error: unknown): Error {
  const { host, pathname } = new URL(url);
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`The database ${pathname.slice(1)} at ${host} cannot be used: ${reason}`, {
    cause: error,
  });
}
