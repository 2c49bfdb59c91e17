import { LEASE_MS, NodeGone, type NodeId } from '@hub/server/nodes/ports.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { sql, type Transaction } from 'kysely';
import { isFencedAppend } from '../room-journal.ts';

/**
 * An engine whose transactions first lock the node's row and check that the node is not gone. The lock makes a take-over
 * wait for the transaction; a transaction that begins after the take-over fails with `NodeGone`.
 */
export const fencedEngine = (engine: Engine, node: NodeId): Engine => ({
  ...engine,
  transaction: (durability, work, isolation) =>
    engine.transaction(
      durability,
      async (tx) => {
        await requireMembership(tx, node);
        return work(tx);
      },
      isolation,
    ),
  // Only the owner writes a room.
  async batch(writes) {
    const [first, ...others] = writes;
    // Most batches are one row of the journal: one statement instead of the four of a transaction.
    if (first !== undefined && others.length === 0 && isFencedAppend(first)) {
      const changed = await engine.batch([first]);
      if (changed === 0) throw new NodeGone();
      return changed;
    }
    return engine.transaction(
      'process',
      async (tx) => {
        await requireMembership(tx, node);
        let changed = 0n;
        for (const write of writes) changed += (await tx.executeQuery(write)).numAffectedRows ?? 0n;
        return Number(changed);
      },
      'read committed',
    );
  },
});

async function requireMembership(tx: Transaction<Tables>, node: NodeId): Promise<void> {
  // A server that is paused in the middle of the transaction must not hold up the one that takes over.
  const { rows } =
    await sql`select set_config('idle_in_transaction_session_timeout', ${String(LEASE_MS)}, true)
    from node where id = ${node} and state <> 'gone' for share`.execute(tx);
  if (rows.length === 0) throw new NodeGone();
}
