import { DOOR_REST_MINUTES, DOOR_TRIES } from '@hub/engine/wire/limits';
import { insertAction, logged } from '@hub/server/store/audit-lines.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import { sql } from 'kysely';
import type { DoorStore } from './door-store.ts';

export function doorStore(engine: Engine): DoorStore {
  const { db } = engine;
  return {
    async roleOf(account) {
      return db
        .selectFrom('administrator')
        .select(['role', 'opened_at as openedAt'])
        .where('account_id', '=', account)
        .executeTakeFirst();
    },
    setRole: (account, role, games, link, action) =>
      engine.transaction('power', async (tx) => {
        for (const table of ['admin_link', 'admin_session', 'admin_challenge'] as const)
          await tx.deleteFrom(table).where('account_id', '=', account).execute();
        if (role === null) {
          for (const table of ['admin_passkey', 'admin_code', 'administrator'] as const)
            await tx.deleteFrom(table).where('account_id', '=', account).execute();
        } else {
          const given = { role, games: games && JSON.stringify(games) };
          await tx
            .insertInto('administrator')
            .values({ account_id: account, ...given, granted_at: action.at, opened_at: null })
            .onConflict((conflict) => conflict.column('account_id').doUpdateSet(given))
            .execute();
        }
        if (link !== undefined)
          await tx
            .insertInto('admin_link')
            .values({ hash: link.hash, account_id: account, expires_at: link.expiresAt })
            .execute();
        await insertAction(tx, action);
      }),
    async useLink(hash, account, at) {
      const used = await db
        .deleteFrom('admin_link')
        .where('hash', '=', hash)
        .where('account_id', '=', account)
        .where('expires_at', '>', at)
        .returning('hash')
        .executeTakeFirst();
      return used !== undefined;
    },
    open: ({ hash, keyHash, account, expiresAt }, action) =>
      logged(db, action, async (tx) => {
        await tx.deleteFrom('admin_session').where('expires_at', '<=', action.at).execute();
        const open = await tx
          .selectFrom('account')
          .select('token_version')
          .where('id', '=', account)
          .where('soft_deleted_at', 'is', null)
          .executeTakeFirst();
        const { numUpdatedRows } = await tx
          .updateTable('administrator')
          .set({ opened_at: action.at })
          .where('account_id', '=', account)
          .executeTakeFirstOrThrow();
        if (open === undefined || Number(numUpdatedRows) === 0) return false;
        await tx
          .insertInto('admin_session')
          .values({
            hash,
            key_hash: keyHash,
            account_id: account,
            token_version: open.token_version,
            expires_at: expiresAt,
          })
          .execute();
        return true;
      }),
    async session(hash, at) {
      const found = await db
        .selectFrom('admin_session as session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .innerJoin('administrator', 'administrator.account_id', 'session.account_id')
        .select(['account.id as account', 'account.player_id as playerId', 'account.name'])
        .select([
          'administrator.role',
          'administrator.games',
          'session.expires_at as until',
          'session.key_hash as keyHash',
        ])
        .where('session.hash', '=', hash)
        .where('session.expires_at', '>', at)
        .whereRef('account.token_version', '=', 'session.token_version')
        .where('account.soft_deleted_at', 'is', null)
        .where((of) =>
          of.or([of('account.suspended_until', 'is', null), of('account.suspended_until', '<=', at)]),
        )
        .executeTakeFirst();
      return (
        found && { ...found, games: found.games === null ? null : (JSON.parse(found.games) as string[]) }
      );
    },
    async close(hash, action) {
      await logged(db, action, async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('admin_session')
          .where('hash', '=', hash)
          .executeTakeFirstOrThrow();
        return Number(numDeletedRows) === 1;
      });
    },
    async passkeysOf(account) {
      const rows = await db
        .selectFrom('admin_passkey')
        .select(['id', 'name', 'address', 'public_key as publicKey', 'counter'])
        .select(['created_at as at', 'used_at as usedAt'])
        .where('account_id', '=', account)
        .orderBy('created_at')
        .execute();
      return rows.map((row) => ({ ...row, counter: row.counter }));
    },
    addPasskey: (account, { id, name, address, publicKey: public_key, counter, at }, action) =>
      logged(db, action, async (tx) => {
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('admin_passkey')
          .values({
            id,
            account_id: account,
            name,
            address,
            public_key,
            counter,
            created_at: at,
            used_at: null,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirstOrThrow();
        return Number(numInsertedOrUpdatedRows) === 1;
      }),
    async usePasskey(id, counter, at) {
      const { numUpdatedRows } = await db
        .updateTable('admin_passkey')
        .set({ counter, used_at: at })
        .where('id', '=', id)
        // Passkeys that are kept in an account of the browser's maker count nothing, and stay at 0.
        .where((of) =>
          of.or([of('counter', '<', counter), of.and([of('counter', '=', 0), of.val(counter === 0)])]),
        )
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
    },
    removeKey: (account, id, keep, action) =>
      logged(db, action, async (tx) => {
        const removed =
          id === 'code'
            ? await tx.deleteFrom('admin_code').where('account_id', '=', account).executeTakeFirstOrThrow()
            : await tx
                .deleteFrom('admin_passkey')
                .where('account_id', '=', account)
                .where('id', '=', id)
                .executeTakeFirstOrThrow();
        if (Number(removed.numDeletedRows) === 0) return false;
        // Whoever has found the device may have opened a door with it.
        await tx
          .deleteFrom('admin_session')
          .where('account_id', '=', account)
          .where('hash', '<>', keep)
          .execute();
        return true;
      }),
    async closeAll(account, action) {
      await logged(db, action, async (tx) => {
        await tx.deleteFrom('admin_session').where('account_id', '=', account).execute();
        return true;
      });
    },
    async addChallenge(account, purpose, challenge, expiresAt) {
      await db
        .insertInto('admin_challenge')
        .values({ account_id: account, purpose, challenge, expires_at: expiresAt })
        .execute();
    },
    async useChallenge(account, purpose, challenge, at) {
      const used = await db
        .deleteFrom('admin_challenge')
        .where((of) => of.or([of('expires_at', '<=', at), of('challenge', '=', challenge)]))
        .returning(['account_id', 'purpose', 'challenge', 'expires_at'])
        .execute();
      return used.some(
        (one) =>
          one.challenge === challenge &&
          one.account_id === account &&
          one.purpose === purpose &&
          one.expires_at > at,
      );
    },
    codeOf: (account) =>
      db
        .selectFrom('admin_code')
        .select(['sealed', 'pending', 'since', 'rests_until as restsUntil'])
        .where('account_id', '=', account)
        .executeTakeFirst(),
    async setPending(account, pending) {
      await db
        .insertInto('admin_code')
        .values({ account_id: account, sealed: null, pending, since: null })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ pending }))
        .execute();
    },
    confirmCode: (account, pending, step, action) =>
      logged(db, action, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('admin_code')
          .set({ sealed: pending, pending: null, since: action.at, last_step: step, tries: 0 })
          .where('account_id', '=', account)
          .where('pending', '=', pending)
          .executeTakeFirstOrThrow();
        return Number(numUpdatedRows) === 1;
      }),
    async countTry(account, at) {
      const rest = at + DOOR_REST_MINUTES * 60_000;
      const counted = await db
        .updateTable('admin_code')
        .set((row) => ({
          // The last try that is allowed begins the rest, which a right code ends.
          rests_until: sql<number>`case when tries + 1 >= ${DOOR_TRIES} then ${rest} else rests_until end`,
          tries: sql<number>`case when tries + 1 >= ${DOOR_TRIES} then 0 else ${row.ref('tries')} + 1 end`,
        }))
        .where('account_id', '=', account)
        .where('rests_until', '<=', at)
        .returning('tries')
        .executeTakeFirst();
      return counted !== undefined;
    },
    async useStep(account, step) {
      const { numUpdatedRows } = await db
        .updateTable('admin_code')
        .set({ last_step: step, tries: 0, rests_until: 0 })
        .where('account_id', '=', account)
        .where('last_step', '<', step)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
    },
  };
}
