import type { Migration } from './migration.ts';

/** The hub's own record of when it did not run. */
export const outages: Migration = {
  name: 'outages',
  async up(db) {
    await db.schema
      .createTable('last_seen')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('outage')
      .addColumn('began_at', 'bigint', (c) => c.primaryKey())
      .addColumn('ended_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
