import type { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../schema.ts';
import type { Table } from './tables.ts';

/** Values of a row in the order of its table's columns: texts, numbers, null. */
export type Row = readonly unknown[];
/** All rows of a table, in any order, some at a time. */
export type Rows = (table: Table) => AsyncIterable<readonly Row[]>;

/** Rows that are in memory at once; a running game, the largest of all, has a few kB. */
const AT_ONCE = 500;

export const sqliteRows = (database: DatabaseSync): Rows =>
  async function* read(table) {
    let batch: Row[] = [];
    for (const row of database.prepare(`select * from "${table.name}"`).iterate()) {
      batch.push(table.columns.map((column) => storable(row[column])));
      if (batch.length < AT_ONCE) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  };

/** The one character that PostgreSQL has no place for; whatever takes text today refuses it. */
const storable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value;

/** Reads what the transaction sees; two tables at once share a cursor and are not for this. */
export const postgresRows = (tx: Transaction<Tables>): Rows =>
  async function* read(table) {
    await sql`declare moved_rows cursor for select * from ${sql.table(table.name)}`.execute(tx);
    for (;;) {
      const { rows } = await sql<
        Record<string, unknown>
      >`fetch forward ${sql.lit(AT_ONCE)} from moved_rows`.execute(tx);
      if (rows.length === 0) break;
      yield rows.map((row) => table.columns.map((column) => row[column]));
    }
    await sql`close moved_rows`.execute(tx);
  };

/** Adds rows to a table of PostgreSQL: as one parameter, whose types the table itself knows. */
export async function addRows(db: Kysely<Tables>, table: Table, rows: readonly Row[]): Promise<void> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const named = rows.map((row) =>
    Object.fromEntries(table.columns.map((column, index) => [column, row[index]])),
  );
  await sql`insert into ${sql.table(table.name)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table.name)}, ${JSON.stringify(named)}::json)`.execute(
    db,
  );
}
