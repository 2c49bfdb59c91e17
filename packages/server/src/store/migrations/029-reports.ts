import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Reports of players, joined by what they are about, and what was decided about a player. */
export const reports: Migration = {
  name: 'reports',
  async up(db) {
    await db.schema
      .createTable('report_case')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('first_at', 'bigint', (c) => c.notNull())
      .addColumn('last_at', 'bigint', (c) => c.notNull())
      .addColumn('decided_at', 'bigint')
      .addColumn('outcome', 'text')
      .addColumn('rule', 'text')
      .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('decided_by', 'text')
      .execute();
    // One waiting case for each player and lobby, also if two nodes receive reports at once.
    await sql`create unique index report_case_waiting on report_case (kind, subject) where decided_at is null`.execute(
      db,
    );
    await db.schema.createIndex('report_case_by_subject').on('report_case').column('subject').execute();
    await db.schema
      .createIndex('report_case_by_time')
      .on('report_case')
      .columns(['decided_at', 'first_at'])
      .execute();
    await db.schema
      .createTable('report')
      .addColumn('case_id', 'text', (c) => c.notNull().references('report_case.id'))
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('words', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint')
      .addPrimaryKeyConstraint('report_key', ['case_id', 'account_id'])
      .execute();
    await db.schema.createIndex('report_by_account').on('report').column('account_id').execute();
    await db.schema
      .createTable('decision')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('act', 'text', (c) => c.notNull())
      .addColumn('rule', 'text')
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint')
      .addColumn('decided_by', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint')
      .addColumn('answer', 'text')
      .addColumn('answered_at', 'bigint')
      .addColumn('reply', 'text')
      .addColumn('replied_at', 'bigint')
      .execute();
    await db.schema.createIndex('decision_by_account').on('decision').column('account_id').execute();
    await sql`create index decision_by_answer on decision (answered_at) where answered_at is not null`.execute(
      db,
    );
  },
};
