/** How many may come at once, and how many come back each second. */
export type BucketSize = { readonly burst: number; readonly perSecond: number };

/** Limits how often something may happen. Starts full; a clock that goes back refills nothing and takes nothing. */
export class TokenBucket {
  readonly #size: BucketSize;
  #tokens: number;
  #filledAt: number;

  constructor(size: BucketSize, now: number) {
    this.#size = size;
    this.#tokens = size.burst;
    this.#filledAt = now;
  }

  /** Takes one token, or says false when there is none; `now` in milliseconds since 1970. */
  take(now: number): boolean {
    const { burst, perSecond } = this.#size;
    const elapsedMs = Math.max(0, now - this.#filledAt);
    this.#tokens = Math.min(burst, this.#tokens + (elapsedMs * perSecond) / 1000);
    this.#filledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
