import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * What a transaction must survive once it is acknowledged. `power`: a power cut, for everything that touches money.
 * `process`: a kill of the process, for the snapshots of a running game.
 */
export type Durability = 'power' | 'process';

/** A database that the queries run on. */
export type Engine = {
  readonly db: Kysely<Tables>;
  /** Runs all of `work` or nothing of it. */
  transaction<T>(durability: Durability, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * Runs all of these writes or none, to survive a kill of the process. For what is written all the time: nothing stands
   * between the statements and the database.
   */
  batch(writes: readonly CompiledQuery[]): Promise<void>;
  /** Whether writes have been failing lately. */
  areWritesFailing(): boolean;
  close(): Promise<void>;
};
