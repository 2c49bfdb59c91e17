import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LruCache } from '@hub/engine/binding/lru-cache';

/** Callers stored per limit; the least recently seen are evicted first. */
const MAX_CALLERS = 50_000;

type Window = { readonly endsAt: number; calls: number };

/** Counts calls per caller in time windows. Its clock is monotonic, so that setting the time blocks no caller. */
export class CallCounter implements FastifyRateLimitStore {
  readonly #windows = new LruCache<Window>(MAX_CALLERS);

  incr(
    key: string,
    answer: (error: null, counted: { readonly current: number; readonly ttl: number }) => void,
    windowMs: number,
  ): void {
    const now = performance.now();
    const window = this.#windowAt(key, now) ?? { endsAt: now + windowMs, calls: 0 };
    window.calls += 1;
    this.#windows.set(key, window);
    answer(null, { current: window.calls, ttl: window.endsAt - now });
  }

  child(): CallCounter {
    return new CallCounter();
  }

  #windowAt(key: string, now: number): Window | undefined {
    const window = this.#windows.get(key);
    return window !== undefined && window.endsAt > now ? window : undefined;
  }
}
