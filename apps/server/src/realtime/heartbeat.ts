/** A connection that answers pings. */
export type Pingable = {
  /** Frames received so far, answers to pings included. */
  readonly received: number;
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
 * Number of groups that are handled one after another, so that ten thousand pings do not delay a command. Not more groups,
 * because every timer wakes an idle processor.
 */
const GROUPS = 20;

/** Interval in which awaited connections are checked for silence. */
const CHECK_MS = 450;
/** Groups that are checked at once. */
const CHECKED_GROUPS = 5;
/**
 * Checks without a received frame until an awaited connection is pinged, and until it is terminated. So a network that is
 * lost without a word is noticed within 2.7 s, an answer may take 1.35 s, and who plays is not pinged. A count, because a
 * server that was blocked finds all connections silent for that long.
 */
const PING_AFTER_CHECKS = 2;
const LOST_AFTER_CHECKS = 5;

/** What is remembered of a connection. */
type Watch = {
  /** Its received frames at the last ping of all connections, and at the last check. */
  receivedAtPing: number;
  receivedAtCheck: number;
  /** Consecutive checks without a received frame. */
  silentChecks: number;
};

/** Pings all connections with two timers, and terminates those that do not answer. */
export class Heartbeat<P extends Pingable> {
  readonly #groups: readonly Map<P, Watch>[] = Array.from({ length: GROUPS }, () => new Map<P, Watch>());
  readonly #onTerminated: () => void;
  #timers: readonly NodeJS.Timeout[] = [];
  #newestGroup = 0;
  #pingedGroup = 0;
  #checkedGroup = 0;

  /** `onTerminated` is called for each terminated connection. */
  constructor(onTerminated: () => void) {
    this.#onTerminated = onTerminated;
  }

  start(): void {
    if (this.#timers.length > 0) return;
    this.#timers = [
      setInterval(() => this.#pingNextGroup(), PING_MS / GROUPS).unref(),
      setInterval(() => this.#checkNextGroups(), (CHECK_MS * CHECKED_GROUPS) / GROUPS).unref(),
    ];
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  add(connection: P): void {
    this.#newestGroup = (this.#newestGroup + 1) % GROUPS;
    const watch = { receivedAtPing: -1, receivedAtCheck: -1, silentChecks: 0 };
    this.#groups[this.#newestGroup]?.set(connection, watch);
  }

  remove(connection: P): void {
    for (const group of this.#groups) if (group.delete(connection)) return;
  }

  #pingNextGroup(): void {
    this.#pingedGroup = (this.#pingedGroup + 1) % GROUPS;
    for (const [connection, watch] of this.#groups[this.#pingedGroup] ?? []) {
      if (connection.isAwaited) continue;
      const isSilent = watch.receivedAtPing === connection.received;
      watch.receivedAtPing = connection.received;
      if (isSilent) this.#terminate(connection);
      else connection.ping();
    }
  }

  #checkNextGroups(): void {
    for (let count = 0; count < CHECKED_GROUPS; count += 1) {
      this.#checkedGroup = (this.#checkedGroup + 1) % GROUPS;
      for (const [connection, watch] of this.#groups[this.#checkedGroup] ?? [])
        this.#check(connection, watch);
    }
  }

  #check(connection: P, watch: Watch): void {
    const { received } = connection;
    const isSilent = watch.receivedAtCheck === received && connection.isAwaited;
    watch.receivedAtCheck = received;
    watch.silentChecks = isSilent ? watch.silentChecks + 1 : 0;
    if (watch.silentChecks === PING_AFTER_CHECKS) connection.ping();
    if (watch.silentChecks === LOST_AFTER_CHECKS) this.#terminate(connection);
  }

  #terminate(connection: P): void {
    connection.terminate();
    this.#onTerminated();
  }
}
