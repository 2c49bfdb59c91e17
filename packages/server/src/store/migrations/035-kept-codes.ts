import type { Migration } from './migration.ts';

/**
 * Whether a player has kept a recovery code. Those of versions before ended the earlier ones when they were made, so they count as
 * kept: the existing rows, and those that nodes of the version before write during an update.
 */
export const keptCodes: Migration = {
  name: 'kept codes',
  async up(db) {
    await db.schema
      .alterTable('recovery_code')
      .addColumn('is_kept', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
  },
};
