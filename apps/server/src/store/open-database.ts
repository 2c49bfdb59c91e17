import path from 'node:path';
import type { Environment } from '../platform/environment.ts';
import type { Logger } from '../platform/logger.ts';
import { createCheckpoints } from './checkpoints.ts';
import type { Engine } from './engine.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';
import { createOutages } from './outages.ts';
import { openSqlite } from './sqlite.ts';

/** The database file in a data folder. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'hub.sqlite');

type Options = {
  readonly steps?: readonly Migration[];
  /** Code of the thread that moves SQLite's log; whoever opens the database for a moment needs none. */
  readonly checkpointWorker?: string;
};

/** SQLite in the data folder, or the PostgreSQL that the host names; its driver is loaded only then. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  logger: Logger,
  { steps = migrations, checkpointWorker }: Options = {},
): Promise<Engine> {
  if (databaseUrl === undefined) {
    const file = databaseFile(dataDir);
    const checkpoints =
      checkpointWorker === undefined ? undefined : createCheckpoints(file, checkpointWorker, logger);
    return openSqlite(file, steps, checkpoints, createOutages(logger));
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl, logger, steps);
}

/** For whoever works beside a server: an older one that still runs must not find another schema all at once. */
export const refuseToMigrate: readonly Migration[] = migrations.map(({ name }) => ({
  name,
  up: async () => {
    throw new Error('it is of an older version. Start the hub once, which brings it up to date.');
  },
}));
