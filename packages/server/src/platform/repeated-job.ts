import type { Logger } from './logger.ts';

/** Runs work at the start and then at a fixed interval. A failure is logged; the next run follows as usual. */
export type RepeatedJob = {
  start(): void;
  /** Resolves when no run is in progress. */
  settled(): Promise<void>;
  /** Cancels the timer; resolves when no run is in progress. */
  stop(): Promise<void>;
};

export function createRepeatedJob(
  name: string,
  work: () => Promise<unknown>,
  logger: Logger,
  intervalMs: number,
): RepeatedJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      logger.error({ err: error, job: name }, 'a repeated job failed');
    }
  };
  const queue = (): void => {
    running = running.then(run);
  };
  return {
    start() {
      queue();
      timer = setInterval(queue, intervalMs);
      // unref: the timer does not keep the process alive.
      timer.unref();
    },
    settled: () => running,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
