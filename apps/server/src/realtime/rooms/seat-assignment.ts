import type { RoomCreation, RoomEntry } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import type { GameTypes, Seat } from '@hub/engine/kernel/rules';
import type { RefusalReason } from '@hub/engine/wire/errors';
import type { Room } from './room.ts';

/** Maximum number of seats that a room assigns; bounds the size of stored rooms, far above normal use. */
const MAX_SEATS = 256;

/** Returns the player's seat, undefined for a spectator, or the reason why they are refused. */
export function assignSeat(
  entry: RoomEntry<GameTypes> | RoomCreation<GameTypes>,
  player: Player,
  room: Room,
  now: number,
): { readonly seat: Seat | undefined } | { readonly refusal: RefusalReason } {
  const held = room.roster.seatOf(player.accountId);
  const refusal = held !== undefined && room.isSeated(held) ? undefined : entry.admit?.(room.state, held);
  if (refusal !== undefined) return { refusal };
  if (held !== undefined) {
    const notBack = returnToSeat(room, held, now);
    return notBack === undefined ? { seat: held } : { refusal: notBack };
  }
  if (entry.join !== undefined) return addPlayer(entry.join, player, room, now);
  return entry.watch ? { seat: undefined } : { refusal: 'game_not_found' };
}

/**
 * Sends `seatReturned` to the rules if they have received that the player is away or has left; they may refuse. The
 * seat is marked as connected first, so that the frames for the other members show it.
 */
export function returnToSeat(room: Room, seat: Seat, now: number): RefusalReason | undefined {
  const { roster } = room;
  const isReported = roster.hasLeft(seat) || (roster.isReportedAway(seat) && !room.isOver);
  if (!isReported) return undefined;
  const awaySince = roster.setAwaySince(seat, undefined);
  let refusal: RefusalReason | undefined = 'internal';
  try {
    refusal = room.apply({ type: 'seatReturned', seat }, now);
  } finally {
    if (refusal !== undefined) roster.setAwaySince(seat, awaySince);
  }
  return refusal;
}

/** Adds the player before the rules receive the command, so that the frames for the other members can name them. */
export function addPlayer(
  command: unknown,
  player: Player,
  room: Room,
  now: number,
): { readonly seat: Seat } | { readonly refusal: RefusalReason } {
  if (room.roster.size >= MAX_SEATS) return { refusal: 'game_full' };
  const seat = room.roster.add(player);
  let refusal: RefusalReason | undefined = 'internal';
  try {
    refusal = room.apply({ type: 'command', seat, command }, now);
  } finally {
    if (refusal !== undefined) room.roster.removeNewest();
  }
  // Stores the new seat even if the rules' state has not changed.
  if (refusal === undefined) room.outbox.stage([]);
  return refusal === undefined ? { seat } : { refusal };
}

/** Marks a seat as left and sends `seatLeft` to the rules. */
export function leaveSeat(room: Room, seat: Seat, now: number): void {
  room.roster.markLeft(seat);
  room.apply({ type: 'seatLeft', seat }, now);
}
