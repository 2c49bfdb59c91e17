import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { Recent } from '../platform/recent.ts';

/** Callers that are remembered per limit; the ones seen longest ago are forgotten first. */
const REMEMBERED_CALLERS = 50_000;

type Window = { readonly endsAt: number; calls: number };

/**
 * Counts the calls of each caller in windows of time, by a clock that nobody can set: a clock of the machine that goes back
 * by hours would shut everybody out for as long.
 */
export class CallTally implements FastifyRateLimitStore {
  readonly #windows = new Recent<Window>(REMEMBERED_CALLERS);

  incr(
    key: string,
    answer: (error: null, counted: { readonly current: number; readonly ttl: number }) => void,
    windowMs: number,
  ): void {
    const now = performance.now();
    const window = this.#windowAt(key, now) ?? { endsAt: now + windowMs, calls: 0 };
    window.calls += 1;
    this.#windows.keep(key, window);
    answer(null, { current: window.calls, ttl: window.endsAt - now });
  }

  child(): CallTally {
    return new CallTally();
  }

  #windowAt(key: string, now: number): Window | undefined {
    const window = this.#windows.get(key);
    return window !== undefined && window.endsAt > now ? window : undefined;
  }
}
