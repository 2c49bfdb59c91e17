import { DAY_MS, daysAfter } from '@hub/engine/wire/days';
import type { AccountId, Day, LeagueId } from '@hub/engine/wire/ids';
import { LEAGUE_MEMBERS, LEAGUES_AT_ONCE, LEAGUES_PER_DAY } from '@hub/engine/wire/limits';
import { hubOf } from '@hub/server/hub.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { expect, it } from 'vitest';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import {
  asking,
  challengesIn,
  doJobs,
  friendsAt,
} from '../../../apps/server/src/store/testing/friends-at.ts';
import { accountId, addGuest, ownersOf, playerId } from '../../../apps/server/src/store/testing/rows.ts';
import { anotherWeek, createLeague, joinLeague, leaveLeague, removeFromLeague } from '../calls.ts';
import type { League } from '../league.ts';

const FIRST_DAY = '2026-11-20' as Day;
const NOON = Date.parse(FIRST_DAY) + 12 * 3_600_000;
const NAMED = { body: { name: 'Lanterns' } };

const counted = (results: readonly (object | string)[]): Readonly<Record<string, number>> => {
  const all = results.map((one) => (typeof one === 'string' ? one : 'done'));
  return Object.fromEntries(
    [...new Set(all)].sort().map((one) => [one, all.filter((other) => other === one).length]),
  );
};

export const leaguesContract: Contract = (opened) => {
  const db = () => hubOf(opened().engine, new ManualClock(NOON)).db;
  const at = (time: number) => asking(friendsAt(opened(), time).leagues);
  const guests = async (count: number): Promise<readonly AccountId[]> => {
    const all: AccountId[] = [];
    for (let number = 1; number <= count; number += 1) all.push(await addGuest(opened().store, number));
    return all;
  };
  /** Stores a league as it is; its owner is the first member. */
  const add = async (number: number, members: readonly AccountId[], parts: Partial<League> = {}) => {
    const [owner = accountId(1)] = members;
    const league: League = {
      id: `league-${number}`,
      code: `CODE${number}`,
      name: 'Lanterns',
      ownerId: owner,
      firstDay: FIRST_DAY,
      createdAt: NOON,
      closedAt: null,
      previousId: null,
      founderId: owner,
      ...parts,
    };
    const joined = { leagueId: league.id, joinedAt: NOON, leftAt: null, isRemoved: 0 };
    await db().insertInto('league').values(league).execute();
    await db()
      .insertInto('leagueMember')
      .values(members.map((account) => ({ ...joined, accountId: account })))
      .execute();
    return { params: { league: league.id as LeagueId }, body: { code: league.code } };
  };
  const find = (id: string) => db().selectFrom('league').selectAll().where('id', '=', id).executeTakeFirst();
  const membersOf = (id: string) =>
    db().selectFrom('leagueMember').selectAll().where('leagueId', '=', id).execute();
  const accountsIn = async (id: string) =>
    (await membersOf(id)).filter(({ leftAt }) => leftAt === null).map((member) => member.accountId);

  it('take as many members as they may, also when all join at once', async () => {
    const all = await guests(LEAGUE_MEMBERS + 5);
    const call = await add(1, all.slice(0, LEAGUE_MEMBERS - 2));
    const joined = await Promise.all(
      all.slice(LEAGUE_MEMBERS - 2).map((account) => at(NOON)(joinLeague, account, call)),
    );
    expect(counted(joined)).toEqual({ league_full: 5, done: 2 });
    expect(await accountsIn('league-1')).toHaveLength(LEAGUE_MEMBERS);
    const member = (await accountsIn('league-1')).at(-1) ?? accountId(2);
    expect(await at(NOON + 5)(joinLeague, member, call)).toEqual({ id: 'league-1' });
    expect((await membersOf('league-1')).filter((one) => one.accountId === member)).toHaveLength(1);
  });

  it('are as many for an account as they may, also when all begin at once', async () => {
    const [me = accountId(1)] = await guests(1);
    for (let number = 3; number <= LEAGUES_AT_ONCE; number += 1)
      await add(number, [me], { createdAt: NOON - DAY_MS });
    const created = await Promise.all([1, 2, 3, 4].map(() => at(NOON)(createLeague, me, NAMED)));
    expect(counted(created)).toEqual({ done: 2, too_many_leagues: 2 });
    expect(await friendsAt(opened(), NOON).leagues.countOf(me)).toBe(LEAGUES_AT_ONCE);
  });

  it('count for their founder, also in the hands of others', async () => {
    const [ada = accountId(1), bo = accountId(2)] = await guests(2);
    for (let number = 1; number <= LEAGUES_PER_DAY; number += 1) {
      const call = await add(number, [ada, bo]);
      expect(await at(NOON + 2)(leaveLeague, ada, call)).toEqual({ success: true });
      expect(await find(`league-${number}`)).toMatchObject({ ownerId: bo });
    }
    expect(await at(NOON + 3)(createLeague, ada, NAMED)).toBe('too_many_leagues');
    await at(NOON + 3)(leaveLeague, bo, { params: { league: 'league-1' as LeagueId } });
    expect(await at(NOON + 3)(createLeague, bo, NAMED)).toEqual({ id: expect.any(String) });
  });

  it('have one other week, also when two members begin it at once', async () => {
    const all = await guests(2);
    const call = await add(1, all);
    const later = NOON + 8 * DAY_MS;
    const weeks = await Promise.all(all.map((account) => at(later)(anotherWeek, account, call)));
    const next = await db().selectFrom('league').select('id').where('previousId', '=', 'league-1').execute();
    expect(next).toHaveLength(1);
    expect(weeks).toEqual([next[0], next[0]]);
  });

  it('lose the name with the account of who founded the first week, whoever begins another one', async () => {
    const [ada = accountId(1), bo = accountId(2), cy = accountId(3)] = await guests(3);
    await add(1, [ada, bo]);
    await add(2, [bo, cy], { previousId: 'league-1' });
    await add(3, [cy, bo], { previousId: 'league-2', founderId: null });
    await add(4, [bo, ada]);
    await ownersOf(opened().store, NOON).care.close(ada, NOON);
    await ownersOf(opened().store, NOON).care.erase(ada, { name: 'Gone 1', playerId: playerId(9) });
    const names = await db().selectFrom('league').select('name').orderBy('id').execute();
    expect(names.map(({ name }) => name)).toEqual(['League', 'League', 'League', 'Lanterns']);
    expect(await find('league-2')).toMatchObject({ founderId: bo });
  });

  it('keep the account whose words the name is when earlier weeks are deleted', async () => {
    const [ada = accountId(1), bo = accountId(2), cy = accountId(3)] = await guests(3);
    const firstDay = daysAfter(FIRST_DAY, 35);
    await add(1, [ada, bo], { createdAt: NOON - 1 });
    await add(2, [bo, cy], { previousId: 'league-1' });
    await add(3, [cy], { previousId: 'league-2', firstDay, createdAt: NOON + 35 * DAY_MS });
    await doJobs(friendsAt(opened(), NOON + 36 * DAY_MS - 1).leagues);
    expect([await find('league-1'), await find('league-3')]).toMatchObject([undefined, { founderId: cy }]);
    await doJobs(friendsAt(opened(), NOON + 36 * DAY_MS).leagues);
    expect(await find('league-2')).toBeUndefined();
    expect(await find('league-3')).toMatchObject({ founderId: ada, ownerId: cy });
  });

  it('pass to the longest member, and close with the last one, also when all leave at once', async () => {
    const all = await guests(3);
    const call = await add(1, [accountId(1)]);
    await at(NOON + 1)(joinLeague, accountId(3), call);
    await at(NOON + 2)(joinLeague, accountId(2), call);
    await at(NOON + 3)(leaveLeague, accountId(1), call);
    expect(await find('league-1')).toMatchObject({ ownerId: accountId(3), closedAt: null });
    await Promise.all(all.map((account) => at(NOON + 4)(leaveLeague, account, call)));
    expect(await find('league-1')).toMatchObject({ closedAt: NOON + 4 });
    expect(await accountsIn('league-1')).toEqual([]);
  });

  it('do not take a member back whom the owner has removed', async () => {
    const [ada = accountId(1), bo = accountId(2)] = await guests(2);
    const { params, body } = await add(1, [ada, bo]);
    await at(NOON)(removeFromLeague, ada, { params, body: { member: playerId(2) } });
    expect(await at(NOON + 1)(joinLeague, bo, { body })).toBe('forbidden');
  });

  it('are deleted with their duels', async () => {
    const [me = accountId(1)] = await guests(1);
    await add(1, [me]);
    const ends = { createdAt: NOON, expiresAt: NOON };
    const duel = { id: 'duel', game: 'riftGuesser', seed: '', options: '{}', roomId: null, accountId: null };
    const challenges = challengesIn(opened());
    await challenges.add({ ...duel, ...ends, leagueId: 'league-1', day: FIRST_DAY }, undefined, {
      limit: 0,
      since: 0,
    });
    const forgetAt = async (day: Day) => {
      const { challenges: links, leagues } = friendsAt(opened(), Date.parse(day));
      await doJobs(links);
      await doJobs(leagues);
    };
    await forgetAt(daysAfter(FIRST_DAY, 35));
    expect(await challenges.find('duel')).toBeDefined();
    await forgetAt(daysAfter(FIRST_DAY, 36));
    expect(await challenges.find('duel')).toBeUndefined();
    expect(await find('league-1')).toBeUndefined();
    expect(await accountsIn('league-1')).toEqual([]);
  });
};
