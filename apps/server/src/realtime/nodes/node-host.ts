import { setTimeout as delay } from 'node:timers/promises';
import type { Game } from '@hub/engine/binding/binding';
import type { Bus } from '@hub/server/bus/bus.ts';
import { DatabaseInUse, LEASE_MS, type Membership, NodeGone, RENEWAL_MS } from '@hub/server/nodes/ports.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { Unavailable } from '@hub/server/platform/unavailable.ts';
import type { RoomStore } from '@hub/server/rooms/ports.ts';
import type { Command } from '../rooms/command.ts';
import type { RoomHost } from '../rooms/host.ts';
import type { Member } from '../rooms/member.ts';
import { LeaseLosses } from './lease-losses.ts';
import { NodeKeeper } from './node-keeper.ts';
import { PeerRooms } from './peer-rooms.ts';

/** How often a command that waits for the lease looks for it, in milliseconds. */
const LEASE_POLL_MS = 10;
const START_LIMIT_MS = 10_000;

/** Joins the nodes of the hub under a new id; `games` tell which rooms this node can read. */
export type JoinNodes = (games: readonly Game[]) => Promise<Membership>;

export type NodeHostDeps = {
  readonly join: JoinNodes;
  /** Called with a reason for the host when this node may not return to the others; the process must end. */
  readonly onTakenOver?: ((reason: string) => void) | undefined;
  readonly createHost: (rooms: RoomStore) => RoomHost;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: Logger;
};

type Session = {
  readonly membership: Membership;
  readonly host: RoomHost;
  readonly keeper: NodeKeeper;
  readonly peers: PeerRooms;
};

/**
 * The room host of a node among several. Each membership has a room host of its own: when another node takes over, all its
 * rooms are dropped, so that no write of them can ever carry the node's next id.
 */
export class NodeHost {
  readonly #deps: NodeHostDeps;
  readonly #losses = new LeaseLosses();
  #games: readonly Game[] = [];
  #session: Session | undefined;
  #isDraining = false;
  /** The return to the other nodes after the last take-over. */
  #returning: Promise<void> | undefined;

  constructor(deps: NodeHostDeps) {
    this.#deps = deps;
  }

  /** Whether this node may answer players: it holds its lease and is not stopping. */
  isReady(): boolean {
    return !this.#isDraining && this.#session?.keeper.holdsLease === true;
  }

  /** Number of rooms in memory. */
  get roomCount(): number {
    return this.#session?.host.roomCount ?? 0;
  }

  /** Joins the other nodes; tries again for some seconds while the database is slow or another node takes it for silent. */
  async start(games: readonly Game[]): Promise<void> {
    this.#games = games;
    const until = performance.now() + START_LIMIT_MS;
    for (;;) {
      try {
        return await this.#join();
      } catch (error) {
        if (!(error instanceof Unavailable) || performance.now() > until) throw error;
        await delay(RENEWAL_MS);
      }
    }
  }

  /**
   * Like `RoomHost.handle`; waits for the lease, at most as long as a lease lasts. Rejects with `Unavailable` without it. While
   * this node stops, commands stay unanswered: their pages are asked to reconnect.
   */
  handle(command: Command, now: number): Promise<void> | undefined {
    const session = this.#session;
    if (session?.keeper.holdsLease !== true) return this.#handleLater(command);
    const done = session.peers.handle(command, now);
    return done === undefined ? undefined : this.#within(session, done);
  }

  isAwaited(member: Member): boolean {
    return this.#session?.peers.isAwaited(member) === true;
  }

  detach(member: Member): void {
    this.#session?.peers.detach(member);
  }

  /** As of `RoomHost`; undefined without the lease. */
  get accounts(): RoomHost['accounts'] | undefined {
    return this.#session?.host.accounts;
  }

  /** As of `RoomHost`; undefined without the lease. */
  get waiting(): RoomHost['waiting'] | undefined {
    return this.#session?.host.waiting;
  }

  actOn(roomId: string, act: 'closing' | 'renaming'): void {
    this.#session?.host.actOn(roomId, act);
  }

  /** Stores all rooms in full, leaves them to the other nodes, and leaves the hub. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    // What has joined by then is left in order, too.
    await this.#returning?.catch(() => undefined);
    const session = this.#session;
    if (session === undefined) return;
    const { membership, host, keeper, peers } = session;
    keeper.stopAdopting();
    try {
      await membership.drain();
      await host.drain();
      await membership.rooms.handOver();
      await peers.close();
      keeper.stop();
      await membership.leave();
    } catch (error) {
      this.#deps.logger.warn({ err: error }, 'the rooms could not be handed over; another node takes over');
      await membership.close();
    } finally {
      keeper.stop();
    }
  }

  async #join(): Promise<void> {
    const membership = await this.#deps.join(this.#games);
    const host = this.#deps.createHost({
      ...membership.rooms,
      save: async (writes) => {
        try {
          return await membership.rooms.save(writes);
        } catch (error) {
          if (error instanceof NodeGone) this.#keeperOf(membership)?.endLease();
          throw error;
        }
      },
    });
    const peers = new PeerRooms({
      ...this.#deps,
      node: membership.id,
      host,
      games: this.#games,
      untilAnswering: () => this.#untilHeld(membership),
    });
    try {
      await peers.open();
      await host.start(this.#games);
      const renewedAt = performance.now();
      await membership.renew();
      this.#begin({ membership, host, peers }, renewedAt);
    } catch (error) {
      host.abandon();
      await peers.close();
      await membership.close();
      throw error;
    }
  }

  #keeperOf(membership: Membership): NodeKeeper | undefined {
    return this.#session?.membership === membership ? this.#session.keeper : undefined;
  }

  #begin({ membership, host, peers }: Omit<Session, 'keeper'>, renewedAt: number): void {
    const keeper = new NodeKeeper(
      {
        membership,
        logger: this.#deps.logger,
        losses: this.#losses,
        onGone: () => {
          this.#returning = this.#leaveAndReturn(session);
        },
        onAdopted: (roomIds) => host.adopt(this.#games, roomIds),
        onPeers: (ids, asOf) => peers.keepOnly(ids, asOf),
      },
      renewedAt,
    );
    const session: Session = { membership, host, keeper, peers };
    this.#session = session;
    keeper.start();
  }

  /** Drops all rooms at once, then joins again. */
  async #leaveAndReturn({ membership, host, peers }: Session): Promise<void> {
    this.#session = undefined;
    host.abandon();
    await peers.close();
    this.#deps.logger.warn('another node has taken over the rooms of this one; it returns under a new id');
    await membership.close();
    while (!this.#isDraining && this.#session === undefined) {
      try {
        await this.#join();
      } catch (error) {
        if (error instanceof DatabaseInUse) return this.#deps.onTakenOver?.(error.message);
        if (!(error instanceof Unavailable))
          this.#deps.logger.error({ err: error }, 'joining the nodes failed');
        await delay(RENEWAL_MS);
      }
    }
  }

  async #handleLater(command: Command): Promise<void> {
    if ((await this.#untilHeld()) && command.member.isOpen)
      await this.handle(command, this.#deps.clock.now());
  }

  /** Waits for the lease, at most as long as one lasts; of this membership, if it is given. False if this node stops. */
  async #untilHeld(membership = this.#session?.membership): Promise<boolean> {
    const until = performance.now() + LEASE_MS;
    while (!this.#isDraining) {
      const session = this.#session;
      if (session?.keeper.holdsLease === true && session.membership === (membership ?? session.membership))
        return true;
      if (performance.now() > until) throw new Unavailable('this node has no lease');
      await delay(LEASE_POLL_MS);
    }
    return false;
  }

  /** A command of a membership that has ended meanwhile was not answered. */
  async #within(session: Session, done: Promise<void>): Promise<void> {
    try {
      await done;
    } catch (error) {
      if (error instanceof NodeGone) session.keeper.endLease();
      throw error;
    }
    if (this.#session !== session) throw new NodeGone();
  }
}
