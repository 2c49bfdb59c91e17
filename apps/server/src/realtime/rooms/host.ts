import type { EnterHandler, Game, RoomCommand } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import type { Seat } from '@hub/engine/kernel/rules';
import { UNREADABLE_ACTION } from '@hub/engine/wire/envelope';
import type { ErrorCode } from '@hub/engine/wire/errors';
import type { GameId } from '@hub/engine/wire/ids';
import type { Bus } from '../../bus/bus.ts';
import type { PlayersOf } from '../../domain/accounts/player.ts';
import type { RoomStore, Settlement } from '../../domain/rooms/ports.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { errorFrame } from '../frame-writer.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import type { Member } from './member.ts';
import { refuse, refuseInRoom } from './refusals.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Room } from './room.ts';
import { RoomFinder } from './room-finder.ts';
import { RoomLists } from './room-lists.ts';
import { Registry } from './room-registry.ts';
import { Scheduler } from './scheduler.ts';
import { assignSeat, leaveSeat, returnToSeat } from './seat-assignment.ts';
import { SeatClaims } from './seat-claims.ts';
import { type Place, Seating } from './seating.ts';
import { SharedLists } from './shared-lists.ts';
import { SnapshotWriter } from './snapshot-writer.ts';

export type RoomHostDeps = {
  readonly store: RoomStore;
  readonly playersOf: PlayersOf;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Derives the room's random seed; must not be predictable from the room id. */
  readonly seedOf: (roomId: GameId) => string;
  /** Connects this node with other nodes; undefined if it is the only one. */
  readonly bus?: Bus | undefined;
  /** Called for every finished game once it is stored. Must not throw. */
  readonly announce: (settlement: Settlement) => void;
};

/** A parsed command of the contract, with its sender and game. */
export type Command = {
  readonly member: Member;
  readonly game: Game;
  readonly action: string;
  readonly payload: unknown;
};

/** Action of the command with which a node enters a room again for a connection; its payload is the room's id. */
export const RESUME = '(resume)';

/** Runs the rooms of all games: handles commands, applies deadlines, and saves rooms. Knows no game by name. */
export class RoomHost {
  readonly #deps: RoomHostDeps;
  readonly #registry: Registry;
  readonly #finder: RoomFinder;
  readonly #snapshots: SnapshotWriter;
  readonly #scheduler: Scheduler<Room>;
  /** Which connection is in which room. */
  readonly seating: Seating;
  readonly #lists: RoomLists;
  readonly #claims: SeatClaims | undefined;
  readonly #sharedLists: SharedLists | undefined;
  readonly #entryMutex = new KeyedMutex();
  #isDraining = false;

  constructor(deps: RoomHostDeps) {
    const { store, playersOf, clock, logger, seedOf, announce, bus } = deps;
    this.#deps = deps;
    this.#scheduler = new Scheduler(clock, (room, now) => this.#wake(room, now));
    this.#claims = bus && new SeatClaims(bus);
    this.seating = new Seating((room) => this.#scheduler.schedule(room), this.#claims);
    this.#sharedLists = bus && new SharedLists(bus, () => this.#lists.updateElsewhere());
    this.#lists = new RoomLists(logger, this.#sharedLists);
    this.#snapshots = new SnapshotWriter({
      store,
      logger,
      announce,
      onSaved: (room) => this.#lists.update(room),
      onFailed: (room) => this.#close(room, 'unavailable'),
    });
    const onOpened = (room: Room): void => this.#onOpened(room);
    this.#registry = new Registry({ store, playersOf, clock, logger, seedOf, onOpened });
    this.#finder = new RoomFinder(this.#registry, clock, (room, change) => this.#saveAfter(room, change));
    clock.onMoved?.((byMs) => this.#moveClock(byMs));
  }

  /** Loads the running rooms of these games. */
  async start(games: readonly Game[]): Promise<void> {
    await this.#claims?.start((game, account) => this.seating.replace(game, account, this.#deps.clock.now()));
    await this.#sharedLists?.start();
    for (const game of games) await this.#registry.resume(game);
  }

  /** Stops accepting commands; resolves once all accepted commands are stored and their frames sent. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    this.#scheduler.stop();
    await this.#snapshots.flush();
    this.#leaveNodes();
  }

  /** Loads rooms of these games that another node has left behind and this one now owns. */
  async adopt(games: readonly Game[], roomIds: readonly GameId[]): Promise<void> {
    for (const roomId of roomIds) await this.#registry.adopt(games, roomId);
  }

  /** Drops all rooms without storing them and closes their connections: they belong to another node. */
  abandon(): void {
    this.#isDraining = true;
    this.#scheduler.stop();
    for (const room of this.#registry.rooms) this.#close(room, 'unavailable');
    for (const subscriber of this.#lists.subscribers) subscriber.close('failed');
    this.#leaveNodes();
  }

  #leaveNodes(): void {
    this.#lists.stop();
    this.#sharedLists?.stop();
    this.#claims?.stop();
  }

  /**
   * Handles one command and answers it with frames. Returns a promise if the command has to wait for the store; the member's
   * next command must then wait for it. Throws or rejects on unexpected errors.
   */
  handle(command: Command, now: number): Promise<void> | undefined {
    if (this.#isDraining) return undefined;
    const { member, game, action, payload } = command;
    if (action === RESUME) return this.#resume(command, payload as GameId);
    const handler = game.commands[action];
    if (handler === undefined) throw new RangeError(`${game.endpoint.name} has no binding for ${action}`);
    switch (handler.kind) {
      case 'play':
        return this.#playCommand(command, handler.play(payload), now);
      case 'enter':
        return this.#enter(command, handler);
      case 'leave':
        return this.#leave(command, handler.leave(payload).roomId, now);
      case 'subscribe':
        this.#lists.subscribe(member, game, () => this.#registry.roomsOf(game));
        return undefined;
      case 'unsubscribe':
      default:
        this.#lists.unsubscribe(member);
        return undefined;
    }
  }

  /** Replaces the name and cosmetics of a seated player in all rooms. */
  refresh(player: Player): void {
    this.#registry.refresh(player);
  }

  /** Whether the connection holds a seat in a room of several players, who notice when it is lost. */
  isAwaited(member: Member): boolean {
    const place = this.seating.placeOf(member);
    return place?.seat !== undefined && !place.room.policy.mayUnload && !place.room.isOver;
  }

  /** Removes a closed connection from its room; its seat is held for `holdMs` of the room's policy. */
  detach(member: Member): void {
    this.#lists.unsubscribe(member);
    this.seating.leave(member, this.#deps.clock.now());
  }

  async #enter(command: Command, handler: EnterHandler): Promise<void> {
    const { member, game, payload } = command;
    const { player } = member;
    const findRoom = (roomId: string) => this.#finder.find(game, roomId, player);
    const findRunningRooms = () => this.#finder.findRunning(game, player);
    // One at a time for each account and game, so that two simultaneous starts do not create two rooms.
    const entered = await this.#entryMutex.run(`${game.endpoint.name}/${player.accountId}`, () =>
      retryOnConflict(async () => {
        const sequence = await this.#deps.store.countCreations?.(player.accountId, game.endpoint.name);
        const entry = await handler.enter(payload, {
          player,
          now: this.#deps.clock.now(),
          findRoom,
          findRunningRooms,
        });
        if (typeof entry === 'string') return entry;
        return {
          entry,
          room: await this.#finder.openEntered(game, entry, { creator: player, sequence }),
        };
      }),
    );
    if (!member.isOpen || this.#isDraining) return;
    if (typeof entered === 'string') return refuse(command, entered);
    const { entry, room } = entered;
    const now = this.#deps.clock.now();
    if (room === undefined) return refuse(command, 'game_not_found');
    this.#act(command, room, now, () => {
      const seat = assignSeat(entry, player, room, now);
      if (typeof seat === 'string') return seat;
      this.#place(command, room, seat, now);
      return undefined;
    });
  }

  /** Enters a room again for a connection that was in it when another node had the room. */
  async #resume(command: Command, roomId: GameId): Promise<void> {
    const { member, game } = command;
    const room = await this.#finder.open(game, roomId);
    if (!member.isOpen || this.#isDraining) return;
    const now = this.#deps.clock.now();
    if (room === undefined || room.isUnavailable(now)) return member.close('restart');
    const seat = room.roster.seatOf(member.player.accountId);
    if (seat !== undefined && room.roster.hasLeft(seat)) return;
    this.#act(command, room, now, () => {
      const refusal = seat === undefined ? undefined : returnToSeat(room, seat, now);
      if (refusal === undefined) this.#place(command, room, seat, now);
      return refusal;
    });
  }

  #place({ member, action }: Command, room: Room, seat: Seat | undefined, now: number): void {
    if (seat === undefined) this.seating.spectate(member, room, now);
    else this.seating.takeSeat(member, room, seat, now);
    room.welcome(member, { action, player: member.player, seat }, now);
  }

  #playCommand(command: Command, target: RoomCommand, now: number): Promise<void> | undefined {
    const place = this.seating.placeOf(command.member);
    if (place?.room.roomId !== target.roomId) return this.#playInOtherRoom(command, target);
    this.#play(command, place, target, now);
    return undefined;
  }

  #play(command: Command, { room, seat }: Place, target: RoomCommand, now: number): void {
    if (seat === undefined) return refuse(command, 'not_seated');
    this.#act(command, room, now, () => room.apply({ type: 'command', seat, command: target.command }, now));
  }

  /** Handles a command for a room that this connection has not entered: enters it first if the account has a seat there. */
  async #playInOtherRoom(command: Command, target: RoomCommand): Promise<void> {
    const { member, game } = command;
    const held = await this.#finder.heldSeat(game, target.roomId, member);
    if (!member.isOpen || this.#isDraining) return;
    if (held === undefined) return refuse(command, 'game_not_found');
    const { room, seat } = held;
    const now = this.#deps.clock.now();
    this.#act(command, room, now, () => {
      const refusal = returnToSeat(room, seat, now);
      if (refusal !== undefined) return refusal;
      this.seating.takeSeat(member, room, seat, now);
      return room.apply({ type: 'command', seat, command: target.command }, now);
    });
  }

  /** Gives up the seat for good. The rules cannot refuse it. */
  #leave(command: Command, roomId: string | undefined, now: number): Promise<void> | undefined {
    const place = this.seating.placeOf(command.member);
    if (roomId !== undefined && place?.room.roomId !== roomId) return this.#leaveOtherRoom(command, roomId);
    if (place === undefined) refuse(command, 'game_not_found');
    else this.#leaveRoom(command.member, place, now);
    return undefined;
  }

  /** Gives up a seat in a room that this connection has not entered. */
  async #leaveOtherRoom(command: Command, roomId: string): Promise<void> {
    const held = await this.#finder.heldSeat(command.game, roomId, command.member);
    if (this.#isDraining) return;
    if (held === undefined) return refuse(command, 'game_not_found');
    const { room, seat } = held;
    this.#leaveRoom(room.roster.memberAt(seat) ?? command.member, held, this.#deps.clock.now());
  }

  #leaveRoom(member: Member, { room, seat }: Place, now: number): void {
    if (this.seating.placeOf(member)?.room === room) this.seating.leave(member, now);
    this.#saveAfter(room, () => {
      if (seat !== undefined) room.roster.markLeft(seat);
      room.catchUp(now);
      if (seat !== undefined) room.apply({ type: 'seatLeft', seat }, now);
    });
  }

  /** Called by the scheduler: a deadline or a hold has ended, or the room is idle. */
  #wake(room: Room, now: number): void {
    if (room.isIdle(now)) return this.#unload(room);
    try {
      room.catchUp(now);
      if (!room.isOver)
        for (const seat of room.roster.expiredHolds(room.policy.holdMs, now)) leaveSeat(room, seat, now);
      room.markUsed(now);
      this.#save(room);
    } catch (error) {
      this.#deps.logger.error({ err: error, room: room.roomId }, 'room failed');
      this.#close(room);
    }
  }

  /** Drops a room whose state in memory is not stored, and closes its connections; players reconnect to the stored state. */
  #close(room: Room, reason?: ErrorCode): void {
    const members = new Set([...room.roster.members, ...room.outbox.recipients]);
    const now = this.#deps.clock.now();
    this.#unload(room);
    for (const member of members) {
      this.seating.leave(member, now);
      if (reason !== undefined) member.send(errorFrame(UNREADABLE_ACTION, reason));
      member.close('failed');
    }
  }

  /** Applies due deadlines, then runs `act`; answers with its refusal, or with `game_not_found` if the room is unavailable. */
  #act(command: Command, room: Room, now: number, act: () => ErrorCode | undefined): void {
    this.#saveAfter(room, () => {
      room.catchUp(now);
      const refusal = room.isUnavailable(now) ? 'game_not_found' : act();
      if (refusal !== undefined) refuseInRoom(command, room, refusal);
    });
  }

  /** Runs a change and saves the room, also if the change throws. */
  #saveAfter(room: Room, change: () => void): void {
    try {
      change();
    } finally {
      this.#save(room);
    }
  }

  #onOpened(room: Room): void {
    this.#save(room);
    this.#lists.update(room);
  }

  /** Shifts all rooms by the change of the system clock, so that their deadlines stay the same for players. */
  #moveClock(byMs: number): void {
    this.#deps.logger.warn({ byMs }, 'system clock changed: running games continue unaffected');
    this.#registry.moveClock(byMs);
    this.#scheduler.rescheduleAll();
  }

  #unload(room: Room): void {
    this.#registry.drop(room);
    this.#scheduler.cancel(room);
    this.#lists.update(room);
  }

  #save(room: Room): void {
    for (const member of room.takeRemovedMembers()) this.seating.leave(member, this.#deps.clock.now());
    if (room.outbox.isDirty) this.#snapshots.mark(room);
    this.#scheduler.schedule(room);
  }
}
