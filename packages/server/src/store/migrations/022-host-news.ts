import type { Migration } from './migration.ts';

/** News that the host writes, as Markdown. */
export const hostNews: Migration = {
  name: 'host news',
  async up(db) {
    await db.schema
      .createTable('host_news')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
