import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Checked, contentsOf, type PlainBackup } from './backup/check-plain.ts';
import { BackupError } from './backup/files.ts';
import { restoreBackup } from './backup/restore.ts';
import type { LoggedAction } from './domain/administration/ports.ts';
import type { Clock } from './platform/clock.ts';
import { openErasedList } from './platform/erased-list.ts';
import type { Restart } from './restart-plan.ts';
import { migrations } from './store/migrations/migrations.ts';

type Deps = {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly check: (backup: PlainBackup) => Promise<Checked>;
  readonly restart: Restart;
};

type Replacement = {
  /** The folder of the backup. */
  readonly from: string;
  readonly identity: string | undefined;
  /** For the audit log of the restored hub. */
  readonly action: LoggedAction;
  /** Throws a reason not to go on; asked when the server has stopped. */
  readonly refuse?: () => void;
};

/**
 * Checks a backup, and then lets the server start again on it; returns what is in it. Throws a BackupError, with nothing
 * changed, for a bad one. The replaced files stay in the data folder, and are put back if the server cannot start.
 */
export async function replaceData(
  { dataDir, clock, check, restart }: Deps,
  { from, identity, action, refuse }: Replacement,
): Promise<string> {
  const place = path.join(dataDir, 'restoring');
  const { manifest } = await check({ folder: from, identity, place, isKept: true });
  if (manifest.schemaVersion > migrations.length) {
    rmSync(place, { recursive: true, force: true });
    throw new BackupError('The backup is of a newer version of the hub. Install that version first.');
  }
  restart({
    async between() {
      refuse?.();
      const { replacedIn } = await restoreBackup(place, dataDir, clock);
      rmSync(place, { recursive: true, force: true });
      openErasedList([dataDir, path.dirname(from)]);
      return () => putBack(dataDir, replacedIn);
    },
    after: (store) => store.administration.addAction(action),
  });
  return contentsOf(manifest);
}

const ours = (name: string): boolean => /^(?:hub\.sqlite|secret)/.test(name);

/** Puts replaced files back, and keeps what the server could not start on beside them. */
function putBack(dataDir: string, replacedIn: string | undefined): void {
  if (replacedIn === undefined) return;
  const refused = `${replacedIn}-refused`;
  mkdirSync(refused, { mode: 0o700 });
  for (const name of readdirSync(dataDir).filter(ours))
    renameSync(path.join(dataDir, name), path.join(refused, name));
  for (const name of readdirSync(replacedIn).filter(ours))
    renameSync(path.join(replacedIn, name), path.join(dataDir, name));
}
