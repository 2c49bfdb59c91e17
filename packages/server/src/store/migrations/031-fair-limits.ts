import type { Migration } from './migration.ts';

/**
 * Who founded a league, for the limit of a day, and the sum of a run's answer times, so that a table is read without answers.
 * Both are null in rows of versions before.
 */
export const fairLimits: Migration = {
  name: 'fair limits',
  async up(db) {
    await db.schema
      .alterTable('league')
      .addColumn('founder_id', 'text', (c) => c.references('account.id'))
      .execute();
    await db.schema
      .createIndex('league_by_founder')
      .on('league')
      .columns(['founder_id', 'created_at'])
      .execute();
    await db.schema.alterTable('challenge_run').addColumn('answer_ms', 'bigint').execute();
  },
};
