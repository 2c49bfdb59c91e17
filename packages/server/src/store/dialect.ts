import { type QueryExecutorProvider, SqliteAdapter } from 'kysely';

/** For the few queries that differ between the databases. */
export const isSqlite = (db: QueryExecutorProvider): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter;
