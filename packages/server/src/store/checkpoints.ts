import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Logger } from '../platform/logger.ts';

/**
 * Bytes of the log from which on the worker thread is started; a hub with little play runs without it. Lower than SQLite's
 * own automatic checkpoint, so that the thread runs before much is written.
 */
const MIN_LOG_BYTES = 4_194_304;
/** Interval in ms. Each checkpoint makes the disk busy and slows down writers. */
const INTERVAL_MS = 10_000;

/** Copies SQLite's write-ahead log into the database file, off the event loop. */
export type Checkpoints = {
  stop(): Promise<void>;
};

/** Size in bytes of the write-ahead log of a database file. */
export const logBytesOf = (file: string): number =>
  statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;

/** Starts the worker once the log is large enough. If it ends, SQLite runs checkpoints itself on the event loop. */
export function createCheckpoints(
  file: string,
  workerFile: string,
  logger: Logger,
  everyMs: number = INTERVAL_MS,
): Checkpoints {
  let worker: Worker | undefined;
  const watch = setInterval(() => {
    if (logBytesOf(file) < MIN_LOG_BYTES) return;
    clearInterval(watch);
    worker = new Worker(workerFile, { workerData: { file, everyMs } });
    worker.unref();
    worker.on('error', (error) =>
      logger.warn({ err: error }, 'checkpoint worker failed, the database runs checkpoints itself'),
    );
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(watch);
      await worker?.terminate();
    },
  };
}
