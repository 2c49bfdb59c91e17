import type { AccountId } from '@hub/engine/wire/ids';
import { CHALLENGE_PLAYERS } from '@hub/engine/wire/limits';
import type { RunAnswer } from '@hub/engine/wire/runs';
import type { Db, Hub, HubTables } from '@hub/server/hub.ts';
import { countRows } from '@hub/server/store/count-rows.ts';
import { shownColumns, shownPlayer } from '@hub/server/store/shown-player.ts';
import { type Selectable, sql } from 'kysely';

/** Questions that several players play, each once: of a challenge, or of a league's duel of a day. */
export type Challenge = Selectable<HubTables['challenge']>;
export type ChallengeQueries = ReturnType<typeof challengeQueries>;
/** A run with its player as others see it; a closed account is a former player without an id. */
export type ShownRun = Awaited<ReturnType<ChallengeQueries['runsOf']>>[number];

/** Runs of a challenge that are read for its table: whoever has the link can begin one. */
const RUNS_READ = 2 * CHALLENGE_PLAYERS;

/** What challenges, and leagues with their duels, ask the database. */
export const challengeQueries = ({ db, transaction }: Hub) => ({
  find: (id: string) => db.selectFrom('challenge').selectAll().where('id', '=', id).executeTakeFirst(),
  /**
   * Stores a challenge, with the challenger's finished run if there is one; unless there is one of that id or room, or the challenger
   * has made `limit` since `since`.
   */
  add: (
    challenge: Challenge,
    run: RunRow | undefined,
    { limit, since }: { readonly limit: number; readonly since: number },
  ) =>
    transaction('process', async (tx) => {
      const { id, roomId, accountId } = challenge;
      const known = await tx
        .selectFrom('challenge')
        .select('id')
        .where((of) => of.or([of('id', '=', id), ...(roomId === null ? [] : [of('roomId', '=', roomId)])]))
        .executeTakeFirst();
      if (known !== undefined) return 'known' as const;
      if (accountId !== null) {
        const made = tx
          .selectFrom('challenge')
          .where('accountId', '=', accountId)
          .where('createdAt', '>', since);
        if ((await countRows(made)) >= limit) return 'too many' as const;
      }
      await tx.insertInto('challenge').values(challenge).execute();
      if (run !== undefined) await tx.insertInto('challengeRun').values(run).execute();
      return 'added' as const;
    }),
  /** The account's run of the questions of a challenge, also one that came to them by another challenge. */
  runOfQuestions: (challenge: Challenge, account: AccountId) => runOfQuestions(db, challenge, account),
  /**
   * Stores the beginning of a run, unless `players` have finished one or the account has begun `runs` since `since`; returns the
   * stored one if the account has one of these questions.
   */
  begin: (
    challenge: Challenge,
    begun: Pick<RunRow, 'accountId' | 'roomId' | 'startedAt'>,
    { players, runs, since }: { readonly players: number; readonly runs: number; readonly since: number },
  ) =>
    transaction('process', async (tx) => {
      const { accountId, roomId, startedAt } = begun;
      const known = await runOfQuestions(tx, challenge, accountId);
      if (known !== undefined) return known;
      const ofAll = tx.selectFrom('challengeRun');
      const finished = ofAll.where('challengeId', '=', challenge.id).where('finishedAt', 'is not', null);
      if ((await countRows(finished)) >= players) return 'full' as const;
      const newest = ofAll.where('accountId', '=', accountId).where('startedAt', '>', since);
      if ((await countRows(newest)) >= runs) return 'too many' as const;
      const unfinished = { finishedAt: null, score: null, answers: null, answerMs: null };
      const run = { challengeId: challenge.id, accountId, roomId, startedAt, ...unfinished };
      await tx.insertInto('challengeRun').values(run).execute();
      return withSum(run);
    }),
  /** Ids of those of these challenges whose run the account has finished. */
  async finishedBy(account: AccountId, ids: readonly string[]): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('challengeRun')
      .select('challengeId')
      .where('challengeId', 'in', ids)
      .where('accountId', '=', account)
      .where('finishedAt', 'is not', null)
      .execute();
    return rows.map((row) => row.challengeId);
  },
  /** The own run of a challenge, the finished ones and some of the others, each in the order in which they began. */
  async runsOf(id: string, own: AccountId | undefined) {
    const rows = await db
      .selectFrom('challengeRun as run')
      .innerJoin('account', 'account.id', 'run.accountId')
      .select([...runColumns, ...shownColumns])
      .where('run.challengeId', '=', id)
      .orderBy((of) =>
        of
          .case()
          .when('run.accountId', '=', own ?? ('' as AccountId))
          .then(0)
          .when('run.finishedAt', 'is not', null)
          .then(1)
          .else(2)
          .end(),
      )
      .orderBy('run.startedAt')
      .orderBy('run.accountId')
      .limit(RUNS_READ)
      .execute();
    return rows.map((row) => ({ ...withSum(row), player: shownPlayer(row) }));
  },
  /** Who has begun a challenge, and whether the run is over. */
  async playersOf(id: string) {
    const rows = await db
      .selectFrom('challengeRun')
      .select(['accountId as account', 'finishedAt'])
      .where('challengeId', '=', id)
      .execute();
    return rows.map(({ account, finishedAt }) => ({ account, isOver: finishedAt !== null }));
  },
  /** The answers of a finished run; undefined without one. */
  async answersOf(id: string, account: AccountId) {
    const row = await db
      .selectFrom('challengeRun')
      .select('answers')
      .where('challengeId', '=', id)
      .where('accountId', '=', account)
      .executeTakeFirst();
    return row?.answers == null ? undefined : (JSON.parse(row.answers) as RunAnswer[]);
  },
});

const runColumns = [
  'run.challengeId',
  'run.accountId',
  'run.roomId',
  'run.startedAt',
  'run.finishedAt',
  'run.score',
  'run.answerMs',
  // Versions before did not store the sum: their answers are read.
  sql<string | null>`case when run.answer_ms is null then run.answers end`.as('answers'),
] as const;

/** The sum of the answer times. */
export const sumOf = (answers: readonly RunAnswer[]): number => answers.reduce((sum, { ms }) => sum + ms, 0);

/** Stores the end of a run, in the transaction of the room's last snapshot. A run that is stored stays. */
export async function finishRun(
  tx: Db,
  run: {
    readonly challenge: string;
    readonly accountId: AccountId;
    readonly score: number;
    readonly answers: readonly RunAnswer[];
  },
  finishedAt: number,
): Promise<void> {
  await tx
    .updateTable('challengeRun')
    .set({
      finishedAt,
      score: run.score,
      answers: JSON.stringify(run.answers),
      answerMs: sumOf(run.answers),
    })
    .where('challengeId', '=', run.challenge)
    .where('accountId', '=', run.accountId)
    .where('finishedAt', 'is', null)
    .execute();
}

type RunRow = Selectable<HubTables['challengeRun']>;

/** `finishedAt`, `score` and `ms`, the sum of the answer times, are null until a run is over. */
const withSum = ({
  challengeId,
  accountId,
  roomId,
  startedAt,
  finishedAt,
  score,
  answerMs,
  answers,
}: RunRow) => ({
  challengeId,
  account: accountId,
  roomId,
  startedAt,
  finishedAt,
  score,
  ms: answers === null ? answerMs : sumOf(JSON.parse(answers) as RunAnswer[]),
});

/** Two challenges with one seed ask the same questions: earlier versions made links of runs that came by a link. */
async function runOfQuestions(db: Db, { id, game, seed }: Challenge, account: AccountId) {
  const rows = await db
    .selectFrom('challengeRun as run')
    .innerJoin('challenge', 'challenge.id', 'run.challengeId')
    .select(runColumns)
    .where('run.accountId', '=', account)
    .where('challenge.game', '=', game)
    .where('challenge.seed', '=', seed)
    .execute();
  const row = rows.find(({ challengeId }) => challengeId === id) ?? rows[0];
  return row && withSum(row);
}
