import type { AccountId } from '@hub/engine/wire/ids';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { PeriodicCheck } from './periodic-check.ts';

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

/** Closes the sockets of accounts that another process has closed, such as the command line. */
export const checkClosedAccounts = ({ closedSince, endSessions, clock, logger }: Deps): PeriodicCheck =>
  new PeriodicCheck(
    'check for closed accounts',
    async () => {
      for (const account of await closedSince(clock.now() - CHECKED_PERIOD_MS)) endSessions(account);
    },
    logger,
  );
