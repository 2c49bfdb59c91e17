import type { AccountId, Day } from '@hub/engine/wire/ids';
import type { StoredLeague } from '@hub/features/leagues/ports.ts';
import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { accountId, addGuest } from './rows.ts';

const FIRST_DAY = '2026-11-20' as Day;
const NOON = Date.parse(FIRST_DAY) + 12 * 3_600_000;
const LIMITS = { members: 3, atOnce: 2, runningFrom: '2026-11-14' as Day, perDay: 10, since: NOON - 1 };

const league = (number: number, parts: Partial<StoredLeague> = {}): StoredLeague => ({
  id: `league-${number}`,
  code: `CODE${number}`,
  name: 'Lanterns',
  owner: accountId(1),
  firstDay: FIRST_DAY,
  createdAt: NOON,
  closedAt: null,
  previous: null,
  ...parts,
});
const counted = (results: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...new Set(results)].sort().map((one) => [one, results.filter((other) => other === one).length]),
  );

export const leaguesContract: Contract = (opened) => {
  const guests = async (count: number): Promise<readonly AccountId[]> => {
    const all: AccountId[] = [];
    for (let number = 1; number <= count; number += 1) all.push(await addGuest(opened().store, number));
    return all;
  };
  const accountsIn = async (id: string) =>
    (await opened().store.leagues.members(id))
      .filter(({ leftAt }) => leftAt === null)
      .map(({ account }) => account);

  it('take as many members as they may, also when all join at once', async () => {
    const { leagues } = opened().store;
    const all = await guests(8);
    expect(await leagues.create(league(1), [accountId(1)], LIMITS)).toBe('created');
    const joined = await Promise.all(
      all.slice(1).map((account) => leagues.join('league-1', account, NOON, LIMITS)),
    );
    expect(counted(joined)).toEqual({ full: 5, joined: 2 });
    expect(await accountsIn('league-1')).toHaveLength(3);
    const [, member = accountId(2)] = await accountsIn('league-1');
    expect(await leagues.join('league-1', member, NOON + 5, LIMITS)).toBe('joined');
    expect((await leagues.members('league-1')).filter(({ account }) => account === member)).toHaveLength(1);
  });

  it('are as many for an account as they may, also when all begin at once', async () => {
    const { leagues } = opened().store;
    await guests(1);
    const created = await Promise.all(
      [1, 2, 3, 4].map((number) => leagues.create(league(number), [accountId(1)], LIMITS)),
    );
    expect(counted(created)).toEqual({ created: 2, 'too many': 2 });
    expect(await leagues.ofAccount(accountId(1))).toHaveLength(2);
  });

  it('count for their founder, also in the hands of others', async () => {
    const { leagues } = opened().store;
    await guests(2);
    for (const number of [1, 2]) {
      const [id, most] = [`league-${number}`, { ...LIMITS, perDay: 2 }];
      expect(await leagues.create(league(number), [accountId(1)], most)).toBe('created');
      await leagues.join(id, accountId(2), NOON + 1, LIMITS);
      await leagues.leave(id, accountId(1), NOON + 2, false);
      expect(await leagues.find(id)).toMatchObject({ owner: accountId(2) });
    }
    expect(await leagues.create(league(3), [accountId(1)], { ...LIMITS, perDay: 2 })).toBe('too many');
    await leagues.leave('league-1', accountId(2), NOON + 3, false);
    const own = league(4, { owner: accountId(2) });
    expect(await leagues.create(own, [accountId(2)], { ...LIMITS, perDay: 1 })).toBe('created');
  });

  it('have one other week, also when two members begin it at once', async () => {
    const { leagues } = opened().store;
    const all = await guests(2);
    await leagues.create(league(1), all, LIMITS);
    const weeks = await Promise.all(
      all.map((owner, at) => leagues.create(league(2 + at, { previous: 'league-1', owner }), all, LIMITS)),
    );
    expect(counted(weeks)).toEqual({ created: 1, known: 1 });
    expect(await leagues.findNext('league-1')).toMatchObject({ previous: 'league-1' });
  });

  it('pass to the longest member, and close with the last one, also when all leave at once', async () => {
    const { leagues } = opened().store;
    const all = await guests(3);
    await leagues.create(league(1), [accountId(1)], LIMITS);
    await leagues.join('league-1', accountId(3), NOON + 1, LIMITS);
    await leagues.join('league-1', accountId(2), NOON + 2, LIMITS);
    await leagues.leave('league-1', accountId(1), NOON + 3, false);
    expect(await leagues.find('league-1')).toMatchObject({ owner: accountId(3), closedAt: null });
    await Promise.all(all.map((account) => leagues.leave('league-1', account, NOON + 4, false)));
    expect(await leagues.find('league-1')).toMatchObject({ closedAt: NOON + 4 });
    expect(await accountsIn('league-1')).toEqual([]);
  });

  it('do not take a member back whom the owner has removed', async () => {
    const { leagues } = opened().store;
    const all = await guests(2);
    await leagues.create(league(1), all, LIMITS);
    await leagues.leave('league-1', accountId(2), NOON, true);
    expect(await leagues.join('league-1', accountId(2), NOON + 1, LIMITS)).toBe('removed');
  });

  it('are deleted with their duels', async () => {
    const { store } = opened();
    await guests(1);
    await store.leagues.create(league(1), [accountId(1)], LIMITS);
    const ends = { createdAt: NOON, expiresAt: NOON };
    const duel = { id: 'duel', game: 'riftGuesser', seed: '', options: '{}', roomId: null, account: null };
    await store.challenges.add({ ...duel, ...ends, league: 'league-1', day: FIRST_DAY }, undefined, {
      limit: 0,
      since: 0,
    });
    expect(await store.challenges.forget(NOON + 1)).toBe(0);
    expect(await store.leagues.forget(FIRST_DAY)).toBe(0);
    expect(await store.leagues.forget('2026-11-21' as Day)).toBe(1);
    expect(await store.challenges.find('duel')).toBeUndefined();
    expect(await store.leagues.ofAccount(accountId(1))).toEqual([]);
  });
};
