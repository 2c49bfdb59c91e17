import type { Migration } from './migration.ts';

/** Who did what and why as the host, suspensions, and what players are told at their next visit. */
export const auditLog: Migration = {
  name: 'audit log',
  async up(db) {
    for (const column of ['actor', 'reason'])
      await db.schema
        .alterTable('host_action')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    for (const column of ['suspended_at', 'suspended_until'])
      await db.schema.alterTable('account').addColumn(column, 'bigint').execute();
    await db.schema
      .createIndex('account_by_suspension')
      .on('account')
      .column('suspended_at')
      .where('suspended_at', 'is not', null)
      .execute();
    await db.schema
      .createIndex('ledger_by_note')
      .on('ledger')
      .column('note')
      .where('note', 'is not', null)
      .execute();
    await db.schema
      .createTable('player_notice')
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('player_notice_key', ['account_id', 'kind'])
      .execute();
  },
};
