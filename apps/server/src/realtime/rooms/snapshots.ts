import { setTimeout as delay, setImmediate as endOfTick } from 'node:timers/promises';
import type { RoomStore, RoomWrite, Settlement } from '../../domain/rooms/ports.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Room, Unsaved } from './room.ts';

/** Waits before a failed write is tried again, in milliseconds; after the last one it has failed. */
const RETRY_DELAYS_MS = [50, 250] as const;

export type SnapshotsDeps = {
  readonly store: Pick<RoomStore, 'save'>;
  readonly logger: Logger;
  /** The room could not be written: what is in memory is not the truth. */
  readonly lost: (room: Room) => void;
  /** The room was written, and its frames are on their way. */
  readonly saved: (room: Room) => void;
  /** A finished game is stored. */
  readonly announce: (settlement: Settlement) => void;
};

type Pending = { readonly room: Room; readonly unsaved: Unsaved };

/**
 * Writes rooms in groups: all that changed within one turn of the event loop, or while the write before was on its way,
 * share one transaction. Their frames go out after it, in order.
 */
export class Snapshots {
  readonly #deps: SnapshotsDeps;
  readonly #dirty = new Set<Room>();
  #running: Promise<void> | undefined;

  constructor(deps: SnapshotsDeps) {
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

  #takeGroup(): Pending[] {
    const rooms = [...this.#dirty].filter(({ isDropped }) => !isDropped);
    this.#dirty.clear();
    return rooms.flatMap((room) => {
      try {
        return [{ room, unsaved: room.beginWrite() }];
      } catch (error) {
        this.#deps.logger.error({ err: error, room: room.roomId }, 'room has no snapshot');
        this.#lose(room);
        return [];
      }
    });
  }

  /** A group that fails as a whole is written room by room, so that one bad room takes no other with it. */
  async #write(group: readonly Pending[]): Promise<void> {
    if (await this.#save(group.flatMap(({ unsaved }) => unsaved.writes))) {
      group.forEach((pending) => this.#settle(pending));
      return;
    }
    for (const pending of group) {
      const isSaved = group.length > 1 && (await this.#try(pending.unsaved.writes));
      if (isSaved) this.#settle(pending);
      else this.#lose(pending.room);
    }
  }

  async #save(writes: readonly RoomWrite[]): Promise<boolean> {
    if (await this.#try(writes)) return true;
    for (const delayMs of RETRY_DELAYS_MS) {
      await delay(delayMs);
      if (await this.#try(writes)) return true;
    }
    return false;
  }

  async #try(writes: readonly RoomWrite[]): Promise<boolean> {
    try {
      await this.#deps.store.save(writes);
      return true;
    } catch (error) {
      this.#deps.logger.warn({ err: error, rooms: writes.length }, 'rooms not saved');
      return false;
    }
  }

  #settle({ room, unsaved }: Pending): void {
    room.outbox.release();
    this.#deps.saved(room);
    for (const settlement of unsaved.settlements) this.#deps.announce(settlement);
  }

  #lose(room: Room): void {
    this.#dirty.delete(room);
    this.#deps.lost(room);
  }
}
