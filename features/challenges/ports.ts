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

/** The run of one player. `finishedAt`, `score` and `ms`, the sum of the answer times, are null until it is over. */
export type StoredRun = {
  readonly challenge: string;
  readonly account: AccountId;
  readonly roomId: GameId;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly score: number | null;
  readonly ms: number | null;
};

/** A run with its player as others see it; a closed account is a former player without an id. */
export type ShownRun = StoredRun & {
  readonly player: {
    readonly id: PlayerId | null;
    readonly name: string;
    readonly usernameEffect: string | null;
  };
};

/** An open challenge of its maker, with the others who have played it. */
export type OwnChallenge = Pick<StoredChallenge, 'id' | 'game' | 'expiresAt'> & {
  readonly taken: number;
  readonly answered: number;
  /** Who has finished it last. */
  readonly newest: ShownRun['player'] | null;
};

/** A finished room as it is stored, if it has one seat. */
export type FinishedRoom = { readonly account: AccountId; readonly kind: string; readonly state: unknown };

export type ChallengeStore = {
  find(id: string): Promise<StoredChallenge | undefined>;
  /** The challenge that was made from a room. */
  findByRoom(roomId: GameId): Promise<StoredChallenge | undefined>;
  finishedRoom(roomId: GameId): Promise<FinishedRoom | undefined>;
  /**
   * Stores a challenge, with the challenger's finished run if there is one; unless there is one of that id or room, or the challenger
   * has made `limit` since `since`. Returns whether it is stored.
   */
  add(
    challenge: StoredChallenge,
    run: (StoredRun & { readonly answers: readonly RunAnswer[] | null }) | undefined,
    most: { readonly limit: number; readonly since: number },
  ): Promise<'added' | 'known' | 'too many'>;
  /** The account's run of the questions of a challenge, also one that came to them by another challenge. */
  runOfQuestions(challenge: StoredChallenge, account: AccountId): Promise<StoredRun | undefined>;
  /**
   * Stores the beginning of a run, unless `players` have finished one or the account has begun `runs` since `since`; returns the
   * stored one if the account has one of these questions.
   */
  begin(
    challenge: StoredChallenge,
    run: Pick<StoredRun, 'account' | 'roomId' | 'startedAt'>,
    most: { readonly players: number; readonly runs: number; readonly since: number },
  ): Promise<StoredRun | 'full' | 'too many'>;
  /** Whether an account has finished a challenge that another account has made by link at a game, before a time. */
  hasFinishedOneOf(
    account: AccountId,
    of: { readonly maker: AccountId; readonly game: string; readonly before: number },
  ): Promise<boolean>;
  /** Ids of those of these challenges whose run the account has finished. */
  finishedBy(account: AccountId, ids: readonly string[]): Promise<readonly string[]>;
  /** The own run of a challenge, the finished ones and some of the others, each in the order in which they began. */
  runsOf(id: string, own: AccountId | undefined): Promise<readonly ShownRun[]>;
  /** Who has begun a challenge, and whether the run is over. */
  playersOf(id: string): Promise<readonly { readonly account: AccountId; readonly isOver: boolean }[]>;
  /** The answers of a finished run; undefined without one. */
  answersOf(id: string, account: AccountId): Promise<readonly RunAnswer[] | undefined>;
  /** Challenges by link that the account has made and that are open `now`, newest first, a few at most. */
  openOf(account: AccountId, now: number): Promise<readonly OwnChallenge[]>;
  /** Deletes challenges that ended before a time, with their runs; a few at a time. Returns their number. */
  forget(endedBefore: number): Promise<number>;
};
