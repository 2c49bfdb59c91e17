import type { Migration } from './migration.ts';

/** Used sign-in flows, recovery codes, and erasure dates of deleted accounts. */
export const signIn: Migration = {
  name: 'sign-in',
  async up(db) {
    await db.schema.alterTable('account').addColumn('erase_at', 'bigint').execute();
    await db.schema.alterTable('account').addColumn('erased_at', 'bigint').execute();
    await db.schema
      .createTable('used_sign_in_flow')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('recovery_code')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('recovery_code_of_account')
      .on('recovery_code')
      .column('account_id')
      .execute();
  },
};
