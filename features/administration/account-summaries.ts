import type { Db } from '@hub/server/hub.ts';

/** Accounts as the administration lists them. */
export const summaries = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('identity', 'identity.accountId', 'account.id')
    .leftJoin('administrator', 'administrator.accountId', 'account.id')
    .select(['account.id', 'account.playerId', 'account.name', 'account.createdAt'])
    .select(['account.softDeletedAt', 'account.eraseAt', 'account.erasedAt', 'identity.subject'])
    .select(['account.suspendedUntil', 'administrator.role'])
    .select((of) =>
      of
        .selectFrom('ledger')
        .select('ledger.balanceAfter')
        .whereRef('ledger.accountId', '=', 'account.id')
        .orderBy('ledger.sequence', 'desc')
        .limit(1)
        .as('balance'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number];

export type AccountSummary = ReturnType<typeof toSummary>;

/** `deletedAt`: undefined for an open account. `eraseAt`: when one that its owner deleted will be erased. `suspendedUntil` may be over. */
export const toSummary = (row: Row) => ({
  id: row.id,
  playerId: row.playerId,
  name: row.name,
  isLinked: row.subject !== null,
  role: row.role,
  balanceEssence: row.balance ?? 0,
  createdAt: row.createdAt,
  deletedAt: row.softDeletedAt ?? undefined,
  eraseAt: row.eraseAt ?? undefined,
  erasedAt: row.erasedAt ?? undefined,
  suspendedUntil: row.suspendedUntil ?? undefined,
});
