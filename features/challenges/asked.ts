import { firstMomentOf, lastMomentOf } from '@hub/engine/wire/days';
import type { AccountId, Day } from '@hub/engine/wire/ids';
import { SOLO_GAME_HOURS } from '@hub/engine/wire/limits';
import type { Db } from '@hub/server/hub.ts';
import { sql } from 'kysely';

/** A run ends within this time (ms); the index knows beginnings only. */
const SOLO_MS = SOLO_GAME_HOURS * 3_600_000;

/** What other features ask the runs of challenges. */
export const asked = (db: Db) => ({
  /** Who has finished a challenge of the account on a day, and whose challenge the account has finished; the last ones first. */
  async metOn(account: AccountId, day: Day, limit: number): Promise<readonly AccountId[]> {
    const first = firstMomentOf(day);
    const taken = db
      .selectFrom('challenge')
      .innerJoin('challengeRun as run', 'run.challengeId', 'challenge.id')
      .select(['run.accountId', 'run.finishedAt'])
      .where('challenge.accountId', '=', account)
      .where('challenge.expiresAt', '>=', first)
      .where('run.accountId', '<>', account)
      .where('run.finishedAt', '>=', first)
      .orderBy('run.finishedAt', 'desc')
      .limit(limit);
    const made = db
      .selectFrom('challengeRun as run')
      .innerJoin('challenge', 'challenge.id', 'run.challengeId')
      .select(['challenge.accountId', 'run.finishedAt'])
      .where('run.accountId', '=', account)
      .where('run.startedAt', '>', first - SOLO_MS)
      .where('run.finishedAt', '>=', first)
      .where('challenge.accountId', '<>', account)
      .orderBy('run.finishedAt', 'desc')
      .limit(limit);
    const rows = [...(await taken.execute()), ...(await made.execute())].toSorted(
      (a, b) => (b.finishedAt ?? 0) - (a.finishedAt ?? 0),
    );
    return [...new Set(rows.flatMap((row) => row.accountId ?? []))].slice(0, limit);
  },
  /** The game of a league's duel that the account ended on a day with points. */
  async duelEndedOn(tx: Db, account: AccountId, day: Day): Promise<string | undefined> {
    const first = firstMomentOf(day);
    const duel = await tx
      .selectFrom('challengeRun as run')
      .innerJoin('challenge', 'challenge.id', 'run.challengeId')
      .select('challenge.game')
      .where('run.accountId', '=', account)
      .where('run.startedAt', '>', first - SOLO_MS)
      .where('run.finishedAt', '>=', first)
      .where('run.finishedAt', '<=', lastMomentOf(day))
      .where('run.score', '>', 0)
      .where('challenge.leagueId', 'is not', null)
      .executeTakeFirst();
    return duel?.game;
  },
  /** When the account has begun its newest finished run before a time. */
  async lastPlayed(account: AccountId, before: number): Promise<number | null> {
    const { last } = await db
      .selectFrom('challengeRun')
      .select((own) => own.fn.max<number | null>('startedAt').as('last'))
      .where('accountId', '=', account)
      .where('startedAt', '<', before)
      .where('finishedAt', 'is not', null)
      .executeTakeFirstOrThrow();
    return last;
  },
  /** The end of the challenge whose id is in a column, and when the account has finished it. */
  ofColumn: (column: string, account: AccountId) => ({
    endsAt: sql<number | null>`(select expires_at from challenge where id = ${sql.ref(column)})`,
    finishedAt: sql<number | null>`(
      select finished_at from challenge_run where challenge_id = ${sql.ref(column)} and account_id = ${account}
    )`,
  }),
});
