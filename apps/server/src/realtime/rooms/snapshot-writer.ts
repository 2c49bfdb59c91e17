import { setTimeout as delay, setImmediate as endOfTick } from 'node:timers/promises';
import type { RoomStore, RoomWrite, Settlement } from '../../domain/rooms/ports.ts';
import type { Logger } from '../../platform/logger.ts';
import { Unavailable } from '../../platform/unavailable.ts';
import type { Room } from './room.ts';

/** Waits before a failed write is tried again, in milliseconds; after the last one it has failed. */
const RETRY_DELAYS_MS = [50, 250] as const;

export type SnapshotWriterDeps = {
  readonly store: Pick<RoomStore, 'save'>;
  readonly logger: Logger;
  /** The room could not be written: what is in memory is not the truth. */
  readonly onFailed: (room: Room) => void;
  /** The room was written, and its frames are on their way. */
  readonly onSaved: (room: Room) => void;
  /** A finished game is stored. */
  readonly announce: (settlement: Settlement) => void;
};

type PendingWrite = { readonly room: Room; readonly writes: readonly RoomWrite[] };

/**
 * Writes rooms in groups: all that changed within one turn of the event loop, or while the write before was on its way,
 * share one transaction. Their frames go out after it, in order.
 */
export class SnapshotWriter {
  readonly #deps: SnapshotWriterDeps;
  readonly #dirty = new Set<Room>();
  #running: Promise<void> | undefined;
  /** Whether the last try failed because of the database, and not of what was to be written. */
  #isUnavailable = false;

  constructor(deps: SnapshotWriterDeps) {
    this.#deps = deps;
  }

  /** To be called when a room has something unsaved. */
  mark(room: Room): void {
    this.#dirty.add(room);
    this.#running ??= this.#run();
  }

  /** Resolves when nothing is unsaved any more. */
  async flush(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    await endOfTick();
    while (this.#dirty.size > 0) {
      await this.#write(this.#takeGroup());
    }
    this.#running = undefined;
  }

  #takeGroup(): PendingWrite[] {
    const rooms = [...this.#dirty].filter(({ isDropped }) => !isDropped);
    this.#dirty.clear();
    return rooms.flatMap((room) => {
      try {
        return [{ room, writes: room.beginWrite() }];
      } catch (error) {
        this.#deps.logger.error({ err: error, room: room.roomId }, 'room has no snapshot');
        this.#fail(room);
        return [];
      }
    });
  }

  /**
   * A group that fails as a whole is written room by room, so that one bad room takes no other with it. With a database
   * that is there for nobody that would only keep everybody waiting.
   */
  async #write(group: readonly PendingWrite[]): Promise<void> {
    const settlements = await this.#save(group.flatMap(({ writes }) => writes));
    if (settlements !== undefined) return this.#settle(group, settlements);
    for (const pending of group) {
      const own = group.length > 1 && !this.#isUnavailable ? await this.#attempt(pending.writes) : undefined;
      if (own === undefined) this.#fail(pending.room);
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

  /** The settlements of the batch as they are stored; undefined when the store has not taken it. */
  async #attempt(writes: readonly RoomWrite[]): Promise<readonly Settlement[] | undefined> {
    this.#isUnavailable = false;
    try {
      return await this.#deps.store.save(writes);
    } catch (error) {
      this.#isUnavailable = error instanceof Unavailable;
      // An outage is told once, where it is noticed.
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

  #fail(room: Room): void {
    this.#dirty.delete(room);
    this.#deps.onFailed(room);
  }
}
