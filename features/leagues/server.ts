import { randomBytes, randomInt } from 'node:crypto';
import { closesAt, DAY_MS, dayOf, daysAfter } from '@hub/engine/wire/days';
import type { AccountId, Day, LeagueId } from '@hub/engine/wire/ids';
import {
  LEAGUE_DAYS,
  LEAGUE_KEPT_DAYS,
  LEAGUE_MEMBERS,
  LEAGUES_AT_ONCE,
  LEAGUES_PER_DAY,
} from '@hub/engine/wire/limits';
import { lobbyNameOf } from '@hub/engine/wire/lobby-form';
import { dailyGames } from '@hub/protocol/games';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Hub, Tx } from '@hub/server/hub.ts';
import { countRows } from '@hub/server/store/count-rows.ts';
import type { NotNull } from 'kysely';
import { type Challenge, challengeQueries } from '../challenges/queries.ts';
import type { Waits } from '../offers.ts';
import {
  anotherWeek,
  closeLeague,
  createLeague,
  joinLeague,
  type LeagueReply,
  leagueById,
  leagueInvitation,
  leaveLeague,
  ownLeagues,
  removeFromLeague,
} from './calls.ts';
import { type DuelParts, leagueDuels } from './duels.ts';
import { isIn, type League, membersOf, openOf, ownerOf } from './league.ts';
import { leagueTable } from './table.ts';
import './tables.ts';

export type Leagues = ReturnType<typeof leagues>;

type Parts = DuelParts & {
  readonly refusesName: (name: string) => Promise<boolean>;
  /** Called with each account that joins or leaves a league: its duel waits for the account or no longer does. */
  readonly onWaiting: (account: AccountId) => void;
};

/** Letters and digits without those that look alike. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 6;
const ID_BYTES = 12;
/** Leagues deleted per statement, and most of an account's list. */
const AT_ONCE = 50;

const done = { success: true } as const;
const modes = dailyGames.map(({ id }) => id);

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** Leagues of friends: seven days, the daily rifts by guesses and one duel a day. */
export function leagues(hub: Hub, parts: Parts) {
  const { db, transaction, clock } = hub;
  const duels = leagueDuels(hub, parts);
  const { isOver, isOn } = duels;
  const findBy = (column: 'id' | 'code' | 'previousId', value: string) =>
    db.selectFrom('league').selectAll().where(column, '=', value).executeTakeFirst();
  const byCode = (code: string) => findBy('code', code.toUpperCase());
  const known = async (id: string) => (await findBy('id', id)) ?? refuse('not_found');
  const ofAccount = (account: AccountId) =>
    db
      .selectFrom('league')
      .innerJoin('leagueMember as member', 'member.leagueId', 'league.id')
      .selectAll('league')
      .where('member.accountId', '=', account)
      .where('member.leftAt', 'is', null)
      .orderBy('league.createdAt', 'desc')
      .limit(AT_ONCE)
      .execute();

  /** Number of running leagues that an account is in. */
  const runningOf = (tx: Tx, account: AccountId) =>
    countRows(
      tx
        .selectFrom('leagueMember as member')
        .innerJoin('league', 'league.id', 'member.leagueId')
        .where('member.accountId', '=', account)
        .where('member.leftAt', 'is', null)
        .where('league.closedAt', 'is', null)
        .where('league.firstDay', '>=', daysAfter(dayOf(clock.now()), 1 - LEAGUE_DAYS)),
    );

  /**
   * Stores a league with its members, founded by its owner; another week only once. Those who are in too many running leagues are left
   * out. Returns false where the owner is one of these, or has founded too many today, whoever owns them now.
   */
  const store = (league: League, members: readonly AccountId[]) =>
    transaction('process', async (tx) => {
      const { code, previousId, ownerId, createdAt } = league;
      const twin = await tx
        .selectFrom('league')
        .select('id')
        .where((of) =>
          of.or([of('code', '=', code), ...(previousId === null ? [] : [of('previousId', '=', previousId)])]),
        )
        .executeTakeFirst();
      if (twin !== undefined) return false;
      const founded = await countRows(
        tx
          .selectFrom('league')
          .where('createdAt', '>', createdAt - DAY_MS)
          .where((of) =>
            of.or([
              of('founderId', '=', ownerId),
              of.and([of('founderId', 'is', null), of('ownerId', '=', ownerId)]),
            ]),
          ),
      );
      const free: AccountId[] = [];
      for (const account of members) if ((await runningOf(tx, account)) < LEAGUES_AT_ONCE) free.push(account);
      if (founded >= LEAGUES_PER_DAY || !free.includes(ownerId)) return false;
      await tx.insertInto('league').values(league).execute();
      await tx
        .insertInto('leagueMember')
        .values(free.map((account) => memberRow(league.id, account, createdAt)))
        .execute();
      return true;
    });

  async function begin(
    owner: AccountId,
    name: string,
    members: readonly AccountId[],
    previousId: string | null,
  ) {
    const now = clock.now();
    const id = randomBytes(ID_BYTES).toString('base64url');
    const league = {
      id,
      code: newCode(),
      name,
      ownerId: owner,
      firstDay: dayOf(now),
      createdAt: now,
      closedAt: null,
      previousId,
      founderId: owner,
    };
    const isStored = await store(league, members);
    for (const member of members) parts.onWaiting(member);
    if (isStored) return { id: id as LeagueId };
    const next = previousId === null ? undefined : await findBy('previousId', previousId);
    return { id: (next?.id ?? refuse('too_many_leagues')) as LeagueId };
  }

  const join = (id: string, account: AccountId) =>
    transaction('process', async (tx) => {
      const all = await tx.selectFrom('leagueMember').selectAll().where('leagueId', '=', id).execute();
      const own = all.find(({ accountId }) => accountId === account);
      if (own?.isRemoved === 1) return refuse('forbidden');
      if (own?.leftAt === null) return;
      if (all.filter(({ leftAt }) => leftAt === null).length >= LEAGUE_MEMBERS) return refuse('league_full');
      if ((await runningOf(tx, account)) >= LEAGUES_AT_ONCE) return refuse('too_many_leagues');
      if (own !== undefined) await setLeft(tx, id, account, { leftAt: null });
      else
        await tx
          .insertInto('leagueMember')
          .values(memberRow(id, account, clock.now()))
          .execute();
    });

  /** Ends a membership; the longest member becomes the owner in place of one who leaves, and the last one closes the league. */
  async function leave(id: string, account: AccountId, isRemoved: boolean) {
    const leftAt = clock.now();
    await transaction('process', async (tx) => {
      await setLeft(tx, id, account, { leftAt, ...(isRemoved && { isRemoved: 1 }) });
      const next = await tx
        .selectFrom('leagueMember')
        .select('accountId')
        .where('leagueId', '=', id)
        .where('leftAt', 'is', null)
        .orderBy('joinedAt')
        .orderBy('accountId')
        .limit(1)
        .executeTakeFirst();
      const league = tx.updateTable('league').where('id', '=', id);
      if (next === undefined) await league.set({ closedAt: leftAt }).where('closedAt', 'is', null).execute();
      else await league.set({ ownerId: next.accountId }).where('ownerId', '=', account).execute();
    });
    parts.onWaiting(account);
    return done;
  }

  /** The solved rifts of the days of a league. */
  const riftsOf = (id: string, firstDay: Day) =>
    db
      .selectFrom('dailyRun as run')
      .innerJoin('leagueMember as member', 'member.accountId', 'run.accountId')
      .select([
        'run.accountId as account',
        'run.day',
        'run.mode',
        'run.attempts as guesses',
        'run.completedAt',
      ])
      .where('member.leagueId', '=', id)
      .where('run.day', '>=', firstDay)
      .where('run.day', '<=', daysAfter(firstDay, LEAGUE_DAYS - 1))
      .execute();

  /** The league with its table, for members. */
  async function shownTo(account: AccountId, league: League): Promise<LeagueReply | undefined> {
    const { id, name, code, firstDay, closedAt } = league;
    const members = await membersOf(db, id);
    if (!isIn(account, members)) return undefined;
    const [rifts, finished, duel, next] = await Promise.all([
      riftsOf(id, firstDay),
      duels.finished(id),
      duels.open(league, account),
      findBy('previousId', id),
    ]);
    const now = closedAt ?? clock.now();
    const { days, rows, winners } = leagueTable({
      firstDay,
      now,
      closedAt,
      modes,
      members,
      rifts,
      duels: finished,
    });
    const owner = ownerOf(league, members);
    const today = isOver(league) ? -1 : days.indexOf(dayOf(clock.now()));
    // Those who have played and left are not shown.
    const by = rows.flatMap(({ member }) => (duel?.players.includes(member.account) ? member.player : []));
    return {
      id: id as LeagueId,
      name,
      code,
      days,
      today: today < 0 ? null : today,
      isOver: isOver(league),
      isOwner: owner === account,
      rows: rows.map(({ member, ...row }) => ({
        ...row,
        player: member.player,
        isOwn: member.account === account,
        isOwner: member.account === owner,
      })),
      winners,
      duel: duel && { id: duel.id, game: duel.game, played: by.length, by, own: duel.own },
      ownDuels: days.map((day) => {
        const run = finished.find((one) => one.day === day && one.account === account);
        return run === undefined ? null : { id: duels.idOf(id, day), score: run.score };
      }),
      next: (next?.id ?? null) as LeagueId | null,
    };
  }

  /** A running league, for its owner. */
  async function owned(owner: AccountId, id: string): Promise<League> {
    const league = await known(id);
    if (ownerOf(league, await membersOf(db, id)) !== owner) return refuse('not_league_owner');
    return isOver(league) ? refuse('league_over') : league;
  }

  /** The code of a running league that the account may join, and that `from` is in; undefined otherwise. */
  async function openCode(league: League | undefined, account: AccountId, from?: AccountId) {
    if (league === undefined || isOver(league)) return undefined;
    const members = await membersOf(db, league.id);
    const open = openOf(members);
    const isKept = members.some((one) => one.account === account && (one.leftAt === null || one.isRemoved));
    const isMember = from === undefined || isIn(from, open);
    return isKept || !isMember || open.length >= LEAGUE_MEMBERS ? undefined : league.code;
  }

  /** Deletes leagues that can no longer be looked at, with their duels; a few at a time. */
  async function forget() {
    const before = daysAfter(dayOf(clock.now()), -LEAGUE_DAYS - LEAGUE_KEPT_DAYS);
    // The founder of another week counts for the limit of a day, and is not replaced before.
    const begunToday = db
      .selectFrom('league')
      .select('previousId')
      .where('createdAt', '>', clock.now() - DAY_MS)
      .where('previousId', 'is not', null)
      .$narrowType<{ previousId: NotNull }>();
    for (;;) {
      const old = await db
        .selectFrom('league')
        .select('id')
        .where('firstDay', '<', before)
        .where('id', 'not in', begunToday)
        .orderBy('createdAt')
        .limit(AT_ONCE)
        .execute();
      const ids = old.map(({ id }) => id);
      if (ids.length === 0) return;
      await transaction('process', async (tx) => {
        // The name is a text of the founder of the first week: the next week keeps that account for its erasure, in the order of weeks.
        for (const id of ids)
          await tx
            .updateTable('league')
            .set((of) => ({
              // Another node may have deleted the league already.
              founderId: of.fn.coalesce(
                of
                  .selectFrom('league as former')
                  .select((former) => former.fn.coalesce('former.founderId', 'former.ownerId').as('founder'))
                  .where('former.id', '=', id),
                of.ref('league.founderId'),
              ),
            }))
            .where('previousId', '=', id)
            .execute();
        const gone = tx.selectFrom('challenge').select('id').where('leagueId', 'in', ids);
        await tx.deleteFrom('challengeRun').where('challengeId', 'in', gone).execute();
        await tx.deleteFrom('challenge').where('leagueId', 'in', ids).execute();
        await tx.deleteFrom('leagueMember').where('leagueId', 'in', ids).execute();
        await tx.deleteFrom('league').where('id', 'in', ids).execute();
      });
    }
  }

  /** A running league whose duel of today is not played yet; otherwise the newest one; undefined without any. */
  async function duelToday(account: AccountId) {
    const day = dayOf(clock.now());
    const running = (await ofAccount(account)).filter((league) => isOn(league, day));
    const ids = running.map(({ id }) => duels.idOf(id, day));
    const finished = await challengeQueries(hub).finishedBy(account, ids);
    const open = running.find((_, at) => !finished.includes(ids[at] ?? ''));
    const league = open ?? running[0];
    return league && { league: league.id as LeagueId, name: league.name, isPlayed: open === undefined };
  }

  return {
    /** Number of leagues that the account is in. */
    countOf: async (account: AccountId) => (await ofAccount(account)).length,
    duelToday,
    async waitsFor(account: AccountId): Promise<readonly Waits[]> {
      const duel = await duelToday(account);
      if (duel?.isPlayed !== false) return [];
      const { league, name } = duel;
      const day = dayOf(clock.now());
      const entry = (timeLeft: number) => ({ kind: 'duel' as const, league, name, day, timeLeft });
      return [{ urgency: 4, until: closesAt(day), link: league, entry }];
    },
    /** Why an account may not play a duel. */
    refusesDuel: async (duel: Pick<Challenge, 'leagueId' | 'day'>, account: AccountId) =>
      duels.refuses(await findBy('id', duel.leagueId ?? ''), duel, account),
    /** Whether a code leads to a running league that the account is not in and was not removed from. */
    mayJoin: async (account: AccountId, code: string) =>
      (await openCode(await findBy('code', code), account)) !== undefined,
    /** The code of a league that one account is in and that the other may join; undefined otherwise. */
    codeFor: async (id: string, from: AccountId, to: AccountId) => openCode(await findBy('id', id), to, from),
    /** Other members of the leagues of the account that run on a day. */
    async matesOf(account: AccountId, day: Day, limit: number) {
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
        .limit(limit)
        .execute();
      return rows.map((row) => row.accountId);
    },
    jobs: [{ name: 'delete ended leagues', work: forget, everyMs: DAY_MS }],
    mount(mount: Mount) {
      duels.mount(mount);
      mount(createLeague, async ({ body, caller: { player } }) => {
        const name = lobbyNameOf(body.name);
        if (name === '' || (await parts.refusesName(name))) return refuse('league_name_not_allowed');
        return begin(player.accountId, name, [player.accountId], null);
      });
      mount(ownLeagues, async ({ caller: { player } }) => {
        const own = await ofAccount(player.accountId);
        const all = await Promise.all(own.map((league) => shownTo(player.accountId, league)));
        return all.flatMap((league) => league ?? []);
      });
      mount(
        leagueById,
        async ({ params, caller }) =>
          (await shownTo(caller.player.accountId, await known(params.league))) ?? refuse('not_found'),
      );
      mount(leagueInvitation, async ({ params }) => {
        const league = await byCode(params.code);
        if (league === undefined || isOver(league)) return refuse('not_found');
        const members = openOf(await membersOf(db, league.id));
        const owner = members.find(({ account }) => account === ownerOf(league, members));
        if (owner === undefined) return refuse('not_found');
        return { name: league.name, owner: owner.player, members: members.length, firstDay: league.firstDay };
      });
      mount(joinLeague, async ({ body, caller: { player } }) => {
        const league = (await byCode(body.code)) ?? refuse('not_found');
        if (isOver(league)) return refuse('league_over');
        await join(league.id, player.accountId);
        parts.onWaiting(player.accountId);
        return { id: league.id as LeagueId };
      });
      mount(leaveLeague, async ({ params, caller }) => {
        const { id } = await known(params.league);
        return leave(id, caller.player.accountId, false);
      });
      mount(removeFromLeague, async ({ params, body, caller: { player } }) => {
        const { id } = await owned(player.accountId, params.league);
        const member = (await membersOf(db, id)).find((one) => one.player.id === body.member);
        if (member === undefined || member.account === player.accountId) return refuse('not_found');
        return leave(id, member.account, true);
      });
      mount(closeLeague, async ({ params, caller }) => {
        const { id } = await owned(caller.player.accountId, params.league);
        const running = db.updateTable('league').where('id', '=', id).where('closedAt', 'is', null);
        await running.set({ closedAt: clock.now() }).execute();
        return done;
      });
      mount(anotherWeek, async ({ params, caller: { player } }) => {
        const league = await known(params.league);
        const present = openOf(await membersOf(db, league.id)).map(({ account }) => account);
        if (!present.includes(player.accountId)) return refuse('not_found');
        if (!isOver(league)) return refuse('not_now');
        return begin(player.accountId, league.name, present, league.id);
      });
    },
  };
}

const setLeft = (
  tx: Tx,
  league: string,
  account: AccountId,
  change: { readonly leftAt: number | null; readonly isRemoved?: number },
) =>
  tx
    .updateTable('leagueMember')
    .set(change)
    .where('leagueId', '=', league)
    .where('accountId', '=', account)
    .execute();

const memberRow = (leagueId: string, accountId: AccountId, joinedAt: number) => ({
  leagueId,
  accountId,
  joinedAt,
  leftAt: null,
  isRemoved: 0,
});
