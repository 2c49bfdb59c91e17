import type { AccountId } from '@hub/engine/wire/ids';
import type { Db } from '@hub/server/hub.ts';
import { ALL_LEDGERS, CHECKED, SUMS } from '@hub/server/store/ledger-sums.ts';
import { type RawBuilder, sql } from 'kysely';

/** What ledgers add up to, and how many balances are not the sum of their entries. */
export type LedgerCheck = { readonly essence: number; readonly unbalanced: number };

/** SQLite returns sums as numbers, PostgreSQL as strings. */
type Sum = number | string;

/** Adds up all ledgers. */
export const addUpLedgers = (db: Db): Promise<LedgerCheck> => read(db, sql.raw(ALL_LEDGERS));

/**
 * Adds up the ledgers of the next accounts after one, with about as many entries; `last` is undefined when these are all.
 * Counted by entries, because some accounts have thousands.
 */
export async function addUpNextLedgers(
  db: Db,
  after: AccountId,
  entries: number,
): Promise<LedgerCheck & { readonly last: AccountId | undefined }> {
  const end = await db
    .selectFrom('ledger')
    .select('accountId')
    .where('accountId', '>', after)
    .orderBy('accountId')
    .orderBy('sequence')
    .offset(entries)
    .limit(1)
    .executeTakeFirst();
  const last = end?.accountId;
  const upTo = last === undefined ? sql`` : sql`and account_id <= ${last}`;
  const ledgers = sql`${sql.raw(SUMS)} where account_id > ${after} ${upTo} group by account_id ${sql.raw(CHECKED)}`;
  return { ...(await read(db, ledgers)), last };
}

async function read(db: Db, ledgers: RawBuilder<unknown>): Promise<LedgerCheck> {
  const { rows } = await sql<{ essence: Sum; unbalanced: Sum }>`${ledgers}`.execute(db);
  return { essence: Number(rows[0]?.essence ?? 0), unbalanced: Number(rows[0]?.unbalanced ?? 0) };
}
