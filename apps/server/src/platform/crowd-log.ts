import type { Logger } from './logger.ts';

/** What happens within so many ms is told in one line. */
const WINDOW_MS = 5_000;
/** From so many within that time on it is not a few bad lines any more: the host should hear of it. */
const MANY = 100;

/** Counts what single clients bring on themselves, and logs it now and then: `info` for a few of them, `warn` for a crowd. */
export type CrowdLog = (what: string) => void;

export function createCrowdLog(logger: Logger): CrowdLog {
  const counts = new Map<string, number>();
  const tell = (): void => {
    for (const [what, count] of counts) logger[count < MANY ? 'info' : 'warn']({ count }, what);
    counts.clear();
  };
  return (what) => {
    // A process that has nothing else to do may end.
    if (counts.size === 0) setTimeout(tell, WINDOW_MS).unref();
    counts.set(what, (counts.get(what) ?? 0) + 1);
  };
}
