import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * What an acknowledged transaction survives. `power`: a power cut, for everything that concerns money. `process`: a
 * kill of the process, for the snapshots of rooms.
 */
export type Durability = 'power' | 'process';

/**
 * `serializable`: as if one transaction ran at a time; conflicts are retried. `read committed`: for transactions that depend
 * only on rows that they lock or change themselves; they never conflict. SQLite runs one transaction at a time anyway.
 */
export type Isolation = 'serializable' | 'read committed';

/** An open database, SQLite or PostgreSQL. */
export type Engine = {
  readonly db: Kysely<Tables>;
  /** Runs `work` in one transaction, by default a serializable one. */
  transaction<T>(
    durability: Durability,
    work: (tx: Transaction<Tables>) => Promise<T>,
    isolation?: Isolation,
  ): Promise<T>;
  /**
   * Runs all writes or none, and returns how many rows they changed; they survive a kill of the process. Fast path for
   * frequent writes: the compiled statements go directly to the database.
   */
  batch(writes: readonly CompiledQuery[]): Promise<number>;
  /** Whether recent writes have failed. */
  areWritesFailing(): boolean;
  close(): Promise<void>;
};
