import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Engine } from '../store/engine.ts';
import type { Tables } from '../store/schema.ts';
import { DatabaseInUse, type NodeId } from './ports.ts';

/** The database's time in milliseconds since 1970. */
export const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
/** Extends a lease, also late; no row is updated once another server has taken over. */
export const RENEW = `update node_lease set lease_until = ${NOW} + $2
  where node = $1 and exists (select from node where id = $1 and state <> 'gone')
  returning lease_until`;

const ID_BYTES = 8;
/** Advisory lock that is held while a server registers; an arbitrary fixed number. */
const REGISTRATION_LOCK = 7_240_117;
/** A server that stops in the middle of its registration frees the lock after this time. */
const LOCK_LIMIT_MS = 1_000;
/**
 * Lease of a node that is joining: no room waits for it, and a slow start must not be taken for silence. When its process
 * dies, its session shows that at once.
 */
const FIRST_LEASE_MS = 10_000;
/**
 * Another server has ended when its lease is unchanged after so many looks, two seconds. A living one renews it at least
 * every half second. Looks are counted and not seconds, because a pause of the database stops the renewals as well.
 */
const LOOKS = 20;
const LOOK_EVERY_MS = 100;

export const newNodeId = (): NodeId => randomBytes(ID_BYTES).toString('hex') as NodeId;

/** The row of a starting server; `alone` excludes all others. */
export type Registration = Omit<Selectable<Tables['node']>, 'state'> & { readonly state: 'up' | 'alone' };

type Row = Pick<Selectable<Tables['node']>, 'id' | 'state' | 'secret_hash'> & {
  readonly lease_until: number | null;
};
type Watched = { readonly lease: number | null; looks: number };

/**
 * Adds a server to those that use the database. Waits while it is unknown whether another one that excludes it still lives,
 * and throws `DatabaseInUse` when that one does. Returns the servers that have ended and must be taken over: all for a
 * server alone, for a node those that ran alone.
 */
export async function register(engine: Engine, own: Registration): Promise<readonly NodeId[]> {
  const watched = new Map<NodeId, Watched>();
  for (;;) {
    const ended = await engine.transaction(
      'process',
      (tx) => tryToRegister(tx, own, watched),
      'read committed',
    );
    if (ended !== undefined) return ended;
    await delay(LOOK_EVERY_MS);
  }
}

/** Undefined while it has to be tried again. */
async function tryToRegister(
  tx: Transaction<Tables>,
  own: Registration,
  watched: Map<NodeId, Watched>,
): Promise<readonly NodeId[] | undefined> {
  await sql`select set_config('idle_in_transaction_session_timeout', ${String(LOCK_LIMIT_MS)}, true),
    pg_advisory_xact_lock(${sql.lit(REGISTRATION_LOCK)})`.execute(tx);
  const { rows } = await sql<Row>`select node.id, node.state, node.secret_hash, lease.lease_until
    from node left join node_lease as lease on lease.node = node.id`.execute(tx);
  const excluding = rows.filter((row) => row.state !== 'gone' && excludes(row, own));
  const alive = excluding.filter((row) => isRenewed(row, watched));
  if (alive.length > 0) throw new DatabaseInUse(reasonOf(alive, own));
  if (excluding.some(({ id }) => (watched.get(id)?.looks ?? 0) < LOOKS)) return undefined;
  await tx.insertInto('node').values(own).execute();
  await sql`insert into node_lease (node, lease_until) values (${own.id}, ${sql.raw(NOW)} + ${FIRST_LEASE_MS})`.execute(
    tx,
  );
  return rows.filter(({ state }) => own.state === 'alone' || state === 'alone').map(({ id }) => id);
}

const excludes = (row: Row, own: Registration): boolean =>
  own.state === 'alone' || row.state === 'alone' || hasOtherSecret(row, own);

const hasOtherSecret = (row: Row, own: Registration): boolean =>
  row.secret_hash !== null && row.secret_hash !== own.secret_hash;

/** Whether the lease has changed since the first look. */
function isRenewed({ id, lease_until: lease }: Row, watched: Map<NodeId, Watched>): boolean {
  const seen = watched.get(id);
  if (seen === undefined) watched.set(id, { lease, looks: 0 });
  else if (seen.lease === lease) seen.looks += 1;
  else return true;
  return false;
}

function reasonOf(alive: readonly Row[], own: Registration): string {
  if (alive.some(({ state }) => state === 'alone'))
    return own.state === 'alone'
      ? 'The database is in use by another server. Stop it first, or set REDIS_URL on every server to run several nodes.'
      : 'The database is in use by a server without REDIS_URL. Stop it first.';
  if (own.state === 'alone')
    return `The database is in use by the nodes of a hub (${alive.length}). Stop them first, or set REDIS_URL to start one more node.`;
  return 'The nodes that use the database have another HUB_SECRET. Set the same one on every node.';
}
