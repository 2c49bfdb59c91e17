import { workerData } from 'node:worker_threads';
import { systemClock } from '../platform/clock.ts';
import { backUp } from './backup.ts';

/** A worker thread that makes one backup, because SQLite copies and checks a database in calls that block. */
const { dataDir, target, key } = workerData as {
  readonly dataDir: string;
  readonly target: string;
  readonly key: string | undefined;
};
// A rejection ends the thread with an error, which its creator receives.
void backUp(dataDir, target, systemClock, key);
