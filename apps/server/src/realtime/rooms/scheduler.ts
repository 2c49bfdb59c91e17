import TinyQueue from 'tinyqueue';
import type { Clock } from '../../platform/clock.ts';

/** A place in the queue; without its sleeper once it is called off, so that it keeps nobody in memory. */
type Alarm<Self> = { readonly at: number; sleeper: Self | undefined };

/** Something that wants to be woken. */
export type Sleeper<Self> = {
  /** When (ms since 1970), asked anew each time; undefined for not at all. */
  wakeAt(): number | undefined;
  /** The one that will ring; kept by the scheduler. */
  alarm: Alarm<Self> | undefined;
};

/** The longest wait that setTimeout takes. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** So many alarms that were called off may wait in the queue, or half of it, before they are swept out. */
const MOST_CALLED_OFF = 64;

const queueOf = <S>(alarms: Alarm<S>[] = []): TinyQueue<Alarm<S>> =>
  new TinyQueue<Alarm<S>>(alarms, (a, b) => a.at - b.at);

/** Wakes everybody on time with a single timer. */
export class Scheduler<S extends Sleeper<S>> {
  readonly #clock: Clock;
  readonly #wake: (sleeper: S, now: number) => void;
  #alarms = queueOf<S>();
  #calledOff = 0;
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
    return this.#alarms.length;
  }

  /**
   * To be called whenever a sleeper's `wakeAt` may have changed. An alarm that comes too early is kept and set anew
   * when it rings, so that a deadline that moves with every input costs nothing; one that comes too late is called off.
   */
  arm(sleeper: S): void {
    const at = sleeper.wakeAt();
    if (at === undefined || (sleeper.alarm !== undefined && sleeper.alarm.at <= at)) return;
    this.forget(sleeper);
    sleeper.alarm = { at, sleeper };
    this.#alarms.push(sleeper.alarm);
    this.#setTimer();
  }

  /** Calls its alarm off: it is not woken unless it is armed again, and not kept in memory. */
  forget(sleeper: S): void {
    if (sleeper.alarm === undefined) return;
    sleeper.alarm.sleeper = undefined;
    sleeper.alarm = undefined;
    this.#calledOff += 1;
    if (this.#calledOff > Math.max(MOST_CALLED_OFF, this.#alarms.length / 2)) this.#sweep();
  }

  /** Asks everybody anew: to be called when the clock was moved, and with it what they want. */
  rearm(): void {
    const alarms = this.#alarms;
    this.#alarms = queueOf();
    this.#calledOff = 0;
    this.#timerAt = Number.POSITIVE_INFINITY;
    for (const { sleeper } of alarms.data) {
      if (sleeper === undefined) continue;
      sleeper.alarm = undefined;
      this.arm(sleeper);
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
      const { sleeper } = next;
      if (sleeper === undefined) {
        this.#calledOff -= 1;
        continue;
      }
      sleeper.alarm = undefined;
      due.push(sleeper);
    }
    return due;
  }

  /** Deadlines are often called off long before they would have come: they must not wait for it. */
  #sweep(): void {
    this.#alarms = queueOf(this.#alarms.data.filter(({ sleeper }) => sleeper !== undefined));
    this.#calledOff = 0;
  }
}
