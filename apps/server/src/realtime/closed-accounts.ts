import type { AccountId } from '@hub/engine/wire/ids';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { PeriodicCheck } from './periodic-check.ts';

/** Period that one check covers, so that accounts are not missed after a failed or late check. */
const CHECKED_PERIOD_MS = 60_000;

/** Returns the accounts that were closed at that time (ms since 1970) or later and are still closed. */
export type ClosedSince = (at: number) => Promise<readonly AccountId[]>;

type Deps = {
  readonly closedSince: ClosedSince;
  readonly endSessions: (account: AccountId) => void;
  /** Called once for each account. */
  readonly onClosed: (account: AccountId) => void;
  readonly clock: Clock;
  readonly logger: Logger;
};

/** Closes the sockets of accounts that another process has closed, such as the command line. */
export function checkClosedAccounts({
  closedSince,
  endSessions,
  onClosed,
  clock,
  logger,
}: Deps): PeriodicCheck {
  let known: ReadonlySet<AccountId> = new Set();
  return new PeriodicCheck(
    'check for closed accounts',
    async () => {
      const closed = await closedSince(clock.now() - CHECKED_PERIOD_MS);
      for (const account of closed) {
        endSessions(account);
        if (!known.has(account)) onClosed(account);
      }
      known = new Set(closed);
    },
    logger,
  );
}
