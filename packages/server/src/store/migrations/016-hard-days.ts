import type { Migration } from './migration.ts';

/** Which puzzles were played in hard mode. */
export const hardDays: Migration = {
  name: 'hard days',
  async up(db) {
    await db.schema
      .alterTable('daily_run')
      .addColumn('hard', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
