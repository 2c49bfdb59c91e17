const WINDOW_MS = 60_000;

/** Counts by key, such as an account, what may be done only so often within any minute. Times in ms since 1970. */
export class MinuteTally<Key extends string> {
  readonly #max: number;
  /** When it was done within the last minute under each key; the key of the last time stands last. */
  readonly #times = new Map<Key, readonly number[]>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Whether it has been done as often as it may. */
  isFull(key: Key, now: number): boolean {
    return this.#recent(key, now).length >= this.#max;
  }

  note(key: Key, now: number): void {
    const times = [...this.#recent(key, now), now];
    this.#times.delete(key);
    this.#times.set(key, times);
    this.#forgetOld(now);
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#times.size;
  }

  #recent(key: Key, now: number): number[] {
    return (this.#times.get(key) ?? []).filter((time) => isRecent(time, now));
  }

  #forgetOld(now: number): void {
    for (const [key, times] of this.#times) {
      if (isRecent(times.at(-1) ?? 0, now)) return;
      this.#times.delete(key);
    }
  }
}

/** What lies in the future was done before the clock went back: nobody waits for it to come round again. */
const isRecent = (time: number, now: number): boolean => Math.abs(now - time) < WINDOW_MS;
