import type { Settlement as GameSettlement } from '@hub/engine/binding/settlement';
import type { AccountId, GameId } from '@hub/engine/wire/ids';
import type { Board, DailyMode, GameName, GameLedgerReason as LedgerReason } from '@hub/protocol/games';

/** A live game as it is stored after every transition, so that a crash or a deploy resumes it. */
export type RoomSnapshot = {
  readonly roomId: GameId;
  /** Which game; the key of the room host's registry, for example `championRift`. */
  readonly kind: string;
  readonly stateVersion: number;
  /** Accounts by seat, those that have left included. */
  readonly seats: readonly AccountId[];
  /** Rises by one with every change. */
  readonly version: number;
  /** The rules' state, JSON. Of a room in memory it is made when it is asked for. Empty where the row is damaged. */
  readonly state: string;
  readonly openedAt: number;
  readonly updatedAt: number;
  /** When the room must wake the game next, null while nothing waits for time. */
  readonly deadline: number | null;
  readonly over: boolean;
};

/** A settlement of any game of this product. */
export type Settlement = GameSettlement<{
  game: GameName;
  board: Board;
  ledgerReason: LedgerReason;
  dailyMode: DailyMode;
}>;

export type RoomWrite = {
  readonly snapshot: RoomSnapshot;
  /** The snapshot's state as it was before it became text, never to be changed: the store may write what differs. */
  readonly value?: unknown;
  /** Accounts that hold a seat in the running room, given when they are others than before; none once it is over. */
  readonly holders?: readonly AccountId[] | undefined;
  readonly settlement?: Settlement;
};

/** What bringing the rooms up to date after a kill has come to. */
export type RecoveredRooms = {
  /** How many rooms were behind. */
  readonly rooms: number;
  /** Rooms that could not be brought to where they were. */
  readonly broken: readonly GameId[];
  /** Rows of the journal that could not be read, by position; which rooms they were of is not known. */
  readonly unreadable: readonly number[];
};

export type RoomStore = {
  /** Brings the rooms up to date after a kill; to be called once, before anything else. */
  recover(): Promise<RecoveredRooms>;
  load(roomId: GameId): Promise<RoomSnapshot | undefined>;
  /** Unfinished rooms of a kind that wait for a deadline or for players; read once at start. */
  loadRunning(kind: string): Promise<readonly RoomSnapshot[]>;
  /** Ids of the running rooms of a kind in which the account holds a seat, newest first, a few at most. */
  runningOf(account: AccountId, kind: string): Promise<readonly GameId[]>;
  /**
   * Writes the whole batch in one transaction, or nothing. Resolves when the batch survives a kill of the process, with
   * the batch's settlements as they count: `newHighScore` is decided, and `rewards` have the amounts that were paid, 0
   * where nothing was. One that was written before is skipped without an error, and returned as it was written.
   */
  save(writes: readonly RoomWrite[]): Promise<readonly Settlement[]>;
  /** The room has left the memory: nobody will save it before it is loaded again. */
  release(roomId: GameId): void;
  /** Removes rooms, finished or not, that were last touched before `before` (ms), and says how many. */
  removeStale(before: number): Promise<number>;
};
