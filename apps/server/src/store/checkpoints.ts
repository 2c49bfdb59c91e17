import { Worker } from 'node:worker_threads';
import type { Logger } from '../platform/logger.ts';

/**
 * Batches after which the worker thread is started; a hub with little play runs without it. Lower than SQLite's own
 * automatic checkpoint, so that the thread runs before much is written.
 */
const MIN_BATCHES = 500;
/** Interval in ms. Each checkpoint makes the disk busy and slows down writers. */
const INTERVAL_MS = 10_000;

/** Copies SQLite's write-ahead log into the database file, off the event loop. */
export type Checkpoints = {
  /** Must be called after every batch. */
  count(): void;
  stop(): Promise<void>;
};

/** Starts the worker after enough batches. If it ends, SQLite runs checkpoints itself on the event loop. */
export function createCheckpoints(
  file: string,
  workerFile: string,
  logger: Logger,
  everyMs: number = INTERVAL_MS,
): Checkpoints {
  let batches = 0;
  let worker: Worker | undefined;
  return {
    count() {
      batches += 1;
      if (batches !== MIN_BATCHES) return;
      worker = new Worker(workerFile, { workerData: { file, everyMs } });
      worker.unref();
      worker.on('error', (error) =>
        logger.warn({ err: error }, 'checkpoint worker failed, the database runs checkpoints itself'),
      );
    },
    async stop() {
      await worker?.terminate();
    },
  };
}
