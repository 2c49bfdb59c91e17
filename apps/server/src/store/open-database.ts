import { statSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Environment } from '../platform/environment.ts';
import type { Logger } from '../platform/logger.ts';
import { createCheckpoints } from './checkpoints.ts';
import type { Engine } from './engine.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';
import { createOutages } from './outages.ts';
import { openSqlite } from './sqlite.ts';
import { checkAtStart } from './start-check.ts';

/** The database file in a data folder. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'hub.sqlite');

type Options = {
  readonly steps?: readonly Migration[];
  /** Code of the thread that moves SQLite's log; whoever opens the database for a moment needs none. */
  readonly checkpointWorker?: string;
  /** Where the secret comes from. Given by a server that starts: it looks for damage before it uses the database. */
  readonly secret?: SecretSource;
};

/** Given by the host, kept in the data folder, or missing there so far: then the hub has no players who are signed in. */
export type SecretSource = 'given' | 'kept' | 'missing';

/** SQLite in the data folder, or the PostgreSQL that the host names; its driver is loaded only then. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  logger: Logger,
  { steps = migrations, checkpointWorker, secret }: Options = {},
): Promise<Engine> {
  if (databaseUrl === undefined) {
    const file = databaseFile(dataDir);
    const checkpoints =
      checkpointWorker === undefined ? undefined : createCheckpoints(file, checkpointWorker, logger);
    const check = secret && startCheck(file, secret, logger);
    return openSqlite(file, steps, checkpoints, createOutages(logger), check);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl, logger, steps);
}

/** What to look at before the database is used. A file without tables is good for nothing but a first start. */
function startCheck(file: string, secret: SecretSource, logger: Logger): (database: DatabaseSync) => void {
  const bytes = sizeOf(file);
  if (bytes === undefined && secret === 'kept')
    logger.warn({ file }, 'this data folder has a secret and no database: it begins with an empty one');
  // A first start that was cut off leaves a file without tables, and no secret. A log beside 0 bytes is of a full database.
  const isLeftOver = secret === 'missing' && !(bytes === 0 && sizeOf(`${file}-wal`) !== undefined);
  return (database) => checkAtStart(database, bytes === undefined || isLeftOver);
}

/** In bytes, undefined when there is no such file. */
const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;

/** For whoever works beside a server: an older one that still runs must not find another schema all at once. */
export const refuseToMigrate: readonly Migration[] = migrations.map(({ name }) => ({
  name,
  up: async () => {
    throw new Error('it is of an older version. Start the hub once, which brings it up to date.');
  },
}));
