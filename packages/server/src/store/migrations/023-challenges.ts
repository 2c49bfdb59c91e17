import type { Migration } from './migration.ts';

/** Questions that several players play, each once, and their runs. */
export const challenges: Migration = {
  name: 'challenges',
  async up(db) {
    await db.schema
      .createTable('challenge')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('room_id', 'text', (c) => c.unique())
      .addColumn('account_id', 'text', (c) => c.references('account.id'))
      .addColumn('league_id', 'text')
      .addColumn('day', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('challenge_by_account')
      .on('challenge')
      .columns(['account_id', 'created_at'])
      .execute();
    await db.schema.createIndex('challenge_by_end').on('challenge').column('expires_at').execute();
    await db.schema
      .createIndex('challenge_by_league')
      .on('challenge')
      .columns(['league_id', 'day'])
      .execute();
    await db.schema
      .createTable('challenge_run')
      .addColumn('challenge_id', 'text', (c) => c.notNull().references('challenge.id'))
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('room_id', 'text', (c) => c.notNull())
      .addColumn('started_at', 'bigint', (c) => c.notNull())
      .addColumn('finished_at', 'bigint')
      .addColumn('score', 'integer')
      .addColumn('answers', 'text')
      .addPrimaryKeyConstraint('challenge_run_key', ['challenge_id', 'account_id'])
      .execute();
    await db.schema
      .createIndex('challenge_run_by_account')
      .on('challenge_run')
      .columns(['account_id', 'started_at'])
      .execute();
  },
};
