import type { Migration } from './migration.ts';

/** What an account has earned in a day is read with every game for a score that ends. */
export const fairPlay: Migration = {
  name: 'fair play',
  async up(db) {
    await db.schema
      .createIndex('ledger_by_time')
      .on('ledger')
      .columns(['account_id', 'created_at'])
      .execute();
  },
};
