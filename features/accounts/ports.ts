import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { ActiveProfileIcon, ActiveUsernameEffect } from '@hub/protocol/cosmetics';
import type { Board } from '@hub/protocol/games';
import type { AccountStats, PlayerNotice } from '@hub/protocol/http/accounts';
import type { Language } from '@hub/protocol/languages';
import type { PlayerNoticeKind } from '@hub/protocol/stored-values';
import type { AccountExport } from './care-calls.ts';
import type { TokenVersions } from './player.ts';

/** An account as stored, with its active cosmetics. */
export type StoredAccount = {
  readonly id: AccountId;
  readonly playerId: PlayerId;
  readonly name: string;
  /** Subject of the linked sign-in; undefined for a guest. */
  readonly googleSub: string | undefined;
  readonly tokenVersion: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly isDeleted: boolean;
  /** Whether the player is not shown to others among people in sight. */
  readonly isHidden: boolean;
  /** Code of the chosen language; undefined without a choice. */
  readonly language: string | undefined;
  /** When it will be erased (ms since 1970), if its owner deleted it and can still keep it. */
  readonly eraseAt: number | undefined;
  /** The end of the newest suspension (ms since 1970), which may be over. */
  readonly suspendedUntil: number | undefined;
  readonly activeUsernameEffect: ActiveUsernameEffect | undefined;
  readonly activeProfileIcon: ActiveProfileIcon | undefined;
};

export type NewAccount = {
  /** Hash of the invitation that it uses; undefined where none is needed. */
  readonly invitation?: string | undefined;
  /** Keyed digest of the guest's address, kept for a week. */
  readonly addressDigest?: string;
  /** Whether it begins with the Blue Essence of a trial. */
  readonly hasPlayedTrial?: boolean | undefined;
  readonly id: AccountId;
  readonly playerId: PlayerId;
  readonly name: string;
  readonly createdAt: number;
};

export type AccountStore = {
  /** `not_invited`: the invitation is used up, ended or too old. */
  create(account: NewAccount): Promise<'created' | 'not_invited'>;
  byId(id: AccountId): Promise<StoredAccount | undefined>;
  /** Those of these accounts that exist, in any order. */
  byIds(ids: readonly AccountId[]): Promise<readonly StoredAccount[]>;
  byPlayerId(id: PlayerId): Promise<StoredAccount | undefined>;
  /** Keeps the chosen language with an account that is not erased. */
  keepLanguage(id: AccountId, language: Language): Promise<void>;
  /** Number of accounts that are not deleted. */
  count(): Promise<number>;
};

/** Links between accounts and subjects of the identity provider, at most one per account and per subject. */
export type IdentityStore = {
  accountOf(subject: string): Promise<AccountId | undefined>;
  /** `linked`: now or before; `taken`: subject is linked elsewhere; `other`: account has another subject. */
  link(account: AccountId, subject: string, at: number): Promise<'linked' | 'taken' | 'other'>;
  /** Creates an account with its link in one transaction. */
  createLinked(account: NewAccount, subject: string): Promise<'created' | 'taken' | 'not_invited'>;
};

export type RecoveryCodeStore = {
  /** Replaces all codes of the account. */
  replace(account: AccountId, hashes: readonly string[], at: number): Promise<void>;
  /** Marks a code as used and returns its account; of concurrent calls only one succeeds. */
  use(hash: string, at: number): Promise<AccountId | 'used' | undefined>;
  stateOf(account: AccountId): Promise<{ readonly left: number; readonly madeAt: number | undefined }>;
};

/** Closes the open connections of an account whose tokens were revoked. */
export type EndSessions = (account: AccountId) => void;

/** What an erased account is called. */
export type Pseudonym = Pick<StoredAccount, 'name' | 'playerId'>;

/** Closing, reopening and erasing accounts. */
export type AccountCareStore = {
  /** Raises the token version, which revokes all issued tokens. */
  revokeTokens(account: AccountId): Promise<void>;
  /** Raises the token version to this one; a higher one stays. */
  raiseTokenVersion(account: AccountId, version: number): Promise<void>;
  /** The token versions of these accounts. */
  tokenVersions: TokenVersions;
  /** Closes an open account for its owner and raises its token version: only a later token can reopen it. */
  close(account: AccountId, at: number, eraseAt: number): Promise<void>;
  /** Reopens a closed account; false when its owner did not close it, the host closed it since, or it is erased. */
  reopen(account: AccountId): Promise<boolean>;
  /** Accounts that were closed (by owner or host) or suspended at that time or later and still are `now`. */
  closedSince(at: number, now: number): Promise<readonly AccountId[]>;
  /** Accounts to be erased by that time. */
  due(at: number): Promise<readonly AccountId[]>;
  /** Removes personal data, unless the account was kept meanwhile: name, player id, sign-in, codes, likes, reports. */
  erase(account: AccountId, pseudonym: Pseudonym, at: number): Promise<boolean>;
  erasedAccounts(): Promise<readonly AccountId[]>;
  keptAccounts(): Promise<readonly AccountId[]>;
  /** What the player is told until it is dismissed, newest first. */
  noticesOf(account: AccountId): Promise<readonly PlayerNotice[]>;
  /** Removes a notice; the one of a suspension only when that has ended by then. */
  dismiss(account: AccountId, kind: PlayerNoticeKind, at: number): Promise<void>;
  /** Deletes the addresses of guests that were created before that time. */
  forgetAddresses(before: number): Promise<void>;
  /** Everything stored about an account. */
  exportOf(account: AccountId): Promise<Omit<AccountExport, 'exportedAt'>>;
};

/** The best score on a board and its rank among all players; null when the account is not listed. */
export type BestOfBoard = {
  readonly board: Board;
  readonly score: number;
  readonly rank: number | null;
};

/** Data about an account from other areas. */
export type AccountFacts = {
  /** Statistics of the daily games, and the longest streak in any of them. */
  dailyStats(
    account: AccountId,
  ): Promise<{ readonly stats: AccountStats['dailyRiftStats']; readonly longestStreak: number }>;
  bestsOf(account: AccountId): Promise<readonly BestOfBoard[]>;
};
