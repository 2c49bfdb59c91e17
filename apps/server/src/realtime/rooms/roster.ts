import type { Seat } from '@hub/games/kernel/rules';
import type { AccountId } from '@hub/protocol/ids';
import type { Player } from '../../domain/accounts/player.ts';
import type { Seated } from './game.ts';
import type { Member } from './member.ts';

type Place = {
  readonly accountId: AccountId;
  player: Player | undefined;
  member: Member | undefined;
  /** Milliseconds since 1970, undefined while connected. */
  awaySince: number | undefined;
  /** The hold ran out, or the player left: the rules have been told. */
  isGone: boolean;
};

/** Who sits where, who looks on, and who is away since when. A seat number is never given to a second account. */
export class Roster {
  readonly #places: Place[];
  readonly #spectators = new Set<Member>();

  /** All seats begin away: an account has a seat, and a connection takes it. */
  constructor(accounts: readonly AccountId[], now: number) {
    this.#places = accounts.map((accountId) => emptyPlace(accountId, now));
  }

  get seated(): readonly Seated[] {
    return this.#places.map(({ accountId, player, member }) => ({
      accountId,
      player,
      isConnected: member !== undefined,
    }));
  }

  get accounts(): readonly AccountId[] {
    return this.#places.map(({ accountId }) => accountId);
  }

  get spectators(): Iterable<Member> {
    return this.#spectators;
  }

  /** How many seats have been given; those whose players left for good included. */
  get size(): number {
    return this.#places.length;
  }

  /** The seat of an account; undefined for everybody else. */
  seatOf(account: AccountId): Seat | undefined {
    const seat = this.#places.findIndex(({ accountId }) => accountId === account);
    return seat === -1 ? undefined : seat;
  }

  memberAt(seat: Seat): Member | undefined {
    return this.#places[seat]?.member;
  }

  isGone(seat: Seat): boolean {
    return this.#places[seat]?.isGone ?? false;
  }

  /** Whether nobody is connected, neither seated nor looking on. */
  get isEmpty(): boolean {
    return this.#spectators.size === 0 && this.#places.every(({ member }) => member === undefined);
  }

  /** Whether every player has left for good. */
  get isAbandoned(): boolean {
    return this.#places.every(({ isGone }) => isGone);
  }

  /** Everybody connected, seated or looking on. */
  get members(): Member[] {
    const seated = this.#places.flatMap(({ member }) => member ?? []);
    return [...seated, ...this.#spectators];
  }

  /** Gives a newcomer the next seat; the connection takes it later. */
  add(player: Player, now: number): Seat {
    return this.#places.push({ ...emptyPlace(player.accountId, now), player }) - 1;
  }

  /** Takes the newest seat back. */
  withdraw(): void {
    this.#places.pop();
  }

  sit(seat: Seat, member: Member): void {
    const place = this.#places[seat];
    if (place === undefined) throw new RangeError(`no seat ${seat}`);
    Object.assign(place, { member, player: member.player, awaySince: undefined, isGone: false });
  }

  watch(member: Member): void {
    this.#spectators.add(member);
  }

  /** Takes a connection away from its seat or its place among the spectators. */
  remove(member: Member, now: number): void {
    this.#spectators.delete(member);
    const place = this.#places.find((candidate) => candidate.member === member);
    if (place === undefined) return;
    place.member = undefined;
    place.awaySince = now;
  }

  markGone(seat: Seat): void {
    const place = this.#places[seat];
    if (place !== undefined) place.isGone = true;
  }

  /** When the first hold of an absent player ends (ms since 1970). */
  holdEndsAt(holdMs: number): number | undefined {
    let earliest: number | undefined;
    for (const { awaySince, isGone } of this.#places) {
      if (awaySince === undefined || isGone) continue;
      earliest = Math.min(earliest ?? Number.POSITIVE_INFINITY, awaySince + holdMs);
    }
    return earliest;
  }

  /** Seats whose hold is over and whose leaving the rules have not heard of. */
  overdue(holdMs: number, now: number): Seat[] {
    return this.#places.flatMap(({ awaySince, isGone }, seat) =>
      awaySince !== undefined && !isGone && awaySince + holdMs <= now ? [seat] : [],
    );
  }
}

const emptyPlace = (accountId: AccountId, now: number): Place => ({
  accountId,
  player: undefined,
  member: undefined,
  awaySince: now,
  isGone: false,
});
