import { randomUUID } from 'node:crypto';
import type { AccountId } from '@hub/engine/wire/ids';
import type { HouseRule } from '@hub/protocol/house-rules';
import type { ErasedList } from '@hub/server/platform/erased-list.ts';
import { type Author, logLines } from '@hub/server/store/log-line.ts';
import type { AccountSummary } from '../accounts/account-summaries.ts';
import type { Pseudonym } from '../accounts/erasure.ts';
import type { LedgerEntry } from '../ledger/server.ts';
import type { GuestFilter } from './accounts.ts';
import type { Administration } from './server.ts';

/** A name as it is stored, or the code that refuses it. */
type NameVerdict =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly code: string };

type Change = Gift & Pick<LedgerEntry, 'reason' | 'reference'>;

type ModerationDeps = Author & {
  readonly administration: Administration;
  /** Applies the rules for the names of players. */
  readonly checkName: (rawName: string) => Promise<NameVerdict>;
  readonly newPseudonym: () => Pseudonym;
  readonly newRecoveryCode: () => { readonly code: string; readonly hash: string };
  readonly erasedList: ErasedList;
};

/** An amount with the reason that the player reads. */
type Gift = { readonly amountEssence: number; readonly note: string };

/** What the host does with players and lobbies. Each act has a line in the audit log; servers follow within two seconds. */
export type Moderation = {
  /**
   * Gives a player another name, unless the rules for names refuse it, or with `erased` for an erased account. The player
   * reads rule and reason; reports about the player end.
   */
  rename(
    account: AccountId,
    rawName: string,
    rule?: HouseRule | null,
  ): Promise<NameVerdict & { readonly reportsEnded?: number }>;
  /** Closes a lobby of that id on the server that runs it; its game ends without a result. */
  closeLobby(lobbyId: string): Promise<void>;
  /** Keeps a player out until that time (ms since 1970), and tells the player why; returns the number of reports that this ended, and undefined for a closed account. */
  suspend(account: AccountId, until: number, rule?: HouseRule | null): Promise<number | undefined>;
  /** Ends a suspension; false if there is none. */
  liftSuspension(account: AccountId): Promise<boolean>;
  /** Signs a player out on every device. */
  signOut(account: AccountId): Promise<void>;
  /** A new recovery code beside those that the player has, who is told so; undefined for a closed account. */
  makeRecoveryCode(account: AccountId): Promise<string | undefined>;
  /** Erases a player at once and everywhere; false for an erased account. */
  erase(account: AccountId): Promise<boolean>;
  /** Erases a guest who never played; false for one who has played since. */
  pruneGuest(account: AccountId): Promise<boolean>;
  softDelete(account: AccountId): Promise<'deleted' | 'already_deleted'>;
  restore(account: AccountId): Promise<'restored' | 'not_deleted' | 'erased'>;
  /** The guests that `closeGuests` would close. */
  guests(filter: GuestFilter): Promise<readonly AccountSummary[]>;
  /** Closes all these guests; returns their number, and the time by which `reopen` finds them. */
  closeGuests(filter: GuestFilter): Promise<{ readonly closed: number; readonly at: number }>;
  /** Opens the accounts again that the host closed at exactly that time; returns their number. */
  reopen(closedAt: number): Promise<number>;
  /** Gives Blue Essence, once for each reference. Throws a RangeError unless the amount is a positive integer. */
  grant(
    account: AccountId,
    gift: Gift & { readonly reference: string },
  ): Promise<'paid' | 'already_paid' | 'other_amount'>;
  /** Takes Blue Essence back, once for each reference; `insufficient` if the balance is lower. Throws like `grant`. */
  revoke(
    account: AccountId,
    gift: Gift & { readonly reference?: string },
  ): Promise<'written' | 'already_written' | 'other_amount' | 'insufficient'>;
  /** Does `rotate`, which replaces the secret, with its line in the log; neither without the other. */
  rotateSecret(how: string, rotate: () => string | undefined): Promise<void>;
};

export function createModeration(deps: ModerationDeps): Moderation {
  const { administration: store, checkName, clock, erasedList } = deps;
  const line = logLines(deps);
  const changeBalance = (kind: 'grant' | 'revoke', accountId: AccountId, entry: Change) => {
    const { amountEssence, note } = entry;
    if (!Number.isSafeInteger(amountEssence) || amountEssence <= 0)
      throw new RangeError(`invalid amount: ${amountEssence}`);
    const action = { ...line(kind, accountId), reason: `${amountEssence} BE: ${note}` };
    const sign = kind === 'grant' ? 1 : -1;
    return store.changeBalance(
      { ...entry, accountId, amountEssence: sign * amountEssence, at: action.at },
      action,
    );
  };
  const softDelete = (account: AccountId, at = clock.now()) =>
    store.softDelete(account, at, line('soft delete', account, at));
  const restore = (account: AccountId) => store.restore(account, line('restore', account));
  return {
    async rename(account, rawName, rule = null) {
      const verdict = await checkName(rawName);
      if (!verdict.ok) return verdict;
      const reportsEnded = await store.rename(account, verdict.name, line('rename', account), rule);
      return reportsEnded === undefined ? { ok: false, code: 'erased' } : { ...verdict, reportsEnded };
    },
    async closeLobby(lobbyId) {
      await store.closeLobby(lobbyId, line('close lobby', lobbyId));
    },
    suspend: (account, until, rule = null) => store.suspend(account, until, line('suspend', account), rule),
    liftSuspension: (account) => store.liftSuspension(account, line('lift suspension', account)),
    signOut: (account) => store.signOut(account, line('sign out', account)),
    async makeRecoveryCode(account) {
      const { code, hash } = deps.newRecoveryCode();
      return (await store.addRecoveryCode(account, hash, line('recovery code', account))) ? code : undefined;
    },
    async erase(account) {
      const isErased = await store.erase(account, deps.newPseudonym(), line('erase', account));
      if (isErased) erasedList.add([account]);
      return isErased;
    },
    async pruneGuest(account) {
      const isErased = await store.pruneGuest(account, deps.newPseudonym(), line('prune guests', account));
      if (isErased) erasedList.add([account]);
      return isErased;
    },
    softDelete: (account) => softDelete(account),
    restore,
    guests: (filter) => store.guests(filter),
    async closeGuests(filter) {
      const at = clock.now();
      let closed = 0;
      for (const { id } of await store.guests(filter))
        if ((await softDelete(id, at)) === 'deleted') closed += 1;
      return { closed, at };
    },
    async reopen(closedAt) {
      let reopened = 0;
      for (const { id } of await store.closedAt(closedAt))
        if ((await restore(id)) === 'restored') reopened += 1;
      return reopened;
    },
    async grant(account, { amountEssence, note, reference }) {
      const entry = { amountEssence, reason: 'grant', reference: `grant:${reference}`, note } as const;
      const outcome = await changeBalance('grant', account, entry);
      if (outcome === 'other_amount') return outcome;
      return outcome === 'written' ? 'paid' : 'already_paid';
    },
    revoke(account, { amountEssence, note, reference = randomUUID() }) {
      const entry = { amountEssence, reason: 'other', reference: `revoke:${reference}`, note } as const;
      return changeBalance('revoke', account, entry);
    },
    rotateSecret: (how, rotate) => store.rotateSecret(line('rotate secret', how), rotate),
  };
}
