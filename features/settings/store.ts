import { insertAction, logged } from '@hub/server/store/audit-lines.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';
import type { HubSettingStore } from './ports.ts';
import { secretFingerprint, setSecretFingerprint } from './secret-fingerprint.ts';

const HUB_ID = 'hub-id';
const BUSY_AT = 'busy-at';

export const hubSettingStore = (db: Kysely<Tables>): HubSettingStore => ({
  async all() {
    const rows = await db.selectFrom('hub_setting').selectAll().orderBy('name').execute();
    return new Map(rows.map(({ name, value }) => [name, value]));
  },
  async hubId(fresh) {
    // Nodes that start side by side agree on one.
    const value = JSON.stringify(fresh);
    await db
      .insertInto('hub_setting')
      .values({ name: HUB_ID, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = db.selectFrom('hub_setting').select('value').where('name', '=', HUB_ID);
    return JSON.parse((await row.executeTakeFirstOrThrow()).value) as string;
  },
  secretFingerprint: () => secretFingerprint(db),
  setSecretFingerprint: (fingerprint) => setSecretFingerprint(db, fingerprint),
  async busyAt() {
    const row = await db
      .selectFrom('hub_setting')
      .select('value')
      .where('name', '=', BUSY_AT)
      .executeTakeFirst();
    return row && (JSON.parse(row.value) as number);
  },
  async setBusyAt(at) {
    const value = JSON.stringify(at);
    await db
      .insertInto('hub_setting')
      .values({ name: BUSY_AT, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  },
  set: (values, action) =>
    db.transaction().execute(async (tx) => {
      for (const [name, value] of values)
        await tx
          .insertInto('hub_setting')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
      await insertAction(tx, action);
    }),
  remove: (name, action) =>
    logged(db, action, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('hub_setting')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows) === 1;
    }),
  addInvitation: ({ hash, usesLeft, expiresAt }, action) =>
    db.transaction().execute(async (tx) => {
      await tx.deleteFrom('invitation').where('expires_at', '<=', action.at).execute();
      await tx
        .insertInto('invitation')
        .values({ hash, uses_left: usesLeft, expires_at: expiresAt })
        .execute();
      await insertAction(tx, action);
    }),
  invitations: (at) =>
    db
      .selectFrom('invitation')
      .select(['hash', 'uses_left as usesLeft', 'expires_at as expiresAt'])
      .where('uses_left', '>', 0)
      .where('expires_at', '>', at)
      .orderBy('expires_at')
      .execute(),
  endInvitations: (at, action, hashes) =>
    db.transaction().execute(async (tx) => {
      const all = tx.deleteFrom('invitation');
      const meant = hashes === undefined ? all : all.where('hash', 'in', hashes);
      const ended = await meant.returningAll().execute();
      await insertAction(tx, action);
      return ended.flatMap(({ hash, uses_left, expires_at }) =>
        uses_left > 0 && expires_at > at ? hash : [],
      );
    }),
});

/** Uses an invitation once, in the transaction that creates the account; false if it is used up, ended or too old. */
export async function takeInvitation(tx: Kysely<Tables>, hash: string, at: number): Promise<boolean> {
  const used = await tx
    .updateTable('invitation')
    .set((row) => ({ uses_left: row('uses_left', '-', 1) }))
    .where('hash', '=', hash)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', at)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}
