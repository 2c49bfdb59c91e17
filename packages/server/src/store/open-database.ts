import { statSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Environment } from '../platform/environment.ts';
import { lockFolder } from '../platform/folder-lock.ts';
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
  /** File of the checkpoint worker; without it no checkpoint thread is started (short-lived commands). */
  readonly checkpointWorker?: string;
  /**
   * Where the secret comes from. Given by a starting server, which checks the database for damage before using it and locks
   * the data folder.
   */
  readonly secret?: SecretSource;
  /** Only for PostgreSQL. */
  readonly maxIdleInTransactionMs?: number | undefined;
};

/** `given` by the host, `kept` in the data folder, or `missing` there: a hub without signed-in players. */
export type SecretSource = 'given' | 'kept' | 'missing';

/** Opens SQLite in the data folder, or the configured PostgreSQL, whose driver is loaded only then. */
export async function openDatabase(
  {
    databaseUrl,
    databasePoolSize: poolSize,
    dataDir,
  }: Pick<Environment, 'databaseUrl' | 'dataDir'> & Partial<Pick<Environment, 'databasePoolSize'>>,
  logger: Logger,
  { steps = migrations, checkpointWorker, secret, maxIdleInTransactionMs }: Options = {},
): Promise<Engine> {
  if (databaseUrl === undefined) {
    const open = (): Promise<Engine> => {
      const file = databaseFile(dataDir);
      const checkpoints =
        checkpointWorker === undefined ? undefined : createCheckpoints(file, checkpointWorker, logger);
      const check = secret && startCheck(file, secret, logger);
      return openSqlite(file, steps, checkpoints, createOutages(logger), check);
    };
    return secret === undefined ? open() : openLocked(dataDir, open);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl, logger, steps, { maxIdleInTransactionMs, poolSize });
}

/** Holds the lock of the data folder until the database is closed. */
async function openLocked(dataDir: string, open: () => Promise<Engine>): Promise<Engine> {
  const unlock = lockFolder(dataDir);
  try {
    const engine = await open();
    return {
      ...engine,
      async close() {
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The check before the database is used. A file without tables is accepted only on a first start. */
function startCheck(file: string, secret: SecretSource, logger: Logger): (database: DatabaseSync) => void {
  const bytes = sizeOf(file);
  if (bytes === undefined && secret === 'kept')
    logger.warn({ file }, 'the data folder has a secret but no database; starting with an empty one');
  // An interrupted first start leaves a file without tables and no secret. 0 bytes next to a log are a truncated
  // database.
  const isLeftOver = secret === 'missing' && !(bytes === 0 && sizeOf(`${file}-wal`) !== undefined);
  return (database) => checkAtStart(database, bytes === undefined || isLeftOver);
}

/** In bytes; undefined when there is no such file. */
const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;

/** Migrations that fail, for commands next to a server: they must not change the schema under it. */
export const refuseToMigrate: readonly Migration[] = migrations.map(({ name }) => ({
  name,
  up: async () => {
    throw new Error('it is from an older version. Start the hub once to upgrade it.');
  },
}));
