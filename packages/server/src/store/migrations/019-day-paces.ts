import type { Migration } from './migration.ts';

/** How accounts answered on a day, so that scripts in short games are listed, too. */
export const dayPaces: Migration = {
  name: 'day paces',
  async up(db) {
    await db.schema
      .createTable('day_pace')
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('figures', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('day_pace_key', ['account_id', 'game'])
      .execute();
  },
};
