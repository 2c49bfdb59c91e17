import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import {
  LEASE_MS,
  type Membership,
  NodeGone,
  type NodeId,
  type NodeState,
} from '../../domain/nodes/ports.ts';
import type { Engine } from '../engine.ts';
import { LONE_SERVER, recoverRooms } from '../room-recovery.ts';
import type { RoomStoreOptions } from '../rooms.ts';
import { fencedEngine } from './fence.ts';
import { LOCK_SPACE, NodeSession } from './node-session.ts';
import { ownedRoomStore } from './owned-rooms.ts';
import { leaveUnowned, type StateVersions } from './room-owners.ts';
import { takeOver } from './take-over.ts';

/** The database's time in milliseconds since 1970. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const ID_BYTES = 8;
/**
 * Lease of a node that is joining: no room waits for it, and a slow start must not be taken for silence. When its process
 * dies, its session shows that at once.
 */
const FIRST_LEASE_MS = 10_000;

const RENEW = `update node_lease set lease_until = ${NOW} + $2
  where node = $1 and exists (select from node where id = $1 and state <> 'gone')
  returning lease_until`;
/** All nodes but one. */
export const PEERS = `select node.id, node.state,
    coalesce(lease.lease_until, 0) < ${NOW} as is_lease_over,
    not exists (select from pg_locks as lock
      where lock.locktype = 'advisory' and lock.granted and lock.classid = ${LOCK_SPACE}
        and lock.objid::bigint = ('x' || left(node.id, 8))::bit(32)::bigint
        and lock.database = (select oid from pg_database where datname = current_database())
    ) as is_session_over
  from node left join node_lease as lease on lease.node = node.id
  where node.id <> $1`;

export type PeerRow = {
  readonly id: NodeId;
  readonly state: NodeState;
  readonly is_lease_over: boolean;
  readonly is_session_over: boolean;
};

/** What a node tells the others about itself. */
export type NodeInfo = {
  readonly build: string;
  readonly contract: string;
  readonly stateVersions: StateVersions;
  /** Length of the lease in milliseconds; default: `LEASE_MS`. */
  readonly leaseMs?: number;
};

/**
 * Adds this process to the nodes of the hub, with a new id. `url` must lead to PostgreSQL itself: a connection pooler
 * between them would keep the advisory lock after the process has ended.
 */
export async function joinNodes(
  engine: Engine,
  url: string,
  { build, contract, stateVersions, leaseMs = LEASE_MS }: NodeInfo,
  options: RoomStoreOptions,
): Promise<Membership> {
  const id = randomBytes(ID_BYTES).toString('hex') as NodeId;
  const session = new NodeSession(url, lockKeyOf(id));
  try {
    await session.query('select 1', []);
    await engine.transaction('process', async (tx) => {
      await tx.insertInto('node').values({ id, build, contract, state: 'up' }).execute();
      await sql`insert into node_lease (node, lease_until) values (${id}, ${sql.raw(NOW)} + ${FIRST_LEASE_MS})`.execute(
        tx,
      );
    });
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
    takeOver: (node) => takeOver(engine, node),
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
