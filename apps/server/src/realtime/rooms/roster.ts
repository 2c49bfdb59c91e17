import type { SeatedPlayer } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import type { Seat } from '@hub/engine/kernel/rules';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Member } from './member.ts';

type SeatRecord = {
  player: Player;
  member: Member | undefined;
  /** Milliseconds since 1970, undefined while connected or just arriving. */
  awaySince: number | undefined;
  /** The hold ran out, or the player left: the rules have been told. */
  hasLeft: boolean;
};

/**
 * Who sits where, who looks on, and who is away since when. A seat number is never given to a second account, so that
 * the rules know who comes back; how many sit at the table at a time is for them to say.
 */
export class Roster {
  readonly #records: SeatRecord[];
  /** Seats that lost their connection, which the rules have not heard of. */
  readonly #unreportedAway = new Set<Seat>();
  /** Seats that the rules believe to be away, gone or a bot's. */
  readonly #reportedAway = new Set<Seat>();
  readonly #spectators = new Set<Member>();
  /** Asked for with every change of the game; forgotten when they may be others. */
  #players: readonly SeatedPlayer[] | undefined;
  #accounts: readonly AccountId[] | undefined;
  #holders: readonly AccountId[] | undefined;

  /** All seats begin away: an account has a seat, and a connection takes it. */
  constructor(players: readonly Player[], now: number) {
    this.#records = players.map((player) => newRecord(player, now));
  }

  /** After a restart: whatever the rules believe, nobody is connected. */
  markAllAway(): void {
    for (const seat of this.#records.keys()) this.#unreportedAway.add(seat);
  }

  /** Everybody with a seat; the same array as long as nobody comes, goes, or looks different. */
  get players(): readonly SeatedPlayer[] {
    return (this.#players ??= this.#records.map(({ player, awaySince }) => ({
      accountId: player.accountId,
      player,
      isConnected: awaySince === undefined,
    })));
  }

  /** Accounts by seat, the same array as long as nobody comes. */
  get accounts(): readonly AccountId[] {
    return (this.#accounts ??= this.#records.map(({ player }) => player.accountId));
  }

  /** The accounts that have not left for good; the same array as long as they are the same. */
  get holders(): readonly AccountId[] {
    return (this.#holders ??= this.#records.flatMap(({ player, hasLeft: isGone }) =>
      isGone ? [] : player.accountId,
    ));
  }

  /** Whether the account has a seat that it has not left for good. */
  isHolder(account: AccountId): boolean {
    return this.#records.some(({ player, hasLeft: isGone }) => player.accountId === account && !isGone);
  }

  get spectators(): Iterable<Member> {
    return this.#spectators;
  }

  /** How many seats have been given; those whose players left for good included. */
  get size(): number {
    return this.#records.length;
  }

  /** The seat of an account; undefined for everybody else. */
  seatOf(account: AccountId): Seat | undefined {
    const seat = this.#records.findIndex(({ player }) => player.accountId === account);
    return seat === -1 ? undefined : seat;
  }

  memberAt(seat: Seat): Member | undefined {
    return this.#records[seat]?.member;
  }

  hasLeft(seat: Seat): boolean {
    return this.#records[seat]?.hasLeft ?? false;
  }

  /** Whether nobody is connected, neither seated nor looking on. */
  get hasNoMembers(): boolean {
    return this.#spectators.size === 0 && this.#records.every(({ member }) => member === undefined);
  }

  /** Whether every player has left for good. */
  get haveAllLeft(): boolean {
    return this.#records.every(({ hasLeft: isGone }) => isGone);
  }

  /** Everybody connected, seated or looking on. */
  get members(): Member[] {
    const seated = this.#records.flatMap(({ member }) => member ?? []);
    return [...seated, ...this.#spectators];
  }

  /** Whether the rules have to hear of it when the player comes back. */
  isReportedAway(seat: Seat): boolean {
    return this.#reportedAway.has(seat);
  }

  get hasUnreportedAway(): boolean {
    return this.#unreportedAway.size > 0;
  }

  /** The seats that lost their connection since this was asked last; the rules must hear of them now. */
  takeUnreportedAway(): Seat[] {
    const lost = [...this.#unreportedAway];
    this.#unreportedAway.clear();
    for (const seat of lost) this.#reportedAway.add(seat);
    return lost;
  }

  /** Gives a newcomer the next seat; the connection takes it at once. */
  add(player: Player): Seat {
    this.#clearCache();
    return this.#records.push(newRecord(player, undefined)) - 1;
  }

  /** Shows the player as they look now, if they are seated. */
  refresh(player: Player): void {
    const place = this.#records.find((one) => one.player.accountId === player.accountId);
    if (place !== undefined) place.player = player;
    this.#players = undefined;
  }

  /** Takes the newest seat back. */
  removeNewest(): void {
    this.#clearCache();
    this.#records.pop();
  }

  /** Shows a seat as connected or away (ms since 1970), and says what it was before. */
  setAwaySince(seat: Seat, awaySince: number | undefined): number | undefined {
    const place = this.#recordAt(seat);
    const before = place.awaySince;
    place.awaySince = awaySince;
    this.#players = undefined;
    return before;
  }

  takeSeat(seat: Seat, member: Member): void {
    const { player } = member;
    const place = this.#recordAt(seat);
    if (place.hasLeft) this.#clearCache();
    Object.assign(place, { member, player, awaySince: undefined, isGone: false });
    this.#players = undefined;
    this.#unreportedAway.delete(seat);
    this.#reportedAway.delete(seat);
  }

  addSpectator(member: Member): void {
    this.#spectators.add(member);
  }

  /** Takes a connection away from its seat or its place among the spectators. */
  disconnect(member: Member, now: number): void {
    this.#spectators.delete(member);
    const seat = this.#records.findIndex((candidate) => candidate.member === member);
    const place = this.#records[seat];
    if (place === undefined) return;
    place.member = undefined;
    place.awaySince = now;
    this.#players = undefined;
    if (!place.hasLeft) this.#unreportedAway.add(seat);
  }

  markLeft(seat: Seat): void {
    this.#recordAt(seat).hasLeft = true;
    this.#clearCache();
    this.#unreportedAway.delete(seat);
    this.#reportedAway.add(seat);
  }

  /** The clock was moved by so many ms: who is away is away as long as before. */
  moveClock(byMs: number): void {
    for (const place of this.#records) {
      if (place.awaySince !== undefined) place.awaySince += byMs;
    }
  }

  #clearCache(): void {
    this.#players = undefined;
    this.#accounts = undefined;
    this.#holders = undefined;
  }

  #recordAt(seat: Seat): SeatRecord {
    const place = this.#records[seat];
    if (place === undefined) throw new RangeError(`no seat ${seat}`);
    return place;
  }

  /** When the first hold of an absent player ends (ms since 1970). */
  nextHoldEnd(holdMs: number): number | undefined {
    let earliest: number | undefined;
    for (const { awaySince, hasLeft: isGone } of this.#records) {
      if (awaySince === undefined || isGone) continue;
      earliest = Math.min(earliest ?? Number.POSITIVE_INFINITY, awaySince + holdMs);
    }
    return earliest;
  }

  /** Seats whose hold is over and whose leaving the rules have not heard of. */
  expiredHolds(holdMs: number, now: number): Seat[] {
    return this.#records.flatMap(({ awaySince, hasLeft: isGone }, seat) =>
      awaySince !== undefined && !isGone && awaySince + holdMs <= now ? [seat] : [],
    );
  }
}

const newRecord = (player: Player, awaySince: number | undefined): SeatRecord => ({
  player,
  member: undefined,
  awaySince,
  hasLeft: false,
});
