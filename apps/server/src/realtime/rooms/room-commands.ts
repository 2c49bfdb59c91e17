import type { EnterHandler, Game, RoomCommand, SeekHandler } from '@hub/engine/binding/binding';
import type { Seat } from '@hub/engine/kernel/rules';
import type { ErrorCode, RefusalReason } from '@hub/engine/wire/errors';
import type { GameId } from '@hub/engine/wire/ids';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { RoomStore, Settlement } from '@hub/server/rooms/ports.ts';
import type { Command } from './command.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import type { Member } from './member.ts';
import { refuse, refuseInRoom } from './refusals.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Room } from './room.ts';
import type { RoomFinder } from './room-finder.ts';
import type { Registry } from './room-registry.ts';
import { type Offer, RoomSeeker } from './room-seeker.ts';
import { assignSeat, returnToSeat } from './seat-assignment.ts';
import type { Place, Seating } from './seating.ts';

type RoomCommandsDeps = {
  readonly store: Pick<RoomStore, 'countCreations' | 'paidOf' | 'claimEntry' | 'newestEntryOf'>;
  readonly registry: Registry;
  readonly offersElsewhere: (game: Game) => readonly Offer[];
  readonly clock: Clock;
  readonly finder: RoomFinder;
  readonly seating: Seating;
  /** Runs a change of a room and saves the result. */
  readonly saveAfter: (room: Room, change: () => void) => void;
  /** Counts the refusals of commands. */
  readonly onRefusal: ((reason: RefusalReason) => void) | undefined;
  /** Whether the host has stopped: commands that have waited until then are dropped. */
  readonly isStopped: () => boolean;
};

/** Commands of players about one room: enter it, play in it, leave it. Answers them with frames. */
export class RoomCommands {
  readonly #store: RoomCommandsDeps['store'];
  readonly #clock: Clock;
  readonly #finder: RoomFinder;
  readonly #seating: Seating;
  readonly #saveAfter: RoomCommandsDeps['saveAfter'];
  readonly #isStopped: RoomCommandsDeps['isStopped'];
  readonly #onRefusal: RoomCommandsDeps['onRefusal'];
  readonly #entryMutex = new KeyedMutex();
  readonly #seeker: RoomSeeker;

  constructor(deps: RoomCommandsDeps) {
    const { store, clock, finder, seating, saveAfter, isStopped, onRefusal } = deps;
    this.#store = store;
    this.#clock = clock;
    this.#finder = finder;
    this.#seating = seating;
    this.#saveAfter = saveAfter;
    this.#isStopped = isStopped;
    this.#onRefusal = onRefusal;
    this.#seeker = new RoomSeeker({
      ...deps,
      place: (command, room, seat, now) => this.#place(command, room, seat, now),
      refuse: (command, reason) => this.#refuse(command, reason),
    });
  }

  #refuse(command: Command, reason: RefusalReason): void {
    this.#onRefusal?.(reason);
    refuse(command, reason);
  }

  /** Enters the room that is best for the player. */
  seek(command: Command, handler: SeekHandler): Promise<void> {
    return this.#oneAtATime(command, () => retryOnConflict(() => this.#seeker.seek(command, handler)));
  }

  /** Runs entries of an account to a game one after another, so that two simultaneous ones do not lead to two rooms. */
  #oneAtATime<T>({ member, game }: Command, enter: () => Promise<T>): Promise<T> {
    return this.#entryMutex.run(`${game.endpoint.name}/${member.player.accountId}`, enter);
  }

  /** Enters a room, or creates it. */
  async enter(command: Command, handler: EnterHandler): Promise<void> {
    const { member, game, payload } = command;
    const { player } = member;
    const findRoom = (roomId: string) => this.#finder.find(game, roomId, player);
    const findRunningRooms = () => this.#finder.findRunning(game, player);
    const entered = await this.#oneAtATime(command, () =>
      retryOnConflict(async () => {
        const sequence = await this.#store.countCreations?.(player.accountId, game.endpoint.name);
        const entry = await handler.enter(payload, {
          player,
          now: this.#clock.now(),
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
    const paid = typeof entered === 'string' ? undefined : await this.#paidIn(entered.room);
    if (!member.isOpen || this.#isStopped()) return;
    if (typeof entered === 'string') return this.#refuse(command, entered);
    const { entry, room } = entered;
    const now = this.#clock.now();
    if (room === undefined) return this.#refuse(command, 'game_not_found');
    this.#act(command, room, now, () => {
      const assigned = assignSeat(entry, player, room, now);
      if ('refusal' in assigned) return assigned.refusal;
      this.#place(command, room, assigned.seat, now, paid);
      return undefined;
    });
  }

  /** The stored settlement of a finished game. While it is being stored, the outbox reads the amounts instead. */
  async #paidIn(room: Room | undefined): Promise<Settlement | undefined> {
    const settlement = room?.settlement;
    if (room === undefined || settlement === undefined || !room.outbox.isSaved) return undefined;
    return this.#store.paidOf(settlement);
  }

  /** Enters a room again for a connection that was in it when another node had the room. */
  async resume(command: Command, roomId: GameId): Promise<void> {
    const { member, game } = command;
    const room = await this.#finder.open(game, roomId);
    const paid = await this.#paidIn(room);
    if (!member.isOpen || this.#isStopped()) return;
    const now = this.#clock.now();
    if (room === undefined || room.isUnavailable(now)) return member.close('restart');
    const seat = room.roster.seatOf(member.player.accountId);
    // A lobby has no spectators: the page enters its room itself.
    if (seat === undefined && room.game.isSeated !== undefined) return member.close('restart');
    if (seat !== undefined && !room.isSeated(seat)) return;
    this.#act(command, room, now, () => {
      const refusal = seat === undefined ? undefined : returnToSeat(room, seat, now);
      if (refusal === undefined) this.#place(command, room, seat, now, paid);
      return refusal;
    });
  }

  #place(
    { member, action }: Command,
    room: Room,
    seat: Seat | undefined,
    now: number,
    paid?: Settlement,
  ): void {
    if (seat === undefined) this.#seating.spectate(member, room, now);
    else this.#seating.takeSeat(member, room, seat, now);
    room.welcome(member, { action, player: member.player, seat }, now, paid);
  }

  /** Sends a command to the rules unless its check refuses it. */
  async playChecked(
    command: Command,
    target: RoomCommand,
    check: Promise<ErrorCode | undefined>,
  ): Promise<void> {
    const refusal = await check;
    if (!command.member.isOpen || this.#isStopped()) return;
    if (refusal !== undefined) return this.#refuse(command, refusal);
    await this.playCommand(command, target, this.#clock.now());
  }

  /** Sends a command to the rules of a room in which the player has a seat. */
  playCommand(command: Command, target: RoomCommand, now: number): Promise<void> | undefined {
    const place = this.#seating.placeOf(command.member);
    if (place?.room.roomId !== target.roomId) return this.#playInOtherRoom(command, target);
    this.#play(command, place, target, now);
    return undefined;
  }

  #play(command: Command, { room, seat }: Place, target: RoomCommand, now: number): void {
    if (seat === undefined) return this.#refuse(command, 'not_seated');
    this.#act(command, room, now, () => room.apply({ type: 'command', seat, command: target.command }, now));
  }

  /** Handles a command for a room that this connection has not entered: enters it first if the account has a seat there. */
  async #playInOtherRoom(command: Command, target: RoomCommand): Promise<void> {
    const { member, game } = command;
    const held = await this.#finder.heldSeat(game, target.roomId, member);
    if (!member.isOpen || this.#isStopped()) return;
    if (held === undefined) return this.#refuse(command, 'game_not_found');
    const { room, seat } = held;
    const now = this.#clock.now();
    this.#act(command, room, now, () => {
      const refusal = returnToSeat(room, seat, now);
      if (refusal !== undefined) return refusal;
      this.#seating.takeSeat(member, room, seat, now);
      return room.apply({ type: 'command', seat, command: target.command }, now);
    });
  }

  /** Gives up the seat for good. The rules cannot refuse it. */
  leave(command: Command, roomId: string | undefined, now: number): Promise<void> | undefined {
    const place = this.#seating.placeOf(command.member);
    if (roomId !== undefined && place?.room.roomId !== roomId) return this.#leaveOtherRoom(command, roomId);
    if (place === undefined) this.#refuse(command, 'game_not_found');
    else this.#leaveRoom(command.member, place, now);
    return undefined;
  }

  /** Gives up a seat in a room that this connection has not entered. */
  async #leaveOtherRoom(command: Command, roomId: string): Promise<void> {
    const held = await this.#finder.heldSeat(command.game, roomId, command.member);
    if (this.#isStopped()) return;
    if (held === undefined) return this.#refuse(command, 'game_not_found');
    const { room, seat } = held;
    this.#leaveRoom(room.roster.memberAt(seat) ?? command.member, held, this.#clock.now());
  }

  #leaveRoom(member: Member, { room, seat }: Place, now: number): void {
    if (this.#seating.placeOf(member)?.room === room) this.#seating.leave(member, now);
    this.#saveAfter(room, () => {
      if (seat !== undefined) room.roster.markLeft(seat);
      room.catchUp(now);
      if (seat !== undefined) room.apply({ type: 'seatLeft', seat }, now);
    });
  }

  /** Applies due deadlines, then runs `act`; answers with its refusal, or with `game_not_found` if the room is unavailable. */
  #act(command: Command, room: Room, now: number, act: () => RefusalReason | undefined): void {
    this.#saveAfter(room, () => {
      room.catchUp(now);
      const refusal = room.isUnavailable(now) ? 'game_not_found' : act();
      if (refusal === undefined) return;
      this.#onRefusal?.(refusal);
      refuseInRoom(command, room, refusal);
    });
  }
}
