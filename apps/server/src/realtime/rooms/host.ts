import type { GameTypes, Seat } from '@hub/games/kernel/rules';
import type { ErrorCode } from '@hub/protocol/errors';
import type { GameId } from '@hub/protocol/ids';
import type { Player } from '../../domain/accounts/player.ts';
import type { RoomStore, Settlement } from '../../domain/rooms/ports.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { errorFrame } from '../frame-writer.ts';
import type { EnterHandler, Entry, Game, Move, Table } from './game.ts';
import type { Member } from './member.ts';
import type { RoomPolicy } from './policy.ts';
import { type Founding, Registry } from './registry.ts';
import type { Room } from './room.ts';
import { Scheduler } from './scheduler.ts';
import { type Place, Seating } from './seating.ts';
import { Snapshots } from './snapshots.ts';

export type RoomHostDeps = {
  readonly store: RoomStore;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Where a room's chance begins; not to be told from the id. */
  readonly seedOf: (roomId: GameId) => string;
  /** Hears of every finished game once it is stored. Must not throw. */
  readonly announce: (settlement: Settlement) => void;
};

/** A command of the contract, parsed, with who sent it and to which game. */
export type Command = {
  readonly member: Member;
  readonly game: Game;
  readonly action: string;
  readonly payload: unknown;
};

/** Runs the rooms of all games: takes commands in, wakes rooms on time, and saves them. It knows no game. */
export class RoomHost {
  readonly #deps: RoomHostDeps;
  readonly #registry: Registry;
  readonly #snapshots: Snapshots;
  readonly #scheduler: Scheduler<Room>;
  readonly #seating = new Seating();
  #isDraining = false;

  constructor(deps: RoomHostDeps) {
    const { store, clock, logger, seedOf, announce } = deps;
    this.#deps = deps;
    this.#scheduler = new Scheduler(clock, (room, now) => this.#wake(room, now));
    this.#snapshots = new Snapshots({ store, logger, announce, lost: (room) => this.#close(room) });
    this.#registry = new Registry({ store, clock, logger, seedOf, opened: (room) => this.#changed(room) });
  }

  /** Resumes the running rooms of these games. */
  async start(games: readonly Game[]): Promise<void> {
    for (const game of games) await this.#registry.resume(game);
  }

  /** Hears nothing more, and resolves when everything accepted is stored and its frames are sent. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    this.#scheduler.stop();
    await this.#snapshots.flush();
  }

  /**
   * Obeys or refuses one command; the answer is a frame. Done at once, unless a promise says when: until then the
   * member's next command has to wait. Throws or rejects when something is broken on our side.
   */
  handle(command: Command, now: number): Promise<void> | undefined {
    if (this.#isDraining) return undefined;
    const { member, game, action, payload } = command;
    const handler = game.commands[action];
    if (handler === undefined) throw new RangeError(`${game.endpoint.name} has no binding for ${action}`);
    if (handler.kind === 'enter') return this.#enter(command, handler);
    if (handler.kind === 'leave') {
      this.#leave(command, handler.leave(payload).roomId, now);
      return undefined;
    }
    const move = handler.play(payload);
    const place = this.#seating.placeOf(member);
    if (place?.room.roomId !== move.roomId) return this.#playElsewhere(command, move);
    this.#play(command, place, move, now);
    return undefined;
  }

  /** The connection is gone; its seat is held as the game's policy says. */
  detach(member: Member): void {
    const room = this.#seating.leave(member, this.#deps.clock.now());
    if (room !== undefined) this.#scheduler.arm(room);
  }

  async #enter(command: Command, handler: EnterHandler): Promise<void> {
    const { member, game, payload } = command;
    const { player } = member;
    const { clock } = this.#deps;
    const find = (roomId: string) => this.#find(game, roomId, player);
    const entry = await handler.enter(payload, { player, now: clock.now(), find });
    const { roomId, create } = entry;
    const room = await this.#open(game, roomId, create && { account: player.accountId, setup: create });
    if (!member.isOpen || this.#isDraining) return;
    const now = clock.now();
    if (room === undefined || room.isExpired(now)) return refuse(command, 'game_not_found');
    this.#changing(room, () => {
      room.catchUp(now);
      const seat = seatFor(entry, player, room, now);
      if (typeof seat === 'string') return tellRefusal(command, room, seat);
      if (seat === undefined) this.#seating.watch(member, room, now);
      else this.#seating.sit(member, room, seat, now);
      room.welcome(member, { action: command.action, player, seat }, now);
    });
  }

  #play(command: Command, { room, seat }: Place, { command: move }: Move, now: number): void {
    if (room.isExpired(now)) return refuse(command, 'game_not_found');
    if (seat === undefined) return refuse(command, 'not_seated');
    this.#changing(room, () => {
      room.catchUp(now);
      const refusal = room.apply({ type: 'command', seat, command: move }, now);
      if (refusal !== undefined) tellRefusal(command, room, refusal);
    });
  }

  /** A move in a room that this connection has not entered: it enters first, if the account has a seat there. */
  async #playElsewhere(command: Command, move: Move): Promise<void> {
    const { member, game } = command;
    const room = await this.#open(game, move.roomId);
    if (!member.isOpen || this.#isDraining) return;
    const seat = room?.roster.seatOf(member.player.accountId);
    const now = this.#deps.clock.now();
    if (room === undefined || seat === undefined || room.roster.isGone(seat) || room.isExpired(now)) {
      return refuse(command, 'game_not_found');
    }
    this.#seating.sit(member, room, seat, now);
    this.#play(command, { room, seat }, move, now);
  }

  /** Leaves for good. The rules may end the game over it; they cannot keep anybody. */
  #leave(command: Command, roomId: string, now: number): void {
    const place = this.#seating.placeOf(command.member);
    if (place?.room.roomId !== roomId) return refuse(command, 'game_not_found');
    const { room, seat } = place;
    this.#seating.leave(command.member, now);
    this.#changing(room, () => {
      room.catchUp(now);
      if (seat !== undefined) dismiss(room, seat, 'seatLeft', now);
    });
  }

  /** A deadline has come, a hold is over, or nobody has needed the room for a while. */
  #wake(room: Room, now: number): void {
    if (room.isIdle(now)) return this.#registry.drop(room);
    const { holdMs, whenGone } = room.game.policy;
    try {
      room.catchUp(now);
      if (!room.isOver)
        for (const seat of room.roster.overdue(holdMs, now)) dismiss(room, seat, whenGone, now);
      room.touch(now);
      this.#changed(room);
    } catch (error) {
      this.#deps.logger.error({ err: error, room: room.roomId }, 'room failed');
      this.#close(room);
    }
  }

  /** What is in memory is not to be trusted any more: players come back to what is stored. */
  #close(room: Room): void {
    const { members } = room.roster;
    const now = this.#deps.clock.now();
    this.#registry.drop(room);
    for (const member of members) {
      this.#seating.leave(member, now);
      member.close('failed');
    }
  }

  async #open(game: Game, roomId: string, founding?: Founding): Promise<Room | undefined> {
    const room = await this.#registry.open(game, roomId, founding);
    // It may have been lost between the answer and this line.
    return room?.isDropped ? this.#open(game, roomId, founding) : room;
  }

  async #find(game: Game, roomId: string, player: Player): Promise<Table | undefined> {
    const room = await this.#open(game, roomId);
    const isOwn = room?.roster.seatOf(player.accountId) !== undefined;
    return room !== undefined && isOwn && !room.isExpired(this.#deps.clock.now()) ? room.table : undefined;
  }

  /** Whatever the change comes to, also when it throws half way, is saved. */
  #changing(room: Room, change: () => void): void {
    try {
      change();
    } finally {
      this.#changed(room);
    }
  }

  #changed(room: Room): void {
    if (room.outbox.isDirty) this.#snapshots.mark(room);
    this.#scheduler.arm(room);
  }
}

const refuse = ({ member, action }: Command, code: ErrorCode): void => member.send(errorFrame(action, code));

/** A refusal that tells of the room's state, and so waits for what is unsaved. */
const tellRefusal = ({ member, action }: Command, room: Room, code: ErrorCode): void =>
  room.outbox.tell({ to: member, frame: errorFrame(action, code) });

/** Tells the rules that a player is gone. */
function dismiss(room: Room, seat: Seat, type: RoomPolicy['whenGone'], now: number): void {
  room.roster.markGone(seat);
  room.apply({ type, seat }, now);
}

/** The seat that the player gets, undefined for looking on, or why there is none. */
function seatFor(
  entry: Entry<GameTypes>,
  player: Player,
  room: Room,
  now: number,
): Seat | undefined | ErrorCode {
  const own = room.roster.seatOf(player.accountId);
  if (own !== undefined) {
    const isGone = room.roster.isGone(own);
    return (isGone ? room.apply({ type: 'seatReturned', seat: own }, now) : undefined) ?? own;
  }
  if (entry.join !== undefined) return join(entry.join, player, room, now);
  return entry.watch ? undefined : 'game_not_found';
}

/** The newcomer sits down before the rules are asked, so that the frames for the others can name them. */
function join(command: unknown, player: Player, room: Room, now: number): Seat | ErrorCode {
  const seat = room.roster.add(player, now);
  let refusal: ErrorCode | undefined = 'internal';
  try {
    refusal = room.apply({ type: 'command', seat, command }, now);
  } finally {
    if (refusal !== undefined) room.roster.withdraw();
  }
  return refusal ?? seat;
}
