import type { AccountId } from '@hub/engine/wire/ids';
import type { Db } from '@hub/server/hub.ts';
import { shownColumns, shownPlayer } from '@hub/server/store/shown-player.ts';

/** Open challenges of an account that are read. */
const OPEN_READ = 10;

/**
 * Challenges by link that the account has made and that are open `now`, newest first, a few at most, with the others who have
 * played each; `newest` has finished it last. Counts the runs, of which a link may have brought many.
 */
export async function openChallengesOf(db: Db, account: AccountId, now: number) {
  const own = await db
    .selectFrom('challenge')
    .select(['id', 'game', 'expiresAt'])
    .where('accountId', '=', account)
    .where('leagueId', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .limit(OPEN_READ)
    .execute();
  if (own.length === 0) return [];
  const ofOthers = db
    .selectFrom('challengeRun as run')
    .where('run.accountId', '<>', account)
    .where(
      'run.challengeId',
      'in',
      own.map(({ id }) => id),
    );
  const counts = await ofOthers
    .select(({ fn }) => [
      'run.challengeId as id',
      fn.countAll().as('taken'),
      fn.count('run.finishedAt').as('answered'),
      fn.max('run.finishedAt').as('newestAt'),
    ])
    .groupBy('run.challengeId')
    .execute();
  const finished = counts.filter(({ newestAt }) => newestAt !== null);
  const newest =
    finished.length === 0
      ? []
      : await ofOthers
          .innerJoin('account', 'account.id', 'run.accountId')
          .select('run.challengeId')
          .select(shownColumns)
          .where((of) =>
            of.or(
              finished.map(({ id, newestAt }) =>
                of.and([of('run.challengeId', '=', id), of('run.finishedAt', '=', newestAt)]),
              ),
            ),
          )
          .limit(2 * OPEN_READ)
          .execute();
  return own.map((challenge) => {
    const count = counts.find(({ id }) => id === challenge.id);
    const player = newest.find(({ challengeId }) => challengeId === challenge.id);
    return {
      ...challenge,
      taken: Number(count?.taken ?? 0),
      answered: Number(count?.answered ?? 0),
      newest: player === undefined ? null : shownPlayer(player),
    };
  });
}
