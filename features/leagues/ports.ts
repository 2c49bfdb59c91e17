import type { AccountId, Day, PlayerId } from '@hub/engine/wire/ids';

export type StoredLeague = {
  readonly id: string;
  /** With which others join. */
  readonly code: string;
  readonly name: string;
  readonly owner: AccountId;
  readonly firstDay: Day;
  readonly createdAt: number;
  readonly closedAt: number | null;
  /** The league of which this is another week. */
  readonly previous: string | null;
};

export type LeagueMember = {
  readonly account: AccountId;
  readonly joinedAt: number;
  readonly leftAt: number | null;
  /** Whether the owner has removed the member, who cannot return and whose runs do not count. */
  readonly isRemoved: boolean;
  /** As others see the player; a closed account is a former player without an id. */
  readonly player: {
    readonly id: PlayerId | null;
    readonly name: string;
    readonly usernameEffect: string | null;
  };
};

/** A solved rift of a day that counts. */
export type LeagueRift = {
  readonly account: AccountId;
  readonly day: Day;
  readonly mode: string;
  readonly guesses: number;
};

/** A finished duel of a day. */
export type LeagueDuel = {
  readonly account: AccountId;
  readonly day: Day;
  readonly score: number;
  readonly finishedAt: number;
};

type Limits = { readonly members: number; readonly atOnce: number; readonly runningFrom: Day };

export type LeagueStore = {
  find(id: string): Promise<StoredLeague | undefined>;
  findByCode(code: string): Promise<StoredLeague | undefined>;
  /** The league that is another week of this one. */
  findNext(id: string): Promise<StoredLeague | undefined>;
  /** The leagues that the account is a member of, newest first. */
  ofAccount(account: AccountId): Promise<readonly StoredLeague[]>;
  /**
   * Stores a league with its members, founded by its owner. Those who are in `atOnce` running leagues are left out. `too many`: the
   * owner is one of these, or has founded `perDay` since `since`, whoever owns them now; `known`: the code or the other week exists.
   */
  create(
    league: StoredLeague,
    members: readonly AccountId[],
    limits: Limits & { readonly perDay: number; readonly since: number },
  ): Promise<'created' | 'too many' | 'known'>;
  join(
    id: string,
    account: AccountId,
    at: number,
    limits: Limits,
  ): Promise<'joined' | 'full' | 'too many' | 'removed'>;
  /** Ends a membership; the longest member becomes the owner in place of one who leaves, and the last one closes the league. */
  leave(id: string, account: AccountId, at: number, isRemoved: boolean): Promise<void>;
  close(id: string, at: number): Promise<void>;
  /** All members, also those who have left, in the order in which they joined. */
  members(id: string): Promise<readonly LeagueMember[]>;
  rifts(id: string, first: Day, last: Day): Promise<readonly LeagueRift[]>;
  duels(id: string): Promise<readonly LeagueDuel[]>;
  /** Deletes leagues that began before a day, with their duels; a few at a time. Returns their number. */
  forget(before: Day): Promise<number>;
};
