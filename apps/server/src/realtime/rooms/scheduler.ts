import type { Clock } from '@hub/server/platform/clock.ts';
import TinyQueue from 'tinyqueue';

/** An entry of the queue; without its target once it is cancelled, so that the target can be garbage-collected. */
type Wakeup<Self> = { readonly at: number; target: Self | undefined };

/** An object that the scheduler wakes at a time it names. */
export type Scheduled<Self> = {
  /** The time of the next call (ms since 1970), undefined for none. May change between calls. */
  wakeAt(): number | undefined;
  /** The pending entry of the queue; maintained by the scheduler. */
  wakeup: Wakeup<Self> | undefined;
};

/** The longest delay that setTimeout supports. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Cancelled entries are removed once there are more of them than this and than half of the queue. */
const MAX_CANCELLED = 64;

const queueOf = <S>(wakeups: Wakeup<S>[] = []): TinyQueue<Wakeup<S>> =>
  new TinyQueue<Wakeup<S>>(wakeups, (a, b) => a.at - b.at);

/** Wakes many objects on time with one timer. */
export class Scheduler<S extends Scheduled<S>> {
  readonly #clock: Clock;
  readonly #wake: (target: S, now: number) => void;
  #wakeups = queueOf<S>();
  #cancelled = 0;
  #timer: NodeJS.Timeout | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  #isStopped = false;

  /** `wake` must not throw. A target that is to be woken again must be scheduled again. */
  constructor(clock: Clock, wake: (target: S, now: number) => void) {
    this.#clock = clock;
    this.#wake = wake;
  }

  /** Number of entries in the queue, including cancelled ones. */
  get size(): number {
    return this.#wakeups.length;
  }

  /**
   * To be called whenever a target's `wakeAt` may have changed. An entry that is due too early is kept and renewed when it
   * is due, so that a deadline that is postponed with every input costs nothing; an entry that is due too late is cancelled.
   */
  schedule(target: S): void {
    const at = target.wakeAt();
    if (at === undefined || (target.wakeup !== undefined && target.wakeup.at <= at)) return;
    this.cancel(target);
    target.wakeup = { at, target };
    this.#wakeups.push(target.wakeup);
    this.#setTimer();
  }

  /** Cancels a target's entry and releases the target. */
  cancel(target: S): void {
    if (target.wakeup === undefined) return;
    target.wakeup.target = undefined;
    target.wakeup = undefined;
    this.#cancelled += 1;
    if (this.#cancelled > Math.max(MAX_CANCELLED, this.#wakeups.length / 2)) this.#removeCancelled();
  }

  /** Schedules all targets again; to be called after a jump of the system clock. */
  rescheduleAll(): void {
    const wakeups = this.#wakeups;
    this.#wakeups = queueOf();
    this.#cancelled = 0;
    this.#timerAt = Number.POSITIVE_INFINITY;
    for (const { target } of wakeups.data) {
      if (target === undefined) continue;
      target.wakeup = undefined;
      this.schedule(target);
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #setTimer(): void {
    // Read first: reading the clock may detect a jump, which reschedules everything.
    const now = this.#clock.now();
    const next = this.#wakeups.peek();
    if (next === undefined || next.at >= this.#timerAt || this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#timerAt = next.at;
    const waitMs = Math.min(Math.max(0, next.at - now), MAX_TIMEOUT_MS);
    this.#timer = setTimeout(() => this.#wakeDue(), waitMs);
  }

  #wakeDue(): void {
    this.#timerAt = Number.POSITIVE_INFINITY;
    const now = this.#clock.now();
    for (const target of this.#takeDue(now)) {
      const at = target.wakeAt();
      if (at !== undefined && at <= now) this.#wake(target, now);
      else this.schedule(target);
    }
    this.#setTimer();
  }

  /** Removes all due entries before the first target is woken, so that a target due again at once waits for the next round. */
  #takeDue(now: number): S[] {
    const due: S[] = [];
    for (let next = this.#wakeups.peek(); next !== undefined && next.at <= now; next = this.#wakeups.peek()) {
      this.#wakeups.pop();
      const { target } = next;
      if (target === undefined) {
        this.#cancelled -= 1;
        continue;
      }
      target.wakeup = undefined;
      due.push(target);
    }
    return due;
  }

  /** Removes cancelled entries, which would otherwise stay in the queue until they are due. */
  #removeCancelled(): void {
    this.#wakeups = queueOf(this.#wakeups.data.filter(({ target }) => target !== undefined));
    this.#cancelled = 0;
  }
}
