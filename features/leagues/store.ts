import type { AccountId, Day } from '@hub/engine/wire/ids';
import { countRows } from '@hub/server/store/count-rows.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { shownColumns, shownPlayer } from '@hub/server/store/shown-player.ts';
import type { Kysely, Selectable } from 'kysely';
import type { LeagueMember, LeagueStore, StoredLeague } from './ports.ts';

type Db = Kysely<Tables>;

/** Leagues deleted per statement. */
const FORGOTTEN_AT_ONCE = 50;

export const leagueStore = (engine: Engine): LeagueStore => {
  const { db } = engine;
  const findBy = async (column: 'id' | 'code' | 'previous_id', value: string) => {
    const row = await db.selectFrom('league').selectAll().where(column, '=', value).executeTakeFirst();
    return row && toLeague(row);
  };
  return {
    find: (id) => findBy('id', id),
    findByCode: (code) => findBy('code', code),
    findNext: (id) => findBy('previous_id', id),
    async ofAccount(account) {
      const rows = await db
        .selectFrom('league')
        .innerJoin('league_member as member', 'member.league_id', 'league.id')
        .selectAll('league')
        .where('member.account_id', '=', account)
        .where('member.left_at', 'is', null)
        .orderBy('league.created_at', 'desc')
        .limit(FORGOTTEN_AT_ONCE)
        .execute();
      return rows.map(toLeague);
    },
    create: (league, members, { atOnce, runningFrom, perDay, since }) =>
      engine.transaction('process', async (tx) => {
        const known = await tx
          .selectFrom('league')
          .select('id')
          .where((of) =>
            of.or([
              of('code', '=', league.code),
              ...(league.previous === null ? [] : [of('previous_id', '=', league.previous)]),
            ]),
          )
          .executeTakeFirst();
        if (known !== undefined) return 'known' as const;
        const begun = await countRows(
          tx
            .selectFrom('league')
            .where('created_at', '>', since)
            .where((of) =>
              of.or([
                of('founder_id', '=', league.owner),
                of.and([of('founder_id', 'is', null), of('owner_id', '=', league.owner)]),
              ]),
            ),
        );
        const free: AccountId[] = [];
        for (const account of members)
          if ((await runningOf(tx, account, runningFrom)) < atOnce) free.push(account);
        if (begun >= perDay || !free.includes(league.owner)) return 'too many' as const;
        await tx.insertInto('league').values(toRow(league)).execute();
        await tx
          .insertInto('league_member')
          .values(free.map((account) => memberRow(league.id, account, league.createdAt)))
          .execute();
        return 'created' as const;
      }),
    join: (id, account, at, { members, atOnce, runningFrom }) =>
      engine.transaction('process', async (tx) => {
        const all = await tx.selectFrom('league_member').selectAll().where('league_id', '=', id).execute();
        const own = all.find(({ account_id }) => account_id === account);
        if (own?.is_removed === 1) return 'removed' as const;
        if (own?.left_at === null) return 'joined' as const;
        if (all.filter(({ left_at }) => left_at === null).length >= members) return 'full' as const;
        if ((await runningOf(tx, account, runningFrom)) >= atOnce) return 'too many' as const;
        if (own === undefined)
          await tx
            .insertInto('league_member')
            .values(memberRow(id, account, at))
            .execute();
        else await setLeft(tx, id, account, { left_at: null });
        return 'joined' as const;
      }),
    leave: (id, account, at, isRemoved) =>
      engine.transaction('process', async (tx) => {
        await setLeft(tx, id, account, { left_at: at, ...(isRemoved && { is_removed: 1 }) });
        const [next] = await tx
          .selectFrom('league_member')
          .select('account_id')
          .where('league_id', '=', id)
          .where('left_at', 'is', null)
          .orderBy('joined_at')
          .orderBy('account_id')
          .limit(1)
          .execute();
        const league = tx.updateTable('league').where('id', '=', id);
        if (next === undefined) await league.set({ closed_at: at }).where('closed_at', 'is', null).execute();
        else await league.set({ owner_id: next.account_id }).where('owner_id', '=', account).execute();
      }),
    async close(id, at) {
      await db
        .updateTable('league')
        .set({ closed_at: at })
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .execute();
    },
    members: (id) => membersOf(db, id),
    rifts: (id, first, last) =>
      db
        .selectFrom('daily_run as run')
        .innerJoin('league_member as member', 'member.account_id', 'run.account_id')
        .select(['run.account_id as account', 'run.day', 'run.mode', 'run.attempts as guesses'])
        .where('member.league_id', '=', id)
        .where('run.day', '>=', first)
        .where('run.day', '<=', last)
        .execute(),
    async duels(id) {
      const rows = await db
        .selectFrom('challenge_run as run')
        .innerJoin('challenge', 'challenge.id', 'run.challenge_id')
        .select(['run.account_id as account', 'challenge.day', 'run.score', 'run.finished_at as finishedAt'])
        .where('challenge.league_id', '=', id)
        .where('run.finished_at', 'is not', null)
        .execute();
      return rows.flatMap(({ day, score, finishedAt, account }) =>
        day === null || score === null || finishedAt === null ? [] : { account, day, score, finishedAt },
      );
    },
    async forget(before) {
      const old = await db
        .selectFrom('league')
        .select('id')
        .where('first_day', '<', before)
        .limit(FORGOTTEN_AT_ONCE)
        .execute();
      const ids = old.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await engine.transaction('process', async (tx) => {
        const duels = tx.selectFrom('challenge').select('id').where('league_id', 'in', ids);
        await tx.deleteFrom('challenge_run').where('challenge_id', 'in', duels).execute();
        await tx.deleteFrom('challenge').where('league_id', 'in', ids).execute();
        await tx.deleteFrom('league_member').where('league_id', 'in', ids).execute();
        await tx.deleteFrom('league').where('id', 'in', ids).execute();
      });
      return ids.length;
    },
  };
};

/** Number of running leagues that an account is in. */
const runningOf = (db: Db, account: AccountId, from: Day): Promise<number> =>
  countRows(
    db
      .selectFrom('league_member')
      .innerJoin('league', 'league.id', 'league_member.league_id')
      .where('league_member.account_id', '=', account)
      .where('league_member.left_at', 'is', null)
      .where('league.closed_at', 'is', null)
      .where('league.first_day', '>=', from),
  );

const setLeft = (
  db: Db,
  id: string,
  account: AccountId,
  change: { readonly left_at: number | null; readonly is_removed?: number },
) =>
  db
    .updateTable('league_member')
    .set(change)
    .where('league_id', '=', id)
    .where('account_id', '=', account)
    .execute();

async function membersOf(db: Db, id: string): Promise<readonly LeagueMember[]> {
  const rows = await db
    .selectFrom('league_member as member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .selectAll('member')
    .select(shownColumns)
    .where('member.league_id', '=', id)
    .orderBy('member.joined_at')
    .orderBy('member.account_id')
    .execute();
  return rows.map((row) => ({
    account: row.account_id,
    joinedAt: row.joined_at,
    leftAt: row.left_at,
    isRemoved: row.is_removed === 1,
    player: shownPlayer(row),
  }));
}

const memberRow = (league: string, account: AccountId, at: number) => ({
  league_id: league,
  account_id: account,
  joined_at: at,
  left_at: null,
  is_removed: 0,
});

const toLeague = (row: Selectable<Tables['league']>): StoredLeague => ({
  id: row.id,
  code: row.code,
  name: row.name,
  owner: row.owner_id,
  firstDay: row.first_day,
  createdAt: row.created_at,
  closedAt: row.closed_at,
  previous: row.previous_id,
});

const toRow = (league: StoredLeague): Tables['league'] => ({
  id: league.id,
  code: league.code,
  name: league.name,
  owner_id: league.owner,
  first_day: league.firstDay,
  created_at: league.createdAt,
  closed_at: league.closedAt,
  previous_id: league.previous,
  founder_id: league.owner,
});
