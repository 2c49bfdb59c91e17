import type { SeatedPlayer } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import type { Seat } from '@hub/engine/kernel/rules';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Member } from './member.ts';

/** How a seat lost its connection: by itself, or with the server that had it. */
export type Loss = 'connection' | 'server';

type SeatRecord = {
  player: Player;
  member: Member | undefined;
  /** Milliseconds since 1970; undefined while connected or entering. */
  awaySince: number | undefined;
  /** The player left or the hold ended, and the rules have received `seatLeft`. */
  hasLeft: boolean;
};

/**
 * The seats and spectators of a room, and which players are connected. A seat number is never given to a second account, so
 * that the rules recognize returning players. The rules limit how many players take part at a time.
 */
export class Roster {
  readonly #records: SeatRecord[];
  /** Disconnected seats for which the rules have not received `seatAway` yet. */
  readonly #unreportedAway = new Map<Seat, Loss>();
  /** Seats for which the rules have received `seatAway` or `seatLeft`. */
  readonly #reportedAway = new Set<Seat>();
  readonly #spectators = new Set<Member>();
  /** Cached because they are read with every change of the state; undefined when out of date. */
  #players: readonly SeatedPlayer[] | undefined;
  #accounts: readonly AccountId[] | undefined;
  #holders: readonly AccountId[] | undefined;

  /** All seats start disconnected; `takeSeat` connects them. */
  constructor(players: readonly Player[], now: number) {
    this.#records = players.map((player) => newRecord(player, now));
  }

  /** After a restart: all seats are disconnected, and the rules are to receive `seatAway` for each. */
  markAllAway(): void {
    for (const seat of this.#records.keys()) this.#unreportedAway.set(seat, 'server');
  }

  /** All players with a seat; the same array until one of them changes. */
  get players(): readonly SeatedPlayer[] {
    return (this.#players ??= this.#records.map(({ player, awaySince }) => ({
      accountId: player.accountId,
      player,
      isConnected: awaySince === undefined,
    })));
  }

  /** Accounts by seat; the same array until a seat is added. */
  get accounts(): readonly AccountId[] {
    return (this.#accounts ??= this.#records.map(({ player }) => player.accountId));
  }

  /** The accounts that have not left for good; the same array until one joins or leaves. */
  get holders(): readonly AccountId[] {
    return (this.#holders ??= this.#records.flatMap(({ player, hasLeft }) =>
      hasLeft ? [] : player.accountId,
    ));
  }

  /** Whether the account has a seat that it has not left for good. */
  isHolder(account: AccountId): boolean {
    return this.#records.some(({ player, hasLeft }) => player.accountId === account && !hasLeft);
  }

  get spectators(): Iterable<Member> {
    return this.#spectators;
  }

  /** Number of seats, including those of players who have left for good. */
  get size(): number {
    return this.#records.length;
  }

  /** The seat of an account; undefined if it has none. */
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

  /** Whether no player or spectator is connected. */
  get hasNoMembers(): boolean {
    return this.#spectators.size === 0 && this.#records.every(({ member }) => member === undefined);
  }

  /** Whether every player has left for good. */
  get haveAllLeft(): boolean {
    return this.#records.every(({ hasLeft }) => hasLeft);
  }

  /** All connected players and spectators. */
  get members(): Member[] {
    const seated = this.#records.flatMap(({ member }) => member ?? []);
    return [...seated, ...this.#spectators];
  }

  /** Whether the rules must receive `seatReturned` when the player returns. */
  isReportedAway(seat: Seat): boolean {
    return this.#reportedAway.has(seat);
  }

  get hasUnreportedAway(): boolean {
    return this.#unreportedAway.size > 0;
  }

  /** Returns and clears the seats for which the rules must now receive `seatAway`. */
  takeUnreportedAway(): (readonly [Seat, Loss])[] {
    const away = [...this.#unreportedAway];
    this.#unreportedAway.clear();
    for (const [seat] of away) this.#reportedAway.add(seat);
    return away;
  }

  /** Assigns the next seat to a new player, shown as connected; `takeSeat` must follow. */
  add(player: Player): Seat {
    this.#clearCache();
    return this.#records.push(newRecord(player, undefined)) - 1;
  }

  /** Replaces the player's name and cosmetics if they have a seat. */
  refresh(player: Player): void {
    const record = this.#records.find((one) => one.player.accountId === player.accountId);
    if (record !== undefined) record.player = player;
    this.#players = undefined;
  }

  /** Removes the seat that was added last. */
  removeNewest(): void {
    this.#clearCache();
    this.#records.pop();
  }

  /** Marks a seat as connected (undefined) or away (ms since 1970); returns the value before. */
  setAwaySince(seat: Seat, awaySince: number | undefined): number | undefined {
    const record = this.#recordAt(seat);
    const before = record.awaySince;
    record.awaySince = awaySince;
    this.#players = undefined;
    return before;
  }

  takeSeat(seat: Seat, member: Member): void {
    const record = this.#recordAt(seat);
    if (record.hasLeft) this.#clearCache();
    record.member = member;
    record.player = member.player;
    record.awaySince = undefined;
    record.hasLeft = false;
    this.#players = undefined;
    this.#unreportedAway.delete(seat);
    this.#reportedAway.delete(seat);
  }

  addSpectator(member: Member): void {
    this.#spectators.add(member);
  }

  /** Removes a connection from its seat or from the spectators. */
  disconnect(member: Member, now: number, loss: Loss = 'connection'): void {
    this.#spectators.delete(member);
    const seat = this.#records.findIndex((candidate) => candidate.member === member);
    const record = this.#records[seat];
    if (record === undefined) return;
    record.member = undefined;
    record.awaySince = now;
    this.#players = undefined;
    if (!record.hasLeft) this.#unreportedAway.set(seat, loss);
  }

  markLeft(seat: Seat): void {
    this.#recordAt(seat).hasLeft = true;
    this.#clearCache();
    this.#unreportedAway.delete(seat);
    this.#reportedAway.add(seat);
  }

  /** Corrects all times for a system clock that has jumped by `byMs`. */
  moveClock(byMs: number): void {
    for (const record of this.#records) {
      if (record.awaySince !== undefined) record.awaySince += byMs;
    }
  }

  #clearCache(): void {
    this.#players = undefined;
    this.#accounts = undefined;
    this.#holders = undefined;
  }

  #recordAt(seat: Seat): SeatRecord {
    const record = this.#records[seat];
    if (record === undefined) throw new RangeError(`no seat ${seat}`);
    return record;
  }

  /** When the first hold of a disconnected player ends (ms since 1970). */
  nextHoldEnd(holdMs: number): number | undefined {
    let earliest: number | undefined;
    for (const { awaySince, hasLeft } of this.#records) {
      if (awaySince === undefined || hasLeft) continue;
      earliest = Math.min(earliest ?? Number.POSITIVE_INFINITY, awaySince + holdMs);
    }
    return earliest;
  }

  /** Seats whose hold has ended and for which the rules have not received `seatLeft` yet. */
  expiredHolds(holdMs: number, now: number): Seat[] {
    return this.#records.flatMap(({ awaySince, hasLeft }, seat) =>
      awaySince !== undefined && !hasLeft && awaySince + holdMs <= now ? [seat] : [],
    );
  }
}

const newRecord = (player: Player, awaySince: number | undefined): SeatRecord => ({
  player,
  member: undefined,
  awaySince,
  hasLeft: false,
});
