import type { Logger } from '@hub/server/platform/logger.ts';
import type { Measures } from '@hub/server/platform/measures.ts';
import { createRepeatedJob, type RepeatedJob } from '@hub/server/platform/repeated-job.ts';
import type { FastifyInstance } from 'fastify';
import type { Features } from './features.ts';
import { createLedgerSum } from './metrics/ledger-sum.ts';
import { createMetrics, type Readings } from './metrics/metrics.ts';

/** A million entries are added up in about half an hour. */
const LEDGER_STEP_MS = 1_000;

/** The metrics of a server and the work for them; undefined without a token, which callers must have. */
export async function composeMetrics(
  token: string | undefined,
  { administration }: Pick<Features, 'administration'>,
  logger: Logger,
): Promise<
  | {
      readonly measures: Measures;
      readonly job: RepeatedJob;
      readonly serve: (app: FastifyInstance, read: () => Promise<Readings>) => void;
    }
  | undefined
> {
  if (token === undefined) return undefined;
  const metrics = await createMetrics();
  const ledgers = createLedgerSum(administration);
  return {
    measures: metrics.measures,
    job: createRepeatedJob('add up ledgers', () => ledgers.step(), logger, LEDGER_STEP_MS),
    serve: (app, read) => metrics.serve(app, token, async () => ({ ...(await read()), ...ledgers.newest })),
  };
}
