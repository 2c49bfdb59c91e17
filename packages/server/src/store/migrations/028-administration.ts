import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Roles, and what opens the door of the administration; who acted in the audit log; indexes for long tables. */
export const administration: Migration = {
  name: 'administration',
  async up(db) {
    await roles(db);
    await keys(db);
    await auditLog(db);
    await db.schema.createIndex('account_by_creation').on('account').columns(['created_at', 'id']).execute();
  },
};

type Db = Kysely<unknown>;

async function roles(db: Db): Promise<void> {
  await db.schema
    .createTable('administrator')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('account.id'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('granted_at', 'bigint', (c) => c.notNull())
    .addColumn('opened_at', 'bigint')
    .execute();
  await db.schema
    .createTable('admin_link')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('admin_session')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('key_hash', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
    .addColumn('token_version', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function keys(db: Db): Promise<void> {
  await db.schema
    .createTable('admin_passkey')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema
    .createTable('admin_challenge')
    .addColumn('challenge', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('admin_code')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('account.id'))
    .addColumn('sealed', 'text')
    .addColumn('pending', 'text')
    .addColumn('since', 'bigint')
    .addColumn('last_step', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('rests_until', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
}

async function auditLog(db: Db): Promise<void> {
  for (const column of ['actor_account', 'actor_role'])
    await db.schema.alterTable('host_action').addColumn(column, 'text').execute();
  await sql`create index host_action_by_subject on host_action (subject, created_at)`.execute(db);
  await sql`create index host_action_by_actor on host_action (actor_account) where actor_account is not null`.execute(
    db,
  );
}
