/** Number of tokens of a full bucket, and tokens added per second. */
export type BucketSize = { readonly burst: number; readonly perSecond: number };

/** Rate limiter. Starts full; a clock that is set back neither adds nor removes tokens. */
export class TokenBucket {
  readonly #size: BucketSize;
  #tokens: number;
  #filledAt: number;

  constructor(size: BucketSize, now: number) {
    this.#size = size;
    this.#tokens = size.burst;
    this.#filledAt = now;
  }

  /** Takes one token; returns false if there is none. `now` in milliseconds since 1970. */
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
