import { constants, setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { setInterval } from 'node:timers';
import { workerData } from 'node:worker_threads';

/** A thread that does nothing but wait for the disk, so that the one that plays games does not. */
const { file, everyMs } = workerData as { readonly file: string; readonly everyMs: number };
// Linux takes it for this thread alone: whoever plays comes first where there is one core.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const database = new DatabaseSync(file);

function moveLog(): void {
  try {
    database.exec('pragma wal_checkpoint(passive)');
  } catch {
    // A full disk: nothing is lost, the log is only longer the next time.
  }
}

setInterval(moveLog, everyMs);
