import type { NodeId } from '@hub/server/nodes/ports.ts';
import { newNodeId, RENEW, type Registration, register } from '@hub/server/nodes/registration.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import { withSessionName } from '@hub/server/store/older-servers.ts';
import { Pool } from 'pg';
import { fencedEngine } from './fence.ts';
import { takeOver } from './take-over.ts';

const RENEWAL_MS = 500;
/** Shown in the table; a starting server judges by the renewals. */
const LEASE_MS = 2_000;
/** A renewal that takes longer is given up, and the next one has a new connection. */
const RENEWAL_LIMIT_MS = 5_000;

/** A server that runs alone, in the table of nodes. */
export type LoneServer = {
  /** Writes fenced with this id fail once another server has taken over. */
  readonly id: NodeId;
  /** Removes the server from the table, so that the next one starts at once. */
  leave(): Promise<void>;
};

/**
 * Registers a server that runs alone, ends all others that have died, and frees their rooms. Throws `DatabaseInUse` while
 * another server lives. `onTakenOver` is called once when another server has taken over, which it only does after this one
 * was silent: nothing can be written any more, and the process must end. The lease is renewed over a connection of its own to
 * `url`: a server whose other connections are all busy must not seem to have died.
 */
export async function registerAlone(
  engine: Engine,
  url: string,
  info: Pick<Registration, 'build' | 'contract'>,
  onTakenOver: () => void,
): Promise<LoneServer> {
  const id = newNodeId();
  const ended = await register(engine, { ...info, id, state: 'alone', secret_hash: null });
  const limits = { connectionTimeoutMillis: RENEWAL_LIMIT_MS, query_timeout: RENEWAL_LIMIT_MS };
  const connection = new Pool({ connectionString: withSessionName(url), max: 1, ...limits });
  // Without a listener, losing the idle connection would end the process.
  connection.on('error', () => undefined);
  let renewing: Promise<void> | undefined;
  const renew = async (): Promise<void> => {
    try {
      const { rows } = await connection.query(RENEW, [id, LEASE_MS]);
      if (rows.length > 0) return;
      clearInterval(timer);
      onTakenOver();
    } catch {
      // Outages are logged where they are detected; a late renewal is as good, unless another server has started.
    } finally {
      renewing = undefined;
    }
  };
  const timer = setInterval(() => {
    renewing ??= renew();
  }, RENEWAL_MS);
  const leave = async (): Promise<void> => {
    clearInterval(timer);
    await renewing;
    await connection.end();
    // If the database is unavailable, the next start finds out that this server is silent.
    await takeOver(engine, id).catch(() => undefined);
  };
  try {
    for (const other of ended) await takeOver(engine, other);
    await fencedEngine(engine, id).transaction('process', (tx) => tx.deleteFrom('room_owner').execute());
  } catch (error) {
    await leave();
    throw error;
  }
  return { id, leave };
}
