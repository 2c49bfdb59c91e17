import { addToDay } from '@hub/engine/binding/day-pace';
import { dayOf } from '@hub/engine/wire/days';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';

type Suspicions = NonNullable<Settlement['suspicions']>;

/**
 * Adds the pace of a game to the day of its players, and returns those whose day has just become suspicious. Keeps the newest
 * day of each account and game only.
 */
export async function addDayPaces(
  tx: Kysely<Tables>,
  { game, pace, finishedAt }: Settlement,
): Promise<Suspicions> {
  if (pace === undefined) return [];
  const day = dayOf(finishedAt);
  const suspicions: Suspicions[number][] = [];
  for (const account of pace.accounts) {
    const row = await tx
      .selectFrom('day_pace')
      .select(['day', 'figures'])
      .where('account_id', '=', account)
      .where('game', '=', game)
      .executeTakeFirst();
    const before = row?.day === day ? (JSON.parse(row.figures) as Record<string, number>) : {};
    const { figures, suspicion } = addToDay(before, pace.figures, pace.limits);
    const stored = { day, figures: JSON.stringify(figures) };
    await tx
      .insertInto('day_pace')
      .values({ account_id: account, game, ...stored })
      .onConflict((conflict) => conflict.columns(['account_id', 'game']).doUpdateSet(stored))
      .execute();
    if (suspicion !== undefined) suspicions.push({ accountId: account, ...suspicion });
  }
  return suspicions;
}
