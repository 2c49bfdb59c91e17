import { daysAfter, firstMomentOf } from '@hub/engine/wire/days';
import type { AccountId, Day } from '@hub/engine/wire/ids';
import { LEAGUE_DAYS, SOLO_GAME_HOURS } from '@hub/engine/wire/limits';
import type { Db } from '@hub/server/hub.ts';
import { FALSE } from '@hub/server/store/boolean-column.ts';
import { wornEffect } from '@hub/server/store/shown-player.ts';
import { sql } from 'kysely';

/** Most acquaintances that are read: the members of five full leagues, opponents, and players of challenges. */
const MATES_READ = 245;
const OPPONENTS_READ = 20;
const RUNNERS_READ = 20;
export const ACQUAINTANCES_READ = MATES_READ + OPPONENTS_READ + RUNNERS_READ;

/**
 * The accounts of the players whom another one knows, each with whether both are in a league: from a league that runs, as an opponent
 * of the day, or from a challenge that one of them made and the other one finished on the day.
 */
export async function knownTo(db: Db, account: AccountId, day: Day): Promise<Map<AccountId, boolean>> {
  const [mates, ...met] = await Promise.all([
    leagueMates(db, account, day),
    opponents(db, account, day),
    runners(db, account, day),
  ]);
  return new Map([
    ...met.flat().map((other) => [other, false] as const),
    ...mates.map((mate) => [mate, true] as const),
  ]);
}

/** Those who may be shown: not hidden, closed or suspended `now`, and not reported by the account. */
export async function acquaintancesOf(db: Db, account: AccountId, day: Day, now: number) {
  const isInLeague = await knownTo(db, account, day);
  const known = [...isInLeague.keys()];
  if (known.length === 0) return [];
  const players = await shownTo(db, account, now).where('account.id', 'in', known).execute();
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
export const shownTo = (db: Db, account: AccountId, now: number) =>
  db
    .selectFrom('account')
    .select(['account.id', 'account.playerId', 'account.name', wornEffect])
    .where('account.isHidden', '=', FALSE)
    .where('account.softDeletedAt', 'is', null)
    .where((of) => of.or([of('account.suspendedUntil', 'is', null), of('account.suspendedUntil', '<=', now)]))
    .where(isReportedBy(account), '=', FALSE);

/** Whether an account has reported the one of a query with the table `account`. */
const isReportedBy = (account: AccountId) => sql<number>`(
  select count(*) from report inner join report_case on report_case.id = report.case_id
  where report.account_id = ${account} and report_case.kind = 'player' and report_case.subject = account.id
)`;

/** Members of the leagues of an account that run on a day. */
async function leagueMates(db: Db, account: AccountId, day: Day): Promise<AccountId[]> {
  const rows = await db
    .selectFrom('leagueMember as own')
    .innerJoin('league', 'league.id', 'own.leagueId')
    .innerJoin('leagueMember as mate', 'mate.leagueId', 'own.leagueId')
    .select('mate.accountId')
    .distinct()
    .where('own.accountId', '=', account)
    .where('own.leftAt', 'is', null)
    .where('own.isRemoved', '=', 0)
    .where('league.closedAt', 'is', null)
    .where('league.firstDay', '<=', day)
    .where('league.firstDay', '>', daysAfter(day, -LEAGUE_DAYS))
    .where('mate.accountId', '<>', account)
    .where('mate.leftAt', 'is', null)
    .where('mate.isRemoved', '=', 0)
    .limit(MATES_READ)
    .execute();
  return rows.map((row) => row.accountId);
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

/** Who has finished a challenge of the account on a day, and whose challenge the account has finished; the last ones first. */
async function runners(db: Db, account: AccountId, day: Day): Promise<AccountId[]> {
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
    .limit(RUNNERS_READ);
  const made = db
    .selectFrom('challengeRun as run')
    .innerJoin('challenge', 'challenge.id', 'run.challengeId')
    .select(['challenge.accountId', 'run.finishedAt'])
    .where('run.accountId', '=', account)
    // A run ends within these hours; the index knows beginnings only.
    .where('run.startedAt', '>', first - SOLO_GAME_HOURS * 3_600_000)
    .where('run.finishedAt', '>=', first)
    .where('challenge.accountId', '<>', account)
    .orderBy('run.finishedAt', 'desc')
    .limit(RUNNERS_READ);
  const rows = [...(await taken.execute()), ...(await made.execute())].toSorted(
    (a, b) => (b.finishedAt ?? 0) - (a.finishedAt ?? 0),
  );
  return [...new Set(rows.flatMap((row) => row.accountId ?? []))].slice(0, RUNNERS_READ);
}
