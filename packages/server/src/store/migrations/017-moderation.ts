import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which lines of the feed and of a day are public, where guests came from, and what the host asks running servers. */
export const moderation: Migration = {
  name: 'moderation',
  async up(db) {
    await flags(db, 'newest_match', 'finished_at');
    await flags(db, 'daily_run', 'completed_at');
    await indexes(db);
    await guestAddresses(db);
    await hostActions(db);
  },
};

type Db = Kysely<unknown>;

/** Flags of the account in each row, so that indexes can have them: it is open; it was younger than an hour. */
async function flags(db: Db, table: string, time: string): Promise<void> {
  for (const [column, byDefault] of [
    ['is_listed', 1],
    ['is_newcomer', 0],
  ] as const)
    await db.schema
      .alterTable(table)
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(byDefault))
      .execute();
  const [rows, at] = [sql.table(table), sql.ref(`${table}.${time}`)];
  await sql`update ${rows} set is_listed = 0
    where account_id in (select id from account where soft_deleted_at is not null)`.execute(db);
  await sql`update ${rows} set is_newcomer = 1
    where ${at} - (select created_at from account where id = account_id) < 3600000`.execute(db);
}

async function indexes(db: Db): Promise<void> {
  await db.schema.dropIndex('newest_match_by_time').execute();
  await db.schema.dropIndex('daily_run_by_day').execute();
  await sql`create index newest_match_by_time on newest_match (is_newcomer, finished_at, match_id)
    where is_listed = 1`.execute(db);
  await sql`create index daily_run_by_day on daily_run (mode, day, attempts)
    where is_listed = 1 and is_newcomer = 0`.execute(db);
  await sql`create index daily_run_of_newcomers on daily_run (mode, day, completed_at)
    where is_listed = 1 and is_newcomer = 1`.execute(db);
}

async function guestAddresses(db: Db): Promise<void> {
  await db.schema
    .createTable('guest_address')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('account.id'))
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('guest_address_by_digest').on('guest_address').column('digest').execute();
  await db.schema.createIndex('guest_address_by_time').on('guest_address').column('created_at').execute();
}

async function hostActions(db: Db): Promise<void> {
  await db.schema
    .createTable('host_action')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('host_action_by_time').on('host_action').column('created_at').execute();
}
