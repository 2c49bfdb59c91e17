import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { untilFree } from './busy.ts';

/** Maximum number of cached prepared statements; this store has far fewer queries. */
const MAX_STATEMENTS = 256;

type Statement = ReturnType<SqliteDatabase['prepare']>;

/** Adapts Node's built-in SQLite to the interface of kysely's dialect. */
export function nodeSqlite(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, Statement>();
  return {
    prepare(sql) {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      if (kept.size >= MAX_STATEMENTS) kept.clear();
      const statement = adapt(database.prepare(sql));
      kept.set(sql, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

/** Kysely passes query parameters through: strings, numbers and null in this store. */
const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];

const adapt = (statement: StatementSync): Statement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...values(parameters)),
  run: (parameters) => statement.run(...values(parameters)),
  iterate: (parameters) => statement.iterate(...values(parameters)),
});

/** Transactions take the write lock when they begin, so that a second process waits instead of failing half-way. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync, adapted: SqliteDatabase) {
    super({ database: adapted });
    this.#database = database;
  }

  /** Outside of a transaction each statement is one, and waits as its beginning does. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: <R>(query: CompiledQuery) => untilFree(() => connection.executeQuery<R>(query)),
      streamQuery: <R>(query: CompiledQuery, size: number) => connection.streamQuery<R>(query, size),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** After a full disk and some other failures SQLite has rolled back already. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync;
  readonly #adapted: SqliteDatabase;

  constructor(database: DatabaseSync) {
    const adapted = nodeSqlite(database);
    super({ database: adapted });
    this.#database = database;
    this.#adapted = adapted;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database, this.#adapted);
  }
}
