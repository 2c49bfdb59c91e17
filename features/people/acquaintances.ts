import { firstMomentOf } from '@hub/engine/wire/days';
import type { AccountId, Day } from '@hub/engine/wire/ids';
import type { Db } from '@hub/server/hub.ts';
import { FALSE } from '@hub/server/store/boolean-column.ts';
import { wornEffect } from '@hub/server/store/shown-player.ts';
import type { Ask } from '../offers.ts';

type Asking = {
  readonly db: Db;
  readonly ask: Ask<'challenges' | 'leagues' | 'reports'>;
};

/** Most acquaintances that are read: the members of five full leagues, opponents, and players of challenges. */
const MATES_READ = 245;
const OPPONENTS_READ = 20;
const RUNNERS_READ = 20;
export const ACQUAINTANCES_READ = MATES_READ + OPPONENTS_READ + RUNNERS_READ;

/**
 * The accounts of the players whom another one knows, each with whether both are in a league: from a league that runs, as an opponent
 * of the day, or from a challenge that one of them made and the other one finished on the day.
 */
export async function knownTo({ db, ask }: Asking, account: AccountId, day: Day) {
  const { leagues, challenges } = ask();
  const [mates = [], ...met] = await Promise.all([
    leagues?.matesOf(account, day, MATES_READ),
    opponents(db, account, day),
    challenges?.metOn(account, day, RUNNERS_READ),
  ]);
  return new Map([
    ...met.flatMap((others = []) => others).map((other) => [other, false] as const),
    ...mates.map((mate) => [mate, true] as const),
  ]);
}

/** Those who may be shown: not hidden, closed or suspended `now`, and not reported by the account. */
export async function acquaintancesOf(asking: Asking, account: AccountId, day: Day, now: number) {
  const { db } = asking;
  const isInLeague = await knownTo(asking, account, day);
  const known = [...isInLeague.keys()];
  if (known.length === 0) return [];
  const players = await shownTo(asking, account, now).where('account.id', 'in', known).execute();
  const runs = await db
    .selectFrom('dailyRun')
    .select(['accountId', 'mode as game', 'attempts', 'completedAt as at'])
    .where('accountId', 'in', known)
    .where('day', '=', day)
    .execute();
  return players.map(({ id, playerId, name, usernameEffect }) => ({
    account: id,
    player: { id: playerId, name, usernameEffect },
    isInLeague: isInLeague.get(id) === true,
    /** The rifts of the day that the player has solved. */
    solved: runs.flatMap(({ accountId, ...run }) => (accountId === id ? run : [])),
  }));
}

/** Accounts that another one may see `now`, with the effects of their names. */
export function shownTo({ db, ask }: Asking, account: AccountId, now: number) {
  const shown = db
    .selectFrom('account')
    .select(['account.id', 'account.playerId', 'account.name', wornEffect])
    .where('account.isHidden', '=', FALSE)
    .where('account.softDeletedAt', 'is', null)
    .where((of) =>
      of.or([of('account.suspendedUntil', 'is', null), of('account.suspendedUntil', '<=', now)]),
    );
  const { reports } = ask();
  return reports === undefined ? shown : shown.where(reports.countBy(account), '=', FALSE);
}

/**
 * Players of an account's matches of a day: those with the most matches together first, so that strangers who sit down once do not
 * take the places of friends, then the last ones.
 */
async function opponents(db: Db, account: AccountId, day: Day): Promise<AccountId[]> {
  const rows = await db
    .selectFrom('matchPlayer as own')
    .innerJoin('matchPlayer as other', 'other.matchId', 'own.matchId')
    .select('other.accountId')
    .where('own.accountId', '=', account)
    .where('own.finishedAt', '>=', firstMomentOf(day))
    .where('other.accountId', '<>', account)
    .groupBy('other.accountId')
    .orderBy((of) => of.fn.countAll(), 'desc')
    .orderBy((of) => of.fn.max('own.finishedAt'), 'desc')
    .limit(OPPONENTS_READ)
    .execute();
  return rows.map((row) => row.accountId);
}
