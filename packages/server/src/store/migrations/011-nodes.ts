import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../dialect.ts';
import type { Migration } from './migration.ts';

/**
 * Nodes that share a database, and which of them owns which room. The tables stay empty on SQLite, which serves one
 * process; they exist there so that both engines have the same schema.
 */
export const nodes: Migration = {
  name: 'nodes',
  async up(db) {
    await nodeTables(db);
    await ownerTables(db);
    await db.schema
      .alterTable('room_journal')
      .addColumn('node', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    // Each node counts its own positions. SQLite keeps the position as row id.
    if (isSqlite(db)) return;
    await sql`alter table room_journal drop constraint room_journal_pkey, add primary key (node, position)`.execute(
      db,
    );
  },
};

async function nodeTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('node')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('build', 'text', (c) => c.notNull())
    .addColumn('contract', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .execute();
  // A row of its own, so that renewing the lease never waits for a transaction that holds a lock on the node's row.
  await db.schema
    .createTable('node_lease')
    .addColumn('node', 'text', (c) => c.primaryKey())
    .addColumn('lease_until', 'bigint', (c) => c.notNull())
    .execute();
}

async function ownerTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('room_owner')
    .addColumn('room_id', 'text', (c) => c.primaryKey())
    .addColumn('node', 'text')
    .execute();
  await db.schema.createIndex('room_owner_of_node').on('room_owner').column('node').execute();
  await db.schema
    .createTable('room_creation')
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('room_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('room_creation_newest', ['account_id', 'kind'])
    .execute();
}
