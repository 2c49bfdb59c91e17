import type { GameName } from '@hub/protocol/http/activity';
import type { AccountId, Day, GameId } from '@hub/protocol/ids';

/** A live game as it is stored after every transition, so that a crash or a deploy resumes it. */
export type RoomSnapshot = {
  readonly roomId: GameId;
  /** Which game; the key of the room host's registry, for example `championRift`. */
  readonly kind: string;
  readonly stateVersion: number;
  readonly factsVersion: string;
  /** Accounts by seat, those that have left included. */
  readonly seats: readonly AccountId[];
  /** Rises by one with every change. */
  readonly version: number;
  /** The rules' state, JSON. */
  readonly state: string;
  readonly openedAt: number;
  readonly updatedAt: number;
  /** When the room must wake the game next, null while nothing waits for time. */
  readonly deadline: number | null;
  readonly over: boolean;
};

/** One seat's part in a finished game. */
export type SettledPlayer = {
  readonly accountId: AccountId;
  readonly attempts: number | null;
  readonly currentStreak: number | null;
  readonly score: number | null;
  readonly totalPoints: number | null;
};

/** Everything that a finished game changes outside itself. Written in the same transaction as its last snapshot. */
export type Settlement = {
  readonly gameId: GameId;
  readonly game: GameName;
  readonly mode: 'single' | 'multi';
  readonly finishedAt: number;
  readonly winner: AccountId | null;
  readonly newHighScore: boolean;
  readonly players: readonly SettledPlayer[];
  /** Ledger entries. The reference is unique per account: a second settlement of the same game pays nothing. */
  readonly rewards: readonly {
    readonly accountId: AccountId;
    readonly amountEssence: number;
    readonly reason: string;
    readonly reference: string;
  }[];
  /** Set by daily games: the run that is now complete. */
  readonly dailyRun?: {
    readonly accountId: AccountId;
    readonly mode: 'championRift';
    readonly day: Day;
    readonly attempts: number;
    /** Shown as `lastCompletedTime`: never later than the last millisecond of its own day. */
    readonly completedAt: number;
  };
};

export type RoomWrite = { readonly snapshot: RoomSnapshot; readonly settlement?: Settlement };

export type RoomStore = {
  load(roomId: GameId): Promise<RoomSnapshot | undefined>;
  /** Unfinished rooms of a kind that wait for a deadline or for players; read once at start. */
  loadRunning(kind: string): Promise<readonly RoomSnapshot[]>;
  /**
   * Writes the whole batch in one transaction, or nothing. Resolves when the batch survives a kill of the process.
   * A settlement that was written before is skipped without an error.
   */
  save(writes: readonly RoomWrite[]): Promise<void>;
  /** Removes unfinished rooms that were last touched before `before` (ms), and says how many. */
  removeStale(before: number): Promise<number>;
};
