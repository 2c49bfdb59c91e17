import type { Tables } from '@hub/server/store/schema.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import { samples as ofRooms } from './room-samples.ts';

/** Rows by table, with a value or null for every column. */
export type Rows = { readonly [Table in keyof Tables]: readonly Required<Insertable<Tables[Table]>>[] };

type Loose = Record<string, Record<string, unknown>>;
type LooseRow = Readonly<Record<string, unknown>>;

/** Those of the features, by file. */
const ofFeatures = Object.values(
  import.meta.glob<Partial<Rows>>('../../../../../features/*/testing/samples.ts', {
    eager: true,
    import: 'samples',
  }),
);

/** Rows for every table in insertion order; every column has a non-null value in at least one row. */
export const everyTable: Readonly<Record<string, readonly LooseRow[]>> = Object.assign(
  // The rows of other tables refer to accounts.
  { account: [] },
  ...ofFeatures,
  ofRooms,
);

/** The hub's tables and their columns; migrations may be missing. */
export async function tablesIn(db: Kysely<Tables>): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await db.introspection.getTables();
  return new Map(
    Object.keys(everyTable).flatMap((name) => {
      const columns = found.find((table) => table.name === name)?.columns;
      return columns === undefined ? [] : [[name, columns.map((column) => column.name)] as const];
    }),
  );
}

/** The rows of `everyTable` for a table with only these columns, sorted. */
export const rowsFor = (table: string, columns: readonly string[]): readonly LooseRow[] =>
  sorted(everyTable[table] ?? [], columns);

/** Inserts the rows of every table that the database has. */
export async function fillEveryTable(db: Kysely<Tables>): Promise<void> {
  for (const [table, columns] of await tablesIn(db)) {
    await (db as unknown as Kysely<Loose>)
      .insertInto(table)
      .values([...rowsFor(table, columns)])
      .execute();
  }
}

/** The stored rows of a table with only these columns, sorted. */
export async function rowsIn(
  db: Kysely<Tables>,
  table: string,
  columns: readonly string[],
): Promise<readonly LooseRow[]> {
  const { rows } = await sql<LooseRow>`select * from ${sql.table(table)}`.execute(db);
  return sorted(rows, columns);
}

/** Reduces rows to these columns and sorts them by content. */
const sorted = (rows: readonly LooseRow[], columns: readonly string[]): readonly LooseRow[] =>
  rows
    .map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
    .map((row) => ({ row, text: JSON.stringify(row) }))
    .toSorted((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ row }) => row);
