import type { Migration } from './migration.ts';

/** Ratings in versus games, players who hide themselves from others, and invitations between players. */
export const people: Migration = {
  name: 'people',
  async up(db) {
    await db.schema
      .createTable('versus_rating')
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rating', 'integer', (c) => c.notNull())
      .addColumn('deviation', 'integer', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addColumn('newest_match', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('versus_rating_key', ['account_id', 'game'])
      .execute();
    await db.schema
      .alterTable('account')
      .addColumn('is_hidden', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('player_invite')
      .addColumn('from_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('player_invite_key', ['account_id', 'from_id'])
      .execute();
    await db.schema
      .createIndex('player_invite_by_sender')
      .on('player_invite')
      .columns(['from_id', 'created_at'])
      .execute();
    await db.schema.createIndex('player_invite_by_age').on('player_invite').column('created_at').execute();
  },
};
