import type { Clock } from '../platform/clock.ts';

export const DAY_MS = 86_400_000;

/** A clock that goes on only when a test says so. */
export class ManualClock implements Clock {
  #now: number;

  /** Milliseconds since 1970, or a date that `Date.parse` takes. */
  constructor(start: number | string) {
    this.#now = typeof start === 'number' ? start : Date.parse(start);
  }

  now(): number {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}
