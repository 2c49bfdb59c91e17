import type { Migration } from './migration.ts';

/** Leagues of friends and their members; points are computed from stored runs. */
export const leagues: Migration = {
  name: 'leagues',
  async up(db) {
    await db.schema
      .createTable('league')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('code', 'text', (c) => c.notNull().unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('first_day', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('closed_at', 'bigint')
      .addColumn('previous_id', 'text', (c) => c.unique())
      .execute();
    await db.schema.createIndex('league_by_day').on('league').column('first_day').execute();
    await db.schema.createIndex('league_by_owner').on('league').columns(['owner_id', 'created_at']).execute();
    await db.schema
      .createTable('league_member')
      .addColumn('league_id', 'text', (c) => c.notNull().references('league.id'))
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('joined_at', 'bigint', (c) => c.notNull())
      .addColumn('left_at', 'bigint')
      .addColumn('is_removed', 'integer', (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('league_member_key', ['league_id', 'account_id'])
      .execute();
    await db.schema
      .createIndex('league_member_by_account')
      .on('league_member')
      .column('account_id')
      .execute();
  },
};
