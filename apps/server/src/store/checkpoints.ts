import { Worker } from 'node:worker_threads';
import type { Logger } from '../platform/logger.ts';

/**
 * Batches after which a thread of its own is worth it: a hub where little is played does without. Fewer than after which
 * SQLite would move the log by itself, so that the thread is there before much is played.
 */
const WORTH_AFTER = 500;
/** How often the log is brought into the database file: each time the disk is busy, and writers feel it. */
const EVERY_MS = 10_000;

/** Moves the log of a SQLite file into it, off the event loop. */
export type Checkpoints = {
  /** To be called with every batch. */
  count(): void;
  stop(): Promise<void>;
};

/**
 * Counts batches and starts the thread once they are many. Should it end, SQLite moves the log by itself, only in larger
 * steps, and while everybody waits.
 */
export function createCheckpoints(
  file: string,
  workerFile: string,
  logger: Logger,
  everyMs: number = EVERY_MS,
): Checkpoints {
  let batches = 0;
  let worker: Worker | undefined;
  return {
    count() {
      batches += 1;
      if (batches !== WORTH_AFTER) return;
      worker = new Worker(workerFile, { workerData: { file, everyMs } });
      worker.unref();
      worker.on('error', (error) => logger.warn({ err: error }, 'checkpoints are left to the database'));
    },
    async stop() {
      await worker?.terminate();
    },
  };
}
