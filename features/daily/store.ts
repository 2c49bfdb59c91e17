import { NEWCOMERS_SHOWN } from '@hub/engine/wire/limits';
import { FALSE, TRUE } from '@hub/server/store/boolean-column.ts';
import type { Count } from '@hub/server/store/count-rows.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';
import { isRingPaid, ringOf } from './day-rings.ts';
import type { DailyStore } from './ports.ts';

const COMMITMENT = [
  'daily_commitment.day as day',
  'nonce',
  'previous',
  'commitment',
  'committed_at as committedAt',
] as const;

export const dailyStore = (db: Kysely<Tables>): DailyStore => ({
  answer: async (mode, day) => {
    const row = await db
      .selectFrom('daily_answer')
      .select('answer_id')
      .where('mode', '=', mode)
      .where('day', '=', day)
      .executeTakeFirst();
    return row?.answer_id;
  },
  async answersBetween(mode, first, end) {
    const rows = await db
      .selectFrom('daily_answer')
      .select('answer_id')
      .where('mode', '=', mode)
      .where('day', '>=', first)
      .where('day', '<', end)
      .orderBy('day')
      .execute();
    return rows.map((row) => row.answer_id);
  },
  async keepAnswer(mode, day, answerId) {
    await db
      .insertInto('daily_answer')
      .values({ mode, day, answer_id: answerId })
      .onConflict((conflict) => conflict.columns(['mode', 'day']).doNothing())
      .execute();
    const kept = await db
      .selectFrom('daily_answer')
      .select('answer_id')
      .where('mode', '=', mode)
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    return kept.answer_id;
  },
  async newestCommitment(mode) {
    const row = await db
      .selectFrom('daily_commitment')
      .select(COMMITMENT)
      .where('mode', '=', mode)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row;
  },
  async keepCommitment(mode, { committedAt, ...rest }) {
    await db
      .insertInto('daily_commitment')
      .values({ mode, committed_at: committedAt, ...rest })
      .onConflict((conflict) => conflict.columns(['mode', 'day']).doNothing())
      .execute();
    return db
      .selectFrom('daily_commitment')
      .select(COMMITMENT)
      .where('mode', '=', mode)
      .where('day', '=', rest.day)
      .executeTakeFirstOrThrow();
  },
  committedDays: (mode, first, last, limit) =>
    db
      .selectFrom('daily_commitment')
      .innerJoin('daily_answer', (join) =>
        join
          .onRef('daily_answer.mode', '=', 'daily_commitment.mode')
          .onRef('daily_answer.day', '=', 'daily_commitment.day'),
      )
      .select(COMMITMENT)
      .select('answer_id as answerId')
      .where('daily_commitment.mode', '=', mode)
      .where('daily_commitment.day', '>=', first)
      .where('daily_commitment.day', '<=', last)
      .orderBy('daily_commitment.day')
      .limit(limit)
      .execute(),
  async answeredDays(mode, end, limit) {
    const rows = await db
      .selectFrom('daily_answer')
      .select('day')
      .where('mode', '=', mode)
      .where('day', '<', end)
      .orderBy('day', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ day }) => day);
  },
  async firstDay(mode) {
    const row = await db
      .selectFrom('daily_answer')
      .select('day')
      .where('mode', '=', mode)
      .orderBy('day')
      .limit(1)
      .executeTakeFirst();
    return row?.day;
  },
  async attemptsOn({ account, mode, day }, areNewcomersLimited) {
    const runs = db
      .selectFrom('daily_run')
      .where('mode', '=', mode)
      .where('day', '=', day)
      .where('is_listed', '=', TRUE);
    const ofNewcomers = runs.select('attempts').where('is_newcomer', '=', TRUE);
    const others = ofNewcomers.where('account_id', '!=', account).orderBy('completed_at');
    const [counts, own, ofOthers] = await Promise.all([
      runs
        .select((of) => ['attempts', of.fn.countAll<Count>().as('count')])
        .where('is_newcomer', '=', FALSE)
        .groupBy('attempts')
        .execute(),
      ofNewcomers.where('account_id', '=', account).execute(),
      (areNewcomersLimited ? others.limit(NEWCOMERS_SHOWN) : others).execute(),
    ]);
    const sums = new Map(counts.map(({ attempts, count }) => [attempts, Number(count)]));
    for (const { attempts } of [...own, ...ofOthers]) sums.set(attempts, (sums.get(attempts) ?? 0) + 1);
    return Array.from(sums, ([attempts, count]) => ({ attempts, count })).toSorted(
      (a, b) => a.attempts - b.attempts,
    );
  },
  async ring(account, day) {
    const [ring, isPaid] = await Promise.all([ringOf(db, account, day), isRingPaid(db, account, day)]);
    return { ...ring, isPaid };
  },
  async endedRooms(ids) {
    if (ids.length === 0) return new Set();
    const rows = await db
      .selectFrom('room_snapshot')
      .select('room_id')
      .where('room_id', 'in', ids)
      .where('is_over', '=', TRUE)
      .execute();
    return new Set(rows.map((row) => row.room_id));
  },
  async completedRuns(account) {
    const rows = await db
      .selectFrom('daily_run')
      .select(['mode', 'day', 'attempts', 'completed_at', 'hard'])
      .where('account_id', '=', account)
      .orderBy('day', 'desc')
      .execute();
    return rows.map(({ completed_at, hard, ...run }) => ({
      ...run,
      completedAt: completed_at,
      ...(hard === 1 && { isHard: true as const }),
    }));
  },
});
