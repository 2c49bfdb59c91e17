import type { Game } from '@hub/engine/binding/binding';
import type { Logger } from '@hub/server/platform/logger.ts';
import { messageFrame } from '../frame-writer.ts';
import type { Member } from './member.ts';
import type { Room } from './room.ts';
import type { ListedElsewhere, SharedLists } from './shared-lists.ts';

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
  readonly #elsewhere: () => readonly ListedElsewhere[];
  #frame: Buffer | undefined;
  /** Length of the last frame. */
  #bytes = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    format: NonNullable<Game['list']>,
    rooms: Iterable<Room>,
    { elsewhere, logger }: { readonly elsewhere: () => readonly ListedElsewhere[]; readonly logger: Logger },
  ) {
    this.#format = format;
    this.#elsewhere = elsewhere;
    this.#logger = logger;
    for (const room of rooms) if (isStored(room)) this.#put(room, summaryOf(room, logger));
  }

  get frame(): Buffer {
    this.#frame ??= messageFrame(this.#format.message(this.#summaries()));
    this.#bytes = this.#frame.length;
    return this.#frame;
  }

  update(room: Room, summary: unknown): void {
    if (this.#put(room, summary)) this.#sendSoon();
  }

  /** The list of rooms on other nodes has changed. */
  updateElsewhere(): void {
    this.#frame = undefined;
    this.#sendSoon();
  }

  /** Longest open first. A room that is moving between nodes is listed once. */
  #summaries(): unknown[] {
    const own = [...this.#listed].map(([room, { summary }]) => ({
      roomId: room.roomId as string,
      openedAt: room.openedAt,
      summary,
    }));
    const ids = new Set(own.map(({ roomId }) => roomId));
    const elsewhere = this.#elsewhere().filter(({ roomId }) => !ids.has(roomId));
    const all =
      elsewhere.length === 0 ? own : [...own, ...elsewhere].toSorted((a, b) => a.openedAt - b.openedAt);
    return all.map(({ summary }) => summary);
  }

  #sendSoon(): void {
    this.#timer ??= setTimeout(() => this.#send(), Math.max(MIN_INTERVAL_MS, this.#bytes / MAX_BYTES_PER_MS));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Returns whether the list has changed. */
  #put(room: Room, summary: unknown): boolean {
    const text = JSON.stringify(summary);
    if (text === this.#listed.get(room)?.text) return false;
    this.#frame = undefined;
    if (summary === undefined) this.#listed.delete(room);
    else this.#listed.set(room, { summary, text });
    return true;
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

/** Whether a list may show the room. One with unsaved changes is updated again after their write. */
const isStored = (room: Room): boolean => room.isDropped || room.outbox.isSaved;

/** Undefined for a room that is not offered, or whose rules throw. */
function offerOf(room: Room, logger: Logger): number | undefined {
  try {
    return room.isDropped ? undefined : room.offer;
  } catch (error) {
    logger.error({ err: error, room: room.roomId }, 'offering a room failed');
    return undefined;
  }
}

/** Undefined for a room that is not listed, or whose summary throws. */
function summaryOf(room: Room, logger: Logger): unknown {
  try {
    return room.isDropped ? undefined : room.summary;
  } catch (error) {
    logger.error({ err: error, room: room.roomId }, 'listing a room failed');
    return undefined;
  }
}

/**
 * The live lists of rooms, one for each game with subscribers. All subscribers receive the same bytes after a change, at most
 * ten times a second, less often if the list is long.
 */
export class RoomLists {
  readonly #logger: Logger;
  readonly #lists = new Map<Game, SubscribedList>();
  readonly #shared: SharedLists;

  /** `shared` are the lists of the other nodes. */
  constructor(logger: Logger, shared: SharedLists) {
    this.#logger = logger;
    this.#shared = shared;
  }

  /** Sends the list now and after every change. `rooms` are the game's rooms in memory. */
  subscribe(member: Member, game: Game, rooms: () => Iterable<Room>): void {
    if (game.list === undefined) throw new RangeError(`${game.endpoint.name} has no list of rooms`);
    const list =
      this.#lists.get(game) ??
      new SubscribedList(game.list, rooms(), {
        elsewhere: () => this.#shared.roomsOf(game.endpoint.name),
        logger: this.#logger,
      });
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

  get subscribers(): Member[] {
    return [...this.#lists.values()].flatMap(({ subscribers }) => [...subscribers]);
  }

  /** To be called after a room has been loaded, created, stored or dropped. */
  update(room: Room): void {
    if (room.game.list === undefined || !isStored(room)) return;
    const summary = summaryOf(room, this.#logger);
    this.#lists.get(room.game)?.update(room, summary);
    this.#shared.set(room.game.endpoint.name, room, { summary, offer: offerOf(room, this.#logger) });
  }

  /** To be called after the list of another node has changed. */
  updateElsewhere(): void {
    for (const list of this.#lists.values()) list.updateElsewhere();
  }

  stop(): void {
    for (const list of this.#lists.values()) list.stop();
  }
}
