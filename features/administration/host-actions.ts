import { randomUUID } from 'node:crypto';
import type { AccountId } from '@hub/engine/wire/ids';
import type { HouseRule } from '@hub/protocol/house-rules';
import type { PlayerNoticeKind, ReportOutcome } from '@hub/protocol/stored-values';
import { insertAction, logged } from '@hub/server/store/audit-lines.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import type { LoggedAction } from '@hub/server/store/host-action.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { eraseAccount, lobbiesNamedAfter } from '../accounts/erasure.ts';
import { updateListings } from '../leaderboards/listings.ts';
import { appendEntry, type LedgerEntry } from '../ledger/server.ts';
import { endReports } from '../reports/server.ts';
import { renewSecret } from '../settings/secret-fingerprint.ts';
import type { AdministrationStore } from './ports.ts';

type HostActionStore = Pick<
  AdministrationStore,
  | 'rename'
  | 'suspend'
  | 'liftSuspension'
  | 'closeLobby'
  | 'signOut'
  | 'addRecoveryCode'
  | 'erase'
  | 'addAction'
  | 'rotateSecret'
  | 'changeBalance'
  | 'actionsSince'
>;

/** Acts of the host on accounts, each with its line in the audit log, which running servers follow. */
export function hostActionStore(engine: Engine): HostActionStore {
  const { db } = engine;
  return {
    rename: (account, name, action, rule) =>
      decided(db, action, async (tx) => {
        const open = await tx
          .selectFrom('account')
          .select('name')
          .where('id', '=', account)
          .where('erased_at', 'is', null)
          .executeTakeFirst();
        if (open === undefined) return undefined;
        const former = { account_id: account, name: open.name, until: action.at };
        await tx.insertInto('former_name').values(former).execute();
        await tx.updateTable('account').set({ name }).where('id', '=', account).execute();
        await updateListings(tx, account);
        return decide(tx, account, { act: 'renamed', rule, until: null }, action);
      }),
    suspend: (account, until, action, rule) =>
      decided(db, action, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('account')
          .set({ suspended_at: action.at, suspended_until: until })
          .where('id', '=', account)
          .where('soft_deleted_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (Number(numUpdatedRows) === 0) return undefined;
        await tell(tx, account, 'suspended', action, until);
        return decide(tx, account, { act: 'suspended', rule, until }, action);
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
        // From now on the player can put the decision away.
        await tx
          .updateTable('decision')
          .set({ until: action.at })
          .where('account_id', '=', account)
          .where('until', '>', action.at)
          .execute();
        return true;
      }),
    closeLobby: (lobbyId, action) =>
      decided(db, action, (tx) => endReports(tx, 'lobby', lobbyId, endingOf(action, 'lobby closed', null))),
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
        for (const lobby of await lobbiesNamedAfter(tx, account))
          await insertAction(tx, {
            ...action,
            id: randomUUID(),
            kind: 'rename lobby',
            subject: lobby,
            reason: '',
          });
        return eraseAccount(tx, account, { pseudonym, at: action.at, fromTextsOfOthers: true });
      }),
    addAction: (action) => insertAction(db, action),
    async rotateSecret(action, rotate) {
      await logged(db, action, async (tx) => {
        await renewSecret(tx, rotate);
        return true;
      });
    },
    changeBalance: (entry, action) =>
      engine.transaction('power', async (tx) => {
        const outcome = await appendEntry(tx, entry);
        if (outcome === 'written') await insertAction(tx, action);
        return outcome === 'already_written' && !(await isAmountOf(tx, entry)) ? 'other_amount' : outcome;
      }),
    actionsSince: (at) =>
      db
        .selectFrom('host_action')
        .select(['id', 'kind', 'subject'])
        .where('created_at', '>=', at)
        .orderBy('created_at')
        .execute(),
  };
}

/** Whether the stored entry with this reference has the same amount. */
async function isAmountOf(
  tx: Transaction<Tables>,
  { accountId, reference, amountEssence }: LedgerEntry,
): Promise<boolean> {
  const stored = await tx
    .selectFrom('ledger')
    .select('amount')
    .where('account_id', '=', accountId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return stored?.amount === amountEssence;
}

type Act = Pick<Selectable<Tables['decision']>, 'act' | 'rule' | 'until'>;

/** Runs an act that ends reports, with its line; returns their number, and undefined for an act that changed nothing. */
async function decided(
  db: Kysely<Tables>,
  action: LoggedAction,
  act: (tx: Transaction<Tables>) => Promise<number | undefined>,
): Promise<number | undefined> {
  let ended: number | undefined;
  await logged(db, action, async (tx) => {
    ended = await act(tx);
    return ended !== undefined;
  });
  return ended;
}

const endingOf = (
  { actor, by, reason, at }: LoggedAction,
  outcome: ReportOutcome,
  rule: HouseRule | null,
) => ({
  outcome,
  rule,
  reason,
  at,
  by: by?.account ?? actor,
});

/** Tells the player what was decided and why, and ends the reports about the player; returns their number. */
async function decide(
  tx: Transaction<Tables>,
  account: AccountId,
  act: Act,
  action: LoggedAction,
): Promise<number> {
  const ending = endingOf(action, act.act, act.rule);
  await tx
    .insertInto('decision')
    .values({
      ...act,
      id: action.id,
      account_id: account,
      reason: action.reason,
      decided_by: ending.by,
      created_at: action.at,
      seen_at: null,
      answer: null,
      answered_at: null,
      reply: null,
      replied_at: null,
    })
    .execute();
  return endReports(tx, 'player', account, ending);
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
