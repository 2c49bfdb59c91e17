import type { Kysely } from 'kysely';
import type { DailyMode, DailyStore } from '../domain/daily/ports.ts';
import type { Tables } from './schema.ts';

export const dailyStore = (db: Kysely<Tables>): DailyStore => ({
  champion: async (day) => {
    const row = await db
      .selectFrom('daily_puzzle')
      .select('champion_id')
      .where('day', '=', day)
      .executeTakeFirst();
    return row?.champion_id;
  },
  async championsBetween(first, end) {
    const rows = await db
      .selectFrom('daily_puzzle')
      .select('champion_id')
      .where('day', '>=', first)
      .where('day', '<', end)
      .orderBy('day')
      .execute();
    return rows.map((row) => row.champion_id);
  },
  async keepChampion(day, championId) {
    await db
      .insertInto('daily_puzzle')
      .values({ day, champion_id: championId })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    const kept = await db
      .selectFrom('daily_puzzle')
      .select('champion_id')
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    return kept.champion_id;
  },
  async completedRuns(account) {
    const rows = await db
      .selectFrom('daily_run')
      .select(['mode', 'day', 'completed_at'])
      .where('account_id', '=', account)
      .orderBy('day', 'desc')
      .execute();
    return rows.map(({ mode, day, completed_at }) => ({
      mode: mode as DailyMode,
      day,
      completedAt: completed_at,
    }));
  },
});
