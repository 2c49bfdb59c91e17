import type { Logger } from './logger.ts';

const DAY_MS = 86_400_000;

/** Work that is done at the start and once a day from then on. A failure is logged, and the next day tries again. */
export type DailyJob = {
  start(): void;
  /** Resolves when nothing runs any more. */
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
      // A process that has nothing else to do may end.
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
