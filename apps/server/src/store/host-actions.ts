import type { AccountId } from '@hub/engine/wire/ids';
import type { PlayerNoticeKind } from '@hub/protocol/http/accounts';
import type { Kysely, Transaction } from 'kysely';
import type { AdministrationStore, LoggedAction } from '../domain/administration/ports.ts';
import type { Engine } from './engine.ts';
import { eraseAccount } from './erasure.ts';
import { appendEntry } from './ledger.ts';
import { updateListings } from './listings.ts';
import type { Tables } from './schema.ts';

type HostActionStore = Pick<
  AdministrationStore,
  | 'rename'
  | 'suspend'
  | 'liftSuspension'
  | 'signOut'
  | 'addRecoveryCode'
  | 'erase'
  | 'addAction'
  | 'changeBalance'
  | 'actionsSince'
  | 'log'
>;

/** Acts of the host on accounts, each with its line in the audit log, which running servers follow. */
export function hostActionStore(engine: Engine): HostActionStore {
  const { db } = engine;
  return {
    rename: (account, name, action) =>
      logged(db, action, async (tx) => {
        const open = await tx
          .selectFrom('account')
          .select('name')
          .where('id', '=', account)
          .where('erased_at', 'is', null)
          .executeTakeFirst();
        if (open === undefined) return false;
        const former = { account_id: account, name: open.name, until: action.at };
        await tx.insertInto('former_name').values(former).execute();
        await tx.updateTable('account').set({ name }).where('id', '=', account).execute();
        await updateListings(tx, account);
        return true;
      }),
    suspend: (account, until, action) =>
      logged(db, action, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('account')
          .set({ suspended_at: action.at, suspended_until: until })
          .where('id', '=', account)
          .where('soft_deleted_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (Number(numUpdatedRows) === 0) return false;
        await tell(tx, account, 'suspended', action, until);
        return true;
      }),
    liftSuspension: (account, action) =>
      logged(db, action, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('account')
          .set({ suspended_at: null, suspended_until: null })
          .where('id', '=', account)
          .where('suspended_until', '>', action.at)
          .executeTakeFirstOrThrow();
        if (Number(numUpdatedRows) === 0) return false;
        await forget(tx, account, 'suspended');
        return true;
      }),
    async signOut(account, action) {
      await logged(db, action, async (tx) => {
        await tx
          .updateTable('account')
          .set((row) => ({ token_version: row('token_version', '+', 1) }))
          .where('id', '=', account)
          .execute();
        return true;
      });
    },
    addRecoveryCode: (account, hash, action) =>
      logged(db, action, async (tx) => {
        const open = await tx
          .selectFrom('account')
          .select('id')
          .where('id', '=', account)
          .where('soft_deleted_at', 'is', null)
          .executeTakeFirst();
        if (open === undefined) return false;
        await tx
          .insertInto('recovery_code')
          .values({ hash, account_id: account, made_at: action.at, used_at: null })
          .execute();
        await tell(tx, account, 'recovery code', action, null);
        return true;
      }),
    erase: (account, pseudonym, action) =>
      db.transaction().execute(async (tx) => {
        // First, because the host may have written the name into the reason.
        await insertAction(tx, action);
        return eraseAccount(tx, account, { pseudonym, at: action.at, fromTextsOfOthers: true });
      }),
    async addAction(action, act) {
      await logged(db, action, async () => {
        act?.();
        return true;
      });
    },
    changeBalance: (entry, action) =>
      engine.transaction('power', async (tx) => {
        const outcome = await appendEntry(tx, entry);
        if (outcome === 'written') await insertAction(tx, action);
        return outcome;
      }),
    actionsSince: (at) =>
      db
        .selectFrom('host_action')
        .select(['id', 'kind', 'subject'])
        .where('created_at', '>=', at)
        .orderBy('created_at')
        .execute(),
    log({ subject, limit, offset }) {
      let lines = db
        .selectFrom('host_action')
        .select(['id', 'kind', 'subject', 'actor', 'reason', 'created_at as at']);
      if (subject !== undefined) lines = lines.where('subject', '=', subject);
      return lines.orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset).execute();
    },
  };
}

/** Runs an act and adds its line in one transaction; an act that returns false changed nothing, and adds none. */
export const logged = (
  db: Kysely<Tables>,
  action: LoggedAction,
  act: (tx: Transaction<Tables>) => Promise<boolean>,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const isDone = await act(tx);
    if (isDone) await insertAction(tx, action);
    return isDone;
  });

/** Adds a line to the audit log, also in the caller's transaction. */
export async function insertAction(db: Kysely<Tables>, { at, ...action }: LoggedAction): Promise<void> {
  await db
    .insertInto('host_action')
    .values({ ...action, created_at: at })
    .execute();
}

async function tell(
  tx: Transaction<Tables>,
  account: AccountId,
  kind: PlayerNoticeKind,
  { reason: text, at }: LoggedAction,
  until: number | null,
): Promise<void> {
  await forget(tx, account, kind);
  await tx
    .insertInto('player_notice')
    .values({ account_id: account, kind, text, until, created_at: at })
    .execute();
}

async function forget(tx: Transaction<Tables>, account: AccountId, kind: PlayerNoticeKind): Promise<void> {
  await tx.deleteFrom('player_notice').where('account_id', '=', account).where('kind', '=', kind).execute();
}
