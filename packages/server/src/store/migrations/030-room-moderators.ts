import type { Migration } from './migration.ts';

/** The games of whose rooms an administrator is a moderator: a JSON list; null for other roles. */
export const roomModerators: Migration = {
  name: 'room moderators',
  async up(db) {
    await db.schema.alterTable('administrator').addColumn('games', 'text').execute();
  },
};
