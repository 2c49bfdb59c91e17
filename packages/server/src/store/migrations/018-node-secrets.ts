import type { Migration } from './migration.ts';

/** A hash of the hub's secret with each node; null for nodes of versions that did not store it. */
export const nodeSecrets: Migration = {
  name: 'node secrets',
  async up(db) {
    await db.schema.alterTable('node').addColumn('secret_hash', 'text').execute();
  },
};
