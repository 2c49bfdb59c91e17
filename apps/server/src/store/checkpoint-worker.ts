import { constants, setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { setInterval } from 'node:timers';
import { workerData } from 'node:worker_threads';

/** Pages of the log from which on it is worth beginning anew: 16 MB. */
const LONG_LOG = 4_000;
/** Pages that may be left when writers are kept out for a moment, and how often it is tried to have no more. */
const FEW_LEFT = 64;
const MOST_TRIES = 5;

/** A thread that does nothing but wait for the disk, so that the one that plays games does not. */
const { file, everyMs } = workerData as { readonly file: string; readonly everyMs: number };
// Linux takes it for this thread alone: whoever plays comes first where there is one core.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const database = new DatabaseSync(file);
const passive = database.prepare('pragma wal_checkpoint(passive)');

/** How long the log is, and how much of it lies only there, in pages. */
function moveSome(): { log: number; left: number } {
  const { log, checkpointed } = passive.get() as { log: number; checkpointed: number };
  return { log, left: log - checkpointed };
}

/**
 * Where all the time something is written, the log is never moved whole, and grows: it begins anew only when nobody can
 * write for the little that is left. Otherwise every page of it would be a new one for the disk, and the longer it is the
 * longer a writer waits for that.
 */
function moveLog(): void {
  try {
    let { log, left } = moveSome();
    if (log < LONG_LOG) return;
    for (let tries = 1; left > FEW_LEFT && tries < MOST_TRIES; tries += 1) ({ log, left } = moveSome());
    database.exec('pragma wal_checkpoint(restart)');
  } catch {
    // A full disk: nothing is lost, the log is only longer the next time.
  }
}

setInterval(moveLog, everyMs);
