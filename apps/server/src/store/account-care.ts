import type { AccountId } from '@hub/engine/wire/ids';
import type { Kysely } from 'kysely';
import type { AccountCareStore } from '../domain/accounts/ports.ts';
import { exportAccount } from './account-export.ts';
import type { Engine } from './engine.ts';
import { updateListings } from './listings.ts';
import type { Tables } from './schema.ts';

export const accountCareStore = (engine: Engine): AccountCareStore => ({
  async revokeTokens(account) {
    await engine.db
      .updateTable('account')
      .set((row) => ({ token_version: row('token_version', '+', 1) }))
      .where('id', '=', account)
      .execute();
  },
  async tokenVersions(accounts) {
    const rows = await engine.db
      .selectFrom('account')
      .select(['id', 'token_version'])
      .where('id', 'in', accounts)
      .execute();
    return new Map(rows.map((row) => [row.id, row.token_version]));
  },
  close: (account, at, eraseAt) =>
    engine.transaction('power', async (tx) => {
      await tx
        .updateTable('account')
        .set((row) => ({
          soft_deleted_at: at,
          erase_at: eraseAt,
          token_version: row('token_version', '+', 1),
        }))
        .where('id', '=', account)
        .where('soft_deleted_at', 'is', null)
        .execute();
      await updateListings(tx, account);
    }),
  reopen: (account) =>
    engine.transaction('power', async (tx) => {
      const opened = await tx
        .updateTable('account')
        .set({ soft_deleted_at: null, erase_at: null })
        .where('id', '=', account)
        .where('erase_at', 'is not', null)
        .where('erased_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      await updateListings(tx, account);
      return opened !== undefined;
    }),
  async closedSince(at) {
    const rows = await engine.db
      .selectFrom('account')
      .select('id')
      .where('soft_deleted_at', '>=', at)
      .execute();
    return rows.map((row) => row.id);
  },
  async due(at) {
    const rows = await engine.db
      .selectFrom('account')
      .select('id')
      .where('erase_at', '<=', at)
      .where('erased_at', 'is', null)
      .execute();
    return rows.map((row) => row.id);
  },
  erase: (account, pseudonym, at) =>
    engine.transaction('power', async (tx) => {
      const erased = await tx
        .updateTable('account')
        .set((row) => ({
          name: pseudonym.name,
          player_id: pseudonym.playerId,
          token_version: row('token_version', '+', 1),
          erased_at: at,
        }))
        .where('id', '=', account)
        // Does nothing if the account was kept meanwhile.
        .where('erase_at', '<=', at)
        .where('erased_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (erased === undefined) return;
      await removeTraces(tx, account);
      await updateListings(tx, account);
    }),
  async forgetAddresses(before) {
    await engine.db.deleteFrom('guest_address').where('created_at', '<', before).execute();
  },
  exportOf: (account) => exportAccount(engine.db, account),
});

/** Deletes personal data. Ledger, items, matches and bests stay, for balances and other players' history. */
async function removeTraces(tx: Kysely<Tables>, account: AccountId): Promise<void> {
  await tx.deleteFrom('identity').where('account_id', '=', account).execute();
  await tx.deleteFrom('guest_address').where('account_id', '=', account).execute();
  await tx.deleteFrom('recovery_code').where('account_id', '=', account).execute();
  await tx.deleteFrom('news_like').where('account_id', '=', account).execute();
  await tx.deleteFrom('room_creation').where('account_id', '=', account).execute();
  await tx.deleteFrom('suspicious_run').where('account_id', '=', account).execute();
  await tx.deleteFrom('day_pace').where('account_id', '=', account).execute();
  await tx.updateTable('feedback').set({ account_id: null }).where('account_id', '=', account).execute();
}
