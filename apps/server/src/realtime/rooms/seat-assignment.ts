import type { RoomCreation, RoomEntry } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import type { GameTypes, Seat } from '@hub/engine/kernel/rules';
import type { ErrorCode } from '@hub/engine/wire/errors';
import type { Room } from './room.ts';

/** Seats that a room gives in its life: far above what players need who come and go, and an end to what must be stored. */
const MAX_SEATS = 256;

/** The seat that the player gets, undefined for looking on, or why there is none. */
export function assignSeat(
  entry: RoomEntry<GameTypes> | RoomCreation<GameTypes>,
  player: Player,
  room: Room,
  now: number,
): Seat | undefined | ErrorCode {
  const own = room.roster.seatOf(player.accountId);
  if (own !== undefined) return returnToSeat(room, own, now) ?? own;
  const refusal = entry.admit?.(room.state);
  if (refusal !== undefined) return refusal;
  if (entry.join !== undefined) return addPlayer(entry.join, player, room, now);
  return entry.watch ? undefined : 'game_not_found';
}

/** Tells the rules that somebody whom they miss is there; they may refuse. Shown as connected while others are told. */
export function returnToSeat(room: Room, seat: Seat, now: number): ErrorCode | undefined {
  const { roster } = room;
  const isHeard = roster.hasLeft(seat) || (roster.isReportedAway(seat) && !room.isOver);
  if (!isHeard) return undefined;
  const awaySince = roster.setAwaySince(seat, undefined);
  let refusal: ErrorCode | undefined = 'internal';
  try {
    refusal = room.apply({ type: 'seatReturned', seat }, now);
  } finally {
    if (refusal !== undefined) roster.setAwaySince(seat, awaySince);
  }
  return refusal;
}

/** The newcomer sits down before the rules are asked, so that the frames for the others can name them. */
function addPlayer(command: unknown, player: Player, room: Room, now: number): Seat | ErrorCode {
  if (room.roster.size >= MAX_SEATS) return 'game_full';
  const seat = room.roster.add(player);
  let refusal: ErrorCode | undefined = 'internal';
  try {
    refusal = room.apply({ type: 'command', seat, command }, now);
  } finally {
    if (refusal !== undefined) room.roster.removeNewest();
  }
  // The seat is new and has to be stored, also where the rules keep no account of seats.
  if (refusal === undefined) room.outbox.stage([]);
  return refusal ?? seat;
}

/** Tells the rules that a player is gone. */
export function leaveSeat(room: Room, seat: Seat, now: number): void {
  room.roster.markLeft(seat);
  room.apply({ type: 'seatLeft', seat }, now);
}
