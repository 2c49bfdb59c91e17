import type { Migration } from './migration.ts';

/** What profiles show of matches that are deleted because they are old. */
export const matchTotals: Migration = {
  name: 'match totals',
  async up(db) {
    await db.schema
      .createTable('match_total')
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('mode', 'text', (c) => c.notNull())
      .addColumn('played', 'integer', (c) => c.notNull())
      .addColumn('wins', 'integer', (c) => c.notNull())
      .addColumn('losses', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('match_total_key', ['account_id', 'game', 'mode'])
      .execute();
    // Without these, each deleted match, and each guest who is looked at, would read a whole table.
    await db.schema.createIndex('newest_match_of_match').on('newest_match').column('match_id').execute();
    await db.schema
      .createIndex('feedback_of_account')
      .on('feedback')
      .column('account_id')
      .where('account_id', 'is not', null)
      .execute();
  },
};
