import { DAY_MS } from '@hub/engine/wire/days';
import type { AccountCare } from '@hub/features/accounts/care.ts';
import { pseudonymBy } from '@hub/features/accounts/erasure.ts';
import { createRetention, type KeepDays } from '@hub/features/administration/retention.ts';
import type { Daily } from '@hub/features/daily/server.ts';
import { UPTIME_INTERVAL_MS, type Uptime } from '@hub/features/daily/uptime.ts';
import type { Feature } from '@hub/features/offers.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { ErasedList } from '@hub/server/platform/erased-list.ts';
import type { Ids } from '@hub/server/platform/ids.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { createRepeatedJob, type RepeatedJob } from '@hub/server/platform/repeated-job.ts';
import type { Features } from './features.ts';

/** Interval of the commitments; they are made two days ahead. */
const COMMIT_MS = 60_000;
const RETENTION_MS = 60_000;

type Deps = {
  readonly administration: Features['administration'];
  readonly accountCare: AccountCare;
  readonly features: readonly Feature[];
  readonly daily: Pick<Daily, 'commitAhead'>;
  readonly uptime: Uptime;
  readonly keepDays: KeepDays;
  readonly erasedList: ErasedList;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly logger: Logger;
};

/** Regular work of a server. */
export function createJobs(deps: Deps): RepeatedJob[] {
  const { administration, ids, clock, logger } = deps;
  const job = (name: string, work: () => Promise<unknown>, intervalMs: number) =>
    createRepeatedJob(name, work, logger, intervalMs);
  const { keepDays, erasedList } = deps;
  const retention = createRetention({
    administration,
    keepDays,
    erasedList,
    newPseudonym: () => pseudonymBy(ids),
    clock,
  });
  return [
    job('erase accounts', () => deps.accountCare.eraseDue(), DAY_MS),
    job('delete what is kept no longer', retention, RETENTION_MS),
    ...deps.features.flatMap(({ jobs = [] }) =>
      jobs.map(({ name, work, everyMs }) => job(name, work, everyMs)),
    ),
    job('commit daily answers', () => deps.daily.commitAhead(), COMMIT_MS),
    job('record uptime', () => deps.uptime.record(), UPTIME_INTERVAL_MS),
  ];
}
