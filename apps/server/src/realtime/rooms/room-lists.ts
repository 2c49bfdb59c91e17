import type { Game } from '@hub/engine/binding/binding';
import type { Logger } from '../../platform/logger.ts';
import { messageFrame } from '../frame-writer.ts';
import type { Member } from './member.ts';
import type { Room } from './room.ts';

/** Shortest time between two frames of a list, in milliseconds. */
const MIN_INTERVAL_MS = 100;
/** Long lists are sent less often: at most 100 KB a second to each subscriber. */
const MAX_BYTES_PER_MS = 100;

type Listed = { readonly summary: unknown; readonly text: string };

/** The public rooms of one game; exists while the list has subscribers. */
class SubscribedList {
  readonly subscribers = new Set<Member>();
  readonly #format: NonNullable<Game['list']>;
  readonly #logger: Logger;
  readonly #listed = new Map<Room, Listed>();
  #frame: Buffer | undefined;
  /** Length of the last frame. */
  #bytes = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(format: NonNullable<Game['list']>, rooms: Iterable<Room>, logger: Logger) {
    this.#format = format;
    this.#logger = logger;
    for (const room of rooms) this.#put(room);
  }

  get frame(): Buffer {
    const summaries = (): unknown[] => [...this.#listed.values()].map(({ summary }) => summary);
    this.#frame ??= messageFrame(this.#format.message(summaries()));
    this.#bytes = this.#frame.length;
    return this.#frame;
  }

  update(room: Room): void {
    if (!this.#put(room)) return;
    this.#timer ??= setTimeout(() => this.#send(), Math.max(MIN_INTERVAL_MS, this.#bytes / MAX_BYTES_PER_MS));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Returns whether the list has changed. Skips rooms with unsaved changes: `update` is called again after their write. */
  #put(room: Room): boolean {
    if (!room.isDropped && !room.outbox.isSaved) return false;
    const summary = this.#summaryOf(room);
    const text = JSON.stringify(summary);
    if (text === this.#listed.get(room)?.text) return false;
    this.#frame = undefined;
    if (summary === undefined) this.#listed.delete(room);
    else this.#listed.set(room, { summary, text });
    return true;
  }

  /** Leaves out a room whose summary throws. */
  #summaryOf(room: Room): unknown {
    try {
      return room.isDropped ? undefined : room.summary;
    } catch (error) {
      this.#logger.error({ err: error, room: room.roomId }, 'listing a room failed');
      return undefined;
    }
  }

  #send(): void {
    this.#timer = undefined;
    try {
      for (const subscriber of this.subscribers) subscriber.send(this.frame);
    } catch (error) {
      this.#logger.error({ err: error }, 'sending the list of rooms failed');
    }
  }
}

/**
 * The live lists of rooms, one for each game with subscribers. All subscribers receive the same bytes after a change, at most
 * ten times a second, less often if the list is long.
 */
export class RoomLists {
  readonly #logger: Logger;
  readonly #lists = new Map<Game, SubscribedList>();

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Sends the list now and after every change. `rooms` are the game's rooms in memory. */
  subscribe(member: Member, game: Game, rooms: () => Iterable<Room>): void {
    if (game.list === undefined) throw new RangeError(`${game.endpoint.name} has no list of rooms`);
    const list = this.#lists.get(game) ?? new SubscribedList(game.list, rooms(), this.#logger);
    member.send(list.frame);
    list.subscribers.add(member);
    this.#lists.set(game, list);
  }

  unsubscribe(member: Member): void {
    for (const [game, list] of this.#lists) {
      if (!list.subscribers.delete(member) || list.subscribers.size > 0) continue;
      list.stop();
      this.#lists.delete(game);
    }
  }

  /** To be called after a room has been loaded, created, stored or dropped. */
  update(room: Room): void {
    this.#lists.get(room.game)?.update(room);
  }

  stop(): void {
    for (const list of this.#lists.values()) list.stop();
  }
}
