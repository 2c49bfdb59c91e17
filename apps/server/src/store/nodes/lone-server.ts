import { CompiledQuery } from 'kysely';
import type { Engine } from '../engine.ts';
import { PEERS, type PeerRow } from './membership.ts';
import { takeOver } from './take-over.ts';

const NO_NODE = '';

/**
 * Prepares the database for a server that runs alone: ends the nodes that have died, and frees their rooms. Throws an error
 * for the host while a node lives, whose games would otherwise run twice.
 */
export async function endDeadNodes(engine: Engine): Promise<void> {
  const { rows: nodes } = await engine.db.executeQuery<PeerRow>(CompiledQuery.raw(PEERS, [NO_NODE]));
  const alive = nodes.filter((node) => node.state !== 'gone' && !node.is_lease_over && !node.is_session_over);
  if (alive.length > 0)
    throw new Error(
      `The database is in use by the nodes of a hub (${alive.length}). Stop them first, or set REDIS_URL to start one more node.`,
    );
  for (const { id } of nodes) await takeOver(engine, id);
  await engine.db.deleteFrom('room_owner').execute();
}
