import { dayOf, daysAfter, firstMomentOf } from '@hub/engine/wire/days';
import type { AccountId, Day } from '@hub/engine/wire/ids';
import { LEAGUE_DAYS, SOLO_GAME_HOURS } from '@hub/engine/wire/limits';
import { FALSE } from '@hub/server/store/boolean-column.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { wornEffect } from '@hub/server/store/shown-player.ts';
import { type Kysely, sql } from 'kysely';
import { ratingsOf } from '../activity/versus-ratings.ts';
import type { Acquaintance, PeopleStore } from './ports.ts';

type Db = Kysely<Tables>;

/** Most acquaintances that are read: the members of five full leagues, opponents, and players of challenges. */
const MATES_READ = 245;
const OPPONENTS_READ = 20;
const RUNNERS_READ = 20;
/** One of each player in sight. Those of friends come first, so that no number of strangers crowds them out. */
const INVITES_READ = MATES_READ + OPPONENTS_READ + RUNNERS_READ;

export const peopleStore = ({ db }: Engine): PeopleStore => ({
  async acquaintancesOf(account, day, now) {
    const isInLeague = await knownTo(db, account, day);
    const known = [...isInLeague.keys()];
    if (known.length === 0) return [];
    const players = await shown(db, now)
      .where('account.id', 'in', known)
      .where(isReportedBy(account), '=', FALSE)
      .execute();
    const runs = await db
      .selectFrom('daily_run')
      .select(['account_id', 'mode', 'attempts', 'completed_at'])
      .where('account_id', 'in', known)
      .where('day', '=', day)
      .execute();
    return players.map(
      ({ id, player_id, name, css_class }): Acquaintance => ({
        account: id,
        player: { id: player_id, name, usernameEffect: css_class },
        isInLeague: isInLeague.get(id) === true,
        solved: runs
          .filter((run) => run.account_id === id)
          .map(({ mode, attempts, completed_at }) => ({ game: mode, attempts, at: completed_at })),
      }),
    );
  },
  knownTo: (account, day) => knownTo(db, account, day),
  async solvedBy(account, day) {
    const rows = await db
      .selectFrom('daily_run')
      .select('mode')
      .where('account_id', '=', account)
      .where('day', '=', day)
      .execute();
    return new Set(rows.map(({ mode }) => mode));
  },
  async setHidden(account, isHidden) {
    await db
      .updateTable('account')
      .set({ is_hidden: isHidden ? 1 : 0 })
      .where('id', '=', account)
      .execute();
  },
  ratingsOf: (account) => ratingsOf(db, account),
  async invite(from, to, { at, ...invite }) {
    const row = { ...invite, created_at: at };
    await db
      .insertInto('player_invite')
      .values({ from_id: from, account_id: to, ...row })
      .onConflict((conflict) => conflict.columns(['account_id', 'from_id']).doUpdateSet(row))
      .execute();
  },
  async invitesTo(account, { lobbies, others }, now) {
    const known = await knownTo(db, account, dayOf(now));
    const mates = [...known].flatMap(([other, isMate]) => (isMate ? other : []));
    const rows = await shown(db, now)
      .innerJoin('player_invite as invite', 'invite.from_id', 'account.id')
      .leftJoin('challenge_run as run', (on) =>
        on.onRef('run.challenge_id', '=', 'invite.target').on('run.account_id', '=', account),
      )
      .leftJoin('challenge', 'challenge.id', 'invite.target')
      .leftJoin('room_snapshot as room', 'room.room_id', 'invite.target')
      .select(['invite.game', 'invite.kind', 'invite.target', 'invite.created_at as at'])
      .select('challenge.expires_at as endsAt')
      .where('invite.account_id', '=', account)
      .where('run.finished_at', 'is', null)
      .where((of) =>
        of.or([
          of.and([
            of('invite.kind', '=', 'lobby'),
            of('invite.created_at', '>', lobbies),
            of.or([of('room.is_over', 'is', null), of('room.is_over', '=', FALSE)]),
          ]),
          of.and([
            of('invite.kind', '=', 'challenge'),
            of('invite.created_at', '>', others),
            of.or([of('challenge.expires_at', 'is', null), of('challenge.expires_at', '>', now)]),
          ]),
          of.and([of('invite.kind', '=', 'league'), of('invite.created_at', '>', others)]),
        ]),
      )
      .where(isReportedBy(account), '=', FALSE)
      .orderBy(isAmong(mates), 'desc')
      .orderBy(isAmong([...known.keys()]), 'desc')
      .orderBy('invite.created_at', 'desc')
      .limit(INVITES_READ)
      .execute();
    return rows.map(({ player_id, name, css_class, kind, game, target, at, endsAt }) => ({
      from: { id: player_id, name, usernameEffect: css_class },
      kind,
      game,
      target,
      at,
      endsAt,
    }));
  },
  async invitedBy(account) {
    const rows = await db
      .selectFrom('player_invite')
      .select('account_id')
      .where('from_id', '=', account)
      .execute();
    return rows.map((row) => row.account_id);
  },
  async forgetInvites(before) {
    await db.deleteFrom('player_invite').where('created_at', '<', before).execute();
  },
});

/** Members of the leagues of an account that run on a day. */
async function leagueMates(db: Db, account: AccountId, day: Day): Promise<AccountId[]> {
  const rows = await db
    .selectFrom('league_member as own')
    .innerJoin('league', 'league.id', 'own.league_id')
    .innerJoin('league_member as mate', 'mate.league_id', 'own.league_id')
    .select('mate.account_id')
    .distinct()
    .where('own.account_id', '=', account)
    .where('own.left_at', 'is', null)
    .where('own.is_removed', '=', 0)
    .where('league.closed_at', 'is', null)
    .where('league.first_day', '<=', day)
    .where('league.first_day', '>', daysAfter(day, -LEAGUE_DAYS))
    .where('mate.account_id', '<>', account)
    .where('mate.left_at', 'is', null)
    .where('mate.is_removed', '=', 0)
    .limit(MATES_READ)
    .execute();
  return rows.map((row) => row.account_id);
}

/**
 * Players of an account's matches of a day: those with the most matches together first, so that strangers who sit down once do not
 * take the places of friends, then the last ones.
 */
async function opponents(db: Db, account: AccountId, day: Day): Promise<AccountId[]> {
  const rows = await db
    .selectFrom('match_player as own')
    .innerJoin('match_player as other', 'other.match_id', 'own.match_id')
    .select('other.account_id')
    .where('own.account_id', '=', account)
    .where('own.finished_at', '>=', firstMomentOf(day))
    .where('other.account_id', '<>', account)
    .groupBy('other.account_id')
    .orderBy((of) => of.fn.countAll(), 'desc')
    .orderBy((of) => of.fn.max('own.finished_at'), 'desc')
    .limit(OPPONENTS_READ)
    .execute();
  return rows.map((row) => row.account_id);
}

/** Who has finished a challenge of the account on a day, and whose challenge the account has finished; the last ones first. */
async function runners(db: Db, account: AccountId, day: Day): Promise<AccountId[]> {
  const first = firstMomentOf(day);
  const taken = db
    .selectFrom('challenge')
    .innerJoin('challenge_run as run', 'run.challenge_id', 'challenge.id')
    .select(['run.account_id', 'run.finished_at'])
    .where('challenge.account_id', '=', account)
    .where('challenge.expires_at', '>=', first)
    .where('run.account_id', '<>', account)
    .where('run.finished_at', '>=', first)
    .orderBy('run.finished_at', 'desc')
    .limit(RUNNERS_READ);
  const made = db
    .selectFrom('challenge_run as run')
    .innerJoin('challenge', 'challenge.id', 'run.challenge_id')
    .select(['challenge.account_id', 'run.finished_at'])
    .where('run.account_id', '=', account)
    // A run ends within these hours; the index knows beginnings only.
    .where('run.started_at', '>', first - SOLO_GAME_HOURS * 3_600_000)
    .where('run.finished_at', '>=', first)
    .where('challenge.account_id', '<>', account)
    .orderBy('run.finished_at', 'desc')
    .limit(RUNNERS_READ);
  const rows = [...(await taken.execute()), ...(await made.execute())].toSorted(
    (a, b) => (b.finished_at ?? 0) - (a.finished_at ?? 0),
  );
  return [...new Set(rows.flatMap((row) => row.account_id ?? []))].slice(0, RUNNERS_READ);
}

/** See `PeopleStore.knownTo`. */
async function knownTo(db: Db, account: AccountId, day: Day): Promise<Map<AccountId, boolean>> {
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

/** 1 for an account of a query that is one of these. */
const isAmong = (accounts: readonly AccountId[]) =>
  accounts.length === 0
    ? sql<number>`0 + 0`
    : sql<number>`case when account.id in (${sql.join(accounts)}) then 1 else 0 end`;

/** Whether an account has reported the one of a query with the table `account`. */
const isReportedBy = (account: AccountId) => sql<number>`(
  select count(*) from report inner join report_case on report_case.id = report.case_id
  where report.account_id = ${account} and report_case.kind = 'player' and report_case.subject = account.id
)`;

/** Accounts that others may see, with their name's effect. */
const shown = (db: Db, now: number) =>
  db
    .selectFrom('account')
    .select(['account.id', 'account.player_id', 'account.name', wornEffect])
    .where('account.is_hidden', '=', FALSE)
    .where('account.soft_deleted_at', 'is', null)
    .where((of) =>
      of.or([of('account.suspended_until', 'is', null), of('account.suspended_until', '<=', now)]),
    );
