import type { WaitingGame, WaitingRun } from '@hub/engine/binding/waiting';
import type { AccountId, GameId } from '@hub/engine/wire/ids';

/** A running game in which an account has a seat; `game` is its id. */
export type WaitingRoom = {
  readonly game: string;
  readonly room: GameId;
  readonly waits: WaitingGame | WaitingRun;
};

/** The running games of an account. */
export type WaitingRooms = {
  /** Those in the memory of a node, as they are now. */
  live(account: AccountId): readonly WaitingRoom[];
  /** Those that no node has in memory, as they are stored. */
  stored(account: AccountId): Promise<readonly WaitingRoom[]>;
};
