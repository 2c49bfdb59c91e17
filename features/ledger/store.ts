import type { AccountId } from '@hub/engine/wire/ids';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely, Selectable } from 'kysely';
import { LEDGER_REASONS } from './calls.ts';
import type { Ledger, LedgerEntry, WrittenEntry } from './ports.ts';

export const ledgerStore = (engine: Engine): Ledger => ({
  append: (entry) => engine.transaction('power', (tx) => appendEntry(tx, entry)),
  balanceOf: async (account) => (await lastEntry(engine.db, account)).balance_after,
  // Sequences have no gaps, so the last sequence is the number of entries.
  countOf: async (account) => (await lastEntry(engine.db, account)).sequence,
  async newestOf(account, limit, before) {
    let entries = engine.db.selectFrom('ledger').selectAll().where('account_id', '=', account);
    if (before !== undefined) entries = entries.where('sequence', '<', before);
    const rows = await entries.orderBy('sequence', 'desc').limit(limit).execute();
    return rows.map(toEntry);
  },
});

const toEntry = (row: Selectable<Tables['ledger']>): WrittenEntry => ({
  sequence: row.sequence,
  amountEssence: row.amount,
  balanceAfter: row.balance_after,
  reason: LEDGER_REASONS.find((reason) => reason === row.reason) ?? 'other',
  reference: row.reference,
  note: row.note ?? undefined,
  at: row.created_at,
});

/** Appends one entry in the caller's transaction; an entry with the same reference is not written again. */
export async function appendEntry(
  tx: Kysely<Tables>,
  entry: LedgerEntry,
): Promise<'written' | 'already_written' | 'insufficient'> {
  const written = await tx
    .selectFrom('ledger')
    .select('sequence')
    .where('account_id', '=', entry.accountId)
    .where('reference', '=', entry.reference)
    .executeTakeFirst();
  if (written !== undefined) return 'already_written';
  const last = await lastEntry(tx, entry.accountId);
  const balanceAfter = last.balance_after + entry.amountEssence;
  if (balanceAfter < 0) return 'insufficient';
  await tx
    .insertInto('ledger')
    .values({
      account_id: entry.accountId,
      sequence: last.sequence + 1,
      amount: entry.amountEssence,
      balance_after: balanceAfter,
      reason: entry.reason,
      reference: entry.reference,
      note: entry.note ?? null,
      created_at: entry.at,
    })
    .execute();
  return 'written';
}

const EMPTY_LEDGER = { sequence: 0, balance_after: 0 };

async function lastEntry(db: Kysely<Tables>, account: AccountId): Promise<typeof EMPTY_LEDGER> {
  const last = await db
    .selectFrom('ledger')
    .select(['sequence', 'balance_after'])
    .where('account_id', '=', account)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? EMPTY_LEDGER;
}
