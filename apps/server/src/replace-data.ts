import { rmSync } from 'node:fs';
import path from 'node:path';
import { type Checked, contentsOf, type PlainBackup } from '@hub/server/backup/check-plain.ts';
import { BackupError } from '@hub/server/backup/files.ts';
import { RESTORING } from '@hub/server/backup/leftovers.ts';
import { putBack, restoreBackup } from '@hub/server/backup/restore.ts';
import { named } from '@hub/server/hub.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import { insertAction } from '@hub/server/store/audit-lines.ts';
import type { LoggedAction } from '@hub/server/store/host-action.ts';
import { migrations } from '@hub/server/store/migrations/migrations.ts';
import type { Restart } from './restart-plan.ts';

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
 * changed, for a bad one, and refuses while another restore is under way. The replaced files stay in the data folder, and
 * are put back if the server cannot start.
 */
export async function replaceData(
  { dataDir, clock, check, restart }: Deps,
  { from, identity, action, refuse }: Replacement,
): Promise<string> {
  const place = path.join(dataDir, RESTORING);
  return restart({
    async before() {
      const { manifest } = await check({ folder: from, identity, place, isKept: true });
      if (manifest.schemaVersion > migrations.length) {
        rmSync(place, { recursive: true, force: true });
        throw new BackupError('The backup is of a newer version of the hub. Install that version first.');
      }
      return contentsOf(manifest);
    },
    async between() {
      refuse?.();
      const restored = await restoreBackup(place, dataDir, { clock, erasedIn: [from, path.dirname(from)] });
      rmSync(place, { recursive: true, force: true });
      return () => putBack(dataDir, restored);
    },
    after: ({ engine }) => insertAction(named(engine.db), action),
  });
}
