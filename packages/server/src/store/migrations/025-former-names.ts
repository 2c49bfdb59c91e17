import type { Migration } from './migration.ts';

/** Names that players had, so that an erasure finds them in texts of the host. */
export const formerNames: Migration = {
  name: 'former names',
  async up(db) {
    await db.schema
      .createTable('former_name')
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('former_name_of_account').on('former_name').column('account_id').execute();
  },
};
