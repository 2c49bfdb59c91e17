import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Sale data of items, and notes of ledger entries. */
export const shop: Migration = {
  name: 'shop',
  async up(db) {
    await db.schema
      .alterTable('item')
      .addColumn('subtitle', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('item')
      .addColumn('sale_percentage', 'integer', (c) =>
        c.notNull().defaultTo(0).check(sql`sale_percentage between 0 and 99`),
      )
      .execute();
    await db.schema
      .alterTable('item')
      .addColumn('is_for_sale', 'integer', (c) => c.notNull().defaultTo(0).check(sql`is_for_sale in (0, 1)`))
      .execute();
    await db.schema.alterTable('ledger').addColumn('note', 'text').execute();
  },
};
