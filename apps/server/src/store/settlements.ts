import type { Kysely } from 'kysely';
import { lastMomentOf } from '../domain/daily/days.ts';
import type { Settlement } from '../domain/rooms/ports.ts';
import { keepBests } from './best-scores.ts';
import { appendEntry } from './ledger.ts';
import type { Tables } from './schema.ts';

/** Answers with the settlement as it counts, which is how it was written first. */
export async function writeSettlement(tx: Kysely<Tables>, settlement: Settlement): Promise<Settlement> {
  const written = await tx
    .selectFrom('match')
    .select('is_new_high_score')
    .where('id', '=', settlement.gameId)
    .executeTakeFirst();
  if (written !== undefined) return { ...settlement, newHighScore: written.is_new_high_score === 1 };
  const isNewBest = await keepBests(tx, settlement);
  const decided = { ...settlement, newHighScore: settlement.newHighScore || isNewBest };
  await writeMatch(tx, decided);
  await writeDailyRun(tx, decided);
  for (const reward of decided.rewards) {
    await appendEntry(tx, { ...reward, at: decided.finishedAt });
  }
  return decided;
}

async function writeMatch(tx: Kysely<Tables>, settlement: Settlement): Promise<void> {
  await tx
    .insertInto('match')
    .values({
      id: settlement.gameId,
      game: settlement.game,
      mode: settlement.mode,
      winner_account_id: settlement.winner,
      is_new_high_score: settlement.newHighScore ? 1 : 0,
      finished_at: settlement.finishedAt,
    })
    .execute();
  if (settlement.players.length === 0) return;
  await tx
    .insertInto('match_player')
    .values(
      settlement.players.map((player, seat) => ({
        match_id: settlement.gameId,
        seat,
        account_id: player.accountId,
        finished_at: settlement.finishedAt,
        attempts: player.attempts,
        current_streak: player.currentStreak,
        score: player.score,
        total_points: player.totalPoints,
      })),
    )
    .execute();
}

/** A day is completed once; its time stays within the day, so that the next one is still to play. */
async function writeDailyRun(tx: Kysely<Tables>, { dailyRun }: Settlement): Promise<void> {
  if (dailyRun === undefined) return;
  await tx
    .insertInto('daily_run')
    .values({
      account_id: dailyRun.accountId,
      mode: dailyRun.mode,
      day: dailyRun.day,
      attempts: dailyRun.attempts,
      completed_at: Math.min(dailyRun.completedAt, lastMomentOf(dailyRun.day)),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'mode', 'day']).doNothing())
    .execute();
}
