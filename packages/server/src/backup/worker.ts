import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../platform/clock.ts';
import { backUp } from './backup.ts';
import { checkPlain, type PlainBackup } from './check-plain.ts';

export type BackupTask =
  | {
      readonly kind: 'make';
      readonly dataDir: string;
      readonly target: string;
      readonly key: string | undefined;
    }
  | ({ readonly kind: 'check' } & PlainBackup);

/** A worker thread that makes or checks one backup, because SQLite copies and checks a database in calls that block. */
const task = workerData as BackupTask;
// A rejection ends the thread with an error, which its creator receives.
void (task.kind === 'make'
  ? backUp(task.dataDir, task.target, systemClock, task.key)
  : checkPlain(task).then((found) => parentPort?.postMessage(found, [])));
