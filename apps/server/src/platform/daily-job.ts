import type { Logger } from './logger.ts';

const DAY_MS = 86_400_000;

/** Runs work at the start and then once a day. A failure is logged; the next day runs again. */
export type DailyJob = {
  start(): void;
  /** Cancels the timer; resolves when no run is in progress. */
  stop(): Promise<void>;
};

export function createDailyJob(name: string, work: () => Promise<unknown>, logger: Logger): DailyJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      logger.error({ err: error, job: name }, 'a daily job failed');
    }
  };
  const queue = (): void => {
    running = running.then(run);
  };
  return {
    start() {
      queue();
      timer = setInterval(queue, DAY_MS);
      // unref: the timer does not keep the process alive.
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
