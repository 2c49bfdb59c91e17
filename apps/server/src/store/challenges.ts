import type { AccountId, GameId } from '@hub/engine/wire/ids';
import type { RunAnswer } from '@hub/engine/wire/runs';
import type { Kysely, Selectable } from 'kysely';
import type { ChallengeStore, ShownRun, StoredChallenge, StoredRun } from '../domain/challenges/ports.ts';
import { TRUE } from './boolean-column.ts';
import { countRows } from './count-rows.ts';
import type { Engine } from './engine.ts';
import type { Tables } from './schema.ts';
import { shownColumns, shownPlayer } from './shown-player.ts';

type Db = Kysely<Tables>;

/** Challenges deleted per statement. */
const FORGOTTEN_AT_ONCE = 200;

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
        if (run !== undefined) await tx.insertInto('challenge_run').values(toRunRow(run)).execute();
        return 'added' as const;
      },
      'serializable',
    ),
  begin: (run, { players, runs, since }) =>
    engine.transaction(
      'process',
      async (tx) => {
        const ofChallenge = await tx
          .selectFrom('challenge_run')
          .selectAll()
          .where('challenge_id', '=', run.challenge)
          .execute();
        const known = ofChallenge.find(({ account_id }) => account_id === run.account);
        if (known !== undefined) return toRun(known);
        if (ofChallenge.length >= players) return 'full' as const;
        const begun = tx
          .selectFrom('challenge_run')
          .where('account_id', '=', run.account)
          .where('started_at', '>', since);
        if ((await countRows(begun)) >= runs) return 'too many' as const;
        await tx.insertInto('challenge_run').values(toRunRow(run)).execute();
        return run;
      },
      'serializable',
    ),
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
  runsOf: (id) => shownRuns(engine.db, id),
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

/** Runs with their players' present names and effects; closed accounts are former players. */
async function shownRuns(db: Db, id: string): Promise<readonly ShownRun[]> {
  const rows = await db
    .selectFrom('challenge_run as run')
    .innerJoin('account', 'account.id', 'run.account_id')
    .selectAll('run')
    .select(shownColumns)
    .where('run.challenge_id', '=', id)
    .orderBy('run.started_at')
    .orderBy('run.account_id')
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
    .set({ finished_at: finishedAt, score: run.score, answers: JSON.stringify(run.answers) })
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

const toRun = (row: Selectable<Tables['challenge_run']>): StoredRun => ({
  challenge: row.challenge_id,
  account: row.account_id,
  roomId: row.room_id as GameId,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  score: row.score,
  answers: row.answers === null ? null : (JSON.parse(row.answers) as RunAnswer[]),
});

const toRunRow = (run: StoredRun): Tables['challenge_run'] => ({
  challenge_id: run.challenge,
  account_id: run.account,
  room_id: run.roomId,
  started_at: run.startedAt,
  finished_at: run.finishedAt,
  score: run.score,
  answers: run.answers === null ? null : JSON.stringify(run.answers),
});
