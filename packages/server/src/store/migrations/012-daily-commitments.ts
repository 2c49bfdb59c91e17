import type { Migration } from './migration.ts';

/** Commitments to the answers of daily games, published before their days begin. */
export const dailyCommitments: Migration = {
  name: 'daily commitments',
  async up(db) {
    await db.schema
      .createTable('daily_commitment')
      .addColumn('mode', 'text', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('nonce', 'text', (c) => c.notNull())
      .addColumn('previous', 'text', (c) => c.notNull())
      .addColumn('commitment', 'text', (c) => c.notNull())
      .addColumn('committed_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('daily_commitment_key', ['mode', 'day'])
      .addForeignKeyConstraint('daily_commitment_answer', ['mode', 'day'], 'daily_answer', ['mode', 'day'])
      .execute();
  },
};
