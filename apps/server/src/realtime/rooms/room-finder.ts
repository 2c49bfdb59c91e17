import type { Game, RoomInfo, RunningRoom } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import type { Seat } from '@hub/engine/kernel/rules';
import type { Clock } from '../../platform/clock.ts';
import type { Member } from './member.ts';
import type { Room } from './room.ts';
import type { CreationRequest, Registry } from './room-registry.ts';

/** Finds rooms for whoever has business there: by their id, by a seat, or by what an account still plays. */
export class RoomFinder {
  readonly #registry: Registry;
  readonly #clock: Clock;
  readonly #saveAfter: (room: Room, change: () => void) => void;

  /** `changing` saves what a change to a room comes to. */
  constructor(registry: Registry, clock: Clock, changing: (room: Room, change: () => void) => void) {
    this.#registry = registry;
    this.#clock = clock;
    this.#saveAfter = changing;
  }

  /** The room of that id, from memory or the store; founded if there is none and it is said how. */
  async open(game: Game, roomId: string, request?: CreationRequest): Promise<Room | undefined> {
    const room = await this.#registry.open(game, roomId, request);
    // It may have been lost between the answer and this line.
    return room?.isDropped ? this.open(game, roomId, request) : room;
  }

  /** The table of a room in which the player has, or had, a seat. */
  async find(game: Game, roomId: string, player: Player): Promise<RoomInfo | undefined> {
    const room = await this.open(game, roomId);
    const isOwn = room?.roster.seatOf(player.accountId) !== undefined;
    return room !== undefined && isOwn && !room.isUnavailable(this.#clock.now()) ? room.info : undefined;
  }

  /** The player's rooms that go on, brought up to the time, newest first. */
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

  /** The seat that the member's account has in a room and has not left. */
  async heldSeat(
    game: Game,
    roomId: string,
    { player }: Member,
  ): Promise<{ room: Room; seat: Seat } | undefined> {
    const room = await this.open(game, roomId);
    const seat = room?.roster.seatOf(player.accountId);
    const isHeld = room !== undefined && seat !== undefined && !room.roster.hasLeft(seat);
    return isHeld && !room.isUnavailable(this.#clock.now()) ? { room, seat } : undefined;
  }
}
