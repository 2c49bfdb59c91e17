import type { Game } from '@hub/engine/binding/binding';
import type { Seat } from '@hub/engine/kernel/rules';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Member } from './member.ts';
import type { Room } from './room.ts';
import type { Loss } from './roster.ts';
import type { SeatClaims } from './seat-claims.ts';

/** The room that a connection has entered, and its seat; spectators have none. */
export type Place = { readonly room: Room; readonly seat: Seat | undefined };

/** Which connection is in which room. An account has one seated connection per game: the newest (decision D11). */
export class Seating {
  readonly #places = new Map<Member, Place>();
  readonly #seated = new Map<Game, Map<AccountId, Member>>();
  readonly #onLeft: (room: Room) => void;
  readonly #claims: SeatClaims | undefined;

  /** `onLeft` is called for every room that a connection leaves. `claims` knows the seats on other nodes. */
  constructor(onLeft: (room: Room) => void, claims?: SeatClaims) {
    this.#onLeft = onLeft;
    this.#claims = claims;
  }

  placeOf(member: Member): Place | undefined {
    return this.#places.get(member);
  }

  /** Connects a seat. The connection leaves its room before, and an older connection of the account is closed. */
  takeSeat(member: Member, room: Room, seat: Seat, now: number): void {
    this.leave(member, now);
    const seated = this.#seatedIn(room.game);
    const { accountId } = member.player;
    const older = seated.get(accountId);
    if (older !== undefined) this.#replace(older, now);
    room.roster.takeSeat(seat, member);
    seated.set(accountId, member);
    this.#places.set(member, { room, seat });
    this.#claims?.claim(room.game.endpoint.name, accountId);
  }

  /** Closes the seated connection of an account that took a seat of the same game on another node. */
  replace(gameName: string, account: AccountId, now: number): void {
    for (const [game, seated] of this.#seated) {
      const older = game.endpoint.name === gameName ? seated.get(account) : undefined;
      if (older !== undefined) this.#replace(older, now);
    }
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
      this.#seatedIn(room.game).delete(member.player.accountId);
      this.#claims?.release(room.game.endpoint.name, member.player.accountId);
    }
    room.roster.disconnect(member, now, loss);
    room.markUsed(now);
    this.#onLeft(room);
  }

  #replace(older: Member, now: number): void {
    this.leave(older, now);
    older.close('replaced');
  }

  #seatedIn(game: Game): Map<AccountId, Member> {
    const seated = this.#seated.get(game) ?? new Map<AccountId, Member>();
    this.#seated.set(game, seated);
    return seated;
  }
}
