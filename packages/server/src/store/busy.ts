import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds that SQLite itself waits for a lock: the event loop stands still meanwhile. */
export const BUSY_TIMEOUT_MS = 20;
/** Waits between two attempts: short ones for checkpoints of this server, then about two seconds for other processes. */
const WAITS_MS: readonly number[] = [5, 10, 20, ...Array.from({ length: 25 }, () => 60)];
const SQLITE_BUSY = 5;

/** Whether another process, or the thread of the checkpoints, holds the write lock. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

/** Runs a statement that begins a transaction; undefined if the write lock is held. */
export function runUnlessBusy<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/** Repeats a statement that begins a transaction until the write lock is free; throws its error after some seconds. */
export async function untilFree<T>(run: () => T | Promise<T>): Promise<T> {
  for (const waitMs of WAITS_MS) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    await delay(waitMs);
  }
  return run();
}
