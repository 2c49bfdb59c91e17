import type { GameId } from '@hub/engine/wire/ids';
import {
  LEASE_MS,
  type Membership,
  NodeGone,
  type NodeId,
  type Peer,
  RENEWAL_MS,
} from '../../domain/nodes/ports.ts';
import type { Logger } from '../../platform/logger.ts';
import { Unavailable } from '../../platform/unavailable.ts';

/** How often the other nodes are looked at, in milliseconds. */
const CARE_MS = RENEWAL_MS / 2;

export type NodeKeeperDeps = {
  readonly membership: Membership;
  readonly logger: Logger;
  /** Called once when another node has taken over the rooms of this one. */
  readonly onGone: () => void;
  /** Called with rooms of other nodes that this one now owns. */
  readonly onAdopted: (roomIds: readonly GameId[]) => Promise<void>;
  /** Called regularly with all other nodes that have not ended, as of a time of `performance.now()`. */
  readonly onPeers: (peers: ReadonlySet<NodeId>, asOf: number) => void;
};

/**
 * Renews the lease of this node, takes over nodes that have ended, and adopts the rooms that they leave behind. Runs on the
 * event loop on purpose: a node whose event loop is blocked loses its lease.
 */
export class NodeKeeper {
  readonly #deps: NodeKeeperDeps;
  /** When the lease ends, in milliseconds of `performance.now()`, which no change of the system clock moves. */
  #heldUntil: number;
  /**
   * From then on this node judges others. After the database or this node was away, the others need the time of one lease to
   * renew theirs.
   */
  #judgesFrom: number;
  #timers: NodeJS.Timeout[] = [];
  #isRenewing = false;
  #isCaring = false;
  #hasFailed = false;
  #isGone = false;
  #isStopped = false;

  /** `renewedAt` is the time before the lease was renewed last. */
  constructor(deps: NodeKeeperDeps, renewedAt: number) {
    this.#deps = deps;
    this.#heldUntil = renewedAt + deps.membership.leaseMs;
    this.#judgesFrom = renewedAt + LEASE_MS;
  }

  /** Whether no other node can have taken over yet for lack of a lease. */
  get holdsLease(): boolean {
    return !this.#isGone && performance.now() < this.#heldUntil;
  }

  start(): void {
    this.#timers = [
      setInterval(() => void this.#renew(), RENEWAL_MS),
      setInterval(() => void this.#care(), CARE_MS),
    ];
    void this.#care();
  }

  /** For good: from then on the node may leave, and no renewal in flight takes that for a take-over. */
  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }

  /** Stops taking over nodes and rooms, and keeps the lease. */
  stopAdopting(): void {
    this.#judgesFrom = Number.POSITIVE_INFINITY;
    clearInterval(this.#timers.pop());
  }

  /** To be called when a write has failed because the node is gone. */
  endLease(): void {
    if (this.#isGone || this.#isStopped) return;
    this.#isGone = true;
    this.stop();
    this.#deps.onGone();
  }

  async #renew(): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    const sentAt = performance.now();
    const wasAway = this.#hasFailed || !this.holdsLease;
    try {
      await this.#deps.membership.renew();
      if (wasAway) this.#judgesFrom = Math.max(this.#judgesFrom, sentAt + LEASE_MS);
      this.#heldUntil = sentAt + this.#deps.membership.leaseMs;
      this.#hasFailed = false;
    } catch (error) {
      this.#fail(error, 'renewing the lease of this node failed');
      this.#hasFailed = true;
    } finally {
      this.#isRenewing = false;
    }
  }

  async #care(): Promise<void> {
    if (this.#isCaring || !this.holdsLease) return;
    this.#isCaring = true;
    try {
      const asOf = performance.now();
      const peers = await this.#deps.membership.peers();
      const judges = asOf >= this.#judgesFrom;
      if (judges) await this.#judge(peers);
      const alive = peers.filter((peer) => (judges ? !hasEnded(peer) : peer.state !== 'gone'));
      this.#deps.onPeers(new Set(alive.map(({ id }) => id)), asOf);
      const adopted = await this.#deps.membership.rooms.adopt();
      if (adopted.length > 0) await this.#deps.onAdopted(adopted);
    } catch (error) {
      this.#fail(error, 'taking over rooms failed');
    } finally {
      this.#isCaring = false;
    }
  }

  async #judge(peers: readonly Peer[]): Promise<void> {
    const { membership, logger } = this.#deps;
    for (const peer of peers) {
      if (!hasEnded(peer)) continue;
      const { rooms, broken, unreadable } = await membership.takeOver(peer.id);
      logger.warn({ node: peer.id, rooms }, 'another node has ended; its rooms were taken over');
      if (broken.length + unreadable.length > 0)
        logger.error({ node: peer.id, broken, unreadable }, 'could not recover all changes of these rooms');
    }
  }

  #fail(error: unknown, message: string): void {
    if (error instanceof NodeGone) this.endLease();
    // Outages of the database are logged where they are detected.
    else if (!(error instanceof Unavailable)) this.#deps.logger.error({ err: error }, message);
  }
}

/** A process that has died frees its session at once; a silent one is judged by its lease. */
const hasEnded = ({ state, isLeaseOver, isSessionOver }: Peer): boolean =>
  state === 'gone' || isSessionOver || isLeaseOver;
