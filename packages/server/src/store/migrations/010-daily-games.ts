import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Answers of several daily games; until now there was Champion Rift alone. */
export const dailyGames: Migration = {
  name: 'daily games',
  async up(db) {
    await db.schema
      .createTable('daily_answer')
      .addColumn('mode', 'text', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('answer_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('daily_answer_key', ['mode', 'day'])
      .execute();
    await sql`insert into daily_answer (mode, day, answer_id)
      select 'championRift', day, champion_id from daily_puzzle`.execute(db);
    await db.schema.dropTable('daily_puzzle').execute();
  },
};
