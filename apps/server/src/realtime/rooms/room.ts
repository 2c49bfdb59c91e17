import type { Game, NewMember, Removal, RoomInfo } from '@hub/engine/binding/binding';
import type { RoomPolicy } from '@hub/engine/binding/policy';
import type { WaitingGame, WaitingRun } from '@hub/engine/binding/waiting';
import type { Input, Seat } from '@hub/engine/kernel/rules';
import type { FrameOf, RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { RefusalReason } from '@hub/engine/wire/errors';
import type { AccountId, GameId } from '@hub/engine/wire/ids';
import type { RoomWrite, Settlement } from '@hub/server/rooms/ports.ts';
import { messageFrame } from '../frame-writer.ts';
import { LazySnapshot } from './lazy-snapshot.ts';
import type { Member } from './member.ts';
import { Outbox } from './outbox.ts';
import type { Revision } from './revision.ts';
import { audienceAt, deliveriesOf, paidFrame } from './room-frames.ts';
import type { Roster } from './roster.ts';
import type { Scheduled } from './scheduler.ts';

type Frame = FrameOf<RealtimeEndpoint>;

/** How long an unused room stays in memory, so that a page reload does not load it from the store. */
const IDLE_MS = 60_000;
const NO_ACCOUNTS: readonly AccountId[] = [];

export type RoomStart = {
  readonly roomId: GameId;
  readonly game: Game;
  readonly roster: Roster;
  readonly openedAt: number;
  readonly revision: Revision;
  /** How long the hub was closed for maintenance since then, in ms: the room waited. */
  readonly pausedMs?: number;
};

/** System time minus room time (ms) of a stored room that the hub was closed for `pausedMs` of its life. */
export const clockOffsetOf = (
  { followsClock }: RoomPolicy,
  updatedAt: number,
  pausedMs: number,
  now: number,
): number =>
  // `updatedAt` is in the future if the clock was set back while the room was stored.
  Math.min(followsClock ? 0 : pausedMs, now - updatedAt);

/** What a room is to a player, with its time in system time. */
export const inSystemTime = (
  waits: WaitingGame | WaitingRun | undefined,
  clockOffsetMs: number,
): WaitingGame | WaitingRun | undefined =>
  waits?.until === undefined ? waits : { ...waits, until: waits.until + clockOffsetMs };

/**
 * One live game or lobby. Inputs are applied immediately in memory, one after another; their frames are held in the outbox
 * until the state is stored. So no player ever sees a state that a crash could undo.
 */
export class Room implements Scheduled<Room> {
  readonly roomId: GameId;
  readonly game: Game;
  readonly policy: RoomPolicy;
  /** An account has one seated connection in all rooms of a kind. */
  readonly seatKind: string;
  readonly openedAt: number;
  readonly roster: Roster;
  readonly outbox = new Outbox();
  wakeup: Scheduled<Room>['wakeup'];
  #revision: Revision;
  /** When the room was last used (ms since 1970). */
  #usedAt: number;
  /** System time minus room time (ms). Room time jumps with the system clock only if the policy says so. */
  #clockOffsetMs: number;
  #isDropped = false;
  #settlements: Settlement[] = [];
  #hasResult: boolean;
  /** The accounts with a seat as of the last write. */
  #storedHolders: readonly AccountId[] | undefined;
  #removedMembers: Member[] = [];

  /** `now` in milliseconds since 1970. */
  constructor({ roomId, game, roster, openedAt, revision, pausedMs = 0 }: RoomStart, now: number) {
    this.roomId = roomId;
    this.game = game;
    this.policy = game.policyOf?.(revision.state) ?? game.policy;
    this.seatKind = game.endpoint.name + (game.isPractice?.(revision.state) ? '/practice' : '');
    this.openedAt = openedAt;
    this.roster = roster;
    this.#revision = revision;
    this.#hasResult = game.rules.result(revision.state) !== undefined;
    this.#usedAt = now;
    this.#clockOffsetMs = clockOffsetOf(this.policy, revision.updatedAt, pausedMs, now);
  }

  get state(): unknown {
    return this.#revision.state;
  }

  get isOver(): boolean {
    return this.#revision.isOver;
  }

  /** Whether the room was removed from memory; it must not be used any more. */
  get isDropped(): boolean {
    return this.#isDropped;
  }

  get deadline(): number | undefined {
    return this.game.rules.deadline(this.#revision.state);
  }

  get info(): RoomInfo {
    return this.#infoAt(this.#revision);
  }

  /** The room's summary in the list of rooms; undefined if it is not listed. */
  get summary(): unknown {
    return this.#isClosed ? undefined : this.game.list?.summaryOf(this.#revision.state, this.info);
  }

  /** How good the room is for a player who seeks one; undefined if it is not offered. A countdown ends in system time. */
  get offer(): number | undefined {
    const offer = this.#isClosed ? undefined : this.game.list?.offerOf?.(this.#revision.state, this.info);
    return offer === undefined ? undefined : offer + this.#clockOffsetMs;
  }

  /** What the room is to a player of it who looks at another page; undefined while it does not wait for that player. */
  waitsFor(seat: Seat): WaitingGame | WaitingRun | undefined {
    return inSystemTime(this.game.waitingFor?.(this.#revision.state, seat), this.#clockOffsetMs);
  }

  /** Whether the room is closed or has exceeded its lifetime. */
  isUnavailable(now: number): boolean {
    const { lifetimeMs } = this.policy;
    return this.#isClosed || (lifetimeMs !== undefined && this.#timeAt(now) - this.openedAt >= lifetimeMs);
  }

  /** Whether the player of a seat has not left for good. The roster does not know it after a restart, the rules do. */
  isSeated(seat: Seat): boolean {
    return !this.roster.hasLeft(seat) && (this.game.isSeated?.(this.#revision.state, seat) ?? true);
  }

  /**
   * Applies one input. If the state changes, stages the frames and, if the game has just ended, its settlement for the next
   * write. Returns the reason of a refusal. The room stays unchanged if the input is refused or the game's code throws.
   */
  apply(input: Input<unknown>, now: number): RefusalReason | undefined {
    const time = this.#timeAt(now);
    const { rules, facts, refusals } = this.game;
    const step = rules.apply(this.#revision.state, input, { now: time, facts });
    if (!step.ok) return refusals[step.refusal] ?? 'internal';
    const { state, events } = step;
    if (state === this.#revision.state) return undefined;
    const result = rules.result(state);
    const hasResult = result !== undefined;
    const isOver = this.game.isClosed?.(state) ?? (hasResult && this.game.awaitsRematch?.(state) !== true);
    const next = { state, version: this.#revision.version + 1, updatedAt: time, isOver };
    const removals = this.#removals(events, next);
    const settlement = hasResult && !this.#hasResult ? this.#settle(next, result, now) : undefined;
    const deliveries = deliveriesOf({
      game: this.game,
      roster: this.roster,
      room: this.#infoAt(next),
      state,
      events,
      removals,
      settlement,
      now: time,
    });
    if (settlement !== undefined) this.#settlements.push(settlement);
    this.#hasResult = hasResult;
    this.#revision = next;
    this.outbox.stage(deliveries);
    for (const { seat } of removals) this.#removePlayer(seat);
    if (this.#isClosed) this.#removedMembers.push(...this.roster.members);
    return undefined;
  }

  /** Returns and clears the members whom the rules have removed from the room. */
  takeRemovedMembers(): readonly Member[] {
    const removed = this.#removedMembers;
    if (removed.length > 0) this.#removedMembers = [];
    return removed;
  }

  /** Applies all due deadlines, and `seatAway` for all lost connections. Throws if a deadline does not advance. */
  catchUp(now: number): void {
    this.#applyDueDeadlines(now);
    if (this.isOver || !this.roster.hasUnreportedAway) return;
    for (const [seat, loss] of this.roster.takeUnreportedAway())
      this.apply({ type: 'seatAway', seat, ...(loss === 'server' && { isRestart: true }) }, now);
  }

  #applyDueDeadlines(now: number): void {
    const time = this.#timeAt(now);
    for (let due = this.deadline; due !== undefined && due <= time; ) {
      const refusal = this.apply({ type: 'deadline' }, now);
      const next = this.deadline;
      if (refusal !== undefined || (next !== undefined && next <= due)) {
        throw new Error(`${this.game.rules.name} does not move past its deadline`);
      }
      due = next;
    }
  }

  /** The settlement of a finished game whose frames show what was paid; undefined for other rooms. */
  get settlement(): Settlement | undefined {
    const { state, updatedAt } = this.#revision;
    if (this.game.withPaid === undefined || !this.#hasResult) return undefined;
    const result = this.game.rules.result(state);
    return result === undefined ? undefined : this.#settle(this.#revision, result, updatedAt);
  }

  /**
   * Sends the state to a player who has just entered, as their audience may see it. `paid` is the stored settlement of a
   * finished game, unless it is being stored.
   */
  welcome(member: Member, newMember: NewMember, now: number, paid = this.settlement): void {
    const { rules, facts } = this.game;
    const view = rules.view(this.#revision.state, audienceAt(this.game, newMember.seat), {
      now: this.#timeAt(now),
      facts,
    });
    for (const message of this.game.welcome(view, this.info, newMember, this.#revision.state)) {
      const frame =
        paid === undefined
          ? messageFrame(message)
          : paidFrame(this.game, message, paid, newMember.player.accountId);
      this.outbox.send({ to: member, frame });
    }
  }

  /** Returns all unsaved changes; `outbox.release` or `drop` must follow when the write ends. */
  beginWrite(): readonly RoomWrite[] {
    const snapshot = new LazySnapshot(this, this.#revision);
    const write: RoomWrite = { snapshot, value: this.#revision.state, holders: this.#newHolders() };
    const settlements = this.#settlements;
    this.#settlements = [];
    this.outbox.beginWrite();
    return settlements.length === 0 ? [write] : settlements.map((settlement) => ({ ...write, settlement }));
  }

  /** The accounts with a seat if they have changed since the last write, so that most writes have only the snapshot. */
  #newHolders(): readonly AccountId[] | undefined {
    const holders = this.isOver ? NO_ACCOUNTS : this.roster.holders;
    if (holders === this.#storedHolders) return undefined;
    this.#storedHolders = holders;
    return holders;
  }

  /** Discards all unsaved changes. */
  drop(): void {
    this.#isDropped = true;
    this.#settlements = [];
    this.outbox.clear();
  }

  /** Restarts the time after which the unused room is unloaded. */
  markUsed(now: number): void {
    this.#usedAt = now;
  }

  /** Corrects all times for a system clock that has jumped by `byMs`. */
  moveClock(byMs: number): void {
    if (!this.policy.followsClock) this.#clockOffsetMs += byMs;
    this.#usedAt += byMs;
    this.roster.moveClock(byMs);
  }

  /** Whether the room can be unloaded: no member, no deadline, nothing unsaved, and unused for `IDLE_MS`. */
  isIdle(now: number): boolean {
    return this.outbox.isSaved && this.#isUnused() && now - this.#usedAt >= IDLE_MS;
  }

  wakeAt(): number | undefined {
    if (this.#isDropped) return undefined;
    if (!this.isOver && this.roster.hasUnreportedAway) return this.#usedAt;
    if (this.#isUnused()) return this.#usedAt + IDLE_MS;
    const holdEnd = this.isOver ? undefined : this.roster.nextHoldEnd(this.policy.holdMs);
    const deadline = this.deadline === undefined ? undefined : this.deadline + this.#clockOffsetMs;
    if (deadline === undefined || holdEnd === undefined) return deadline ?? holdEnd;
    return Math.min(deadline, holdEnd);
  }

  #timeAt(now: number): number {
    return now - this.#clockOffsetMs;
  }

  #isUnused(): boolean {
    const needsNoTime = this.isOver || this.policy.mayUnload || this.roster.haveAllLeft;
    return needsNoTime && this.roster.hasNoMembers && this.deadline === undefined;
  }

  /** Rooms that play several games cannot be entered once they are over; other rooms can still be viewed. */
  get #isClosed(): boolean {
    return this.isOver && this.game.isClosed !== undefined;
  }

  #removals(events: readonly unknown[], next: Revision): readonly Removal<Frame>[] {
    const { game } = this;
    if (game.removalOf === undefined || events.length === 0) return [];
    const room = this.#infoAt(next);
    return events.flatMap((event) => game.removalOf?.(event, room) ?? []);
  }

  #removePlayer(seat: Seat): void {
    const member = this.roster.memberAt(seat);
    this.roster.markLeft(seat);
    if (member !== undefined) this.#removedMembers.push(member);
  }

  #settle(next: Revision, result: unknown, finishedAt: number): Settlement | undefined {
    const { state } = next;
    // Not the version: a copy of the room in another process may end the same game with other moves.
    const number = this.game.gameNumber?.(state) ?? 1;
    const matchId = `${this.roomId}-${this.openedAt.toString(36)}-game${number}` as GameId;
    const finish = { result, state, room: this.#infoAt(next), matchId, finishedAt };
    // `defineBinding` has checked the names in the settlement against the descriptors.
    return this.game.settle(finish) as Settlement | undefined;
  }

  #infoAt({ version, isOver }: Revision): RoomInfo {
    const { roomId, openedAt, roster } = this;
    return { roomId, version, openedAt, isOver, seats: roster.players };
  }
}
