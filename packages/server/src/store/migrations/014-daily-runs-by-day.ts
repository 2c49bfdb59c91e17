import type { Migration } from './migration.ts';

/** Index for how all players did on a day. */
export const dailyRunsByDay: Migration = {
  name: 'daily runs by day',
  async up(db) {
    await db.schema
      .createIndex('daily_run_by_day')
      .on('daily_run')
      .columns(['mode', 'day', 'attempts'])
      .execute();
  },
};
