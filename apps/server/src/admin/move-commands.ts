import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { UsageError } from '@hub/features/administration/command-line/arguments.ts';
import { CommandError } from '@hub/features/administration/command-line/command.ts';
import { BackupError } from '@hub/server/backup/files.ts';
import { inspectOpen } from '@hub/server/backup/inspect.ts';
import { lockFolderOf, openExclusively } from '@hub/server/backup/lock-database.ts';
import { counted } from '@hub/server/platform/counted.ts';
import { refuseStranger } from '@hub/server/platform/data-owner.ts';
import { createLogger } from '@hub/server/platform/logger.ts';
import { markMoved } from '@hub/server/platform/moved-mark.ts';
import { migrations } from '@hub/server/store/migrations/migrations.ts';
import { databaseFile } from '@hub/server/store/open-database.ts';
import { compareMoved, type Moved, move } from '../store/move/move.ts';
import { MoveError } from '../store/move/move-error.ts';
import type { Progress } from '../store/move/progress.ts';
import { openEmpty, openFilled } from '../store/move/target.ts';
import { type Command, type CommandContext, withFolderErrors } from './command.ts';

/** Interval of progress lines within a table. */
const PROGRESS_EVERY_MS = 2_000;

const moveToPostgres: Command = {
  usage: 'move-to-postgres',
  summary: 'copy the SQLite data of DATA_DIR into the empty PostgreSQL of DATABASE_URL and compare both',
  async run(context) {
    const moved = await withBothDatabases(context, openEmpty, move);
    markMoved(context.environment.dataDir);
    context.print(`Moved and compared: ${formatTotals(moved)}
Start the hub with this DATABASE_URL and this DATA_DIR, whose secret keeps players signed in. The SQLite data is still there, as it was, and marked: without DATABASE_URL the hub refuses to start on it.`);
  },
};

const compareWithPostgres: Command = {
  usage: 'compare-with-postgres',
  summary: 'compare the SQLite data of DATA_DIR with the PostgreSQL of DATABASE_URL, row by row',
  async run(context) {
    context.print(
      `The same on both sides: ${formatTotals(await withBothDatabases(context, openFilled, compareMoved))}`,
    );
  },
};

const formatTotals = ({ tables, rows, balanceEssence }: Moved): string =>
  `${counted(rows, 'row')} in ${counted(tables, 'table')}, ${balanceEssence} BE in all`;

/** Opens both databases, runs the work and closes them. */
async function withBothDatabases(
  context: CommandContext,
  openTarget: typeof openEmpty,
  work: typeof move,
): Promise<Moved> {
  const { databaseUrl, dataDir, logLevel } = context.environment;
  if (databaseUrl === undefined) throw new UsageError('Set DATABASE_URL to the PostgreSQL database.');
  return withCommandErrors(async () => {
    const file = databaseFile(dataDir);
    withFolderErrors(() => refuseStranger(dataDir));
    if (!existsSync(file)) throw new CommandError(`There is no ${file}. Set DATA_DIR to the data folder.`);
    const unlock = lockFolderOf(file);
    try {
      const source = openSource(file);
      try {
        const target = await openTarget({ databaseUrl, dataDir }, createLogger(logLevel));
        try {
          return await work(source, target, progressTo(context));
        } finally {
          await target.close();
        }
      } finally {
        source.close();
      }
    } finally {
      unlock();
    }
  });
}

/** Opens the SQLite data exclusively and checks all of it. */
function openSource(file: string): DatabaseSync {
  const source = openExclusively(file);
  try {
    const { schemaVersion } = inspectOpen(source, file);
    if (schemaVersion < migrations.length) {
      throw new CommandError(
        `${file} is from an older version. Start the hub once without DATABASE_URL to upgrade it.`,
      );
    }
    if (schemaVersion > migrations.length) {
      throw new CommandError(`${file} is from a newer version. Use the hub that wrote it.`);
    }
    return source;
  } catch (error) {
    source.close();
    throw error;
  }
}

/** Prints a line per completed table, and at intervals for a large one. */
function progressTo({ print }: CommandContext): Progress {
  let last = performance.now();
  return ({ doing, table, rows, isDone }) => {
    if (!isDone && performance.now() - last < PROGRESS_EVERY_MS) return;
    last = performance.now();
    print(`${doing} ${table}: ${counted(rows, 'row')}${isDone ? '' : ' so far'}`);
  };
}

async function withCommandErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isExpected = error instanceof MoveError || error instanceof BackupError;
    throw isExpected ? new CommandError(error.message, { cause: error }) : error;
  }
}

export const moveCommands: Readonly<Record<string, Command>> = {
  'move-to-postgres': moveToPostgres,
  'compare-with-postgres': compareWithPostgres,
};
