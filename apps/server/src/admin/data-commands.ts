import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError, wholeNumber } from '@hub/features/administration/command-line/arguments.ts';
import { CommandError } from '@hub/features/administration/command-line/command.ts';
import { backUp } from '@hub/server/backup/backup.ts';
import { checkEncrypted, type Identity, withPlainBackup } from '@hub/server/backup/encryption.ts';
import { BackupError } from '@hub/server/backup/files.ts';
import { placeOfPlain, RESTORING } from '@hub/server/backup/leftovers.ts';
import type { Manifest } from '@hub/server/backup/manifest.ts';
import { readBackup, readManifest } from '@hub/server/backup/read-backup.ts';
import { restoreBackup } from '@hub/server/backup/restore.ts';
import { counted } from '@hub/server/platform/counted.ts';
import { refuseStranger } from '@hub/server/platform/data-owner.ts';
import { openErasedList } from '@hub/server/platform/erased-list.ts';
import { lockFolder } from '@hub/server/platform/folder-lock.ts';
import { fingerprintOf, rotateSecret } from '@hub/server/platform/instance-secret.ts';
import { logLines } from '@hub/server/store/log-line.ts';
import { type Command, type CommandContext, withFolderErrors } from './command.ts';
import { openTools } from './player-verbs.ts';

const DAY_MS = 86_400_000;

const backup: Command = {
  usage: 'backup <folder>',
  summary: 'copy the data folder into a new folder and verify the copy; the server may be running',
  async run(context, { words: [folder] }) {
    if (folder === undefined) throw new UsageError('Name the folder to create.');
    refusePostgres(context);
    const target = path.resolve(folder);
    const manifest = await withCommandErrors(() =>
      backUp(context.environment.dataDir, target, context.clock, context.environment.backupKey),
    );
    // Merges the lists of erased accounts, so that the one beside the backups is up to date.
    openErasedList([context.environment.dataDir, path.dirname(target)]);
    context.print(`Backed up to ${target} and verified: ${contents(manifest)}`);
    if (manifest.files.length === 1) {
      context.print('The secret is not part of it: it is in HUB_SECRET, or was never created.');
    }
  },
};

const verifyBackup: Command = {
  usage: 'verify-backup <backup> [--identity <file>]',
  summary:
    'read a whole backup and check files, database, balances and totals; nothing is changed. --identity reads an encrypted one. Without a backup: the same for a restored PostgreSQL at DATABASE_URL',
  async run(context, { words: [given], options }) {
    if (given === undefined) return verifyPostgres(context);
    const folder = path.resolve(given);
    const identityFile = options.get('identity');
    const { encrypted, ...manifest } = await withCommandErrors(async () => readManifest(folder));
    if (encrypted !== undefined && identityFile === undefined) {
      await withCommandErrors(() => checkEncrypted(folder, { ...manifest, encrypted }));
      context.print('Every encrypted file is as it was made. --identity <file> reads what is in them.');
      return;
    }
    const place = placeOfPlain(context.environment.dataDir);
    await withCommandErrors(() =>
      withPlainBackup(folder, { identity: identityIn(identityFile), place }, readBackup),
    );
    context.print(`The backup is good: ${contents(manifest)}, schema ${manifest.schemaVersion}`);
  },
};

/** Also from a pipe: `--identity /dev/stdin`. */
function identityIn(file: string | undefined): Identity | undefined {
  if (file === undefined) return undefined;
  try {
    return { text: readFileSync(file, 'utf8'), name: file };
  } catch (error) {
    throw new BackupError(`${file} cannot be read`, { cause: error });
  }
}

/** A restored dump is as good as a backup if the database's own rules hold and every balance is right. */
async function verifyPostgres(context: CommandContext): Promise<void> {
  if (context.environment.databaseUrl === undefined) throw new UsageError('Name the backup.');
  const { administration } = (await context.openStore()).features;
  const { unbalanced, essence } = await administration.health(context.clock.now());
  if (unbalanced > 0)
    throw new CommandError(
      `${counted(unbalanced, 'balance is', 'balances are')} not the sum of the entries.`,
    );
  const everyone = { text: undefined, onlyDeleted: false, limit: 1, offset: 0 };
  const { total: accounts } = await administration.list(everyone);
  context.print(`The database is good: ${totals({ accounts, balanceEssence: essence })}`);
}

const restoreCommand: Command = {
  usage: 'restore-backup <backup> <data folder> [--identity <file>]',
  summary: 'restore a backup into a data folder that no server uses; existing files are moved aside',
  async run(context, { words: [from, to], options }) {
    if (from === undefined || to === undefined) {
      throw new UsageError('Name the backup and the data folder.');
    }
    const dataDir = path.resolve(to);
    withFolderErrors(() => refuseStranger(dataDir));
    const { manifest, replacedIn } = await withCommandErrors(() =>
      withPlainBackup(
        path.resolve(from),
        // Inside of the data folder, whose next start removes what a kill leaves.
        { identity: identityIn(options.get('identity')), place: path.join(dataDir, RESTORING) },
        (plain) =>
          restoreBackup(plain, dataDir, {
            clock: context.clock,
            erasedIn: [path.resolve(from), path.dirname(path.resolve(from))],
          }),
      ),
    );
    context.print(`Restored ${dataDir}: ${contents(manifest)}`);
    if (replacedIn !== undefined) context.print(`The replaced files are in ${replacedIn}`);
  },
};

const rotate: Command = {
  usage: 'rotate-secret [--days <number>] [--at-once] [--reason <text>]',
  summary:
    'replace the secret of a stopped server; players stay signed in for 30 days, or are all signed out with --at-once if the old one has leaked',
  async run(context, given) {
    const { dataDir, secret } = context.environment;
    const fresh = `Set HUB_SECRET to a new value such as ${randomBytes(32).toString('hex')}`;
    if (secret !== undefined && !given.options.has('at-once'))
      throw new CommandError(
        `The secret is in HUB_SECRET. Stop every server. ${fresh}, and HUB_SECRET_FORMER to the old one until players have come back. Then start them. If the old one has leaked, run this command with --at-once instead.`,
      );
    const days = wholeNumber(given.options.get('days') ?? '30', '--days', { min: 1, max: 30 });
    const until = given.options.has('at-once') ? undefined : context.clock.now() + days * DAY_MS;
    const unlock = withFolderErrors(() => lockFolder(dataDir));
    try {
      const { features, author } = await openTools(context, given);
      const how = until === undefined ? 'at once' : counted(days, 'day');
      await features.administration.rotateSecret(logLines(author)('rotate secret', how), () => {
        if (secret !== undefined) return undefined;
        return fingerprintOf(withFolderErrors(() => rotateSecret(dataDir, until)));
      });
    } finally {
      unlock();
    }
    context.print(
      secret === undefined
        ? 'The secret is new. Start the server, and make a backup.'
        : `The next start takes another secret. ${fresh}, remove HUB_SECRET_FORMER, and start every server.`,
    );
  },
};

function refusePostgres({ environment }: CommandContext): void {
  if (environment.databaseUrl === undefined) return;
  throw new CommandError(
    'With DATABASE_URL the data is in PostgreSQL. Back it up with its own tools, such as pg_dump, and the file "secret" of the data folder with them.',
  );
}

const totals = ({ accounts, balanceEssence }: Pick<Manifest, 'accounts' | 'balanceEssence'>): string =>
  `${counted(accounts, 'account')} with ${balanceEssence} BE in all`;
const contents = (manifest: Manifest): string => `${totals(manifest)}, as of ${manifest.createdAt}`;

async function withCommandErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupError ? new CommandError(error.message, { cause: error }) : error;
  }
}

export const dataCommands: Readonly<Record<string, Command>> = {
  backup,
  'verify-backup': verifyBackup,
  'restore-backup': restoreCommand,
  'rotate-secret': rotate,
};
