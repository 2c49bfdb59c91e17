import { isSqlite } from '../dialect.ts';
import type { Migration } from './migration.ts';

/** What moves change of running rooms, behind one another, until the rooms are written whole. */
export const roomJournal: Migration = {
  name: 'room journal',
  async up(db) {
    await db.schema
      .createTable('room_journal')
      // Only a key of just that type is the row's own number to SQLite; any other is an index besides, a page more a row.
      .addColumn('position', isSqlite(db) ? 'integer' : 'bigint', (c) => c.primaryKey())
      .addColumn('entries', 'text', (c) => c.notNull())
      .execute();
  },
};
