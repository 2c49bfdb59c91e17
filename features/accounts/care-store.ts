import type { Engine } from '@hub/server/store/engine.ts';
import { updateListings } from '../leaderboards/listings.ts';
import { eraseAccount } from './erasure.ts';
import { exportAccount } from './export.ts';
import type { AccountCareStore } from './ports.ts';

export const accountCareStore = (engine: Engine): AccountCareStore => ({
  async revokeTokens(account) {
    await engine.db
      .updateTable('account')
      .set((row) => ({ token_version: row('token_version', '+', 1) }))
      .where('id', '=', account)
      .execute();
  },
  async raiseTokenVersion(account, version) {
    await engine.db
      .updateTable('account')
      .set({ token_version: version })
      .where('id', '=', account)
      .where('token_version', '<', version)
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
  async closedSince(at, now) {
    const rows = await engine.db
      .selectFrom('account')
      .select('id')
      .where((of) =>
        of.or([
          of('soft_deleted_at', '>=', at),
          of.and([of('suspended_at', '>=', at), of('suspended_until', '>', now)]),
        ]),
      )
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
      // The owner may have kept it meanwhile.
      const due = await tx
        .selectFrom('account')
        .select('id')
        .where('id', '=', account)
        .where('erase_at', '<=', at)
        .executeTakeFirst();
      return due !== undefined && eraseAccount(tx, account, { pseudonym, at, fromTextsOfOthers: false });
    }),
  async erasedAccounts() {
    const rows = await engine.db
      .selectFrom('account')
      .select('id')
      .where('erased_at', 'is not', null)
      .execute();
    return rows.map(({ id }) => id);
  },
  async keptAccounts() {
    const rows = await engine.db.selectFrom('account').select('id').where('erased_at', 'is', null).execute();
    return rows.map(({ id }) => id);
  },
  async noticesOf(account) {
    const notices = await engine.db
      .selectFrom('player_notice')
      .select(['kind', 'text', 'until', 'created_at as at'])
      .where('account_id', '=', account)
      .orderBy('created_at', 'desc')
      .execute();
    return notices;
  },
  async dismiss(account, kind, at) {
    await engine.db
      .deleteFrom('player_notice')
      .where('account_id', '=', account)
      .where('kind', '=', kind)
      .where((of) => of.or([of('until', 'is', null), of('until', '<=', at)]))
      .execute();
  },
  async forgetAddresses(before) {
    await engine.db.deleteFrom('guest_address').where('created_at', '<', before).execute();
  },
  exportOf: (account) => exportAccount(engine.db, account),
});
