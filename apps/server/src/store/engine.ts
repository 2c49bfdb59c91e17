import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * What an acknowledged transaction survives. `power`: a power cut, for everything that concerns money. `process`: a
 * kill of the process, for the snapshots of rooms.
 */
export type Durability = 'power' | 'process';

/** An open database, SQLite or PostgreSQL. */
export type Engine = {
  readonly db: Kysely<Tables>;
  /** Runs `work` in one transaction. */
  transaction<T>(durability: Durability, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * Runs all writes or none; they survive a kill of the process. Fast path for frequent writes: the compiled statements
   * go directly to the database.
   */
  batch(writes: readonly CompiledQuery[]): Promise<void>;
  /** Whether recent writes have failed. */
  areWritesFailing(): boolean;
  close(): Promise<void>;
};
