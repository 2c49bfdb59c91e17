import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Data for the daily earning limit, the match feed and the list of suspicious runs. */
export const fairPlay: Migration = {
  name: 'fair play',
  async up(db) {
    await earnings(db);
    await newestMatches(db);
    await suspiciousRuns(db);
  },
};

type Db = Kysely<unknown>;

/** Index for the sum that an account earned in a day. */
async function earnings(db: Db): Promise<void> {
  await db.schema.createIndex('ledger_by_time').on('ledger').columns(['account_id', 'created_at']).execute();
}

/** The newest match of each account, so that the feed does not scan all matches of a busy player. */
async function newestMatches(db: Db): Promise<void> {
  await db.schema
    .createTable('newest_match')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('account.id'))
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('finished_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('newest_match_by_time')
    .on('newest_match')
    .columns(['finished_at', 'match_id'])
    .execute();
  await sql`insert into newest_match (account_id, match_id, finished_at)
    select player.account_id, max(player.match_id), player.finished_at
    from match_player as player
    join (select account_id, max(finished_at) as finished_at from match_player group by account_id) as newest
      on newest.account_id = player.account_id and newest.finished_at = player.finished_at
    group by player.account_id, player.finished_at`.execute(db);
}

/** Runs whose answers look scripted, for the host. */
async function suspiciousRuns(db: Db): Promise<void> {
  await db.schema
    .createTable('suspicious_run')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('figures', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('suspicious_run_key', ['match_id', 'account_id'])
    .execute();
  await db.schema
    .createIndex('suspicious_run_by_time')
    .on('suspicious_run')
    .columns(['finished_at', 'match_id'])
    .execute();
  await db.schema
    .createIndex('suspicious_run_of_account')
    .on('suspicious_run')
    .column('account_id')
    .execute();
}
