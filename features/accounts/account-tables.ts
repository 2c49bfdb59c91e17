import type { AccountId } from '@hub/engine/wire/ids';
import type { Db } from '@hub/server/hub.ts';
import { sql } from 'kysely';
import { accountData } from '../account-data.ts';
import type { AccountExport } from './care-calls.ts';
import type { Owned, OwnedTable } from './owned.ts';

type KeysOf<Part> = Part extends unknown ? keyof Part : never;
type Told = KeysOf<(typeof accountData)[number]['tables']>;
type OfExport = Owned<keyof AccountExport>;

const told: Readonly<Record<Told, OfExport>> = Object.assign({}, ...accountData.map(({ tables }) => tables));
/** Every table with an account, in the order of the export. A feature tells of each of its own, and tests try each on a database. */
export const ACCOUNT_TABLES: Readonly<Record<OwnedTable, OfExport>> = told;

const tables = Object.entries(ACCOUNT_TABLES) as [OwnedTable, OfExport][];
/** A guest with a row in one of these is not idle: others, the host or the guest would miss it. Each has an index by account. */
export const MISSED_TABLES = tables.flatMap(([table, { isMissed }]) => (isMissed === false ? [] : table));

type Exported = Omit<AccountExport, 'exportedAt'>;

/** Everything stored about an account; rejects when it does not exist. */
export async function exportedOf(db: Db, id: AccountId): Promise<Exported> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'playerId', 'name', 'createdAt', 'isHidden', 'language', 'suspendedAt', 'suspendedUntil'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const parts: Record<string, unknown> = { account };
  for (const [table, owned] of tables) {
    if (owned.as === undefined) continue;
    const rows = await exportedRows(db, table, owned, id);
    parts[owned.as] = owned.isOne ? (rows[0] ?? null) : rows;
  }
  // A test compares it with the schema of the reply.
  return parts as Exported;
}

async function exportedRows(
  db: Db,
  table: OwnedTable,
  { shows = '', joins, by, read = {}, also }: OfExport,
  owner: AccountId,
): Promise<readonly object[]> {
  const own = (column: string) => sql.ref(`${table}.${column}`);
  const columns = shows.split(' ').map((shown) => {
    const [column = '', name = column.slice(column.indexOf('.') + 1)] = shown.split(':');
    return sql`${column.includes('.') ? sql.ref(column) : own(column)} as ${sql.ref(name)}`;
  });
  const joined = joins && sql`join ${sql.table(joins[0])} on ${sql.ref(`${joins[0]}.id`)} = ${own(joins[1])}`;
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(columns)} from ${sql.table(table)}
    ${joined ?? sql``} where (${own('accountId')} = ${owner} ${also ? sql`or ${own(also)} = ${owner}` : sql``})
    ${by ? sql`order by ${own(by)}` : sql``}`.execute(db);
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, read[name]?.(value, owner) ?? value]),
    ),
  );
}

/** Deletes the rows that go with an account, in the caller's transaction. */
export async function eraseRows(tx: Db, account: AccountId): Promise<void> {
  for (const [table, { isErased, also }] of tables) {
    if (!isErased) continue;
    await tx.deleteFrom(table).where('accountId', '=', account).execute();
    if (also) await sql`delete from ${sql.table(table)} where ${sql.ref(also)} = ${account}`.execute(tx);
  }
}
