import type { AccountId, Day, GameId, PlayerId } from '@hub/engine/wire/ids';
import type { RunAnswer } from '@hub/engine/wire/runs';

/** Questions that several players play, each once: of a challenge, or of a league's duel of a day. */
export type StoredChallenge = {
  readonly id: string;
  /** Id of the game. */
  readonly game: string;
  readonly seed: string;
  /** Options of the game's rules, as JSON. */
  readonly options: string;
  /** The room of the run that was challenged; null for a duel. */
  readonly roomId: GameId | null;
  /** The challenger; null for a duel. */
  readonly account: AccountId | null;
  readonly league: string | null;
  readonly day: Day | null;
  readonly createdAt: number;
  readonly expiresAt: number;
};

/** The run of one player. `finishedAt`, `score` and `answers` are null until it is over. */
export type StoredRun = {
  readonly challenge: string;
  readonly account: AccountId;
  readonly roomId: GameId;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly score: number | null;
  readonly answers: readonly RunAnswer[] | null;
};

/** A run with its player as others see it; a closed account is a former player without an id. */
export type ShownRun = StoredRun & {
  readonly player: {
    readonly id: PlayerId | null;
    readonly name: string;
    readonly usernameEffect: string | null;
  };
};

/** A finished room as it is stored, if it has one seat. */
export type FinishedRoom = { readonly account: AccountId; readonly kind: string; readonly state: unknown };

export type ChallengeStore = {
  find(id: string): Promise<StoredChallenge | undefined>;
  /** The challenge that was made from a room. */
  findByRoom(roomId: GameId): Promise<StoredChallenge | undefined>;
  finishedRoom(roomId: GameId): Promise<FinishedRoom | undefined>;
  /**
   * Stores a challenge, with the challenger's run if there is one; unless there is one of that id or room, or the challenger
   * has made `limit` since `since`. Returns whether it is stored.
   */
  add(
    challenge: StoredChallenge,
    run: StoredRun | undefined,
    most: { readonly limit: number; readonly since: number },
  ): Promise<'added' | 'known' | 'too many'>;
  /** Stores the beginning of a run, unless there are too many; returns the stored one if the account has one. */
  begin(
    run: StoredRun,
    most: { readonly players: number; readonly runs: number; readonly since: number },
  ): Promise<StoredRun | 'full' | 'too many'>;
  /** Ids of those of these challenges whose run the account has finished. */
  finishedBy(account: AccountId, ids: readonly string[]): Promise<readonly string[]>;
  /** The runs of a challenge in the order in which they began. */
  runsOf(id: string): Promise<readonly ShownRun[]>;
  /** Deletes challenges that ended before a time, with their runs; a few at a time. Returns their number. */
  forget(endedBefore: number): Promise<number>;
};
