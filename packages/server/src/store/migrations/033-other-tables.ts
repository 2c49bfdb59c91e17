import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Games at a table that are no matches of the account: those lost against bots, and those that it joined after the first round. Until
 * now a loss against bots was one of the rated games only, so it is what these have more than matches and wins.
 */
export const otherTables: Migration = {
  name: 'other tables',
  async up(db) {
    for (const column of ['bot_losses', 'late_games'])
      await db.schema
        .alterTable('versus_rating')
        .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    const counted = sql`games
      - (select count(*) from match_player as player inner join "match" on "match".id = player.match_id
        where player.account_id = versus_rating.account_id and "match".game = versus_rating.game)
      - (select coalesce(sum(played), 0) from match_total
        where match_total.account_id = versus_rating.account_id and match_total.game = versus_rating.game)
      - (select count(*) from bot_win
        where bot_win.account_id = versus_rating.account_id and bot_win.game = versus_rating.game)`;
    await sql`update versus_rating set bot_losses = ${counted} where ${counted} > 0`.execute(db);
  },
};
