import type { FastifyRateLimitStore, RateLimitOptions } from '@fastify/rate-limit';
import { CallCounter } from './call-counter.ts';

/** Counts a call of all nodes together; rejects while it cannot. */
export type CountCall = (
  key: string,
  windowMs: number,
) => Promise<{ readonly calls: number; readonly endsInMs: number }>;

/** Counts calls of all nodes together, and those of this node alone while that is not possible. */
class SharedCallCounter implements FastifyRateLimitStore {
  readonly #local = new CallCounter();
  readonly #count: CountCall;
  readonly #limit: string;

  constructor(count: CountCall, limit: string) {
    this.#count = count;
    this.#limit = limit;
  }

  incr(key: string, answer: Parameters<CallCounter['incr']>[1], windowMs: number): void {
    this.#count(`${this.#limit}/${key}`, windowMs).then(
      ({ calls, endsInMs }) => answer(null, { current: calls, ttl: endsInMs }),
      () => this.#local.incr(key, answer, windowMs),
    );
  }

  /** Counts under the name of a limit, which is the same on all nodes. */
  child(options: object): SharedCallCounter {
    const { groupId = '' } = options as RateLimitOptions;
    return new SharedCallCounter(this.#count, groupId);
  }
}

/** The class that the rate limit plugin creates. */
export const sharedCallCounters = (count: CountCall): (new () => FastifyRateLimitStore) =>
  class extends SharedCallCounter {
    constructor() {
      super(count, '');
    }
  };
