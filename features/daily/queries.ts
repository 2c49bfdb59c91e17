import type { AccountId, Day, GameId } from '@hub/engine/wire/ids';
import { NEWCOMERS_SHOWN } from '@hub/engine/wire/limits';
import type { Db, HubTables } from '@hub/server/hub.ts';
import { FALSE, TRUE } from '@hub/server/store/boolean-column.ts';
import type { Count } from '@hub/server/store/count-rows.ts';
import type { Ask } from '../offers.ts';
import { areGoalsPaid, goalsOf } from './daily-goals.ts';

export type DailyQueries = ReturnType<typeof dailyQueries>;
export type CompletedRun = Awaited<ReturnType<DailyQueries['completedRuns']>>[number];
/** What was published before a day began, with the nonce that is secret until the day is over, and the commitment of the day before. */
export type Commitment = Omit<HubTables['dailyCommitment'], 'mode'>;
/** A number of guesses, and how often it occurred. */
export type AttemptCount = { readonly attempts: number; readonly count: number };

const COMMITMENT = ['dailyCommitment.day', 'nonce', 'previous', 'commitment', 'committedAt'] as const;

/** The days of daily games, and who completed them. */
export const dailyQueries = (db: Db, ask: Ask<'challenges'> = () => ({})) => ({
  /** Id of the stored answer of a game's day. */
  async answer(mode: string, day: Day) {
    const row = await db
      .selectFrom('dailyAnswer')
      .select('answerId')
      .where('mode', '=', mode)
      .where('day', '=', day)
      .executeTakeFirst();
    return row?.answerId;
  },
  /** Answers stored for the days from `first` up to but not including `end`, by day. */
  async answersBetween(mode: string, first: Day, end: Day) {
    const rows = await db
      .selectFrom('dailyAnswer')
      .select('answerId')
      .where('mode', '=', mode)
      .where('day', '>=', first)
      .where('day', '<', end)
      .orderBy('day')
      .execute();
    return rows.map((row) => row.answerId);
  },
  /** Stores the day's answer unless there is one; returns the stored one. */
  async keepAnswer(mode: string, day: Day, answerId: string) {
    await db
      .insertInto('dailyAnswer')
      .values({ mode, day, answerId })
      .onConflict((conflict) => conflict.columns(['mode', 'day']).doNothing())
      .execute();
    const kept = await db
      .selectFrom('dailyAnswer')
      .select('answerId')
      .where('mode', '=', mode)
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    return kept.answerId;
  },
  /** The commitment of the game's last committed day. */
  newestCommitment: (mode: string): Promise<Commitment | undefined> =>
    db
      .selectFrom('dailyCommitment')
      .select(COMMITMENT)
      .where('mode', '=', mode)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst(),
  /** Stores the day's commitment unless there is one; returns the stored one. The answer must be stored before. */
  async keepCommitment(mode: string, commitment: Commitment): Promise<Commitment> {
    await db
      .insertInto('dailyCommitment')
      .values({ mode, ...commitment })
      .onConflict((conflict) => conflict.columns(['mode', 'day']).doNothing())
      .execute();
    return db
      .selectFrom('dailyCommitment')
      .select(COMMITMENT)
      .where('mode', '=', mode)
      .where('day', '=', commitment.day)
      .executeTakeFirstOrThrow();
  },
  /** Committed days from `first` to `last`, oldest first, at most `limit`, with their answers. */
  committedDays: (mode: string, first: Day, last: Day, limit: number) =>
    db
      .selectFrom('dailyCommitment')
      .innerJoin('dailyAnswer', (join) =>
        join
          .onRef('dailyAnswer.mode', '=', 'dailyCommitment.mode')
          .onRef('dailyAnswer.day', '=', 'dailyCommitment.day'),
      )
      .select(COMMITMENT)
      .select('answerId')
      .where('dailyCommitment.mode', '=', mode)
      .where('dailyCommitment.day', '>=', first)
      .where('dailyCommitment.day', '<=', last)
      .orderBy('dailyCommitment.day')
      .limit(limit)
      .execute(),
  /** The days with a stored answer before `end`, newest first, at most `limit`. */
  async answeredDays(mode: string, end: Day, limit: number) {
    const rows = await db
      .selectFrom('dailyAnswer')
      .select('day')
      .where('mode', '=', mode)
      .where('day', '<', end)
      .orderBy('day', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ day }) => day);
  },
  /** The first day with a stored answer. */
  async firstDay(mode: string) {
    const row = await db
      .selectFrom('dailyAnswer')
      .select('day')
      .where('mode', '=', mode)
      .orderBy('day')
      .limit(1)
      .executeTakeFirst();
    return row?.day;
  },
  /**
   * How many players with open accounts completed the day, by number of guesses. If newcomers are limited, of accounts that were
   * younger than an hour the given one counts and the first three others.
   */
  async attemptsOn(
    { account, mode, day }: { readonly account: AccountId; readonly mode: string; readonly day: Day },
    areNewcomersLimited: boolean,
  ): Promise<readonly AttemptCount[]> {
    const runs = db
      .selectFrom('dailyRun')
      .where('mode', '=', mode)
      .where('day', '=', day)
      .where('isListed', '=', TRUE);
    const ofNewcomers = runs.select('attempts').where('isNewcomer', '=', TRUE);
    const others = ofNewcomers.where('accountId', '!=', account).orderBy('completedAt');
    const [counts, own, ofOthers] = await Promise.all([
      runs
        .select((of) => ['attempts', of.fn.countAll<Count>().as('count')])
        .where('isNewcomer', '=', FALSE)
        .groupBy('attempts')
        .execute(),
      ofNewcomers.where('accountId', '=', account).execute(),
      (areNewcomersLimited ? others.limit(NEWCOMERS_SHOWN) : others).execute(),
    ]);
    const sums = new Map(counts.map(({ attempts, count }) => [attempts, Number(count)]));
    for (const { attempts } of [...own, ...ofOthers]) sums.set(attempts, (sums.get(attempts) ?? 0) + 1);
    return Array.from(sums, ([attempts, count]) => ({ attempts, count })).toSorted(
      (a, b) => a.attempts - b.attempts,
    );
  },
  /** What the account has reached of the day's goals, and whether they were paid. */
  async goals(account: AccountId, day: Day) {
    const [goals, isPaid] = await Promise.all([
      goalsOf(db, ask(), account, day),
      areGoalsPaid(db, account, day),
    ]);
    return { ...goals, isPaid };
  },
  /** Those of these rooms that are stored as over. */
  async endedRooms(ids: readonly GameId[]): Promise<ReadonlySet<GameId>> {
    if (ids.length === 0) return new Set();
    const rows = await db
      .selectFrom('roomSnapshot')
      .select('roomId')
      .where('roomId', 'in', ids)
      .where('isOver', '=', TRUE)
      .execute();
    return new Set(rows.map((row) => row.roomId));
  },
  /** All completed runs of the account, newest day first. `mode` is the id of the daily game. */
  async completedRuns(account: AccountId) {
    const rows = await db
      .selectFrom('dailyRun')
      .select(['mode', 'day', 'attempts', 'completedAt', 'hard'])
      .where('accountId', '=', account)
      .orderBy('day', 'desc')
      .execute();
    return rows.map(({ hard, ...run }) => ({ ...run, ...(hard === 1 && { isHard: true as const }) }));
  },
});
