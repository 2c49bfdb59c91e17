import type { NodeId } from '@hub/server/nodes/ports.ts';
import type { RecoveredRooms } from '@hub/server/rooms/ports.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import { sql } from 'kysely';
import { foldJournal } from '../room-recovery.ts';
import { leaveRooms } from './room-owners.ts';

/**
 * Ends a node and leaves its rooms to others. May run on several nodes at once and again after one that failed half-way.
 *
 * Two transactions: marking the node waits for its writes in flight, and only a transaction that begins afterwards sees
 * what they have written.
 */
export async function takeOver(engine: Engine, node: NodeId): Promise<RecoveredRooms> {
  await markGone(engine, node);
  return removeNode(engine, node);
}

/** Makes every later write of the node fail; waits for those in flight. */
async function markGone(engine: Engine, node: NodeId): Promise<void> {
  await engine.transaction(
    'process',
    async (tx) => {
      await tx.updateTable('node').set({ state: 'gone' }).where('id', '=', node).execute();
    },
    'read committed',
  );
}

/** Applies the node's journal to its rooms, leaves them to other nodes, and removes the node. */
async function removeNode(engine: Engine, node: NodeId): Promise<RecoveredRooms> {
  return engine.transaction(
    'process',
    async (tx) => {
      // Another node that does the same waits here, and then finds nothing left.
      await sql`select 1 from node where id = ${node} for update`.execute(tx);
      const recovered = await foldJournal(tx, node);
      await leaveRooms(tx, node);
      await tx.deleteFrom('node_lease').where('node', '=', node).execute();
      await tx.deleteFrom('node').where('id', '=', node).execute();
      return recovered;
    },
    'read committed',
  );
}
