import TinyQueue from 'tinyqueue';
import type { Clock } from '../../platform/clock.ts';

/** Something that wants to be woken. */
export type Sleeper = {
  /** When (ms since 1970), asked anew each time; undefined for not at all. */
  wakeAt(): number | undefined;
  /** Its earliest alarm in the queue; kept by the scheduler. */
  alarmAt: number | undefined;
};

type Alarm<S> = { readonly at: number; readonly sleeper: S };

/** The longest wait that setTimeout takes. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

const emptyQueue = <S>(): TinyQueue<Alarm<S>> => new TinyQueue<Alarm<S>>([], (a, b) => a.at - b.at);

/** Wakes everybody on time with a single timer. */
export class Scheduler<S extends Sleeper> {
  readonly #clock: Clock;
  readonly #wake: (sleeper: S, now: number) => void;
  #alarms = emptyQueue<S>();
  #timer: NodeJS.Timeout | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  #isStopped = false;

  /** `wake` must not throw. A sleeper that wants to be woken again has to be armed again. */
  constructor(clock: Clock, wake: (sleeper: S, now: number) => void) {
    this.#clock = clock;
    this.#wake = wake;
  }

  /**
   * To be called whenever a sleeper's `wakeAt` may have changed. An alarm that comes too early is kept and set anew
   * when it rings, so that a deadline that moves with every input costs nothing.
   */
  arm(sleeper: S): void {
    const at = sleeper.wakeAt();
    if (at === undefined || (sleeper.alarmAt !== undefined && sleeper.alarmAt <= at)) return;
    sleeper.alarmAt = at;
    this.#alarms.push({ at, sleeper });
    this.#setTimer();
  }

  /** Asks everybody anew: to be called when the clock was moved, and with it what they want. */
  rearm(): void {
    const alarms = this.#alarms;
    this.#alarms = emptyQueue();
    this.#timerAt = Number.POSITIVE_INFINITY;
    for (let next = alarms.pop(); next !== undefined; next = alarms.pop()) {
      if (next.sleeper.alarmAt === next.at) next.sleeper.alarmAt = undefined;
      this.arm(next.sleeper);
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #setTimer(): void {
    // First of all: reading the clock may show that it was moved.
    const now = this.#clock.now();
    const next = this.#alarms.peek();
    if (next === undefined || next.at >= this.#timerAt || this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#timerAt = next.at;
    const waitMs = Math.min(Math.max(0, next.at - now), MAX_TIMEOUT_MS);
    this.#timer = setTimeout(() => this.#ring(), waitMs);
  }

  #ring(): void {
    this.#timerAt = Number.POSITIVE_INFINITY;
    const now = this.#clock.now();
    for (const sleeper of this.#takeDue(now)) {
      const at = sleeper.wakeAt();
      if (at !== undefined && at <= now) this.#wake(sleeper, now);
      else this.arm(sleeper);
    }
    this.#setTimer();
  }

  /** Taken out before anybody is woken: who asks to be woken at once waits for the next round. */
  #takeDue(now: number): S[] {
    const due: S[] = [];
    for (let next = this.#alarms.peek(); next !== undefined && next.at <= now; next = this.#alarms.peek()) {
      this.#alarms.pop();
      if (next.sleeper.alarmAt !== next.at) continue;
      next.sleeper.alarmAt = undefined;
      due.push(next.sleeper);
    }
    return due;
  }
}
