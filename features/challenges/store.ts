import type { AccountId, GameId } from '@hub/engine/wire/ids';
import { CHALLENGE_PLAYERS } from '@hub/engine/wire/limits';
import type { RunAnswer } from '@hub/engine/wire/runs';
import { TRUE } from '@hub/server/store/boolean-column.ts';
import { countRows } from '@hub/server/store/count-rows.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { shownColumns, shownPlayer } from '@hub/server/store/shown-player.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { openChallengesOf } from './open-challenges.ts';
import type { ChallengeStore, ShownRun, StoredChallenge, StoredRun } from './ports.ts';

type Db = Kysely<Tables>;

/** Challenges deleted per statement. */
const FORGOTTEN_AT_ONCE = 200;
/** Runs of a challenge that are read for its table: whoever has the link can begin one. */
const RUNS_READ = 2 * CHALLENGE_PLAYERS;

export const challengeStore = (engine: Engine): ChallengeStore => ({
  async find(id) {
    const row = await engine.db.selectFrom('challenge').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toChallenge(row);
  },
  async findByRoom(roomId) {
    const row = await engine.db
      .selectFrom('challenge')
      .selectAll()
      .where('room_id', '=', roomId)
      .executeTakeFirst();
    return row && toChallenge(row);
  },
  async finishedRoom(roomId) {
    const row = await engine.db
      .selectFrom('room_snapshot')
      .select(['kind', 'seats', 'state'])
      .where('room_id', '=', roomId)
      .where('is_over', '=', TRUE)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const [account, second] = JSON.parse(row.seats) as AccountId[];
    if (account === undefined || second !== undefined) return undefined;
    return { account, kind: row.kind, state: JSON.parse(row.state) as unknown };
  },
  add: (challenge, run, { limit, since }) =>
    engine.transaction(
      'process',
      async (tx) => {
        const known = await tx
          .selectFrom('challenge')
          .select('id')
          .where((of) =>
            of.or([
              of('id', '=', challenge.id),
              ...(challenge.roomId === null ? [] : [of('room_id', '=', challenge.roomId)]),
            ]),
          )
          .executeTakeFirst();
        if (known !== undefined) return 'known' as const;
        const { account } = challenge;
        if (account !== null) {
          const made = tx
            .selectFrom('challenge')
            .where('account_id', '=', account)
            .where('created_at', '>', since);
          if ((await countRows(made)) >= limit) return 'too many' as const;
        }
        await tx.insertInto('challenge').values(toRow(challenge)).execute();
        if (run !== undefined)
          await tx.insertInto('challenge_run').values(toRunRow(run, run.answers)).execute();
        return 'added' as const;
      },
      'serializable',
    ),
  runOfQuestions: (challenge, account) => runOfQuestions(engine.db, challenge, account),
  begin: (challenge, { account, roomId, startedAt }, { players, runs, since }) =>
    engine.transaction(
      'process',
      async (tx) => {
        const known = await runOfQuestions(tx, challenge, account);
        if (known !== undefined) return known;
        const finished = tx
          .selectFrom('challenge_run')
          .where('challenge_id', '=', challenge.id)
          .where('finished_at', 'is not', null);
        if ((await countRows(finished)) >= players) return 'full' as const;
        const begun = tx
          .selectFrom('challenge_run')
          .where('account_id', '=', account)
          .where('started_at', '>', since);
        if ((await countRows(begun)) >= runs) return 'too many' as const;
        const run = {
          challenge: challenge.id,
          account,
          roomId,
          startedAt,
          finishedAt: null,
          score: null,
          ms: null,
        };
        await tx.insertInto('challenge_run').values(toRunRow(run, null)).execute();
        return run;
      },
      'serializable',
    ),
  async hasFinishedOneOf(account, { maker, game, before }) {
    const row = await engine.db
      .selectFrom('challenge_run as run')
      .innerJoin('challenge', 'challenge.id', 'run.challenge_id')
      .select('run.challenge_id')
      .where('run.account_id', '=', account)
      .where('run.finished_at', '<', before)
      .where('challenge.account_id', '=', maker)
      .where('challenge.game', '=', game)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
  async finishedBy(account, ids) {
    if (ids.length === 0) return [];
    const rows = await engine.db
      .selectFrom('challenge_run')
      .select('challenge_id')
      .where('challenge_id', 'in', ids)
      .where('account_id', '=', account)
      .where('finished_at', 'is not', null)
      .execute();
    return rows.map((row) => row.challenge_id);
  },
  runsOf: (id, own) => shownRuns(engine.db, id, own),
  async playersOf(id) {
    const rows = await engine.db
      .selectFrom('challenge_run')
      .select(['account_id', 'finished_at'])
      .where('challenge_id', '=', id)
      .execute();
    return rows.map((row) => ({ account: row.account_id, isOver: row.finished_at !== null }));
  },
  async answersOf(id, account) {
    const row = await engine.db
      .selectFrom('challenge_run')
      .select('answers')
      .where('challenge_id', '=', id)
      .where('account_id', '=', account)
      .executeTakeFirst();
    return row?.answers == null ? undefined : (JSON.parse(row.answers) as RunAnswer[]);
  },
  openOf: (account, now) => openChallengesOf(engine.db, account, now),
  async forget(endedBefore) {
    const old = await engine.db
      .selectFrom('challenge')
      .select('id')
      .where('expires_at', '<', endedBefore)
      // A league keeps its duels: its table is computed from them.
      .where('league_id', 'is', null)
      .limit(FORGOTTEN_AT_ONCE)
      .execute();
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    await engine.transaction('process', async (tx) => {
      await tx.deleteFrom('challenge_run').where('challenge_id', 'in', ids).execute();
      await tx.deleteFrom('challenge').where('id', 'in', ids).execute();
    });
    return ids.length;
  },
});

const runColumns = [
  'run.challenge_id',
  'run.account_id',
  'run.room_id',
  'run.started_at',
  'run.finished_at',
  'run.score',
  'run.answer_ms',
] as const;

/** Versions before did not store the sum: their answers are read. */
const answersWithoutSum = sql<string | null>`case when run.answer_ms is null then run.answers end`.as(
  'answers',
);

/** Two challenges with one seed ask the same questions: earlier versions made links of runs that came by a link. */
async function runOfQuestions(
  db: Db,
  { id, game, seed }: StoredChallenge,
  account: AccountId,
): Promise<StoredRun | undefined> {
  const rows = await db
    .selectFrom('challenge_run as run')
    .innerJoin('challenge', 'challenge.id', 'run.challenge_id')
    .select([...runColumns, answersWithoutSum])
    .where('run.account_id', '=', account)
    .where('challenge.game', '=', game)
    .where('challenge.seed', '=', seed)
    .execute();
  const row = rows.find(({ challenge_id }) => challenge_id === id) ?? rows[0];
  return row && toRun(row);
}

/** Runs with their players' present names and effects; closed accounts are former players. */
async function shownRuns(db: Db, id: string, own: AccountId | undefined): Promise<readonly ShownRun[]> {
  const rows = await db
    .selectFrom('challenge_run as run')
    .innerJoin('account', 'account.id', 'run.account_id')
    .select([...runColumns, answersWithoutSum, ...shownColumns])
    .where('run.challenge_id', '=', id)
    .orderBy((of) =>
      of
        .case()
        .when('run.account_id', '=', own ?? ('' as AccountId))
        .then(0)
        .when('run.finished_at', 'is not', null)
        .then(1)
        .else(2)
        .end(),
    )
    .orderBy('run.started_at')
    .orderBy('run.account_id')
    .limit(RUNS_READ)
    .execute();
  return rows.map((row) => ({
    ...toRun(row),
    player: shownPlayer(row),
  }));
}

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
    .updateTable('challenge_run')
    .set({
      finished_at: finishedAt,
      score: run.score,
      answers: JSON.stringify(run.answers),
      answer_ms: sumOf(run.answers),
    })
    .where('challenge_id', '=', run.challenge)
    .where('account_id', '=', run.accountId)
    .where('finished_at', 'is', null)
    .execute();
}

const toChallenge = (row: Selectable<Tables['challenge']>): StoredChallenge => ({
  id: row.id,
  game: row.game,
  seed: row.seed,
  options: row.options,
  roomId: row.room_id,
  account: row.account_id,
  league: row.league_id,
  day: row.day,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

const toRow = (challenge: StoredChallenge): Tables['challenge'] => ({
  id: challenge.id,
  game: challenge.game,
  seed: challenge.seed,
  options: challenge.options,
  room_id: challenge.roomId,
  account_id: challenge.account,
  league_id: challenge.league,
  day: challenge.day,
  created_at: challenge.createdAt,
  expires_at: challenge.expiresAt,
});

const sumOf = (answers: readonly RunAnswer[]): number => answers.reduce((sum, { ms }) => sum + ms, 0);

const toRun = (row: Selectable<Tables['challenge_run']>): StoredRun => ({
  challenge: row.challenge_id,
  account: row.account_id,
  roomId: row.room_id as GameId,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  score: row.score,
  ms: row.answers === null ? row.answer_ms : sumOf(JSON.parse(row.answers) as RunAnswer[]),
});

const toRunRow = (run: StoredRun, answers: readonly RunAnswer[] | null): Tables['challenge_run'] => ({
  challenge_id: run.challenge,
  account_id: run.account,
  room_id: run.roomId,
  started_at: run.startedAt,
  finished_at: run.finishedAt,
  score: run.score,
  answers: answers && JSON.stringify(answers),
  answer_ms: run.ms,
});
