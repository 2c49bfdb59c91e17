import type { Game } from '@hub/engine/binding/binding';
import { UNREADABLE_ACTION } from '@hub/engine/wire/envelope';
import type { ErrorCode } from '@hub/engine/wire/errors';
import type { GameId } from '@hub/engine/wire/ids';
import type { PlayersOf } from '@hub/features/accounts/server.ts';
import { type Bus, loneBus } from '@hub/server/bus/bus.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import type { Measures } from '@hub/server/platform/measures.ts';
import type { RoomStore, Settlement } from '@hub/server/rooms/ports.ts';
import { errorFrame } from '../frame-writer.ts';
import { AccountGames, type OnRoomsChanged } from './account-games.ts';
import { AccountRooms } from './account-rooms.ts';
import { type Command, RESUME } from './command.ts';
import type { Member } from './member.ts';
import type { Room } from './room.ts';
import { RoomCommands } from './room-commands.ts';
import { RoomFinder } from './room-finder.ts';
import { RoomLists } from './room-lists.ts';
import { Registry } from './room-registry.ts';
import type { Loss } from './roster.ts';
import { Scheduler } from './scheduler.ts';
import { leaveSeat } from './seat-assignment.ts';
import { SeatClaims } from './seat-claims.ts';
import { Seating } from './seating.ts';
import { SharedLists } from './shared-lists.ts';
import { SnapshotWriter } from './snapshot-writer.ts';

export type RoomHostDeps = {
  readonly store: RoomStore;
  readonly playersOf: PlayersOf;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Derives the room's random seed; must not be predictable from the room id. */
  readonly seedOf: (roomId: GameId) => string;
  /** How long the hub was closed for maintenance since a time (ms since 1970), in ms; default: never. */
  readonly pausedSince?: ((since: number) => number) | undefined;
  /** Connects this node with other nodes; default: there are none. */
  readonly bus?: Bus | undefined;
  readonly measures?: Measures | undefined;
  /** See `OnRoomsChanged`. Must not throw. */
  readonly onWaitingChanged?: OnRoomsChanged | undefined;
  /** Called for every finished game once it is stored. Must not throw. */
  readonly announce: (settlement: Settlement) => void;
};

const never = (): number => 0;
const ignore = (): void => undefined;

/** Runs the rooms of all games: handles commands, applies deadlines, and saves rooms. Knows no game by name. */
export class RoomHost {
  readonly #deps: RoomHostDeps;
  readonly #registry: Registry;
  readonly #snapshots: SnapshotWriter;
  readonly #scheduler: Scheduler<Room>;
  /** Which connection is in which room. */
  readonly seating: Seating;
  readonly #lists: RoomLists;
  readonly #claims: SeatClaims;
  readonly #sharedLists: SharedLists;
  readonly #commands: RoomCommands;
  /** The running games of accounts. */
  readonly waiting: AccountGames;
  /** Changes of accounts in all rooms. */
  readonly accounts: AccountRooms;
  #isDraining = false;

  constructor(deps: RoomHostDeps) {
    const { store, playersOf, clock, logger, seedOf, announce, pausedSince = never, bus = loneBus } = deps;
    this.#deps = deps;
    this.#scheduler = new Scheduler(clock, (room, now) => this.#wake(room, now));
    this.#claims = new SeatClaims(bus);
    this.seating = new Seating((room) => this.#scheduler.schedule(room), this.#claims);
    this.#sharedLists = new SharedLists(bus, () => this.#lists.updateElsewhere());
    this.#lists = new RoomLists(logger, this.#sharedLists);
    const { onWaitingChanged = ignore } = deps;
    this.waiting = new AccountGames({ ...deps, bus, pausedSince, onWaitingChanged });
    this.#snapshots = new SnapshotWriter({
      store,
      logger,
      announce,
      onSaved: (room) => this.#onStored(room),
      onFailed: (room, isUnavailable) => this.#close(room, 'unavailable', isUnavailable),
    });
    const onOpened = (room: Room): void => this.#onOpened(room);
    this.#registry = new Registry({ store, playersOf, clock, logger, seedOf, pausedSince, onOpened });
    const saveAfter = (room: Room, change: () => void): void => this.#saveAfter(room, change);
    this.accounts = new AccountRooms({
      registry: this.#registry,
      lists: this.#lists,
      snapshots: this.#snapshots,
      clock,
      saveAfter,
    });
    this.#commands = new RoomCommands({
      store,
      clock,
      registry: this.#registry,
      offersElsewhere: (game) => this.#sharedLists.offersOf(game.endpoint.name),
      finder: new RoomFinder(this.#registry, clock, saveAfter),
      seating: this.seating,
      saveAfter,
      isStopped: () => this.#isDraining,
      onRefusal: deps.measures?.onRefusal,
    });
    clock.onMoved?.((byMs, wasHalted) => this.#moveClock(byMs, wasHalted));
  }

  /** Number of rooms in memory. */
  get roomCount(): number {
    return this.#registry.size;
  }

  /** Loads the running rooms of these games. */
  async start(games: readonly Game[]): Promise<void> {
    await this.#claims.start((game, account, claim) =>
      this.seating.replace(game, account, this.#deps.clock.now(), claim),
    );
    await this.#sharedLists.start();
    await this.waiting.start(games);
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
    this.#sharedLists.stop();
    this.waiting.stop();
    this.#claims.stop();
  }

  /**
   * Handles one command and answers it with frames. Returns a promise if the command has to wait for the store; the member's
   * next command must then wait for it. Throws or rejects on unexpected errors.
   */
  handle(command: Command, now: number): Promise<void> | undefined {
    if (this.#isDraining) return undefined;
    const { measures } = this.#deps;
    if (measures === undefined || command.action === RESUME) return this.#handle(command, now);
    const receivedAt = performance.now();
    const done = this.#handle(command, now);
    const measure = (): void =>
      this.whenStored(command.member, () => measures.onAcknowledged(command.game.endpoint.name, receivedAt));
    if (done !== undefined) return done.then(measure);
    measure();
    return undefined;
  }

  #handle(command: Command, now: number): Promise<void> | undefined {
    const { member, game, action, payload } = command;
    if (action === RESUME) return this.#commands.resume(command, payload as GameId);
    const handler = game.commands[action];
    if (handler === undefined) throw new RangeError(`${game.endpoint.name} has no binding for ${action}`);
    switch (handler.kind) {
      case 'play':
        return handler.check === undefined
          ? this.#commands.playCommand(command, handler.play(payload), now)
          : this.#commands.playChecked(command, handler.play(payload), handler.check(payload));
      case 'enter':
        return this.#commands.enter(command, handler);
      case 'seek':
        return this.#commands.seek(command, handler);
      case 'leave':
        return this.#commands.leave(command, handler.leave(payload).roomId, now);
      case 'subscribe':
        this.#lists.subscribe(member, game, () => this.#registry.roomsOf(game));
        return undefined;
      case 'unsubscribe':
      default:
        this.#lists.unsubscribe(member);
        return undefined;
    }
  }

  /**
   * Calls back once everything that the member's commands have caused so far is stored and its frames are sent. Never if
   * that fails, or once this host has stopped.
   */
  whenStored(member: Member, callback: () => void): void {
    if (this.#isDraining) return;
    const place = this.seating.placeOf(member);
    if (place === undefined) callback();
    else place.room.outbox.whenStored(callback);
  }

  /** Closes a room for the host of the hub, or takes its name, if it is in memory and its game has a command for it. */
  actOn(roomId: string, act: 'closing' | 'renaming'): void {
    const room = this.#registry.rooms.find((one) => one.roomId === roomId);
    const command = room?.game[act];
    if (room === undefined || command === undefined || room.isOver) return;
    const now = this.#deps.clock.now();
    this.#saveAfter(room, () => {
      room.catchUp(now);
      room.apply({ type: 'command', seat: 0, command }, now);
    });
  }

  /** Whether the connection holds a seat in a room of several players, who notice when it is lost. */
  isAwaited(member: Member): boolean {
    const place = this.seating.placeOf(member);
    return place?.seat !== undefined && !place.room.policy.mayUnload && !place.room.isOver;
  }

  /** Removes a closed connection from its room; its seat is held for `holdMs` of the room's policy. */
  detach(member: Member, loss?: Loss): void {
    this.#lists.unsubscribe(member);
    this.seating.leave(member, this.#deps.clock.now(), loss);
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
  #close(room: Room, reason?: ErrorCode, isUnavailable = false): void {
    const members = new Set([...room.roster.members, ...room.outbox.recipients]);
    const now = this.#deps.clock.now();
    this.#unload(room, isUnavailable);
    for (const member of members) {
      this.seating.leave(member, now);
      if (reason !== undefined) member.send(errorFrame(UNREADABLE_ACTION, reason));
      member.close('failed');
    }
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
    this.#onStored(room);
  }

  /** A room in memory may be as it is stored, and others may be told of it. */
  #onStored(room: Room): void {
    this.#lists.update(room);
    this.waiting.update(room);
  }

  /** Shifts all rooms by the change of the clock, so that their deadlines stay the same for players. */
  #moveClock(byMs: number, wasHalted: boolean): void {
    const { logger } = this.#deps;
    if (wasHalted) logger.info({ byMs }, 'games continue where they waited during maintenance');
    else logger.warn({ byMs }, 'system clock changed: running games continue unaffected');
    this.#registry.moveClock(byMs);
    for (const room of this.#registry.rooms) this.#onStored(room);
    this.#scheduler.rescheduleAll();
  }

  #unload(room: Room, isUnavailable = false): void {
    this.#registry.drop(room, isUnavailable);
    this.#scheduler.cancel(room);
    this.#onStored(room);
  }

  #save(room: Room): void {
    for (const member of room.takeRemovedMembers()) this.seating.leave(member, this.#deps.clock.now());
    if (room.outbox.isDirty) this.#snapshots.mark(room);
    this.#scheduler.schedule(room);
  }
}
