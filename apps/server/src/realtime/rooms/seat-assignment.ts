import type { RoomCreation, RoomEntry } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import type { GameTypes, Seat } from '@hub/engine/kernel/rules';
import type { ErrorCode } from '@hub/engine/wire/errors';
import type { Room } from './room.ts';

/** Maximum number of seats that a room assigns; bounds the size of stored rooms, far above normal use. */
const MAX_SEATS = 256;

/** Returns the player's seat, undefined for a spectator, or the error code that refuses them. */
export function assignSeat(
  entry: RoomEntry<GameTypes> | RoomCreation<GameTypes>,
  player: Player,
  room: Room,
  now: number,
): Seat | undefined | ErrorCode {
  const held = room.roster.seatOf(player.accountId);
  if (held !== undefined) return returnToSeat(room, held, now) ?? held;
  const refusal = entry.admit?.(room.state);
  if (refusal !== undefined) return refusal;
  if (entry.join !== undefined) return addPlayer(entry.join, player, room, now);
  return entry.watch ? undefined : 'game_not_found';
}

/**
 * Sends `seatReturned` to the rules if they have received that the player is away or has left; they may refuse. The
 * seat is marked as connected first, so that the frames for the other members show it.
 */
export function returnToSeat(room: Room, seat: Seat, now: number): ErrorCode | undefined {
  const { roster } = room;
  const isReported = roster.hasLeft(seat) || (roster.isReportedAway(seat) && !room.isOver);
  if (!isReported) return undefined;
  const awaySince = roster.setAwaySince(seat, undefined);
  let refusal: ErrorCode | undefined = 'internal';
  try {
    refusal = room.apply({ type: 'seatReturned', seat }, now);
  } finally {
    if (refusal !== undefined) roster.setAwaySince(seat, awaySince);
  }
  return refusal;
}

/** Adds the player before the rules receive the command, so that the frames for the other members can name them. */
function addPlayer(command: unknown, player: Player, room: Room, now: number): Seat | ErrorCode {
  if (room.roster.size >= MAX_SEATS) return 'game_full';
  const seat = room.roster.add(player);
  let refusal: ErrorCode | undefined = 'internal';
  try {
    refusal = room.apply({ type: 'command', seat, command }, now);
  } finally {
    if (refusal !== undefined) room.roster.removeNewest();
  }
  // Stores the new seat even if the rules' state has not changed.
  if (refusal === undefined) room.outbox.stage([]);
  return refusal ?? seat;
}

/** Marks a seat as left and sends `seatLeft` to the rules. */
export function leaveSeat(room: Room, seat: Seat, now: number): void {
  room.roster.markLeft(seat);
  room.apply({ type: 'seatLeft', seat }, now);
}
