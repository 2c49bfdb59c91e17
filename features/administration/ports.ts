import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { GameName } from '@hub/protocol/games';
import type { HouseRule } from '@hub/protocol/house-rules';
import type { Role } from '@hub/protocol/http/admin/parts';
import type { HostAction, LoggedAction } from '@hub/server/store/host-action.ts';
import type { Pseudonym } from '../accounts/erasure.ts';
import type { LedgerEntry } from '../ledger/server.ts';

/** An account as the host sees it. */
export type AccountSummary = {
  readonly id: AccountId;
  readonly playerId: PlayerId;
  readonly name: string;
  readonly isLinked: boolean;
  /** The role at the administration; null for a player. */
  readonly role: Role | null;
  readonly balanceEssence: number;
  readonly createdAt: number;
  /** Milliseconds since 1970; undefined for an open account. */
  readonly deletedAt: number | undefined;
  /** When the account will be erased after its owner deleted it. */
  readonly eraseAt: number | undefined;
  readonly erasedAt: number | undefined;
  /** The end of a suspension, which may be over. */
  readonly suspendedUntil: number | undefined;
};

export type AccountSearch = {
  /** Part of a name in any case, or a whole player id; undefined for all accounts. */
  readonly text: string | undefined;
  readonly onlyDeleted: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** A run whose answers look scripted, as the host sees it. */
export type SuspiciousRun = {
  readonly playerId: PlayerId;
  readonly name: string;
  readonly game: GameName;
  readonly mode: 'single' | 'multi';
  readonly score: number | null;
  /** A reason code of the game's rules. */
  readonly reason: string;
  /** Measured values by name. */
  readonly figures: Readonly<Record<string, number>>;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
};

/** Which guests the host means. At least one field must be defined. */
export type GuestFilter = {
  /** Created from the same address as this account, in the time for which addresses are kept. */
  readonly sameAddressAs: AccountId | undefined;
  /** Created at that time (ms since 1970) or later. */
  readonly createdSince: number | undefined;
};

/** What ledgers add up to, and how many balances are not the sum of their entries. */
export type LedgerCheck = { readonly essence: number; readonly unbalanced: number };

type Ages = {
  /** Undefined for SQLite, which has no clock of its own. */
  readonly skewMs: number | undefined;
  readonly oldestAt: number | undefined;
  /** The newest time that is stored. */
  readonly newestAt: number | undefined;
};

/** Account operations of the host. */
export type AdministrationStore = {
  /** Newest accounts first. */
  list(
    search: AccountSearch,
  ): Promise<{ readonly accounts: readonly AccountSummary[]; readonly total: number }>;
  /** The account with this account or player id, else accounts with exactly this name, newest first, at most ten. */
  find(idOrName: string): Promise<readonly AccountSummary[]>;
  /**
   * Changes the name, tells the player why, and ends reports about the player; returns their number, and undefined for an
   * erased account.
   */
  rename(
    account: AccountId,
    name: string,
    action: LoggedAction,
    rule: HouseRule | null,
  ): Promise<number | undefined>;
  /** Suspends an open account, also one that is suspended already; otherwise like `rename`, undefined if it is closed. */
  suspend(
    account: AccountId,
    until: number,
    action: LoggedAction,
    rule: HouseRule | null,
  ): Promise<number | undefined>;
  /** Asks the server that runs a lobby to close it, and ends reports about it; returns their number. */
  closeLobby(lobbyId: string, action: LoggedAction): Promise<number | undefined>;
  /** Ends a suspension; false if there is none. */
  liftSuspension(account: AccountId, action: LoggedAction): Promise<boolean>;
  /** Raises the token version: no token of the account is accepted any more. */
  signOut(account: AccountId, action: LoggedAction): Promise<void>;
  /** Adds a recovery code, and tells the player; false for a closed account. */
  addRecoveryCode(account: AccountId, hash: string, action: LoggedAction): Promise<boolean>;
  /** Erases an account at once, also from texts of others; false if it is erased already. */
  erase(account: AccountId, pseudonym: Pseudonym, action: LoggedAction): Promise<boolean>;
  /** Adds the line of an action that the running servers carry out. */
  addAction(action: LoggedAction): Promise<void>;
  /**
   * Ends all sessions, links, codes of apps and pending passkeys of the administration, and lets the next start bring another
   * secret, which `rotate` makes; all of it or, if that throws, nothing. `rotate` returns the fingerprint of the new secret if it is
   * known: then no other one is let in.
   */
  rotateSecret(action: LoggedAction, rotate: () => string | undefined): Promise<void>;
  /**
   * Appends an entry to a ledger, unless its reference is known or the balance would fall below zero. `other_amount`: the known
   * entry has another amount.
   */
  changeBalance(
    entry: LedgerEntry,
    action: LoggedAction,
  ): Promise<'written' | 'already_written' | 'other_amount' | 'insufficient'>;
  /** The database's clock, ms since 1970; undefined for SQLite, which has none. */
  databaseTime(): Promise<number | undefined>;
  /** The actions of that time (ms since 1970) or later. */
  actionsSince(at: number): Promise<readonly HostAction[]>;
  /** Open accounts without a linked sign-in, newest first. */
  guests(filter: GuestFilter): Promise<readonly AccountSummary[]>;
  /** Open guests created before that time of whom nothing would be missed. */
  idleGuests(before: number): Promise<readonly AccountSummary[]>;
  /** The same erasure for an idle guest, who is in no text of others; false if the guest is not idle any more. */
  pruneGuest(account: AccountId, pseudonym: Pseudonym, action: LoggedAction): Promise<boolean>;
  /** Figures for a check of the whole: the database's clock against this one's, broken balances, the first account. */
  health(now: number): Promise<LedgerCheck & Ages>;
  /** The same without the sum of all balances, which takes long. */
  ages(now: number): Promise<Ages>;
  /** Adds up the ledgers of the next accounts by id, with about as many entries; `last` is undefined when these are all. */
  nextLedgers(
    after: AccountId,
    entries: number,
  ): Promise<LedgerCheck & { readonly last: AccountId | undefined }>;
  /** Servers that are registered in a PostgreSQL; `leaseLeftMs` by the database's clock. */
  nodes(): Promise<
    readonly {
      readonly id: string;
      readonly build: string;
      readonly state: string;
      /** Of the node's secret; null for a server that is alone. */
      readonly secretHash: string | null;
      readonly leaseLeftMs: number;
    }[]
  >;
  /** Accounts that the host closed at exactly that time. */
  closedAt(at: number): Promise<readonly AccountSummary[]>;
  /** Closes an account until the host restores it; it is not erased, and its owner can no longer keep it. */
  softDelete(account: AccountId, at: number, action?: LoggedAction): Promise<'deleted' | 'already_deleted'>;
  /** Reopens an account closed by its owner or the host. Erased accounts cannot be restored. */
  restore(account: AccountId, action?: LoggedAction): Promise<'restored' | 'not_deleted' | 'erased'>;
  /** Newest runs first, skipping the first `offset`. */
  suspiciousRuns(limit: number, offset: number): Promise<readonly SuspiciousRun[]>;
  suspiciousRunCount(): Promise<number>;
};

/** Deletes what is kept no longer: rows of before a time (ms since 1970), at most `limit` with one call. */
export type RetentionStore = {
  forgetFeedback(before: number, limit: number): Promise<void>;
  forgetRuns(before: number, limit: number): Promise<void>;
  /** Deletes the oldest matches, and adds them to what profiles count. */
  forgetMatches(before: number, limit: number): Promise<void>;
  /**
   * Looks at that many accounts in the order of their ids, and returns the idle guests among them that were created before
   * the time, and the last account; undefined after the last one.
   */
  idleGuestsAfter(
    after: AccountId,
    before: number,
    limit: number,
  ): Promise<{ readonly guests: readonly AccountSummary[]; readonly last: AccountId | undefined }>;
};
