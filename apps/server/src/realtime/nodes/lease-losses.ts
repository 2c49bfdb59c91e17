import { LEASE_MS } from '@hub/server/nodes/ports.ts';

/** Losses within this time show that the machine is too slow, in milliseconds. */
const WINDOW_MS = 30_000;
/** How long a node on such a machine waits before it judges leases again. */
const SLOW_PATIENCE_MS = 15_000;

/**
 * When this process has lost its lease without an outage of the database. On a machine without spare processor time all nodes
 * are late: if they judged each other, each take-over would make the others later still.
 */
export class LeaseLosses {
  #last = Number.NEGATIVE_INFINITY;
  #beforeLast = Number.NEGATIVE_INFINITY;

  /** To be called for each loss, with a time of `performance.now()`. */
  record(at: number): void {
    this.#beforeLast = this.#last;
    this.#last = at;
  }

  /** How long the leases of other nodes may be over before they are judged by them, for a node that holds its lease since `at`. */
  patienceMs(at: number): number {
    return at - this.#beforeLast <= WINDOW_MS ? SLOW_PATIENCE_MS : LEASE_MS;
  }
}
