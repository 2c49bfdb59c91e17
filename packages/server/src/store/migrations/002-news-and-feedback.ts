import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** News likes and feedback. */
export const newsAndFeedback: Migration = {
  name: 'news-and-feedback',
  async up(db) {
    await db.schema
      .createTable('news_like')
      .addColumn('news_id', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('news_like_once', ['news_id', 'account_id'])
      .execute();
    await db.schema
      .createTable('feedback')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('page', 'text')
      .addColumn('account_id', 'text', (c) => c.references('account.id'))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addCheckConstraint('feedback_kind', sql`kind in ('bug', 'idea')`)
      .addCheckConstraint('feedback_text', sql`length(text) between 1 and 2000`)
      .execute();
    await db.schema.createIndex('feedback_newest').on('feedback').column('created_at').execute();
  },
};
