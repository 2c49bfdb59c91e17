import type { Migration } from './migration.ts';

/** What moves change of running rooms, behind one another, until the rooms are written whole. */
export const roomJournal: Migration = {
  name: 'room journal',
  async up(db) {
    await db.schema
      .createTable('room_journal')
      .addColumn('position', 'bigint', (c) => c.primaryKey())
      .addColumn('entries', 'text', (c) => c.notNull())
      .execute();
  },
};
