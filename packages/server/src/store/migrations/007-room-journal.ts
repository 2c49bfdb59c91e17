import { isSqlite } from '../dialect.ts';
import type { Migration } from './migration.ts';

/** Journal of changes of running rooms since their last full snapshot. */
export const roomJournal: Migration = {
  name: 'room journal',
  async up(db) {
    await db.schema
      .createTable('room_journal')
      // In SQLite only `integer` makes the key the row id; `bigint` would add a separate index and so a page per row.
      .addColumn('position', isSqlite(db) ? 'integer' : 'bigint', (c) => c.primaryKey())
      .addColumn('entries', 'text', (c) => c.notNull())
      .execute();
  },
};
