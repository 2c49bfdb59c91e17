/** A connection that answers pings. */
export type Pingable = {
  /** Whether it has answered the last ping. */
  readonly isAlive: boolean;
  ping(): void;
  terminate(): void;
};

/**
 * Interval of pings to each connection: short enough for proxies that close connections after an idle minute. A dead
 * connection is closed after two intervals at the latest.
 */
const PING_MS = 55_000;
/**
 * Number of groups that are pinged one after another, so that ten thousand pings do not delay a command. Not more groups,
 * because every timer wakes an idle processor.
 */
const GROUPS = 25;

/** Pings all connections with one timer, and terminates those that have not answered the previous ping. */
export class Heartbeat<P extends Pingable> {
  readonly #groups: readonly Set<P>[] = Array.from({ length: GROUPS }, () => new Set<P>());
  readonly #onTerminated: () => void;
  #timer: NodeJS.Timeout | undefined;
  #newestGroup = 0;
  #pingedGroup = 0;

  /** `onTerminated` is called for each terminated connection. */
  constructor(onTerminated: () => void) {
    this.#onTerminated = onTerminated;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#pingNextGroup(), PING_MS / GROUPS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  add(connection: P): void {
    this.#newestGroup = (this.#newestGroup + 1) % GROUPS;
    this.#groups[this.#newestGroup]?.add(connection);
  }

  remove(connection: P): void {
    for (const group of this.#groups) if (group.delete(connection)) return;
  }

  #pingNextGroup(): void {
    this.#pingedGroup = (this.#pingedGroup + 1) % GROUPS;
    for (const connection of this.#groups[this.#pingedGroup] ?? []) {
      if (connection.isAlive) {
        connection.ping();
        continue;
      }
      connection.terminate();
      this.#onTerminated();
    }
  }
}
