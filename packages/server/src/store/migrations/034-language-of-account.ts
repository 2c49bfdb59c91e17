import type { Migration } from './migration.ts';

/** The language that a player chose, for browsers in which they choose none. */
export const languageOfAccount: Migration = {
  name: 'language of account',
  async up(db) {
    await db.schema.alterTable('account').addColumn('language', 'text').execute();
  },
};
