import type { Migration } from './migration.ts';

/** Games that a person has won against bots. */
export const botWins: Migration = {
  name: 'bot wins',
  async up(db) {
    await db.schema
      .createTable('bot_win')
      .addColumn('match_id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('finished_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('bot_win_of_account')
      .on('bot_win')
      .columns(['account_id', 'finished_at'])
      .execute();
  },
};
