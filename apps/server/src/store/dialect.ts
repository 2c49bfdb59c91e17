import { type QueryExecutorProvider, SqliteAdapter } from 'kysely';

/** For the few places where the databases differ. */
export const isSqlite = (db: QueryExecutorProvider): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter;
