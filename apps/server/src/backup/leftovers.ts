import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lockFolder } from '../platform/folder-lock.ts';
import { finishExchange } from './exchange.ts';
import { DATABASE } from './manifest.ts';

/** Files and folders whose names begin so are drafts of a check, a backup or a restore. */
export const RESTORING = 'restoring';
export const UNENCRYPTED = 'unencrypted-';
const DRAFTS = [RESTORING, UNENCRYPTED, 'checking', `${DATABASE}.restoring`, 'secret.restoring'];

/**
 * Puts a data folder in order before a server starts in it: finishes an interrupted restore, and removes what killed checks and
 * backups left, which may be plain copies of encrypted backups. Throws an error for the host when the database was moved
 * away by a restore that cannot be finished.
 */
export function tidyDataFolder(dataDir: string): void {
  const unlock = lockFolder(dataDir);
  try {
    finishExchange(dataDir);
    const names = readdirSync(dataDir);
    const replaced = names
      .filter((name) => name.startsWith('replaced-'))
      .toSorted()
      .at(-1);
    if (
      replaced !== undefined &&
      !names.includes(DATABASE) &&
      existsSync(path.join(dataDir, replaced, DATABASE))
    )
      throw new Error(
        `A restore was interrupted: ${dataDir} has no ${DATABASE}, and the former one is in ${replaced}. Restore the backup again with restore-backup, or move the files of ${replaced} back. To begin with an empty hub, move ${replaced} elsewhere.`,
      );
    for (const name of names.filter((one) => DRAFTS.some((draft) => one.startsWith(draft))))
      rmSync(path.join(dataDir, name), { recursive: true, force: true });
  } finally {
    unlock();
  }
}
