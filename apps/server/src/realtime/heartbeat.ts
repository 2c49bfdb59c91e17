/** Something that answers pings. */
export type Pingable = {
  /** Whether it has answered since it was last asked. */
  readonly isAlive: boolean;
  ping(): void;
  terminate(): void;
};

/**
 * How often each one is asked: often enough for proxies that cut a line on which nothing has come for a minute. Twice that
 * after the line went dead, its socket is gone.
 */
const PING_MS = 55_000;
/**
 * The sweep goes round in slices, so that ten thousand pings do not hold up one guess. Not in more: a processor that sleeps
 * is woken for each.
 */
const SLICES = 25;

/** Asks every connection for a sign of life, with one interval for all of them, and cuts the dead ones. */
export class Heartbeat<P extends Pingable> {
  readonly #slices: readonly Set<P>[] = Array.from({ length: SLICES }, () => new Set<P>());
  readonly #cut: () => void;
  #timer: NodeJS.Timeout | undefined;
  #newest = 0;
  #swept = 0;

  /** `cut` is told of each one that is. */
  constructor(cut: () => void) {
    this.#cut = cut;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#sweep(), PING_MS / SLICES).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  add(pulse: P): void {
    this.#newest = (this.#newest + 1) % SLICES;
    this.#slices[this.#newest]?.add(pulse);
  }

  remove(pulse: P): void {
    for (const slice of this.#slices) if (slice.delete(pulse)) return;
  }

  #sweep(): void {
    this.#swept = (this.#swept + 1) % SLICES;
    for (const pulse of this.#slices[this.#swept] ?? []) {
      if (pulse.isAlive) {
        pulse.ping();
        continue;
      }
      pulse.terminate();
      this.#cut();
    }
  }
}
