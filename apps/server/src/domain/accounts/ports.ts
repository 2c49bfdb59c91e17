import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { ActiveProfileIcon, ActiveUsernameEffect } from '@hub/protocol/cosmetics';
import type { Board, GameName } from '@hub/protocol/games';
import type { AccountExport } from '@hub/protocol/http/account-care';
import type { AccountStats } from '@hub/protocol/http/accounts';
import type { Match } from '@hub/protocol/http/activity';

/** An account as it is stored, with what it wears. */
export type StoredAccount = {
  readonly id: AccountId;
  readonly playerId: PlayerId;
  readonly name: string;
  /** Subject of the linked sign-in, undefined for a guest. */
  readonly googleSub: string | undefined;
  readonly tokenVersion: number;
  readonly isDeleted: boolean;
  /** When it will be erased (milliseconds since 1970), if its owner deleted it and it still can be kept. */
  readonly eraseAt: number | undefined;
  readonly activeUsernameEffect: ActiveUsernameEffect | undefined;
  readonly activeProfileIcon: ActiveProfileIcon | undefined;
};

export type NewAccount = {
  readonly id: AccountId;
  readonly playerId: PlayerId;
  readonly name: string;
  readonly createdAt: number;
};

export type AccountStore = {
  create(account: NewAccount): Promise<void>;
  byId(id: AccountId): Promise<StoredAccount | undefined>;
  byPlayerId(id: PlayerId): Promise<StoredAccount | undefined>;
  /** Accounts that are not deleted. */
  count(): Promise<number>;
};

/** Links between accounts and the subjects of the identity provider: at most one each way. */
export type IdentityStore = {
  accountOf(subject: string): Promise<AccountId | undefined>;
  /** `linked` also when that link is there already; `taken`: to another account; `other`: the account has another subject. */
  link(account: AccountId, subject: string, at: number): Promise<'linked' | 'taken' | 'other'>;
  /** Creates the account with its link, or nothing at all. */
  createLinked(account: NewAccount, subject: string): Promise<'created' | 'taken'>;
};

export type RecoveryCodeStore = {
  /** Puts these codes in the place of all that the account had. */
  replace(account: AccountId, hashes: readonly string[], at: number): Promise<void>;
  /** Uses a code up. Only one of several at once gets the account. */
  use(hash: string, at: number): Promise<AccountId | 'used' | undefined>;
  stateOf(account: AccountId): Promise<{ readonly left: number; readonly madeAt: number | undefined }>;
};

/** Ends what is open under the tokens of an account, once they are worth nothing any more. */
export type EndSessions = (account: AccountId) => void;

/** Closing, keeping and erasing accounts. */
export type AccountCareStore = {
  /** Raises the token version: every token that is out is worth nothing from then on. */
  revokeTokens(account: AccountId): Promise<void>;
  /** Closes an open account for its owner and raises its token version: a token that opens it again is issued later. */
  close(account: AccountId, at: number, eraseAt: number): Promise<void>;
  /** Opens a closed account again; false when its owner did not close it, the host closed it since, or it is erased. */
  reopen(account: AccountId): Promise<boolean>;
  /** Accounts that were closed at that time or later, by whomever, and are closed still. */
  closedSince(at: number): Promise<readonly AccountId[]>;
  /** Accounts that are to be erased by then. */
  due(at: number): Promise<readonly AccountId[]>;
  /** Removes who it was: name, public id, sign-in, codes, likes, and the tie to what they reported. */
  erase(account: AccountId, pseudonym: Pick<StoredAccount, 'name' | 'playerId'>, at: number): Promise<void>;
  /** Everything that is kept about an account. */
  exportOf(account: AccountId): Promise<Omit<AccountExport, 'exportedAt'>>;
};

/** An account's finished matches of one game and mode, added up. */
export type MatchTotals = {
  readonly game: GameName;
  readonly mode: 'single' | 'multi';
  readonly played: number;
  /** Matches with two or more players only. */
  readonly wins: number;
  readonly losses: number;
};

export type MatchTotalsStore = { totalsOf(account: AccountId): Promise<readonly MatchTotals[]> };

/** The best score of a game, with the rank that it has among all; null when nobody sees it. */
export type BestOfBoard = {
  readonly board: Board;
  readonly score: number;
  readonly rank: number | null;
};

/** What other areas know about an account. */
export type AccountFacts = {
  dailyStats(account: AccountId): Promise<AccountStats['dailyRiftStats']>;
  lastGames(account: AccountId): Promise<readonly Match[]>;
  bestsOf(account: AccountId): Promise<readonly BestOfBoard[]>;
};
