import TinyQueue from 'tinyqueue';
import type { Clock } from '../../platform/clock.ts';

/** A place in the queue; without its sleeper once it is called off, so that it keeps nobody in memory. */
type Wakeup<Self> = { readonly at: number; target: Self | undefined };

/** Something that wants to be woken. */
export type Scheduled<Self> = {
  /** When (ms since 1970), asked anew each time; undefined for not at all. */
  wakeAt(): number | undefined;
  /** The one that will ring; kept by the scheduler. */
  wakeup: Wakeup<Self> | undefined;
};

/** The longest wait that setTimeout takes. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** So many alarms that were called off may wait in the queue, or half of it, before they are swept out. */
const MAX_CANCELLED = 64;

const queueOf = <S>(alarms: Wakeup<S>[] = []): TinyQueue<Wakeup<S>> =>
  new TinyQueue<Wakeup<S>>(alarms, (a, b) => a.at - b.at);

/** Wakes everybody on time with a single timer. */
export class Scheduler<S extends Scheduled<S>> {
  readonly #clock: Clock;
  readonly #wake: (sleeper: S, now: number) => void;
  #wakeups = queueOf<S>();
  #cancelled = 0;
  #timer: NodeJS.Timeout | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  #isStopped = false;

  /** `wake` must not throw. A sleeper that wants to be woken again has to be armed again. */
  constructor(clock: Clock, wake: (sleeper: S, now: number) => void) {
    this.#clock = clock;
    this.#wake = wake;
  }

  /** How many alarms the queue holds, those that were called off included. */
  get size(): number {
    return this.#wakeups.length;
  }

  /**
   * To be called whenever a sleeper's `wakeAt` may have changed. An alarm that comes too early is kept and set anew
   * when it rings, so that a deadline that moves with every input costs nothing; one that comes too late is called off.
   */
  schedule(sleeper: S): void {
    const at = sleeper.wakeAt();
    if (at === undefined || (sleeper.wakeup !== undefined && sleeper.wakeup.at <= at)) return;
    this.cancel(sleeper);
    sleeper.wakeup = { at, target: sleeper };
    this.#wakeups.push(sleeper.wakeup);
    this.#setTimer();
  }

  /** Calls its alarm off: it is not woken unless it is armed again, and not kept in memory. */
  cancel(sleeper: S): void {
    if (sleeper.wakeup === undefined) return;
    sleeper.wakeup.target = undefined;
    sleeper.wakeup = undefined;
    this.#cancelled += 1;
    if (this.#cancelled > Math.max(MAX_CANCELLED, this.#wakeups.length / 2)) this.#removeCancelled();
  }

  /** Asks everybody anew: to be called when the clock was moved, and with it what they want. */
  rescheduleAll(): void {
    const alarms = this.#wakeups;
    this.#wakeups = queueOf();
    this.#cancelled = 0;
    this.#timerAt = Number.POSITIVE_INFINITY;
    for (const { target: sleeper } of alarms.data) {
      if (sleeper === undefined) continue;
      sleeper.wakeup = undefined;
      this.schedule(sleeper);
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #setTimer(): void {
    // First of all: reading the clock may show that it was moved.
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
    for (const sleeper of this.#takeDue(now)) {
      const at = sleeper.wakeAt();
      if (at !== undefined && at <= now) this.#wake(sleeper, now);
      else this.schedule(sleeper);
    }
    this.#setTimer();
  }

  /** Taken out before anybody is woken: who asks to be woken at once waits for the next round. */
  #takeDue(now: number): S[] {
    const due: S[] = [];
    for (let next = this.#wakeups.peek(); next !== undefined && next.at <= now; next = this.#wakeups.peek()) {
      this.#wakeups.pop();
      const { target: sleeper } = next;
      if (sleeper === undefined) {
        this.#cancelled -= 1;
        continue;
      }
      sleeper.wakeup = undefined;
      due.push(sleeper);
    }
    return due;
  }

  /** Deadlines are often called off long before they would have come: they must not wait for it. */
  #removeCancelled(): void {
    this.#wakeups = queueOf(this.#wakeups.data.filter(({ target: sleeper }) => sleeper !== undefined));
    this.#cancelled = 0;
  }
}
