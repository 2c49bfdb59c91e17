import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import type { Outages, Purpose } from './outages.ts';

/** Wraps a dialect: reports failures and successes to `Outages`, and throws `Unavailable` during an outage. */
export const watched = (dialect: Dialect, outages: Outages): Dialect => ({
  createDriver: () => new WatchedDriver(dialect.createDriver(), outages),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});

/** Matches the SQL text, because precompiled queries have no syntax tree. */
const WRITE = /^\s*(?:insert|update|delete)\b/i;

class WatchedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #outages: Outages;
  isInTransaction = false;
  hasWritten = false;

  constructor(inner: DatabaseConnection, outages: Outages) {
    this.inner = inner;
    this.#outages = outages;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const purpose: Purpose = WRITE.test(query.sql) ? 'write' : 'read';
    try {
      const result = await this.inner.executeQuery<R>(query);
      // Inside a transaction only the commit proves success.
      if (!this.isInTransaction) this.#outages.worked(purpose);
      else this.hasWritten ||= purpose === 'write';
      return result;
    } catch (error) {
      throw this.#outages.failed(error, purpose);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}

class WatchedDriver implements Driver {
  readonly #driver: Driver;
  readonly #outages: Outages;

  constructor(driver: Driver, outages: Outages) {
    this.#driver = driver;
    this.#outages = outages;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return new WatchedConnection(await this.#driver.acquireConnection(), this.#outages);
    } catch (error) {
      throw this.#outages.failed(error, 'read');
    }
  }

  async beginTransaction(connection: WatchedConnection, settings: TransactionSettings): Promise<void> {
    // SQLite takes the write lock here, and transactions are used for writing.
    await this.#watch('write', () => this.#driver.beginTransaction(connection.inner, settings));
    connection.isInTransaction = true;
    connection.hasWritten = false;
  }

  async commitTransaction(connection: WatchedConnection): Promise<void> {
    const purpose = connection.hasWritten ? 'write' : 'read';
    await this.#watch(purpose, () => this.#driver.commitTransaction(connection.inner));
    connection.isInTransaction = false;
    this.#outages.worked(purpose);
  }

  async rollbackTransaction(connection: WatchedConnection): Promise<void> {
    try {
      await this.#watch('read', () => this.#driver.rollbackTransaction(connection.inner));
    } catch {
      // The caller receives the error that led here; without its connection a transaction is rolled back anyway.
    }
    connection.isInTransaction = false;
  }

  releaseConnection(connection: WatchedConnection): Promise<void> {
    return this.#driver.releaseConnection(connection.inner);
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }

  async #watch(purpose: Purpose, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      throw this.#outages.failed(error, purpose);
    }
  }
}
