import type { AccountId, GameId } from '@hub/engine/wire/ids';
import type {
  RecoveredRooms,
  RoomSnapshot,
  RoomStore,
  RoomWrite,
  Settlement,
} from '@hub/server/rooms/ports.ts';
import { Gate } from '../../testing/gate.ts';

/** An implementation of the room store in memory that tests can delay or make fail. */
export class MemoryRoomStore implements RoomStore {
  readonly rooms = new Map<GameId, RoomSnapshot>();
  /** Settlements by game, each stored once. */
  readonly settlements = new Map<GameId, Settlement>();
  /** Every batch that was written, oldest first. */
  readonly batches: (readonly RoomWrite[])[] = [];
  /** Number of `load` calls. */
  loads = 0;
  /** Number of batches that are going to fail. */
  failures = 0;
  /** The error of failing batches. */
  failure = new Error('the disk is full');
  /** Number of `save` calls. */
  tries = 0;
  /** Rooms whose writes always fail. */
  readonly unwritable = new Set<GameId>();
  /** Rooms that were removed from memory, oldest first. */
  readonly released: GameId[] = [];
  readonly #holders = new Map<GameId, readonly AccountId[]>();
  #gate: Gate | undefined;

  /** Makes every write wait until the returned function is called. */
  block(): () => void {
    const gate = new Gate();
    this.#gate = gate;
    return () => {
      this.#gate = undefined;
      gate.open();
    };
  }

  async recover(): Promise<RecoveredRooms> {
    return { rooms: 0, broken: [], unreadable: [] };
  }

  release(roomId: GameId): void {
    this.released.push(roomId);
  }

  async load(roomId: GameId): Promise<RoomSnapshot | undefined> {
    this.loads += 1;
    return this.rooms.get(roomId);
  }

  async loadRunning(kind: string): Promise<readonly RoomSnapshot[]> {
    return [...this.rooms.values()].filter((room) => room.kind === kind && !room.over);
  }

  async runningOf(account: AccountId, kind: string): Promise<readonly GameId[]> {
    const held = [...this.rooms.values()].filter(
      (room) => room.kind === kind && this.#holders.get(room.roomId)?.includes(account) === true,
    );
    return held.toSorted((a, b) => b.openedAt - a.openedAt).map(({ roomId }) => roomId);
  }

  async storedOf(account: AccountId, inMemory: readonly GameId[]): Promise<readonly RoomSnapshot[]> {
    return [...this.rooms.values()].filter(
      ({ roomId, over }) =>
        !over && !inMemory.includes(roomId) && this.#holders.get(roomId)?.includes(account) === true,
    );
  }

  async save(writes: readonly RoomWrite[]): Promise<readonly Settlement[]> {
    this.tries += 1;
    await this.#gate?.passed;
    if (this.failures > 0) {
      this.failures -= 1;
      throw this.failure;
    }
    if (writes.some(({ snapshot }) => this.unwritable.has(snapshot.roomId)))
      throw new Error('constraint failed');
    this.batches.push(writes);
    for (const { snapshot, holders, settlement } of writes) {
      this.rooms.set(snapshot.roomId, snapshot);
      if (holders !== undefined) this.#holders.set(snapshot.roomId, holders);
      if (settlement !== undefined && !this.settlements.has(settlement.gameId)) {
        this.settlements.set(settlement.gameId, settlement);
      }
    }
    return writes.flatMap(({ settlement }) => settlement ?? []);
  }

  async paidOf(settlement: Settlement): Promise<Settlement> {
    return this.settlements.get(settlement.gameId) ?? settlement;
  }

  async compact(): Promise<void> {}

  async removeStale(before: number): Promise<number> {
    const stale = [...this.rooms.values()].filter(({ updatedAt }) => updatedAt < before);
    for (const { roomId } of stale) this.rooms.delete(roomId);
    return stale.length;
  }
}
