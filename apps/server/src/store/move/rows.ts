import type { DatabaseSync } from 'node:sqlite';
import type { Tables } from '@hub/server/store/schema.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Table } from './tables.ts';

/** Values of a row in the order of its table's columns: strings, numbers, null. */
export type Row = readonly unknown[];
/** Reads all rows of a table in batches, in any order. */
export type Rows = (table: Table) => AsyncIterable<readonly Row[]>;

/** Rows per batch; the largest rows, snapshots of rooms, have a few kB. */
const BATCH_SIZE = 500;

export const sqliteRows = (database: DatabaseSync): Rows =>
  async function* read(table) {
    let batch: Row[] = [];
    for (const row of database.prepare(`select * from "${table.name}"`).iterate()) {
      batch.push(table.columns.map((column) => storable(row[column])));
      if (batch.length < BATCH_SIZE) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  };

/** Replaces NUL, which PostgreSQL cannot store in text; the API refuses it today. */
const storable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value;

/** Reads rows as the transaction sees them. The cursor has a fixed name: read one table at a time. */
export const postgresRows = (tx: Transaction<Tables>): Rows =>
  async function* read(table) {
    await sql`declare moved_rows cursor for select * from ${sql.table(table.name)}`.execute(tx);
    for (;;) {
      const { rows } = await sql<
        Record<string, unknown>
      >`fetch forward ${sql.lit(BATCH_SIZE)} from moved_rows`.execute(tx);
      if (rows.length === 0) break;
      yield rows.map((row) => table.columns.map((column) => row[column]));
    }
    await sql`close moved_rows`.execute(tx);
  };

/** Inserts rows into a PostgreSQL table as one JSON parameter; the table defines the types. */
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
