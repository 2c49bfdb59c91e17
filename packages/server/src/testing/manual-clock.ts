import type { Clock } from '../platform/clock.ts';

export const DAY_MS = 86_400_000;

/** A clock that only tests advance. */
export class ManualClock implements Clock {
  #now: number;

  /** Milliseconds since 1970, or a text for `Date.parse`. */
  constructor(start: number | string) {
    this.#now = typeof start === 'number' ? start : Date.parse(start);
  }

  now(): number {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now += ms;
  }

  /** Sets the time, in milliseconds since 1970. */
  set(now: number): void {
    this.#now = now;
  }
}
