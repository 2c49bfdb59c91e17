import type { Migration } from './migration.ts';

/** What the host sets while servers run, and invitations. */
export const hubSettings: Migration = {
  name: 'hub settings',
  async up(db) {
    await db.schema
      .createTable('hub_setting')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('invitation')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('uses_left', 'integer', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
