import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RATES } from '@hub/engine/wire/limits';
import type { Bus } from '@hub/server/bus/bus.ts';
import type { SharedCounts } from '@hub/server/bus/shared-counts.ts';
import type { Rates } from '@hub/server/http/rate-limits.ts';
import type { Timeouts } from '@hub/server/http/timeouts.ts';
import { type Clock, systemClock } from '@hub/server/platform/clock.ts';
import { readEnvironment } from '@hub/server/platform/environment.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { createEmptyDatabase } from '@hub/server/store/testing/empty-database.ts';
import { pino } from 'pino';
import type { Hub, HubDeps } from '../compose.ts';
import { serve } from '../serve.ts';
import { databaseIn, playersAt } from './server-access.ts';

export type TestServer = ReturnType<typeof databaseIn> &
  ReturnType<typeof playersAt> & {
    /** `http://127.0.0.1:<port>` */
    readonly url: string;
    readonly dataDir: string;
    readonly hub: Hub;
    /** Stops the server and starts another one on the same data and another port. */
    restart(): Promise<TestServer>;
    /** Stops the server and deletes its data. */
    stop(): Promise<void>;
  };

type TestServerOptions = {
  readonly clock?: Clock;
  /** Unlimited by default. */
  readonly rates?: Rates;
  readonly timeouts?: Timeouts;
  readonly variables?: Readonly<Record<string, string>>;
  readonly scoreGameEssencePerDay?: number;
  readonly games?: HubDeps['games'];
  readonly freeDisk?: HubDeps['freeDisk'];
  readonly webFolder?: string;
  readonly dataDir?: string;
  /** Default: none. */
  readonly logger?: Logger;
  readonly bus?: Bus;
  readonly sharedCounts?: SharedCounts | undefined;
};

/** Practically unlimited. */
export const UNLIMITED_RATES: Rates = Object.fromEntries(
  Object.entries(RATES).map(([name, { windowMs }]) => [name, { max: 1_000_000, windowMs }]),
) as Rates;

/** Starts a whole server in this process, on a free loopback port with a new data folder. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'hub-test-'));
  if (options.dataDir === undefined && options.variables?.['DATABASE_URL'] === undefined)
    await createEmptyDatabase(path.join(dataDir, 'hub.sqlite'));
  const running = await serve({
    environment: readEnvironment({ PORT: '0', DATA_DIR: dataDir, ...options.variables }),
    clock: options.clock ?? systemClock,
    logger: options.logger ?? pino({ level: 'silent' }),
    version: 'test',
    webFolder: options.webFolder ?? path.join(dataDir, 'no-pages'),
    rates: options.rates ?? UNLIMITED_RATES,
    scoreGameEssencePerDay: options.scoreGameEssencePerDay,
    games: options.games,
    freeDisk: options.freeDisk,
    bus: options.bus,
    sharedCounts: options.sharedCounts,
    ...(options.timeouts && { timeouts: options.timeouts }),
  });
  // Their first writes would compete with those of the test.
  for (const job of running.hub.jobs) await job.settled();
  return {
    url: running.url,
    dataDir,
    hub: running.hub,
    ...databaseIn(dataDir),
    ...playersAt(running.url),
    async restart() {
      await running.stop();
      return startServer({ ...options, dataDir });
    },
    async stop() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a server as one of the nodes that share this database. */
export const startNode = (databaseUrl: string, options: TestServerOptions): Promise<TestServer> =>
  startServer({
    ...options,
    variables: { DATABASE_URL: databaseUrl, HUB_SECRET: 'a secret of all nodes', ...options.variables },
  });
