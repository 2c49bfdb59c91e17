import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Clock } from '../platform/clock.ts';
import { openDataFolder } from '../platform/data-folder.ts';
import { copyPrivately, expectSame, sync } from './files.ts';
import { lockDatabase } from './lock-database.ts';
import { DATABASE, type Manifest } from './manifest.ts';
import { readBackup } from './read-backup.ts';

export type Restored = {
  readonly manifest: Manifest;
  /** Folder with the replaced files; undefined when there were none. */
  readonly replacedIn: string | undefined;
};

/**
 * Restores a verified backup into a data folder that no server uses. Existing files are moved aside, not deleted.
 * Throws a BackupError, with the folder unchanged, when the backup is damaged or a server uses the folder.
 */
export async function restoreBackup(backup: string, dataDir: string, clock: Clock): Promise<Restored> {
  const manifest = await readBackup(backup);
  openDataFolder(dataDir);
  const files = manifest.files.map((file) => ({
    ...file,
    place: path.join(dataDir, file.name),
    draft: path.join(dataDir, `${file.name}.restoring`),
  }));
  const release = lockDatabase(path.join(dataDir, DATABASE));
  try {
    for (const { name, draft } of files) copyPrivately(path.join(backup, name), draft);
    for (const file of files) await expectSame(file.draft, file);
    const replacedIn = moveAside(
      files.map(({ place }) => place),
      path.join(dataDir, `replaced-${new Date(clock.now()).toISOString().replaceAll(':', '-')}`),
    );
    for (const { draft, place } of files) renameSync(draft, place);
    sync(dataDir);
    return { manifest, replacedIn };
  } finally {
    for (const { draft } of files) rmSync(draft, { force: true });
    release();
  }
}

/** Moves the existing files, with the log files of an unclosed database, into the folder. */
function moveAside(files: readonly string[], folder: string): string | undefined {
  const there = files
    .flatMap((file) => [file, `${file}-wal`, `${file}-shm`])
    .filter((file) => existsSync(file));
  if (there.length === 0) return undefined;
  mkdirSync(folder, { mode: 0o700 });
  for (const file of there) renameSync(file, path.join(folder, path.basename(file)));
  sync(folder);
  return folder;
}
