import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockFolder } from '../platform/folder-lock.ts';
import { finishExchange } from './exchange.ts';
import { DATABASE } from './manifest.ts';

/** Files and folders whose names begin so are drafts of a check, a backup or a restore. */
export const RESTORING = 'restoring';
export const UNENCRYPTED = 'unencrypted-';
const LEFT_IN_TMP = /^hub-backup-(?<pid>\d+)\.decrypted-/;
const DRAFTS = [RESTORING, UNENCRYPTED, 'checking', `${DATABASE}.restoring`, 'secret.restoring'];

/**
 * Where plain files of an encrypted backup are put for a check: in the data folder, whose next start removes what a kill leaves; on
 * a machine without a hub among its temporary files, where the next check does.
 */
export function placeOfPlain(dataDir: string): string {
  if (existsSync(path.join(dataDir, DATABASE))) return path.join(dataDir, RESTORING);
  for (const name of readdirSync(tmpdir())) {
    const pid = LEFT_IN_TMP.exec(name)?.groups?.['pid'];
    const left = path.join(tmpdir(), name);
    if (pid !== undefined && hasEnded(Number(pid)) && statSync(left).uid === process.getuid?.())
      rmSync(left, { recursive: true, force: true });
  }
  return path.join(tmpdir(), `hub-backup-${process.pid}`);
}

function hasEnded(pid: number): boolean {
  try {
    return !process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

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
