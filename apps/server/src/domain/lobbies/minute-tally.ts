import type { AccountId } from '@hub/protocol/ids';

const WINDOW_MS = 60_000;

/** Counts by account, whatever its address, what may be done only so often within any minute. Times in ms since 1970. */
export class MinuteTally {
  readonly #max: number;
  /** When each account did it within the last minute; who did it last stands last. */
  readonly #times = new Map<AccountId, readonly number[]>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Whether the account has done it as often as it may. */
  isFull(account: AccountId, now: number): boolean {
    return this.#recent(account, now).length >= this.#max;
  }

  note(account: AccountId, now: number): void {
    const times = [...this.#recent(account, now), now];
    this.#times.delete(account);
    this.#times.set(account, times);
    this.#forgetOld(now);
  }

  /** How many accounts are remembered. */
  get size(): number {
    return this.#times.size;
  }

  #recent(account: AccountId, now: number): number[] {
    return (this.#times.get(account) ?? []).filter((time) => now - time < WINDOW_MS);
  }

  #forgetOld(now: number): void {
    for (const [account, times] of this.#times) {
      if (now - (times.at(-1) ?? 0) < WINDOW_MS) return;
      this.#times.delete(account);
    }
  }
}
