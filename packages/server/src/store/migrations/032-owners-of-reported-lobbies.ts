import type { Migration } from './migration.ts';

/** Who owned a lobby when it was first reported: this moderator does not decide about it. Null for players and older reports. */
export const ownersOfReportedLobbies: Migration = {
  name: 'owners of reported lobbies',
  async up(db) {
    await db.schema.alterTable('report_case').addColumn('owner_id', 'text').execute();
  },
};
