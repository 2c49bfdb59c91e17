import type { Game, RoomCreation, RoomEntry, RoomInfo, RunningRoom } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import type { GameTypes, Seat } from '@hub/engine/kernel/rules';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Member } from './member.ts';
import type { Room } from './room.ts';
import type { CreationRequest, Registry } from './room-registry.ts';

/** Finds rooms by their id, by a player's seat, or by the games that an account still plays. */
export class RoomFinder {
  readonly #registry: Registry;
  readonly #clock: Clock;
  readonly #saveAfter: (room: Room, change: () => void) => void;

  /** `saveAfter` runs a change of a room and saves the result. */
  constructor(registry: Registry, clock: Clock, saveAfter: (room: Room, change: () => void) => void) {
    this.#registry = registry;
    this.#clock = clock;
    this.#saveAfter = saveAfter;
  }

  /** Returns the room of that id from memory or the store; creates it if there is none and `request` is given. */
  async open(game: Game, roomId: string, request?: CreationRequest): Promise<Room | undefined> {
    const room = await this.#registry.open(game, roomId, request);
    // The room may have been dropped while the promise was pending.
    return room?.isDropped ? this.open(game, roomId, request) : room;
  }

  /** Opens the room of an entry, or creates it. */
  async openEntered(
    game: Game,
    { roomId, generateId, create }: RoomEntry<GameTypes> | RoomCreation<GameTypes>,
    creation: Omit<CreationRequest, 'setup'>,
  ): Promise<Room | undefined> {
    if (generateId !== undefined)
      return this.#registry.create(game, generateId, { ...creation, setup: create });
    return this.open(game, roomId, create && { ...creation, setup: create });
  }

  /** Returns a room in which the player has, or had, a seat. */
  async find(game: Game, roomId: string, player: Player): Promise<RoomInfo | undefined> {
    const room = await this.open(game, roomId);
    const isOwn = room?.roster.seatOf(player.accountId) !== undefined;
    return room !== undefined && isOwn && !room.isUnavailable(this.#clock.now()) ? room.info : undefined;
  }

  /** Returns the player's rooms that are not over, after applying due deadlines, newest first. */
  async findRunning(game: Game, player: Player): Promise<readonly RunningRoom[]> {
    const running: RunningRoom[] = [];
    for (const roomId of await this.#registry.roomIdsOf(player.accountId, game)) {
      const room = await this.open(game, roomId);
      if (room === undefined) continue;
      const now = this.#clock.now();
      this.#saveAfter(room, () => room.catchUp(now));
      const isRunning = !room.isOver && !room.isUnavailable(now) && room.roster.isHolder(player.accountId);
      if (isRunning) running.push({ room: room.info, state: room.state });
    }
    return running.toSorted((a, b) => b.room.openedAt - a.room.openedAt);
  }

  /** Returns the seat that the member's account has in a room and has not left. */
  async heldSeat(
    game: Game,
    roomId: string,
    { player }: Member,
  ): Promise<{ room: Room; seat: Seat } | undefined> {
    const room = await this.open(game, roomId);
    const seat = room?.roster.seatOf(player.accountId);
    const isHeld = room !== undefined && seat !== undefined && room.isSeated(seat);
    return isHeld && !room.isUnavailable(this.#clock.now()) ? { room, seat } : undefined;
  }
}
