import type { Seated } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import type { Seat } from '@hub/engine/kernel/rules';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Member } from './member.ts';

type Place = {
  player: Player;
  member: Member | undefined;
  /** Milliseconds since 1970, undefined while connected or just arriving. */
  awaySince: number | undefined;
  /** The hold ran out, or the player left: the rules have been told. */
  isGone: boolean;
};

/**
 * Who sits where, who looks on, and who is away since when. A seat number is never given to a second account, so that
 * the rules know who comes back; how many sit at the table at a time is for them to say.
 */
export class Roster {
  readonly #places: Place[];
  /** Seats that lost their connection, which the rules have not heard of. */
  readonly #lost = new Set<Seat>();
  /** Seats that the rules believe to be away, gone or a bot's. */
  readonly #missed = new Set<Seat>();
  readonly #spectators = new Set<Member>();
  /** Asked for with every change of the game; forgotten when they may be others. */
  #seated: readonly Seated[] | undefined;
  #accounts: readonly AccountId[] | undefined;
  #holders: readonly AccountId[] | undefined;

  /** All seats begin away: an account has a seat, and a connection takes it. */
  constructor(players: readonly Player[], now: number) {
    this.#places = players.map((player) => emptyPlace(player, now));
  }

  /** After a restart: whatever the rules believe, nobody is connected. */
  loseAll(): void {
    for (const seat of this.#places.keys()) this.#lost.add(seat);
  }

  /** Everybody with a seat; the same array as long as nobody comes, goes, or looks different. */
  get seated(): readonly Seated[] {
    return (this.#seated ??= this.#places.map(({ player, awaySince }) => ({
      accountId: player.accountId,
      player,
      isConnected: awaySince === undefined,
    })));
  }

  /** Accounts by seat, the same array as long as nobody comes. */
  get accounts(): readonly AccountId[] {
    return (this.#accounts ??= this.#places.map(({ player }) => player.accountId));
  }

  /** The accounts that have not left for good; the same array as long as they are the same. */
  get holders(): readonly AccountId[] {
    return (this.#holders ??= this.#places.flatMap(({ player, isGone }) => (isGone ? [] : player.accountId)));
  }

  /** Whether the account has a seat that it has not left for good. */
  isHolder(account: AccountId): boolean {
    return this.#places.some(({ player, isGone }) => player.accountId === account && !isGone);
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
    const seat = this.#places.findIndex(({ player }) => player.accountId === account);
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

  /** Whether the rules have to hear of it when the player comes back. */
  isMissed(seat: Seat): boolean {
    return this.#missed.has(seat);
  }

  get hasLost(): boolean {
    return this.#lost.size > 0;
  }

  /** The seats that lost their connection since this was asked last; the rules must hear of them now. */
  takeLost(): Seat[] {
    const lost = [...this.#lost];
    this.#lost.clear();
    for (const seat of lost) this.#missed.add(seat);
    return lost;
  }

  /** Gives a newcomer the next seat; the connection takes it at once. */
  add(player: Player): Seat {
    this.#forgetPeople();
    return this.#places.push(emptyPlace(player, undefined)) - 1;
  }

  /** Shows the player as they look now, if they are seated. */
  refresh(player: Player): void {
    const place = this.#places.find((one) => one.player.accountId === player.accountId);
    if (place !== undefined) place.player = player;
    this.#seated = undefined;
  }

  /** Takes the newest seat back. */
  withdraw(): void {
    this.#forgetPeople();
    this.#places.pop();
  }

  /** Shows a seat as connected or away (ms since 1970), and says what it was before. */
  show(seat: Seat, awaySince: number | undefined): number | undefined {
    const place = this.#placeAt(seat);
    const before = place.awaySince;
    place.awaySince = awaySince;
    this.#seated = undefined;
    return before;
  }

  sit(seat: Seat, member: Member): void {
    const { player } = member;
    const place = this.#placeAt(seat);
    if (place.isGone) this.#forgetPeople();
    Object.assign(place, { member, player, awaySince: undefined, isGone: false });
    this.#seated = undefined;
    this.#lost.delete(seat);
    this.#missed.delete(seat);
  }

  watch(member: Member): void {
    this.#spectators.add(member);
  }

  /** Takes a connection away from its seat or its place among the spectators. */
  remove(member: Member, now: number): void {
    this.#spectators.delete(member);
    const seat = this.#places.findIndex((candidate) => candidate.member === member);
    const place = this.#places[seat];
    if (place === undefined) return;
    place.member = undefined;
    place.awaySince = now;
    this.#seated = undefined;
    if (!place.isGone) this.#lost.add(seat);
  }

  markGone(seat: Seat): void {
    this.#placeAt(seat).isGone = true;
    this.#forgetPeople();
    this.#lost.delete(seat);
    this.#missed.add(seat);
  }

  /** The clock was moved by so many ms: who is away is away as long as before. */
  moveClock(byMs: number): void {
    for (const place of this.#places) {
      if (place.awaySince !== undefined) place.awaySince += byMs;
    }
  }

  #forgetPeople(): void {
    this.#seated = undefined;
    this.#accounts = undefined;
    this.#holders = undefined;
  }

  #placeAt(seat: Seat): Place {
    const place = this.#places[seat];
    if (place === undefined) throw new RangeError(`no seat ${seat}`);
    return place;
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

const emptyPlace = (player: Player, awaySince: number | undefined): Place => ({
  player,
  member: undefined,
  awaySince,
  isGone: false,
});
