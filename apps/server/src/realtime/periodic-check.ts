import type { Logger } from '@hub/server/platform/logger.ts';

const INTERVAL_MS = 1_000;

/** Runs a check every second, one at a time. Logs the first of consecutive failures. */
export class PeriodicCheck {
  readonly #name: string;
  readonly #check: () => Promise<void>;
  readonly #logger: Logger;
  #timer: NodeJS.Timeout | undefined;
  #isChecking = false;
  #hasFailed = false;

  constructor(name: string, check: () => Promise<void>, logger: Logger) {
    this.#name = name;
    this.#check = check;
    this.#logger = logger;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.#run(), INTERVAL_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #run(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      await this.#check();
      this.#hasFailed = false;
    } catch (error) {
      if (!this.#hasFailed) this.#logger.warn({ err: error }, `${this.#name} failed`);
      this.#hasFailed = true;
    } finally {
      this.#isChecking = false;
    }
  }
}
