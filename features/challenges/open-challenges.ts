import type { AccountId } from '@hub/engine/wire/ids';
import type { Tables } from '@hub/server/store/schema.ts';
import { shownColumns, shownPlayer } from '@hub/server/store/shown-player.ts';
import type { Kysely } from 'kysely';
import type { OwnChallenge } from './ports.ts';

/** Open challenges of an account that are read. */
const OPEN_READ = 10;

/** See `ChallengeStore.openOf`. Counts the runs, of which a link may have brought many. */
export async function openChallengesOf(
  db: Kysely<Tables>,
  account: AccountId,
  now: number,
): Promise<readonly OwnChallenge[]> {
  const own = await db
    .selectFrom('challenge')
    .select(['id', 'game', 'expires_at'])
    .where('account_id', '=', account)
    .where('league_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(OPEN_READ)
    .execute();
  if (own.length === 0) return [];
  const ofOthers = db
    .selectFrom('challenge_run as run')
    .where('run.account_id', '<>', account)
    .where(
      'run.challenge_id',
      'in',
      own.map(({ id }) => id),
    );
  const counts = await ofOthers
    .select(({ fn }) => [
      'run.challenge_id as id',
      fn.countAll().as('taken'),
      fn.count('run.finished_at').as('answered'),
      fn.max('run.finished_at').as('newestAt'),
    ])
    .groupBy('run.challenge_id')
    .execute();
  const finished = counts.filter(({ newestAt }) => newestAt !== null);
  const newest =
    finished.length === 0
      ? []
      : await ofOthers
          .innerJoin('account', 'account.id', 'run.account_id')
          .select('run.challenge_id')
          .select(shownColumns)
          .where((of) =>
            of.or(
              finished.map(({ id, newestAt }) =>
                of.and([of('run.challenge_id', '=', id), of('run.finished_at', '=', newestAt)]),
              ),
            ),
          )
          .limit(2 * OPEN_READ)
          .execute();
  return own.map(({ id, game, expires_at: expiresAt }) => {
    const count = counts.find((one) => one.id === id);
    const player = newest.find((run) => run.challenge_id === id);
    return {
      id,
      game,
      expiresAt,
      taken: Number(count?.taken ?? 0),
      answered: Number(count?.answered ?? 0),
      newest: player === undefined ? null : shownPlayer(player),
    };
  });
}
