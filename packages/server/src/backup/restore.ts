import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Clock } from '../platform/clock.ts';
import { openDataFolder } from '../platform/data-folder.ts';
import { giveToOwner } from '../platform/data-owner.ts';
import { openErasedList } from '../platform/erased-list.ts';
import { exchange } from './exchange.ts';
import { copyPrivately, expectSame } from './files.ts';
import { RESTORING } from './leftovers.ts';
import { lockDatabase } from './lock-database.ts';
import { DATABASE, type Manifest } from './manifest.ts';
import { readBackup } from './read-backup.ts';

export type Restored = {
  readonly manifest: Manifest;
  /** Folder with the replaced files; undefined when there were none. */
  readonly replacedIn: string | undefined;
};

type Options = {
  readonly clock: Clock;
  /** Folders whose lists of erased accounts the data folder takes, so that the restored hub erases them again. */
  readonly erasedIn?: readonly string[];
};

/**
 * Restores a verified backup into a data folder that no server uses. Existing files are moved aside, not deleted. A kill leaves
 * the old or the new data. Throws a BackupError, with the folder unchanged, when the backup is damaged or a server uses the
 * folder.
 */
export async function restoreBackup(
  backup: string,
  dataDir: string,
  { clock, erasedIn = [] }: Options,
): Promise<Restored> {
  const manifest = await readBackup(backup);
  openDataFolder(dataDir);
  const release = lockDatabase(path.join(dataDir, DATABASE));
  const prepared = mkdtempSync(path.join(dataDir, `${RESTORING}-`));
  try {
    giveToOwner(prepared);
    for (const file of manifest.files) {
      const draft = path.join(prepared, file.name);
      copyPrivately(path.join(backup, file.name), draft);
      giveToOwner(draft);
      await expectSame(draft, file);
    }
    // First: erased players must not be back after a kill in between.
    openErasedList([dataDir], erasedIn);
    const replacedIn = exchange(dataDir, prepared, {
      aside: `replaced-${new Date(clock.now()).toISOString().replaceAll(':', '-')}`,
      names: manifest.files.map(({ name }) => name),
    });
    return { manifest, replacedIn };
  } finally {
    rmSync(prepared, { recursive: true, force: true });
    release();
  }
}

/** Puts replaced files back, and keeps those that the server could not start on beside them. */
export function putBack(dataDir: string, { manifest, replacedIn }: Restored): void {
  if (replacedIn === undefined) return;
  const release = lockDatabase(path.join(dataDir, DATABASE));
  try {
    exchange(dataDir, replacedIn, {
      aside: `${path.basename(replacedIn)}-refused`,
      names: manifest.files.map(({ name }) => name),
    });
  } finally {
    release();
  }
}
