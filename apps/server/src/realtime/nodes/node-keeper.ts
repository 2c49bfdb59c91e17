import type { GameId } from '@hub/engine/wire/ids';
import {
  LEASE_MS,
  type Membership,
  NodeGone,
  type NodeId,
  type Peer,
  RENEWAL_MS,
} from '@hub/server/nodes/ports.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { Unavailable } from '@hub/server/platform/unavailable.ts';
import type { LeaseLosses } from './lease-losses.ts';

export type NodeKeeperDeps = {
  readonly membership: Membership;
  readonly logger: Logger;
  /** When this process has lost its lease, over all its memberships. */
  readonly losses: LeaseLosses;
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
   * From then on this node judges others by their sessions. A restart of the database ends the sessions of living nodes, which
   * need the time of one lease to begin new ones. A loss of the own lease says nothing about the sessions of others: on a busy
   * machine it would put off the rooms of a dead node again and again.
   */
  #judgesFrom: number;
  /** From then on a lease that is over counts as the end of its node, too. */
  #judgesLeasesFrom: number;
  #timers: NodeJS.Timeout[] = [];
  #isRenewing = false;
  #isCaring = false;
  #isAdopting = true;
  #hasFailed = false;
  #isGone = false;
  #isStopped = false;

  /** `renewedAt` is the time before the lease was renewed last. */
  constructor(deps: NodeKeeperDeps, renewedAt: number) {
    this.#deps = deps;
    this.#heldUntil = renewedAt + deps.membership.leaseMs;
    this.#judgesFrom = renewedAt + LEASE_MS;
    this.#judgesLeasesFrom = renewedAt + deps.losses.patienceMs(renewedAt);
  }

  /** Whether no other node can have taken over yet for lack of a lease. */
  get holdsLease(): boolean {
    return !this.#isGone && performance.now() < this.#heldUntil;
  }

  start(): void {
    this.#timers = [
      setInterval(() => void this.#renew(), RENEWAL_MS),
      setInterval(() => void this.#care(), RENEWAL_MS),
    ];
    void this.#care();
  }

  /** For good: from then on the node may leave, and no renewal in flight takes that for a take-over. */
  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }

  /** Takes no more rooms. Goes on ending nodes: this one may be elected to notice dead processes. */
  stopAdopting(): void {
    this.#isAdopting = false;
  }

  /** To be called when a write has failed because the node is gone. */
  endLease(): void {
    if (this.#isGone || this.#isStopped) return;
    this.#isGone = true;
    this.#deps.losses.record(performance.now());
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
      if (wasAway) this.#waitBeforeJudging(sentAt);
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
      const ended = peers.filter((peer) => this.#hasEnded(peer, asOf));
      for (const { id } of ended) await this.#takeOver(id);
      if (!this.#isAdopting) return;
      const alive = peers.filter((peer) => peer.state !== 'gone' && !ended.includes(peer));
      this.#deps.onPeers(new Set(alive.map(({ id }) => id)), asOf);
      const adopted = await this.#deps.membership.rooms.adopt();
      if (adopted.length > 0) await this.#deps.onAdopted(adopted);
    } catch (error) {
      this.#fail(error, 'taking over rooms failed');
    } finally {
      this.#isCaring = false;
    }
  }

  /** A process that has died frees its session at once; a silent one is judged by its lease. */
  #hasEnded({ state, isLeaseOver, isSessionOver }: Peer, asOf: number): boolean {
    if (asOf < this.#judgesFrom) return false;
    return state === 'gone' || isSessionOver || (isLeaseOver && asOf >= this.#judgesLeasesFrom);
  }

  async #takeOver(id: NodeId): Promise<void> {
    const { membership, logger } = this.#deps;
    const { rooms, broken, unreadable } = await membership.takeOver(id);
    logger.warn({ node: id, rooms }, 'another node has ended; its rooms were taken over');
    if (broken.length + unreadable.length > 0)
      logger.error({ node: id, broken, unreadable }, 'could not recover all changes of these rooms');
  }

  /** `renewedAt`: when the lease was renewed after it was lost, or after the database failed. */
  #waitBeforeJudging(renewedAt: number): void {
    const { losses } = this.#deps;
    if (this.#hasFailed) this.#judgesFrom = renewedAt + LEASE_MS;
    else losses.record(renewedAt);
    this.#judgesLeasesFrom = renewedAt + losses.patienceMs(renewedAt);
  }

  #fail(error: unknown, message: string): void {
    if (error instanceof NodeGone) this.endLease();
    // Outages of the database are logged where they are detected.
    else if (!(error instanceof Unavailable)) this.#deps.logger.error({ err: error }, message);
  }
}
