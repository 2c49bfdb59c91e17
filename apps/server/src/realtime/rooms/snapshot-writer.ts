import { setTimeout as delay, setImmediate as endOfTick } from 'node:timers/promises';
import type { Logger } from '@hub/server/platform/logger.ts';
import { Unavailable } from '@hub/server/platform/unavailable.ts';
import type { RoomStore, RoomWrite, Settlement } from '@hub/server/rooms/ports.ts';
import type { Room } from './room.ts';

/** Delays before a failed write is retried, in milliseconds; after the last retry the write has failed. */
const RETRY_DELAYS_MS = [50, 250] as const;

export type SnapshotWriterDeps = {
  readonly store: Pick<RoomStore, 'save' | 'compact'>;
  readonly logger: Logger;
  /**
   * Called when a room could not be stored: its state in memory is not valid any more. `isUnavailable`: because of the
   * database, and not of the room's data.
   */
  readonly onFailed: (room: Room, isUnavailable: boolean) => void;
  /** Called when a room has been stored and its frames have been sent. */
  readonly onSaved: (room: Room) => void;
  /** Called for every stored settlement. */
  readonly announce: (settlement: Settlement) => void;
};

type PendingWrite = { readonly room: Room; readonly writes: readonly RoomWrite[] };

/**
 * Writes rooms in groups: all rooms that changed within one turn of the event loop, or during the previous write, share one
 * transaction. Their frames are sent after it, in order.
 */
export class SnapshotWriter {
  readonly #deps: SnapshotWriterDeps;
  readonly #dirty = new Set<Room>();
  #running: Promise<void> | undefined;
  readonly #compactions: (() => Promise<void>)[] = [];
  /** Whether the last attempt failed because the database is unavailable, and not because of the data. */
  #isUnavailable = false;

  constructor(deps: SnapshotWriterDeps) {
    this.#deps = deps;
  }

  /** To be called when a room has unsaved changes. */
  mark(room: Room): void {
    this.#dirty.add(room);
    this.#running ??= this.#run();
  }

  /** Resolves when all changes are stored. */
  async flush(): Promise<void> {
    await this.#running;
  }

  /** Stores all changes, and then all rooms in full. Rejects if that fails. */
  async compact(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#compactions.push(() => this.#deps.store.compact().then(resolve, reject));
      this.#running ??= this.#run();
    });
  }

  async #run(): Promise<void> {
    await endOfTick();
    while (this.#dirty.size > 0) await this.#write(this.#takeGroup());
    // One after the other with the writes, whose rows it removes.
    for (const compact of this.#compactions.splice(0)) await compact();
    this.#running = undefined;
    if (this.#dirty.size > 0 || this.#compactions.length > 0) this.#running = this.#run();
  }

  #takeGroup(): PendingWrite[] {
    const rooms = [...this.#dirty].filter(({ isDropped }) => !isDropped);
    this.#dirty.clear();
    return rooms.flatMap((room) => {
      try {
        return [{ room, writes: room.beginWrite() }];
      } catch (error) {
        this.#deps.logger.error({ err: error, room: room.roomId }, 'taking a snapshot of a room failed');
        this.#fail(room, false);
        return [];
      }
    });
  }

  /**
   * Writes a failed group again room by room, so that one faulty room does not affect the others. Not if the database is
   * unavailable: every write would fail.
   */
  async #write(group: readonly PendingWrite[]): Promise<void> {
    const settlements = await this.#save(group.flatMap(({ writes }) => writes));
    if (settlements !== undefined) return this.#settle(group, settlements);
    for (const pending of group) {
      const own = group.length > 1 && !this.#isUnavailable ? await this.#attempt(pending.writes) : undefined;
      if (own === undefined) this.#fail(pending.room, this.#isUnavailable);
      else this.#settle([pending], own);
    }
  }

  async #save(writes: readonly RoomWrite[]): Promise<readonly Settlement[] | undefined> {
    let settlements = await this.#attempt(writes);
    for (const delayMs of RETRY_DELAYS_MS) {
      if (settlements !== undefined) break;
      await delay(delayMs);
      settlements = await this.#attempt(writes);
    }
    return settlements;
  }

  /** Returns the settlements as they were stored; undefined if the write failed. */
  async #attempt(writes: readonly RoomWrite[]): Promise<readonly Settlement[] | undefined> {
    this.#isUnavailable = false;
    try {
      return await this.#deps.store.save(writes);
    } catch (error) {
      this.#isUnavailable = error instanceof Unavailable;
      // The store logs an outage itself, once.
      this.#deps.logger[this.#isUnavailable ? 'info' : 'warn'](
        { err: error, rooms: writes.length },
        'rooms not saved',
      );
      return undefined;
    }
  }

  #settle(group: readonly PendingWrite[], settlements: readonly Settlement[]): void {
    for (const { room } of group) {
      room.outbox.release(settlements);
      this.#deps.onSaved(room);
    }
    for (const settlement of settlements) this.#deps.announce(settlement);
  }

  #fail(room: Room, isUnavailable: boolean): void {
    this.#dirty.delete(room);
    this.#deps.onFailed(room, isUnavailable);
  }
}
