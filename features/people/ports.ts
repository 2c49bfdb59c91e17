import type { Rating } from '@hub/engine/binding/rating';
import type { AccountId, Day, PlayerId } from '@hub/engine/wire/ids';

/** A player as others see it. */
export type ShownPlayer = {
  readonly id: PlayerId;
  readonly name: string;
  readonly usernameEffect: string | null;
};

/**
 * A player whom another one knows: from a league that runs, as an opponent of the day, or from a challenge that one of them made and
 * the other one finished on the day.
 */
export type Acquaintance = {
  readonly account: AccountId;
  readonly player: ShownPlayer;
  readonly isInLeague: boolean;
  /** The rifts of the day that the player has solved. */
  readonly solved: readonly { readonly game: string; readonly attempts: number; readonly at: number }[];
};

export type PlayerInvite = {
  readonly kind: 'challenge' | 'lobby' | 'league';
  /** Id of the game; empty for a league. */
  readonly game: string;
  /** Id of the challenge or lobby, or code of the league. */
  readonly target: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** An invitation with its sender; `endsAt` is the end of a challenge. */
export type ReceivedInvite = PlayerInvite & { readonly from: ShownPlayer; readonly endsAt: number | null };

export type PeopleStore = {
  /** Acquaintances who may be shown: not hidden, closed or suspended `now`, and not reported by the account. */
  acquaintancesOf(account: AccountId, day: Day, now: number): Promise<readonly Acquaintance[]>;
  /** The accounts of all acquaintances, each with whether both are in a league. */
  knownTo(account: AccountId, day: Day): Promise<ReadonlyMap<AccountId, boolean>>;
  /** The ids of the daily games that the account has solved on a day. */
  solvedBy(account: AccountId, day: Day): Promise<ReadonlySet<string>>;
  setHidden(account: AccountId, isHidden: boolean): Promise<void>;
  /** The account's ratings in versus games, by the game's name in the feed. */
  ratingsOf(account: AccountId): Promise<ReadonlyMap<string, Rating & { readonly games: number }>>;
  /** Stores an invitation in the place of the sender's earlier one. */
  invite(from: AccountId, to: AccountId, invite: PlayerInvite): Promise<void>;
  /**
   * Invitations since these times, of members of the same league, then of others whom the receiver knows, then of the rest, each newest
   * first; of senders who may be shown and whom the receiver has not reported; without
   * challenges that were played or are over, and without lobbies that are closed.
   */
  invitesTo(
    account: AccountId,
    since: { readonly lobbies: number; readonly others: number },
    now: number,
  ): Promise<readonly ReceivedInvite[]>;
  /** The accounts that the account has invited. */
  invitedBy(account: AccountId): Promise<readonly AccountId[]>;
  forgetInvites(before: number): Promise<void>;
};
