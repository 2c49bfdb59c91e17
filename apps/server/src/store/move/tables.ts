import type { DatabaseSync } from 'node:sqlite';

/** A table to be moved, with its columns in schema order. */
export type Table = { readonly name: string; readonly columns: readonly string[] };

/** Not moved: each database's own migrations write it. */
const NOT_MOVED = 'schema_migration';

/**
 * All tables of a SQLite database, each after the tables that it references. The name search index is left out: it
 * belongs to SQLite, and PostgreSQL maintains its own.
 */
export function tablesOf(database: DatabaseSync): readonly Table[] {
  const names = texts(
    database,
    `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite%'
      and name <> ? order by name`,
    NOT_MOVED,
  );
  const ordered = new Set<string>();
  const seen = new Set<string>();
  const put = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const other of texts(database, 'select "table" from pragma_foreign_key_list(?)', name)) put(other);
    ordered.add(name);
  };
  for (const name of names) put(name);
  return Array.from(ordered, (name) => ({
    name,
    columns: texts(database, 'select name from pragma_table_info(?)', name),
  }));
}

const texts = (database: DatabaseSync, query: string, parameter: string): string[] =>
  database
    .prepare(query)
    .all(parameter)
    .map((row) => String(Object.values(row)[0]));
