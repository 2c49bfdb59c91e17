import { dayOf, firstMomentOf, lastMomentOf } from '@hub/engine/wire/days';
import type { AccountId } from '@hub/engine/wire/ids';
import { BOT_WINS_PAID_PER_DAY } from '@hub/engine/wire/limits';
import { storeBotWin } from '@hub/features/activity/bot-wins.ts';
import { rate } from '@hub/features/activity/versus-ratings.ts';
import { payDailyGoals } from '@hub/features/daily/daily-goals.ts';
import { addDayPaces } from '@hub/features/daily/day-paces.ts';
import { storeBests } from '@hub/features/leaderboards/best-scores.ts';
import { listingFlags } from '@hub/features/leaderboards/listings.ts';
import { isScoreGame, payable, SCORE_GAME_REASONS } from '@hub/features/ledger/score-games.ts';
import { appendEntry } from '@hub/features/ledger/server.ts';
import type { Offers } from '@hub/features/offers.ts';
import type { Db } from '@hub/server/hub.ts';
import type { Settlement } from '@hub/server/rooms/ports.ts';

type Reward = Settlement['rewards'][number];

/**
 * Stores a settlement once and returns it as stored: a settlement stored before is returned unchanged.
 * `dailyLimitEssence` limits what score games pay to an account per UTC day. A hub without challenges stores no runs of them.
 */
export async function writeSettlement(
  tx: Db,
  settlement: Settlement,
  { dailyLimitEssence, ...offers }: Pick<Offers, 'challenges'> & { readonly dailyLimitEssence: number },
): Promise<Settlement> {
  const { challengeRun } = settlement;
  if (challengeRun !== undefined) {
    await offers.challenges?.finishRun(tx, challengeRun, settlement.finishedAt);
    await payDailyGoals(tx, offers, settlement);
    return settlement;
  }
  const written = await writeOnce(tx, settlement, dailyLimitEssence);
  await rate(tx, settlement);
  await payDailyGoals(tx, offers, written);
  return written;
}

async function writeOnce(tx: Db, settlement: Settlement, dailyLimitEssence: number): Promise<Settlement> {
  if (settlement.isAgainstBots) return writeBotWin(tx, settlement);
  const written = await tx
    .selectFrom('match')
    .select('isNewHighScore')
    .where('id', '=', settlement.gameId)
    .executeTakeFirst();
  if (written !== undefined) {
    const rewards = await paidRewards(tx, settlement);
    return { ...settlement, newHighScore: written.isNewHighScore === 1, rewards };
  }
  const isNewBest = await storeBests(tx, settlement);
  const decided = { ...settlement, newHighScore: settlement.newHighScore || isNewBest };
  await writeMatch(tx, decided);
  await writeDailyRun(tx, decided);
  await writeSuspicions(tx, decided);
  const rewards: Reward[] = [];
  for (const reward of decided.rewards) {
    rewards.push(await pay(tx, reward, decided.finishedAt, dailyLimitEssence));
  }
  return { ...decided, rewards };
}

/** Stores a win against bots once, and pays it if the winner had few of them that day. A lost game is not stored. */
async function writeBotWin(tx: Db, settlement: Settlement): Promise<Settlement> {
  const { winner, finishedAt } = settlement;
  if (winner === null) return settlement;
  const earlier = await storeBotWin(tx, settlement, winner);
  if (earlier === undefined) return { ...settlement, rewards: await paidRewards(tx, settlement) };
  const isPaid = earlier < BOT_WINS_PAID_PER_DAY;
  const rewards = settlement.rewards.map((reward) => (isPaid ? reward : { ...reward, amountEssence: 0 }));
  for (const reward of isPaid ? rewards : []) await appendEntry(tx, { ...reward, at: finishedAt });
  return { ...settlement, rewards };
}

/** Pays a reward, limited per day for score games; returns the amount paid. */
async function pay(tx: Db, reward: Reward, at: number, limitEssence: number): Promise<Reward> {
  const amountEssence = isScoreGame(reward.reason)
    ? payable(reward.amountEssence, await earnedOn(tx, reward.accountId, at), limitEssence)
    : reward.amountEssence;
  const paid = { ...reward, amountEssence };
  if (amountEssence > 0) await appendEntry(tx, { ...paid, at });
  return paid;
}

/**
 * What score games have paid to an account in the UTC day of a time. Two games that end at once cannot both read the
 * sum before the other's entry: SQLite runs one transaction at a time, PostgreSQL serializable ones.
 */
async function earnedOn(tx: Db, account: AccountId, at: number): Promise<number> {
  const day = dayOf(at);
  const { earned } = await tx
    .selectFrom('ledger')
    .select((of) => of.fn.sum<number | null>('amount').as('earned'))
    .where('accountId', '=', account)
    .where('createdAt', '>=', firstMomentOf(day))
    .where('createdAt', '<=', lastMomentOf(day))
    .where('reason', 'in', SCORE_GAME_REASONS)
    .executeTakeFirstOrThrow();
  return earned ?? 0;
}

/** The rewards of a settlement stored before, with the amounts paid. */
export async function paidRewards(tx: Db, { rewards }: Settlement): Promise<readonly Reward[]> {
  const paid: Reward[] = [];
  for (const reward of rewards) {
    const entry = await tx
      .selectFrom('ledger')
      .select('amount')
      .where('accountId', '=', reward.accountId)
      .where('reference', '=', reward.reference)
      .executeTakeFirst();
    paid.push({ ...reward, amountEssence: entry?.amount ?? 0 });
  }
  return paid;
}

async function writeMatch(tx: Db, settlement: Settlement): Promise<void> {
  await tx
    .insertInto('match')
    .values({
      id: settlement.gameId,
      game: settlement.game,
      mode: settlement.mode,
      winnerAccountId: settlement.winner,
      isNewHighScore: settlement.newHighScore ? 1 : 0,
      finishedAt: settlement.finishedAt,
    })
    .execute();
  if (settlement.players.length === 0) return;
  await tx
    .insertInto('matchPlayer')
    .values(
      settlement.players.map((player, seat) => ({
        matchId: settlement.gameId,
        seat,
        accountId: player.accountId,
        finishedAt: settlement.finishedAt,
        attempts: player.attempts,
        currentStreak: player.currentStreak,
        score: player.score,
        totalPoints: player.totalPoints,
      })),
    )
    .execute();
  await writeNewest(tx, settlement);
}

/** Keeps the match with the later time, in case the clock was set back. */
async function writeNewest(tx: Db, { gameId, players, finishedAt }: Settlement): Promise<void> {
  const newest = { matchId: gameId, finishedAt };
  await tx
    .insertInto('newestMatch')
    .values(
      players.map(({ accountId }) => ({
        accountId,
        ...newest,
        ...listingFlags(accountId, finishedAt),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('accountId')
        .doUpdateSet((row) => ({ ...newest, isNewcomer: row.ref('excluded.isNewcomer') }))
        .where('newestMatch.finishedAt', '<=', finishedAt),
    )
    .execute();
}

async function writeSuspicions(tx: Db, settlement: Settlement): Promise<void> {
  const { gameId, finishedAt, suspicions: ofGame = [] } = settlement;
  const ofDay = await addDayPaces(tx, settlement);
  const suspicions = [
    ...ofGame,
    ...ofDay.filter(({ accountId }) => ofGame.every((listed) => listed.accountId !== accountId)),
  ];
  if (suspicions.length === 0) return;
  await tx
    .insertInto('suspiciousRun')
    .values(
      suspicions.map(({ accountId, reason, figures }) => ({
        matchId: gameId,
        accountId,
        reason,
        figures: JSON.stringify(figures),
        finishedAt,
      })),
    )
    .execute();
}

/** Stores the first completion of a day; its time is capped at the day's end, so that the next day stays playable. */
async function writeDailyRun(tx: Db, { dailyRun }: Settlement): Promise<void> {
  if (dailyRun === undefined) return;
  await tx
    .insertInto('dailyRun')
    .values({
      accountId: dailyRun.accountId,
      mode: dailyRun.mode,
      day: dailyRun.day,
      attempts: dailyRun.attempts,
      hard: dailyRun.hard ? 1 : 0,
      ...listingFlags(dailyRun.accountId, dailyRun.completedAt),
      completedAt: Math.min(dailyRun.completedAt, lastMomentOf(dailyRun.day)),
    })
    .onConflict((conflict) => conflict.columns(['accountId', 'mode', 'day']).doNothing())
    .execute();
}
