import type { AccountId } from '@hub/engine/wire/ids';
import { type Kysely, sql } from 'kysely';
import type { LedgerCheck } from '../domain/administration/ports.ts';
import type { Tables } from './schema.ts';

/** SQLite returns sums as numbers, PostgreSQL as strings. */
type Sum = number | string;

/** Adds up the ledgers of the accounts with ids above `after`, up to and with `last`; undefined: of all the others. */
export async function addUpLedgers(
  db: Kysely<Tables>,
  after: AccountId,
  last: AccountId | undefined,
): Promise<LedgerCheck> {
  const end = last === undefined ? sql`` : sql`and account_id <= ${last}`;
  const { rows } = await sql<{ essence: Sum; unbalanced: Sum }>`
    select coalesce(sum(balance), 0) as essence,
      coalesce(sum(case when balance <> amounts or entries <> newest or lowest < 0 then 1 else 0 end), 0) as unbalanced
    from (
      select sum(amount) as amounts, count(*) as entries, max(sequence) as newest, min(balance_after) as lowest,
        (select balance_after from ledger as one
         where one.account_id = ledger.account_id order by sequence desc limit 1) as balance
      from ledger where account_id > ${after} ${end} group by account_id
    ) as accounts`.execute(db);
  return { essence: Number(rows[0]?.essence ?? 0), unbalanced: Number(rows[0]?.unbalanced ?? 0) };
}

/** The same for the next `limit` accounts after one; `last` is undefined when there are none. */
export async function addUpNextLedgers(
  db: Kysely<Tables>,
  after: AccountId,
  limit: number,
): Promise<LedgerCheck & { readonly last: AccountId | undefined }> {
  const accounts = await db
    .selectFrom('account')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  const last = accounts.at(-1)?.id;
  if (last === undefined) return { essence: 0, unbalanced: 0, last };
  return { ...(await addUpLedgers(db, after, last)), last };
}
