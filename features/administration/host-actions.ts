import { randomUUID } from 'node:crypto';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Board } from '@hub/protocol/games';
import type { HouseRule } from '@hub/protocol/house-rules';
import type { PlayerNoticeKind, ReportOutcome } from '@hub/protocol/stored-values';
import { type Hub, type Tx, unnamed } from '@hub/server/hub.ts';
import { insertAction, logged } from '@hub/server/store/audit-lines.ts';
import { isSqlite } from '@hub/server/store/dialect.ts';
import type { LoggedAction } from '@hub/server/store/host-action.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Pseudonym } from '../accounts/erasure.ts';
import { eraseAccount, lobbiesNamedAfter } from '../accounts/erasure.ts';
import { idleGuests } from '../accounts/idle-guests.ts';
import { removeBestOf } from '../leaderboards/best-scores.ts';
import { updateListings } from '../leaderboards/listings.ts';
import { appendEntry, type LedgerEntry } from '../ledger/server.ts';
import { endReports } from '../reports/server.ts';
import { renewSecret } from '../settings/secret-fingerprint.ts';

/** Acts of the host on accounts, each with its line in the audit log, which running servers follow. */
export const hostActions = (hub: Hub) => {
  const db = unnamed(hub.db);
  return {
    /** The actions of that time (ms since 1970) or later. */
    actionsSince: (at: number) =>
      hub.db
        .selectFrom('hostAction')
        .select(['id', 'kind', 'subject'])
        .where('createdAt', '>=', at)
        .orderBy('createdAt')
        .execute(),
    /** Adds the line of an action that is done elsewhere. */
    addAction: (action: LoggedAction) => insertAction(db, action),
    /**
     * Changes the name, tells the player why, and ends reports about the player; returns their number, and undefined for an
     * erased account.
     */
    rename: (account: AccountId, name: string, action: LoggedAction, rule: HouseRule | null) =>
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
    /** Suspends an open account, also one that is suspended already; otherwise like `rename`, undefined if it is closed. */
    suspend: (account: AccountId, until: number, action: LoggedAction, rule: HouseRule | null) =>
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
    /** Removes a best score; false if there is none. */
    removeScore: (board: Board, account: AccountId, action: LoggedAction) =>
      logged(hub.db, action, (tx) => removeBestOf(tx, board, account)),
    /** Ends a suspension; false if there is none. */
    liftSuspension: (account: AccountId, action: LoggedAction) =>
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
    /** Asks the server that runs a lobby to close it, and ends reports about it; returns their number. */
    closeLobby: (lobbyId: string, action: LoggedAction) =>
      decided(db, action, (tx) => endReports(tx, 'lobby', lobbyId, endingOf(action, 'lobby closed', null))),
    /** Raises the token version: no token of the account is accepted any more. */
    async signOut(account: AccountId, action: LoggedAction) {
      await logged(db, action, async (tx) => {
        await tx
          .updateTable('account')
          .set((row) => ({ token_version: row('token_version', '+', 1) }))
          .where('id', '=', account)
          .execute();
        return true;
      });
    },
    /** Adds a recovery code, and tells the player; false for a closed account. */
    addRecoveryCode: (account: AccountId, hash: string, action: LoggedAction) =>
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
    /** Erases an account at once, also from texts of others; false if it is erased already. */
    erase: (account: AccountId, pseudonym: Pseudonym, action: LoggedAction) =>
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
    /**
     * Ends all sessions, links, codes of apps and pending passkeys of the administration, and lets the next start bring another
     * secret, which `rotate` makes; all of it or, if that throws, nothing. `rotate` returns the fingerprint of the new secret if it is
     * known: then no other one is let in.
     */
    async rotateSecret(action: LoggedAction, rotate: () => string | undefined) {
      await logged(db, action, async (tx) => {
        await renewSecret(tx, rotate);
        return true;
      });
    },
    /**
     * Appends an entry to a ledger, unless its reference is known or the balance would fall below zero. `other_amount`: the known
     * entry has another amount.
     */
    changeBalance: (entry: LedgerEntry, action: LoggedAction) =>
      hub.transaction('power', async (tx) => {
        const outcome = await appendEntry(tx, entry);
        if (outcome === 'written') await insertAction(tx, action);
        return outcome === 'already_written' && !(await isAmountOf(tx, entry)) ? 'other_amount' : outcome;
      }),
    /** Erases an idle guest, who is in no text of others; false if the guest is not idle any more. */
    pruneGuest: (account: AccountId, pseudonym: Pseudonym, action: LoggedAction) =>
      db.transaction().execute(async (tx) => {
        // Waits for what is being written for the account, so that the next query sees it. SQLite has one writer.
        if (!isSqlite(tx)) await sql`select 1 from account where id = ${account} for update`.execute(tx);
        const idle = await idleGuests(tx).where('account.id', '=', account).execute();
        if (idle.length === 0) return false;
        await insertAction(tx, action);
        return eraseAccount(tx, account, { pseudonym, at: action.at, fromTextsOfOthers: false });
      }),
    /** Closes an account until the host restores it; it is not erased, and its owner can no longer keep it. */
    async softDelete(account: AccountId, at: number, action?: LoggedAction) {
      const deleted = await db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('account')
          .set({ soft_deleted_at: at, erase_at: null })
          .where('id', '=', account)
          .where((of) => of.or([of('soft_deleted_at', 'is', null), of('erase_at', 'is not', null)]))
          .where('erased_at', 'is', null)
          .executeTakeFirstOrThrow();
        await updateListings(tx, account);
        if (action && Number(numUpdatedRows) === 1) await insertAction(tx, action);
        return numUpdatedRows;
      });
      return Number(deleted) === 1 ? 'deleted' : 'already_deleted';
    },
    /** Reopens an account closed by its owner or the host. Erased accounts cannot be restored. */
    async restore(account: AccountId, action?: LoggedAction) {
      const restored = await db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('account')
          .set({ soft_deleted_at: null, erase_at: null })
          .where('id', '=', account)
          .where('soft_deleted_at', 'is not', null)
          .where('erased_at', 'is', null)
          .executeTakeFirstOrThrow();
        await updateListings(tx, account);
        if (action && Number(numUpdatedRows) === 1) await insertAction(tx, action);
        return numUpdatedRows;
      });
      if (Number(restored) === 1) return 'restored';
      const { erased_at } = await db
        .selectFrom('account')
        .select('erased_at')
        .where('id', '=', account)
        .executeTakeFirstOrThrow();
      return erased_at === null ? 'not_deleted' : 'erased';
    },
  };
};

/** Whether the stored entry with this reference has the same amount. */
async function isAmountOf(tx: Tx, { accountId, reference, amountEssence }: LedgerEntry): Promise<boolean> {
  const stored = await tx
    .selectFrom('ledger')
    .select('amount')
    .where('accountId', '=', accountId)
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
