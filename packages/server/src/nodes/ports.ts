import type { GameId } from '@hub/engine/wire/ids';
import { Unavailable } from '../platform/unavailable.ts';
import type { RecoveredRooms, RoomStore } from '../rooms/ports.ts';

/** Id of a node: random for each process start and each return after a lost lease, so it also serves as the epoch. */
export type NodeId = string & { readonly __brand: 'NodeId' };

/**
 * `alone`: a server that shares the database with no other. `gone`: another server has taken over its rooms; it must not
 * write rooms any more.
 */
export type NodeState = 'up' | 'draining' | 'alone' | 'gone';

/** A living server uses the database that excludes this one; the message is for the host. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
}

/** The node has been declared gone: nothing was written, and its rooms belong to other nodes. */
export class NodeGone extends Unavailable {
  constructor() {
    super('another node has taken over the rooms of this node');
  }
}

/** The room is in the memory of another node. */
export class OwnedElsewhere extends Unavailable {
  readonly roomId: GameId;
  readonly owner: NodeId;

  constructor(roomId: GameId, owner: NodeId) {
    super('the room is on another node');
    this.roomId = roomId;
    this.owner = owner;
  }
}

/** Another node of the hub, as the database sees it. */
export type Peer = {
  readonly id: NodeId;
  readonly state: NodeState;
  readonly isLeaseOver: boolean;
  /** Whether the session that shows that its process lives has ended; only the node that is elected to look at it sees that. */
  readonly isSessionOver: boolean;
};

/** The rooms of one node. Every write fails with `NodeGone` once the node is declared gone. */
export type OwnedRoomStore = RoomStore & {
  /**
   * Returns rooms of this node that are to be loaded: a few that another node left behind, and those that could not be loaded
   * or stored before.
   */
  adopt(): Promise<readonly GameId[]>;
  /** Stores all rooms in full and leaves them to other nodes. */
  handOver(): Promise<void>;
};

/** A node's place among the nodes of a hub. */
export type Membership = {
  readonly id: NodeId;
  readonly rooms: OwnedRoomStore;
  /** Length of the lease in milliseconds. */
  readonly leaseMs: number;
  /** Extends the lease to `leaseMs` from now, by the database's clock. Rejects with `NodeGone` when it is too late. */
  renew(): Promise<void>;
  /** All other nodes. */
  peers(): Promise<readonly Peer[]>;
  /** Ends a node: its writes fail from now on, its rooms are recovered and left to other nodes. */
  takeOver(id: NodeId): Promise<RecoveredRooms>;
  /** Shows the other nodes that this one is stopping. */
  drain(): Promise<void>;
  /** Ends the membership; `handOver` must have succeeded, otherwise another node takes over. */
  leave(): Promise<void>;
  /** Closes the connection without leaving: for a node that is gone. */
  close(): Promise<void>;
};

/** How long a lease lasts, and how often it is renewed, in milliseconds. */
export const LEASE_MS = 1_000;
export const RENEWAL_MS = 250;
