import { DatabaseSync } from 'node:sqlite';
import { setInterval } from 'node:timers';
import { workerData } from 'node:worker_threads';

/** A thread that does nothing but wait for the disk, so that the one that plays games does not. */
const { file, everyMs } = workerData as { readonly file: string; readonly everyMs: number };
const database = new DatabaseSync(file);
setInterval(() => database.exec('pragma wal_checkpoint(passive)'), everyMs);
