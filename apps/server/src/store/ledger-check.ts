import type { AccountId } from '@hub/engine/wire/ids';
import { type Kysely, sql } from 'kysely';
import type { LedgerCheck } from '../domain/administration/ports.ts';
import type { Tables } from './schema.ts';

/** SQLite returns sums as numbers, PostgreSQL as strings. */
type Sum = number | string;

/** Adds up all ledgers. Reads the table in the order in which it is stored, which takes half as long as by account. */
export const addUpLedgers = (db: Kysely<Tables>): Promise<LedgerCheck> =>
  addUp(db, sql``, sql`coalesce(account_id, ''), account_id`);

/**
 * Adds up the ledgers of the next accounts after one, with about as many entries; `last` is undefined when these are all.
 * Counted by entries, because some accounts have thousands.
 */
export async function addUpNextLedgers(
  db: Kysely<Tables>,
  after: AccountId,
  entries: number,
): Promise<LedgerCheck & { readonly last: AccountId | undefined }> {
  const end = await db
    .selectFrom('ledger')
    .select('account_id')
    .where('account_id', '>', after)
    .orderBy('account_id')
    .orderBy('sequence')
    .offset(entries)
    .limit(1)
    .executeTakeFirst();
  const last = end?.account_id;
  const upTo = last === undefined ? sql`` : sql`and account_id <= ${last}`;
  return { ...(await addUp(db, sql`where account_id > ${after} ${upTo}`, sql`account_id`)), last };
}

async function addUp(
  db: Kysely<Tables>,
  where: ReturnType<typeof sql>,
  by: ReturnType<typeof sql>,
): Promise<LedgerCheck> {
  const { rows } = await sql<{ essence: Sum; unbalanced: Sum }>`
    with account_sum as (
      select account_id, sum(amount) as amounts, count(*) as entries, max(sequence) as newest, min(balance_after) as lowest
      from ledger ${where} group by ${by}
    )
    select coalesce(sum(balance_after), 0) as essence,
      coalesce(sum(case when balance_after <> amounts or entries <> newest or lowest < 0 then 1 else 0 end), 0) as unbalanced
    from account_sum
    join ledger on ledger.account_id = account_sum.account_id and ledger.sequence = account_sum.newest`.execute(
    db,
  );
  return { essence: Number(rows[0]?.essence ?? 0), unbalanced: Number(rows[0]?.unbalanced ?? 0) };
}
