import type { Game, SeekHandler, Sought } from '@hub/engine/binding/binding';
import type { GameTypes, Seat } from '@hub/engine/kernel/rules';
import type { RefusalReason } from '@hub/engine/wire/errors';
import type { GameId } from '@hub/engine/wire/ids';
import type { Clock } from '@hub/server/platform/clock.ts';
import { Unavailable } from '@hub/server/platform/unavailable.ts';
import type { RoomStore } from '@hub/server/rooms/ports.ts';
import type { Command } from './command.ts';
import type { Room } from './room.ts';
import type { RoomFinder } from './room-finder.ts';
import type { Registry } from './room-registry.ts';
import { addPlayer, leaveSeat, returnToSeat } from './seat-assignment.ts';

/** Offered rooms that are tried before a new one is created. */
const MAX_OFFERS = 3;
/** Longest wait for a seat that is given up to be stored. */
const STORED_LIMIT_MS = 2_000;

/** A room that is offered to players who seek one: when its countdown ends, in ms since 1970; larger for a room without one. */
export type Offer = { readonly roomId: string; readonly offer: number };

type RoomSeekerDeps = {
  readonly store: Pick<RoomStore, 'countCreations' | 'claimEntry' | 'newestEntryOf'>;
  readonly clock: Clock;
  readonly registry: Registry;
  readonly finder: RoomFinder;
  readonly saveAfter: (room: Room, change: () => void) => void;
  readonly place: (command: Command, room: Room, seat: Seat, now: number) => void;
  readonly refuse: (command: Command, reason: RefusalReason) => void;
  /** What the other nodes offer. */
  readonly offersElsewhere: (game: Game) => readonly Offer[];
};

/**
 * Brings a player to the best room of a game, never to two. With several nodes, the account's newest entry in the database
 * names the room that it enters next. Only the owner of that room seats the account there, and only the owner names another
 * one, after the room has refused the account. So two nodes cannot seat it at the same time, whichever of them fails.
 */
export class RoomSeeker {
  readonly #deps: RoomSeekerDeps;

  constructor(deps: RoomSeekerDeps) {
    this.#deps = deps;
  }

  /** Must not run twice at a time for an account. Rejects with `OwnedElsewhere`: the owner of that room goes on. */
  async seek(command: Command, handler: SeekHandler): Promise<void> {
    const { member, game } = command;
    const { player } = member;
    const { store, clock, finder, registry } = this.#deps;
    const kind = game.endpoint.name;
    const caller = {
      player,
      now: clock.now(),
      findRoom: (roomId: string) => finder.find(game, roomId, player),
      findRunningRooms: () => finder.findRunning(game, player),
    };
    const sought = await handler.seek(command.payload, caller);
    if (typeof sought === 'string') return this.#deps.refuse(command, sought);
    let sequence = (await store.countCreations?.(player.accountId, kind)) ?? 0;
    const newest = await store.newestEntryOf?.(player.accountId, kind);
    const tried = new Set<string>();
    for (const roomId of await this.#entered(game, command)) {
      if (await this.#enter(command, roomId, sought, roomId === newest)) return;
      tried.add(roomId);
    }
    for (const { roomId } of this.#offers(game, tried)) {
      if (!member.isOpen) return;
      await store.claimEntry?.(roomId as GameId, { account: player.accountId, kind, sequence });
      sequence += 1;
      if (await this.#enter(command, roomId, sought, true)) return;
    }
    const creation = await sought.create();
    if (typeof creation === 'string') return this.#deps.refuse(command, creation);
    const room = await registry.create(game, creation.generateId, {
      creator: player,
      setup: creation.create,
      sequence: store.countCreations && sequence,
    });
    this.#act(room, (now) => this.#join(command, room, 0, sought, now));
  }

  /** Rooms that the account is in, or was to enter; those of this node first, so that commands do not go back and forth. */
  async #entered(game: Game, { member }: Command): Promise<readonly GameId[]> {
    const { registry } = this.#deps;
    const ids = await registry.roomIdsOf(member.player.accountId, game);
    const own = new Set(registry.roomsOf(game).map(({ roomId }) => roomId));
    return ids.toSorted((a, b) => Number(own.has(b)) - Number(own.has(a)));
  }

  #offers(game: Game, tried: ReadonlySet<string>): readonly Offer[] {
    const own = this.#deps.registry.roomsOf(game).flatMap((room) => {
      const { roomId, offer } = room;
      return offer === undefined ? [] : { roomId, offer };
    });
    const ids = new Set<string>(own.map(({ roomId }) => roomId));
    const now = this.#deps.clock.now();
    return (
      [...own, ...this.#deps.offersElsewhere(game).filter(({ roomId }) => !ids.has(roomId))]
        // A countdown that is over was that of a node that has ended: its lists stay for seconds, and would come first.
        .filter(({ roomId, offer }) => !tried.has(roomId) && offer > now)
        .toSorted((a, b) => a.offer - b.offer)
        .slice(0, MAX_OFFERS)
    );
  }

  /** Seats the account in the room, or returns false. A seat in a room that cannot be played at once is given up. */
  async #enter(
    command: Command,
    roomId: string,
    sought: Sought<GameTypes>,
    mayJoin: boolean,
  ): Promise<boolean> {
    const { accountId } = command.member.player;
    const room = await this.#deps.finder.open(command.game, roomId);
    if (room === undefined) return false;
    const outcome = this.#act(room, (now) => {
      if (room.isUnavailable(now)) return 'refused';
      const seat = room.roster.seatOf(accountId);
      const isHeld = seat !== undefined && room.isSeated(seat);
      if (!isHeld && !mayJoin) return 'refused';
      // Nobody is there to play: the seat must not be taken.
      if (!command.member.isOpen) return 'entered';
      if (this.#join(command, room, seat, sought, now)) return 'entered';
      if (!isHeld) return 'refused';
      leaveSeat(room, seat, now);
      return 'left';
    });
    if (outcome === 'left') await stored(room);
    return outcome === 'entered';
  }

  /** Sends the command to the rules, and seats the connection if they accept it. */
  #join(
    command: Command,
    room: Room,
    seat: Seat | undefined,
    { join }: Sought<GameTypes>,
    now: number,
  ): boolean {
    const { player } = command.member;
    const given = seat ?? room.roster.size;
    const refusal =
      seat === undefined ? refusalOf(addPlayer(join, player, room, now)) : rejoin(room, seat, join, now);
    if (refusal === undefined) this.#deps.place(command, room, given, now);
    return refusal === undefined;
  }

  #act<T>(room: Room, act: (now: number) => T): T {
    const now = this.#deps.clock.now();
    const results: T[] = [];
    this.#deps.saveAfter(room, () => {
      room.catchUp(now);
      results.push(act(now));
    });
    return results[0] as T;
  }
}

const refusalOf = (added: ReturnType<typeof addPlayer>): RefusalReason | undefined =>
  'refusal' in added ? added.refusal : undefined;

/** A player who has left is seated by the command alone; one who is away returns before it. */
function rejoin(room: Room, seat: Seat, join: unknown, now: number): RefusalReason | undefined {
  const { roster } = room;
  if (room.isSeated(seat)) {
    const refusal = returnToSeat(room, seat, now);
    return refusal ?? room.apply({ type: 'command', seat, command: join }, now);
  }
  const awaySince = roster.setAwaySince(seat, undefined);
  let refusal: RefusalReason | undefined = 'internal';
  try {
    refusal = room.apply({ type: 'command', seat, command: join }, now);
  } finally {
    if (refusal !== undefined) roster.setAwaySince(seat, awaySince);
  }
  return refusal;
}

/** Waits until the room is stored; rejects if that fails or takes long. */
async function stored(room: Room): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Unavailable('the room was not stored')), STORED_LIMIT_MS);
    room.outbox.whenStored(() => {
      clearTimeout(limit);
      resolve();
    });
  });
}
