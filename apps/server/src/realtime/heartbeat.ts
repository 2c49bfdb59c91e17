/** Something that answers pings. */
export type Pulse = {
  /** Whether it has answered since it was last asked. */
  readonly isAlive: boolean;
  ping(): void;
  terminate(): void;
};

/**
 * How often each one is asked: often enough for proxies that cut a line on which nothing has come for a minute. Twice that
 * after the line went dead, its socket is gone.
 */
const PING_MS = 45_000;
/**
 * In so many steps the sweep goes round, so that ten thousand pings do not hold up one guess. Not in more: a processor that
 * sleeps is woken for each.
 */
const STEPS = 30;

/** Asks every connection for a sign of life, with one interval for all of them, and cuts the dead ones. */
export class Heartbeat<P extends Pulse> {
  /** Whoever was asked least lately comes first. */
  readonly #pulses = new Set<P>();
  readonly #cut: () => void;
  #timer: NodeJS.Timeout | undefined;
  /** Of a ping, in parts of which `STEPS` make a whole one: with few connections most steps ask nobody. */
  #owed = 0;

  /** `cut` is told of each one that is. */
  constructor(cut: () => void) {
    this.#cut = cut;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#sweep(), PING_MS / STEPS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  add(pulse: P): void {
    this.#pulses.add(pulse);
  }

  remove(pulse: P): void {
    this.#pulses.delete(pulse);
  }

  #sweep(): void {
    this.#owed += this.#pulses.size;
    let due = Math.floor(this.#owed / STEPS);
    this.#owed %= STEPS;
    for (const pulse of this.#pulses) {
      if (due === 0) return;
      due -= 1;
      this.#pulses.delete(pulse);
      this.#pulses.add(pulse);
      this.#ask(pulse);
    }
  }

  #ask(pulse: P): void {
    if (pulse.isAlive) return pulse.ping();
    pulse.terminate();
    this.#cut();
  }
}
