import type { AccountId } from '@hub/engine/wire/ids';
import { NEWCOMER_MS } from '@hub/engine/wire/limits';
import type { Db } from '@hub/server/hub.ts';
import { sql } from 'kysely';
import { updateBestListing } from './best-scores.ts';

const isOpen = (account: AccountId) =>
  sql<number>`(select case when soft_deleted_at is null then 1 else 0 end from account where id = ${account})`;

/** Flags of a new row about an account: whether it is open, and whether it is young at that time (ms since 1970). */
export const listingFlags = (account: AccountId, at: number) => ({
  isListed: isOpen(account),
  isNewcomer: sql<number>`(select case when ${at} - created_at < ${NEWCOMER_MS} then 1 else 0 end
    from account where id = ${account})`,
});

/** Shows or hides an account in public lists. Must run in the transaction that opens, closes or renames it. */
export async function updateListings(tx: Db, account: AccountId): Promise<void> {
  for (const table of ['newestMatch', 'dailyRun'] as const)
    await tx
      .updateTable(table)
      .set({ isListed: isOpen(account) })
      .where('accountId', '=', account)
      .execute();
  await updateBestListing(tx, account);
}
