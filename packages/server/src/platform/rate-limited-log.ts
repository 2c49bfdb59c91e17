import type { Logger } from './logger.ts';

/** Length of a counting window in ms; each message is logged once per window. */
const WINDOW_MS = 5_000;
/** From this count within a window on, the line is logged as `warn` instead of `info`. */
const WARN_COUNT = 100;

/** Counts messages and logs each once per window with its count: `info` for a few, `warn` for many. */
export type RateLimitedLog = (message: string) => void;

export function createRateLimitedLog(logger: Logger): RateLimitedLog {
  const counts = new Map<string, number>();
  const flush = (): void => {
    for (const [message, count] of counts) logger[count < WARN_COUNT ? 'info' : 'warn']({ count }, message);
    counts.clear();
  };
  return (message) => {
    // unref: a pending line does not keep the process alive.
    if (counts.size === 0) setTimeout(flush, WINDOW_MS).unref();
    counts.set(message, (counts.get(message) ?? 0) + 1);
  };
}
