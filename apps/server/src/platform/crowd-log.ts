import type { Logger } from './logger.ts';

/** Length of a counting window in ms; each message is logged once per window. */
const WINDOW_MS = 5_000;
/** From this count within a window on, the line is logged as `warn` instead of `info`. */
const MANY = 100;

/** Counts messages and logs each once per window with its count: `info` for a few, `warn` for many. */
export type CrowdLog = (what: string) => void;

export function createCrowdLog(logger: Logger): CrowdLog {
  const counts = new Map<string, number>();
  const tell = (): void => {
    for (const [what, count] of counts) logger[count < MANY ? 'info' : 'warn']({ count }, what);
    counts.clear();
  };
  return (what) => {
    // unref: a pending line does not keep the process alive.
    if (counts.size === 0) setTimeout(tell, WINDOW_MS).unref();
    counts.set(what, (counts.get(what) ?? 0) + 1);
  };
}
