const WINDOW_MS = 60_000;

/** Limits actions per key (such as an account) to a number within any minute. Times in ms since 1970. */
export class MinuteRateLimit<Key extends string> {
  readonly #max: number;
  /** Times of actions within the last minute by key; the most recently used key is last. */
  readonly #times = new Map<Key, readonly number[]>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Whether the limit is reached. */
  isFull(key: Key, now: number): boolean {
    return this.#recent(key, now).length >= this.#max;
  }

  record(key: Key, now: number): void {
    const times = [...this.#recent(key, now), now];
    this.#times.delete(key);
    this.#times.set(key, times);
    this.#forgetOld(now);
  }

  /** Number of stored keys. */
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

/** Times in the future are from before the clock was set back; absolute difference, so that they expire, too. */
const isRecent = (time: number, now: number): boolean => Math.abs(now - time) < WINDOW_MS;
