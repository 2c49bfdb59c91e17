import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';

/** Accounts as the administration lists them. */
export const summaries = (db: Kysely<Tables>) =>
  db
    .selectFrom('account')
    .leftJoin('identity', 'identity.account_id', 'account.id')
    .leftJoin('administrator', 'administrator.account_id', 'account.id')
    .select(['account.id', 'account.player_id', 'account.name', 'account.created_at'])
    .select(['account.soft_deleted_at', 'account.erase_at', 'account.erased_at', 'identity.subject'])
    .select(['account.suspended_until', 'administrator.role'])
    .select((of) =>
      of
        .selectFrom('ledger')
        .select('ledger.balance_after')
        .whereRef('ledger.account_id', '=', 'account.id')
        .orderBy('ledger.sequence', 'desc')
        .limit(1)
        .as('balance'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number];

export type AccountSummary = ReturnType<typeof toSummary>;

/** `deletedAt`: undefined for an open account. `eraseAt`: when one that its owner deleted will be erased. `suspendedUntil` may be over. */
export const toSummary = (row: Row) => ({
  id: row.id,
  playerId: row.player_id,
  name: row.name,
  isLinked: row.subject !== null,
  role: row.role,
  balanceEssence: row.balance ?? 0,
  createdAt: row.created_at,
  deletedAt: row.soft_deleted_at ?? undefined,
  eraseAt: row.erase_at ?? undefined,
  erasedAt: row.erased_at ?? undefined,
  suspendedUntil: row.suspended_until ?? undefined,
});
