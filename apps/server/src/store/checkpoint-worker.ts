import { DatabaseSync } from 'node:sqlite';
import { setInterval } from 'node:timers';
import { workerData } from 'node:worker_threads';

/** How often the log is brought into the database file. */
const EVERY_MS = 1_000;

/** A thread that does nothing but wait for the disk, so that the one that plays games does not. */
const { file } = workerData as { readonly file: string };
const database = new DatabaseSync(file);
setInterval(() => database.exec('pragma wal_checkpoint(passive)'), EVERY_MS);
