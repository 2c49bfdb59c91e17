import type { AccountId } from '@hub/engine/wire/ids';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';

/** How often the store is checked for accounts that another process closed, such as the command line. */
const CHECK_INTERVAL_MS = 1_000;
/** Period that one check covers, so that accounts are not missed after a failed or late check. */
const CHECKED_PERIOD_MS = 60_000;

/** Returns the accounts that were closed at that time (ms since 1970) or later and are still closed. */
export type ClosedSince = (at: number) => Promise<readonly AccountId[]>;

type Deps = {
  readonly closedSince: ClosedSince;
  readonly endSessions: (account: AccountId) => void;
  readonly clock: Clock;
  readonly logger: Logger;
};

/** Closes the sockets of accounts that another process has closed. */
export class ClosedAccounts {
  readonly #deps: Deps;
  #timer: NodeJS.Timeout | undefined;
  #isChecking = false;
  #hasFailed = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.#check(), CHECK_INTERVAL_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    const { closedSince, endSessions: end, clock, logger } = this.#deps;
    try {
      for (const account of await closedSince(clock.now() - CHECKED_PERIOD_MS)) end(account);
      this.#hasFailed = false;
    } catch (error) {
      // Logged once, not every second while the store is unavailable.
      if (!this.#hasFailed) logger.warn({ err: error }, 'check for closed accounts failed');
      this.#hasFailed = true;
    } finally {
      this.#isChecking = false;
    }
  }
}
