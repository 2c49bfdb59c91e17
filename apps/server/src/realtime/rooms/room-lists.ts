import type { Game } from '@hub/engine/binding/binding';
import type { Logger } from '../../platform/logger.ts';
import { messageFrame } from '../frame-writer.ts';
import type { Member } from './member.ts';
import type { Room } from './room.ts';

/** Changes within this time are told together, in milliseconds. */
const MIN_INTERVAL_MS = 100;
/** A long list is told less often: no follower is sent more than 100 KB a second. */
const MAX_BYTES_PER_MS = 100;

type Listed = { readonly summary: unknown; readonly text: string };

/** The rooms of one game that can be found, kept as long as somebody follows the list. */
class SubscribedList {
  readonly subscribers = new Set<Member>();
  readonly #format: NonNullable<Game['list']>;
  readonly #logger: Logger;
  readonly #listed = new Map<Room, Listed>();
  #frame: Buffer | undefined;
  /** Of the frame before. */
  #bytes = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(form: NonNullable<Game['list']>, rooms: Iterable<Room>, logger: Logger) {
    this.#format = form;
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

  /** Says whether the list is another one now. What is not stored yet is not told: the room's write is followed by a call. */
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

  /** A room that cannot be summed up is left out, and troubles nobody else. */
  #summaryOf(room: Room): unknown {
    try {
      return room.isDropped ? undefined : room.summary;
    } catch (error) {
      this.#logger.error({ err: error, room: room.roomId }, 'room not listed');
      return undefined;
    }
  }

  #send(): void {
    this.#timer = undefined;
    try {
      for (const follower of this.subscribers) follower.send(this.frame);
    } catch (error) {
      this.#logger.error({ err: error }, 'list not told');
    }
  }
}

/**
 * The live lists of rooms. Everybody who follows one is sent the same bytes, after a change and at most ten times a
 * second, less often when it is long. A list that nobody follows is not kept.
 */
export class RoomLists {
  readonly #logger: Logger;
  readonly #lists = new Map<Game, SubscribedList>();

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Sends the list, and from now on its changes. `rooms` are the game's rooms in memory. */
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

  /** To be called when a room has come into memory, was stored, or has gone. */
  update(room: Room): void {
    this.#lists.get(room.game)?.update(room);
  }

  stop(): void {
    for (const list of this.#lists.values()) list.stop();
  }
}
