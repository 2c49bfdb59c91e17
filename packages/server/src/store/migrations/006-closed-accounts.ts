import type { Migration } from './migration.ts';

/** Index for finding recently closed accounts. */
export const closedAccounts: Migration = {
  name: 'closed accounts',
  async up(db) {
    await db.schema
      .createIndex('account_closed')
      .on('account')
      .column('soft_deleted_at')
      .where('soft_deleted_at', 'is not', null)
      .execute();
  },
};
