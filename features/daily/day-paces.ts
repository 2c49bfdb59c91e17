import { addToDay } from '@hub/engine/binding/day-pace';
import { dayOf } from '@hub/engine/wire/days';
import type { Db } from '@hub/server/hub.ts';
import type { Settlement } from '@hub/server/rooms/ports.ts';

type Suspicions = NonNullable<Settlement['suspicions']>;

/**
 * Adds the pace of a game to the day of its players, and returns those whose day has just become suspicious. Keeps the newest
 * day of each account and game only.
 */
export async function addDayPaces(tx: Db, { game, pace, finishedAt }: Settlement): Promise<Suspicions> {
  if (pace === undefined) return [];
  const day = dayOf(finishedAt);
  const suspicions: Suspicions[number][] = [];
  for (const account of pace.accounts) {
    const row = await tx
      .selectFrom('dayPace')
      .select(['day', 'figures'])
      .where('accountId', '=', account)
      .where('game', '=', game)
      .executeTakeFirst();
    const before = row?.day === day ? (JSON.parse(row.figures) as Record<string, number>) : {};
    const { figures, suspicion } = addToDay(before, pace.figures, pace.limits);
    const stored = { day, figures: JSON.stringify(figures) };
    await tx
      .insertInto('dayPace')
      .values({ accountId: account, game, ...stored })
      .onConflict((conflict) => conflict.columns(['accountId', 'game']).doUpdateSet(stored))
      .execute();
    if (suspicion !== undefined) suspicions.push({ accountId: account, ...suspicion });
  }
  return suspicions;
}
