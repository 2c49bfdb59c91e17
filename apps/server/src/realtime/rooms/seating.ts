import type { Seat } from '@hub/engine/kernel/rules';
import type { CloseReason } from '@hub/engine/wire/close-codes';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Member } from './member.ts';
import type { Room } from './room.ts';
import type { Loss } from './roster.ts';
import type { OtherClaim, SeatClaims } from './seat-claims.ts';

/** The room that a connection has entered, and its seat; spectators have none. */
export type Place = { readonly room: Room; readonly seat: Seat | undefined };

/**
 * Which connection is in which room. An account has one seated connection per game, and another one for practice of it: the
 * newest.
 */
export class Seating {
  readonly #places = new Map<Member, Place>();
  /** By kind of seat. */
  readonly #seated = new Map<string, Map<AccountId, Member>>();
  readonly #onLeft: (room: Room) => void;
  readonly #claims: SeatClaims;

  /** `onLeft` is called for every room that a connection leaves. `claims` knows the seats on other nodes. */
  constructor(onLeft: (room: Room) => void, claims: SeatClaims) {
    this.#onLeft = onLeft;
    this.#claims = claims;
  }

  placeOf(member: Member): Place | undefined {
    return this.#places.get(member);
  }

  /** Connects a seat. The connection leaves its room before, and an older connection of the account is closed. */
  takeSeat(member: Member, room: Room, seat: Seat, now: number): void {
    this.leave(member, now);
    const seated = this.#seatedIn(room.seatKind);
    const { accountId } = member.player;
    const older = seated.get(accountId);
    if (older !== undefined)
      this.#replace(older, now, isOfSamePage(older, member.page) ? 'restart' : 'replaced');
    room.roster.takeSeat(seat, member);
    seated.set(accountId, member);
    this.#places.set(member, { room, seat });
    this.#claims.claim(room.seatKind, accountId, member.page);
  }

  /**
   * Closes the seated connection of an account that took a seat of the same kind on another node. Unless it is certain that
   * the other one is newer and of another page, the page reconnects: if it is open, its new connection replaces the other one.
   */
  replace(seatKind: string, account: AccountId, now: number, { isCertain, page }: OtherClaim): void {
    const older = this.#seated.get(seatKind)?.get(account);
    if (older === undefined) return;
    this.#replace(older, now, isCertain && !isOfSamePage(older, page) ? 'replaced' : 'restart');
  }

  /** Adds a connection as a spectator. */
  spectate(member: Member, room: Room, now: number): void {
    this.leave(member, now);
    room.roster.addSpectator(member);
    this.#places.set(member, { room, seat: undefined });
  }

  /** Removes a connection from its room. The account keeps its seat. */
  leave(member: Member, now: number, loss?: Loss): void {
    const place = this.#places.get(member);
    if (place === undefined) return;
    const { room, seat } = place;
    this.#places.delete(member);
    if (seat !== undefined) {
      this.#seatedIn(room.seatKind).delete(member.player.accountId);
      this.#claims.release(room.seatKind, member.player.accountId);
    }
    room.roster.disconnect(member, now, loss);
    room.markUsed(now);
    this.#onLeft(room);
  }

  #replace(older: Member, now: number, reason: CloseReason): void {
    this.leave(older, now);
    older.close(reason);
  }

  #seatedIn(seatKind: string): Map<AccountId, Member> {
    const seated = this.#seated.get(seatKind) ?? new Map<AccountId, Member>();
    this.#seated.set(seatKind, seated);
    return seated;
  }
}

/**
 * A page has one connection at a time. Its older one may arrive later, through a node that was slow: the page is then asked
 * to reconnect instead of being told that the game was opened somewhere else.
 */
const isOfSamePage = ({ page }: Member, other: string | undefined): boolean =>
  page !== undefined && page === other;
