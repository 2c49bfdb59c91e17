import { LEASE_MS, type Membership, NodeGone, type NodeId, type NodeState } from '@hub/server/nodes/ports.ts';
import { NOW, newNodeId, RENEW, register } from '@hub/server/nodes/registration.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import { LONE_SERVER, recoverRooms } from '../room-recovery.ts';
import type { RoomStoreOptions } from '../rooms.ts';
import { fencedEngine } from './fence.ts';
import { ELECTION_LOCK, END_ELECTED, LOCK_SPACE, NodeSession } from './node-session.ts';
import { ownedRoomStore } from './owned-rooms.ts';
import { leaveUnowned, type StateVersions } from './room-owners.ts';
import { takeOver } from './take-over.ts';

/**
 * All nodes but one. The look at the locks, which shows ended sessions, is dear. One node is elected for it: the one that
 * holds this lock, which PostgreSQL frees with its session. Asking again for the own lock only counts it up. For the others
 * no session counts as over.
 */
const PEERS = `with look as materialized (select pg_try_advisory_lock(${ELECTION_LOCK}, 0) as may),
  session as materialized (select objid::bigint as key from pg_locks
    where (select may from look) and locktype = 'advisory' and granted and classid = ${LOCK_SPACE}
      and database = (select oid from pg_database where datname = current_database()))
  select node.id, node.state, coalesce(lease.lease_until, 0) < ${NOW} as is_lease_over,
    look.may and not exists (
      select from session where session.key = ('x' || left(node.id, 8))::bit(32)::bigint) as is_session_over
  from look, node left join node_lease as lease on lease.node = node.id
  where node.id <> $1`;

type PeerRow = {
  readonly id: NodeId;
  readonly state: NodeState;
  readonly is_lease_over: boolean;
  readonly is_session_over: boolean;
};

/** What a node tells the others about itself. */
export type NodeInfo = {
  readonly build: string;
  readonly contract: string;
  /** The same on all nodes of a hub. */
  readonly secretHash: string;
  readonly stateVersions: StateVersions;
  /** Length of the lease in milliseconds; default: `LEASE_MS`. */
  readonly leaseMs?: number;
};

/**
 * Adds this process to the nodes of the hub, with a new id. Throws `DatabaseInUse` while a server that runs alone or nodes with
 * another secret live. `url` must lead to PostgreSQL itself: a connection pooler
 * between them would keep the advisory lock after the process has ended.
 */
export async function joinNodes(
  engine: Engine,
  url: string,
  { build, contract, secretHash, stateVersions, leaseMs = LEASE_MS }: NodeInfo,
  options: RoomStoreOptions,
): Promise<Membership> {
  const id = newNodeId();
  const session = new NodeSession(url, lockKeyOf(id));
  try {
    await session.query('select 1', []);
    const own = { id, build, contract, state: 'up', secret_hash: secretHash } as const;
    for (const alone of await register(engine, own)) await takeOver(engine, alone);
    // A server that ran alone on this database may have left a journal and running rooms.
    const fenced = fencedEngine(engine, id);
    await recoverRooms(fenced, LONE_SERVER);
    await fenced.transaction('process', leaveUnowned, 'read committed');
  } catch (error) {
    await session.close();
    throw error;
  }
  const rooms = ownedRoomStore(engine, id, stateVersions, options);
  return {
    id,
    rooms,
    leaseMs,
    async renew() {
      const renewed = await session.query(RENEW, [id, leaseMs]);
      if (renewed.length === 0) throw new NodeGone();
    },
    async peers() {
      const rows = await session.query<PeerRow>(PEERS, [id]);
      return rows.map((row) => ({
        id: row.id,
        state: row.state,
        isLeaseOver: row.is_lease_over,
        isSessionOver: row.is_session_over,
      }));
    },
    async takeOver(node) {
      const recovered = await takeOver(engine, node);
      // A process that hangs would stay elected.
      await session.query(END_ELECTED, [lockKeyOf(node)]);
      return recovered;
    },
    async drain() {
      await session.query(`update node set state = 'draining' where id = $1 and state = 'up'`, [id]);
    },
    async leave() {
      await takeOver(engine, id);
      await session.close();
    },
    close: () => session.close(),
  };
}

/** The first four bytes of the id as a signed number, the second half of the lock's key. */
const lockKeyOf = (id: NodeId): number => Number.parseInt(id.slice(0, 8), 16) | 0;
