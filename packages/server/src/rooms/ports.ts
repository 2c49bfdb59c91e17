import type { Settlement as GameSettlement } from '@hub/engine/binding/settlement';
import type { AccountId, GameId } from '@hub/engine/wire/ids';
import type { Board, DailyMode, GameName, GameLedgerReason as LedgerReason } from '@hub/protocol/games';

/** A room as stored after every transition, so that it survives a crash or restart. */
export type RoomSnapshot = {
  readonly roomId: GameId;
  /** Binding id in the room host's registry, the game's id. */
  readonly kind: string;
  readonly stateVersion: number;
  /** Accounts by seat, including players who have left. */
  readonly seats: readonly AccountId[];
  /** Increases by one with every change. */
  readonly version: number;
  /** The rules' state as JSON; serialized on access for a room in memory. Empty when the row is damaged. */
  readonly state: string;
  readonly openedAt: number;
  readonly updatedAt: number;
  /** When the rules are due to receive a deadline input; null when there is no deadline. */
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
  /** The snapshot's state before serialization, immutable; lets the store write only the difference. */
  readonly value?: unknown;
  /** Accounts seated in the running room, given when they changed; empty once it is over. */
  readonly holders?: readonly AccountId[] | undefined;
  readonly settlement?: Settlement;
};

/** Result of recovering rooms after a kill. */
export type RecoveredRooms = {
  /** Number of recovered rooms. */
  readonly rooms: number;
  /** Rooms that could not be recovered completely. */
  readonly broken: readonly GameId[];
  /** Positions of journal rows that could not be parsed; their rooms are unknown. */
  readonly unreadable: readonly number[];
};

/** The creation of a room: the account, the kind of room, and how many the account has created before. */
export type RoomClaim = { readonly account: AccountId; readonly kind: string; readonly sequence: number };

/** The account has created another room of the kind meanwhile; the caller decides again whether to create one. */
export class CreationConflict extends Error {
  override readonly name = 'CreationConflict';

  constructor() {
    super('the account has just created another room');
  }
}

export type RoomStore = {
  /** Recovers rooms after a kill; must be called once, before any other method. */
  recover(): Promise<RecoveredRooms>;
  /**
   * Loads a room. With several nodes the room then belongs to this one until it is released, with `creation` also if it
   * does not exist yet. Rejects with `OwnedElsewhere` if it belongs to another node, and with `CreationConflict`.
   */
  load(roomId: GameId, creation?: RoomClaim): Promise<RoomSnapshot | undefined>;
  /** How many rooms of a kind the account has created; only with several nodes, to detect simultaneous creations. */
  countCreations?(account: AccountId, kind: string): Promise<number>;
  /**
   * Names the room that the account enters next, in which no other node may seat it meanwhile. Only with several nodes.
   * Rejects with `CreationConflict` if another room was named or created since the sequence was read.
   */
  claimEntry?(roomId: GameId, claim: RoomClaim): Promise<void>;
  /** The room that the account has named last of a kind, while a node has it in memory. Only with several nodes. */
  newestEntryOf?(account: AccountId, kind: string): Promise<GameId | undefined>;
  /** All running rooms of a kind; read once at start. */
  loadRunning(kind: string): Promise<readonly RoomSnapshot[]>;
  /** Ids of the running rooms of a kind in which the account has a seat, newest first, a few at most. */
  runningOf(account: AccountId, kind: string): Promise<readonly GameId[]>;
  /**
   * The running rooms of all kinds in which the account has a seat, newest first, a few at most. `inMemory`: rooms of this
   * node that are not read. The rooms stay with the nodes that they belong to.
   */
  storedOf(account: AccountId, inMemory: readonly GameId[]): Promise<readonly RoomSnapshot[]>;
  /**
   * Stores the whole batch in one transaction. Resolves when it survives a kill of the process, with the batch's
   * settlements as stored: `newHighScore` is decided, and `rewards` have the amounts paid, 0 where nothing was. A
   * settlement stored before is returned as stored then.
   */
  save(writes: readonly RoomWrite[]): Promise<readonly Settlement[]>;
  /** Writes all rooms of this server in full, so that nothing older than their states is stored. Not while a `save` runs. */
  compact(): Promise<void>;
  /** Returns the settlement of a finished, stored game with the amounts that were paid. */
  paidOf(settlement: Settlement): Promise<Settlement>;
  /**
   * The room has left memory: it will not be saved before it is loaded again. With several nodes it no longer belongs to this
   * one; after a failure (`isUnavailable`) it does, and is to be loaded again as soon as possible.
   */
  release(roomId: GameId, isUnavailable?: boolean): void;
  /** Deletes rooms last updated before `before` (ms since 1970), finished or not; returns their number. */
  removeStale(before: number): Promise<number>;
};
