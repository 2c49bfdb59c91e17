import type { Game, NewMember, Removal, RoomInfo } from '@hub/engine/binding/binding';
import type { RoomPolicy } from '@hub/engine/binding/policy';
import type { Input, Seat } from '@hub/engine/kernel/rules';
import type { FrameOf, RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { ErrorCode } from '@hub/engine/wire/errors';
import type { AccountId, GameId } from '@hub/engine/wire/ids';
import type { RoomWrite, Settlement } from '../../domain/rooms/ports.ts';
import { messageFrame } from '../frame-writer.ts';
import { LazySnapshot } from './lazy-snapshot.ts';
import type { Member } from './member.ts';
import { Outbox } from './outbox.ts';
import type { Revision } from './revision.ts';
import { audienceAt, deliveriesOf } from './room-frames.ts';
import type { Roster } from './roster.ts';
import type { Scheduled } from './scheduler.ts';

type Frame = FrameOf<RealtimeEndpoint>;

/** How long a room that nobody needs stays in memory, so that a reload finds it there. */
const IDLE_MS = 60_000;
const NO_ACCOUNTS: readonly AccountId[] = [];

export type RoomStart = {
  readonly roomId: GameId;
  readonly game: Game;
  readonly roster: Roster;
  readonly openedAt: number;
  readonly revision: Revision;
};

/**
 * One live game. Inputs are applied one after another, at once and in memory; the frames they cause wait here until the
 * state is stored. Nobody outside hears of a state that a crash could take back.
 */
export class Room implements Scheduled<Room> {
  readonly roomId: GameId;
  readonly game: Game;
  readonly policy: RoomPolicy;
  readonly openedAt: number;
  readonly roster: Roster;
  readonly outbox = new Outbox();
  wakeup: Scheduled<Room>['wakeup'];
  #revision: Revision;
  /** When somebody last needed it (ms since 1970). */
  #usedAt: number;
  /** How far the clock is ahead of the room's own time (ms), which goes on evenly when the clock is moved. */
  #clockOffsetMs: number;
  #isDropped = false;
  #settlements: Settlement[] = [];
  #hasResult: boolean;
  /** Whom the last write told to hold a seat. */
  #storedHolders: readonly AccountId[] | undefined;
  #removedMembers: Member[] = [];

  /** `now` in milliseconds since 1970. */
  constructor({ roomId, game, roster, openedAt, revision: position }: RoomStart, now: number) {
    this.roomId = roomId;
    this.game = game;
    this.policy = game.policyOf?.(position.state) ?? game.policy;
    this.openedAt = openedAt;
    this.roster = roster;
    this.#revision = position;
    this.#hasResult = game.rules.result(position.state) !== undefined;
    this.#usedAt = now;
    // Stored in the future: the clock went back meanwhile.
    this.#clockOffsetMs = Math.min(0, now - position.updatedAt);
  }

  get state(): unknown {
    return this.#revision.state;
  }

  get isOver(): boolean {
    return this.#revision.isOver;
  }

  /** Taken out of memory: it hears nothing more, and the store has the truth. */
  get isDropped(): boolean {
    return this.#isDropped;
  }

  get deadline(): number | undefined {
    return this.game.rules.deadline(this.#revision.state);
  }

  get info(): RoomInfo {
    return this.#infoAt(this.#revision);
  }

  /** What the list of rooms says of it; undefined when it is not to be found. */
  get summary(): unknown {
    return this.#isClosed ? undefined : this.game.list?.summaryOf(this.#revision.state, this.info);
  }

  /** Gone for everybody: closed, or too old. */
  isUnavailable(now: number): boolean {
    const { lifetimeMs } = this.policy;
    return this.#isClosed || (lifetimeMs !== undefined && this.#timeAt(now) - this.openedAt >= lifetimeMs);
  }

  /**
   * Applies one input. A change: the frames for everybody and, when the game just ended, its settlement are staged, and
   * the room wants to be saved. No change: nobody hears of it. Refused: nothing changes, and the refusal's code is
   * returned. Should the game's code throw, nothing has changed either.
   */
  apply(input: Input<unknown>, now: number): ErrorCode | undefined {
    const time = this.#timeAt(now);
    const { rules, facts, refusals } = this.game;
    const step = rules.apply(this.#revision.state, input, { now: time, facts });
    if (!step.ok) return refusals[step.refusal] ?? 'internal';
    const { state, events } = step;
    if (state === this.#revision.state) return undefined;
    const result = rules.result(state);
    const hasResult = result !== undefined;
    const isOver = this.game.isClosed?.(state) ?? hasResult;
    const next = { state, version: this.#revision.version + 1, updatedAt: time, isOver };
    const vacancies = this.#removals(events, next);
    const settlement = hasResult && !this.#hasResult ? this.#settle(next, result, now) : undefined;
    const deliveries = deliveriesOf({
      game: this.game,
      roster: this.roster,
      room: this.#infoAt(next),
      state,
      events,
      vacancies,
      settlement,
      now: time,
    });
    if (settlement !== undefined) this.#settlements.push(settlement);
    this.#hasResult = hasResult;
    this.#revision = next;
    this.outbox.stage(deliveries);
    for (const { seat } of vacancies) this.#removePlayer(seat);
    if (this.#isClosed) this.#removedMembers.push(...this.roster.members);
    return undefined;
  }

  /** The connections that the rules have sent out of the room since this was asked last. */
  takeRemovedMembers(): readonly Member[] {
    const dismissed = this.#removedMembers;
    if (dismissed.length > 0) this.#removedMembers = [];
    return dismissed;
  }

  /**
   * Brings a game up to the time: every deadline that has come is applied, and every connection that was lost is told.
   * Throws when a game does not move on.
   */
  catchUp(now: number): void {
    this.#applyDueDeadlines(now);
    if (this.isOver || !this.roster.hasUnreportedAway) return;
    for (const seat of this.roster.takeUnreportedAway()) this.apply({ type: 'seatAway', seat }, now);
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

  /** Answers whoever came in with the state as that seat, or anybody without one, may see it. */
  welcome(member: Member, arrival: NewMember, now: number): void {
    const { rules, facts } = this.game;
    const view = rules.view(this.#revision.state, audienceAt(this.game, arrival.seat), {
      now: this.#timeAt(now),
      facts,
    });
    for (const message of this.game.welcome(view, this.info, arrival, this.#revision.state)) {
      this.outbox.send({ to: member, frame: messageFrame(message) });
    }
  }

  /** Hands over what is unsaved; `outbox.release` or `drop` ends the write. */
  beginWrite(): readonly RoomWrite[] {
    const snapshot = new LazySnapshot(this, this.#revision);
    const write: RoomWrite = { snapshot, value: this.#revision.state, holders: this.#newHolders() };
    const settlements = this.#settlements;
    this.#settlements = [];
    this.outbox.beginWrite();
    return settlements.length === 0 ? [write] : settlements.map((settlement) => ({ ...write, settlement }));
  }

  /** Told when they are others than the last time, so that an ordinary move writes nothing but the snapshot. */
  #newHolders(): readonly AccountId[] | undefined {
    const holders = this.isOver ? NO_ACCOUNTS : this.roster.holders;
    if (holders === this.#storedHolders) return undefined;
    this.#storedHolders = holders;
    return holders;
  }

  /** Forgets everything unsaved. */
  drop(): void {
    this.#isDropped = true;
    this.#settlements = [];
    this.outbox.clear();
  }

  /** Says that somebody needs it now. */
  markUsed(now: number): void {
    this.#usedAt = now;
  }

  /** The clock was moved by so many ms: nothing in the room has. */
  moveClock(byMs: number): void {
    this.#clockOffsetMs += byMs;
    this.#usedAt += byMs;
    this.roster.moveClock(byMs);
  }

  /** Whether it may leave the memory: nobody is there, nothing is unsaved and nothing waits for time. */
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
    const isAtRest = this.isOver || this.policy.mayUnload || this.roster.haveAllLeft;
    return isAtRest && this.roster.hasNoMembers && this.deadline === undefined;
  }

  /** A room that outlives its games is over when it is closed; others can still be looked at. */
  get #isClosed(): boolean {
    return this.isOver && this.game.isClosed !== undefined;
  }

  #removals(events: readonly unknown[], next: Revision): readonly Removal<Frame>[] {
    const { game } = this;
    if (game.removalOf === undefined || events.length === 0) return [];
    const table = this.#infoAt(next);
    return events.flatMap((event) => game.removalOf?.(event, table) ?? []);
  }

  #removePlayer(seat: Seat): void {
    const member = this.roster.memberAt(seat);
    this.roster.markLeft(seat);
    if (member !== undefined) this.#removedMembers.push(member);
  }

  #settle(next: Revision, result: unknown, finishedAt: number): Settlement | undefined {
    const { state, version } = next;
    const matchId = `${this.roomId}-${this.openedAt.toString(36)}-${version.toString(36)}` as GameId;
    const finish = { result, state, room: this.#infoAt(next), matchId, finishedAt };
    // Each binding is checked against its game's descriptor, and the descriptors make up the names of the store.
    return this.game.settle(finish) as Settlement | undefined;
  }

  #infoAt({ version, isOver }: Revision): RoomInfo {
    const { roomId, openedAt, roster } = this;
    return { roomId, version, openedAt, isOver, seats: roster.players };
  }
}
