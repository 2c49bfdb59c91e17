/** A connection that answers pings. */
export type Pingable = {
  /** Pings since the last answer. */
  readonly unansweredPings: number;
  /** Whether other players notice when it is lost. */
  readonly isAwaited: boolean;
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

/**
 * Interval of pings to awaited connections, and the number of unanswered pings that ends one. A network that is lost
 * without a word is noticed within three intervals, 2.7 s; an answer may take 1.8 s.
 */
const AWAITED_PING_MS = 900;
const AWAITED_UNANSWERED = 2;

/** Pings all connections with two timers, and terminates those that do not answer. */
export class Heartbeat<P extends Pingable> {
  readonly #groups: readonly Set<P>[] = Array.from({ length: GROUPS }, () => new Set<P>());
  readonly #onTerminated: () => void;
  #timers: readonly NodeJS.Timeout[] = [];
  #newestGroup = 0;
  #pingedGroup = 0;

  /** `onTerminated` is called for each terminated connection. */
  constructor(onTerminated: () => void) {
    this.#onTerminated = onTerminated;
  }

  start(): void {
    if (this.#timers.length > 0) return;
    this.#timers = [
      setInterval(() => this.#pingNextGroup(), PING_MS / GROUPS).unref(),
      setInterval(() => this.#pingAwaited(), AWAITED_PING_MS).unref(),
    ];
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
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
    for (const connection of this.#groups[this.#pingedGroup] ?? [])
      if (!connection.isAwaited) this.#ping(connection, 1);
  }

  #pingAwaited(): void {
    for (const group of this.#groups)
      for (const connection of group) if (connection.isAwaited) this.#ping(connection, AWAITED_UNANSWERED);
  }

  #ping(connection: P, mostUnanswered: number): void {
    if (connection.unansweredPings < mostUnanswered) return connection.ping();
    connection.terminate();
    return this.#onTerminated();
  }
}
