import { constants, setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { setInterval } from 'node:timers';
import { workerData } from 'node:worker_threads';
import { logBytesOf } from './checkpoints.ts';

/** Pages of the write-ahead log from which on it is restarted: 16 MB. */
const RESTART_PAGES = 4_000;
/** Bytes from which on the log is emptied once nothing is written: it would keep its largest size until the stop. */
const MAX_IDLE_BYTES = 1_048_576;
/** Pages that may be left for the blocking checkpoint, and the number of attempts to get below that. */
const MAX_PAGES_LEFT = 64;
const MAX_ATTEMPTS = 5;

/** A worker thread that runs checkpoints, so that the event loop does not wait for the disk. */
const { file, everyMs } = workerData as { readonly file: string; readonly everyMs: number };
// On Linux the priority applies to this thread alone; it yields to the event loop on a single core.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const database = new DatabaseSync(file);
const passive = database.prepare('pragma wal_checkpoint(passive)');

/** Runs a passive checkpoint. Returns the log's length and its pages not yet in the database file. */
function checkpoint(): { log: number; left: number } {
  const { log, checkpointed } = passive.get() as { log: number; checkpointed: number };
  return { log, left: log - checkpointed };
}

/** Pages in the log at the last checkpoint; if there are no more at the next one, nothing was written. */
let lastLog: number | undefined;

/**
 * Under constant writes, passive checkpoints never finish and the log grows. A restart checkpoint, which blocks writers
 * for the few remaining pages, makes the log start again; a longer log would make every write slower. Without writes the log is emptied.
 */
function runCheckpoint(): void {
  try {
    let { log, left } = checkpoint();
    const isIdle = left === 0 && log === lastLog;
    lastLog = log;
    if (isIdle && logBytesOf(file) > MAX_IDLE_BYTES) return database.exec('pragma wal_checkpoint(truncate)');
    if (log < RESTART_PAGES) return;
    for (let attempts = 1; left > MAX_PAGES_LEFT && attempts < MAX_ATTEMPTS; attempts += 1)
      ({ log, left } = checkpoint());
    database.exec('pragma wal_checkpoint(restart)');
  } catch {
    // For example a full disk. No data is lost; the log is longer at the next attempt.
  }
}

setInterval(runCheckpoint, everyMs);
