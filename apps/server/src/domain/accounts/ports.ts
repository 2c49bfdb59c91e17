import type { ActiveProfileIcon, ActiveUsernameEffect } from '@hub/protocol/cosmetics';
import type { AccountStats } from '@hub/protocol/http/accounts';
import type { GameName, Match } from '@hub/protocol/http/activity';
import type { AccountId, PlayerId } from '@hub/protocol/ids';

/** An account as it is stored, with what it wears. */
export type StoredAccount = {
  readonly id: AccountId;
  readonly playerId: PlayerId;
  readonly name: string;
  /** Subject of the linked sign-in, undefined for a guest. */
  readonly googleSub: string | undefined;
  readonly tokenVersion: number;
  readonly isDeleted: boolean;
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

/** An account's finished matches of one game and mode, added up. */
export type MatchTotals = {
  readonly game: GameName;
  readonly mode: 'single' | 'multi';
  readonly played: number;
  readonly bestScore: number;
  /** Matches with two or more players only. */
  readonly wins: number;
  readonly losses: number;
};

export type MatchTotalsStore = { totalsOf(account: AccountId): Promise<readonly MatchTotals[]> };

/** What other areas know about an account. */
export type AccountFacts = {
  dailyStats(account: AccountId): Promise<AccountStats['dailyRiftStats']>;
  lastGames(account: AccountId): Promise<readonly Match[]>;
};
