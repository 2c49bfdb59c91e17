import type { AccountId } from '@hub/engine/wire/ids';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';

/** How often accounts are looked for that another process closed, such as the administration's. */
const CHECK_INTERVAL_MS = 1_000;
/** How far back one look goes, so that one that fails or comes late misses nothing. */
const CHECKED_PERIOD_MS = 60_000;

/** Accounts that were closed at that time (ms since 1970) or later, and are closed still. */
export type ClosedSince = (at: number) => Promise<readonly AccountId[]>;

type Deps = {
  readonly closedSince: ClosedSince;
  readonly endSessions: (account: AccountId) => void;
  readonly clock: Clock;
  readonly logger: Logger;
};

/** Ends the sockets of accounts that were closed behind this process's back. */
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
      // Said once, not every second that the store is away.
      if (!this.#hasFailed) logger.warn({ err: error }, 'closed accounts not looked for');
      this.#hasFailed = true;
    } finally {
      this.#isChecking = false;
    }
  }
}
