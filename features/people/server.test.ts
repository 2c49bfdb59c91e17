import type { AccountId, Day, GameId } from '@hub/engine/wire/ids';
import { versusGames } from '@hub/protocol/games';
import { beforeEach, describe, expect, it } from 'vitest';
import { settledPlayer, settlement, snapshot } from '../../apps/server/src/store/testing/rows.ts';
import { clock, guests, open, setUpHub } from '../../apps/server/src/testing/each-hub.ts';
import { type Guest, newGuest } from '../../apps/server/src/testing/open-hub.ts';
import type { BotRecord, PeopleInSight } from './calls.ts';

const TODAY = '2026-11-20' as Day;
/** Longer than replies are cached. */
const LATER_MS = 6_000;

let [ada, grace, mary]: Guest[] = [];
let matches = 0;

setUpHub();
beforeEach(async () => {
  [ada, grace, mary] = await guests('Ada', 'Grace', 'Mary');
  clock.advance(2 * 3_600_000);
});

const call = <Reply>(who: Guest | undefined, url: string, body?: object) =>
  open.call<Reply>(url, who?.token ?? '', body);

/** What a player sees, after what is cached. */
async function inSight(who: Guest | undefined): Promise<PeopleInSight> {
  clock.advance(LATER_MS);
  return call<PeopleInSight>(who, '/people');
}
const namesOf = ({ people }: PeopleInSight) => people.map(({ player }) => player?.name ?? 'a guest');
const beat = (who: Guest | undefined, session = crypto.randomUUID()) =>
  call<{ online: number }>(who, '/heartbeat', { sessionId: session });

async function makeLeague(owner: Guest | undefined, ...others: (Guest | undefined)[]): Promise<string> {
  const { id } = await call<{ id: string }>(owner, '/leagues', { name: 'Lanterns' });
  const { code } = await call<{ code: string }>(owner, `/leagues/${id}`);
  for (const other of others) await call(other, '/leagues/join', { code });
  return id;
}

async function playTogether(...guests: (Guest | undefined)[]): Promise<void> {
  const ids = guests.flatMap((guest) => guest?.id ?? []);
  const gameId = `match-${(matches += 1)}-of-test` as GameId;
  await open.hub.store.rooms.save([
    {
      snapshot: snapshot({ roomId: gameId, seats: ids, over: true }),
      settlement: settlement(ids[0] as AccountId, {
        gameId,
        game: 'chain of legends',
        mode: 'multi',
        finishedAt: clock.now(),
        players: ids.map((id) => settledPlayer(id)),
        rewards: [],
      }),
    },
  ]);
}

async function solve(
  who: Guest | undefined,
  mode: 'championRift' | 'itemRift',
  attempts: number,
): Promise<void> {
  const gameId = `rift-${(matches += 1)}-of-test` as GameId;
  const accountId = who?.id as AccountId;
  await open.hub.store.rooms.save([
    {
      snapshot: snapshot({ roomId: gameId, seats: [accountId], over: true }),
      settlement: settlement(accountId, {
        gameId,
        finishedAt: clock.now(),
        rewards: [],
        dailyRun: { accountId, mode, day: TODAY, attempts, completedAt: clock.now() },
      }),
    },
  ]);
}

describe('people in sight', () => {
  it('are members of the same league and opponents of the day, and no others', async () => {
    expect(namesOf(await inSight(ada))).toEqual([]);
    await makeLeague(ada, grace);
    expect(namesOf(await inSight(ada))).toEqual(['Grace']);
    await playTogether(ada, mary);
    expect(namesOf(await inSight(ada))).toEqual(['Grace', 'Mary']);
    expect(namesOf(await inSight(mary))).toEqual(['Ada']);
    clock.advance(12 * 3_600_000);
    expect(namesOf(await inSight(ada))).toEqual(['Grace']);
    clock.advance(7 * 86_400_000);
    expect(namesOf(await inSight(ada))).toEqual([]);
  });

  it('end with the membership of a league', async () => {
    const id = await makeLeague(ada, grace, mary);
    await call(grace, `/leagues/${id}/leave`, {});
    await call(ada, `/leagues/${id}/remove`, { member: mary?.playerId });
    for (const guest of [ada, grace, mary]) expect(namesOf(await inSight(guest))).toEqual([]);
  });

  it('are here as long as they have an open page', async () => {
    await makeLeague(ada, grace, mary);
    await beat(mary);
    expect((await inSight(ada)).people.map(({ isHere, player }) => [player?.name, isHere])).toEqual([
      ['Mary', true],
      ['Grace', false],
    ]);
    clock.advance(80_000);
    expect((await inSight(ada)).people.every(({ isHere }) => !isHere)).toBe(true);
  });

  it('tell a solved rift only after the own solution of it, and their order tells nothing', async () => {
    await makeLeague(ada, grace, mary);
    const before = await inSight(ada);
    await solve(mary, 'championRift', 4);
    await solve(grace, 'itemRift', 2);
    expect(await inSight(ada)).toEqual(before);
    await solve(ada, 'championRift', 9);
    const { people } = await inSight(ada);
    expect(people).toMatchObject([
      { player: { name: 'Grace' }, solved: null },
      { player: { name: 'Mary' }, solved: { game: 'championRift', attempts: 4 } },
    ]);
  });

  it('leave out players who hide, and are closed, suspended or erased, also as senders of invitations', async () => {
    await makeLeague(ada, grace, mary);
    const lobby = { kind: 'lobby', game: 'cooldownClash', target: 'ABCDEF' };
    await call(grace, `/people/${ada?.playerId}/invite`, lobby);
    expect(await inSight(ada)).toMatchObject({ invites: [{ from: { name: 'Grace' }, target: 'ABCDEF' }] });
    const isGone = async () => {
      const seen = await inSight(ada);
      expect(namesOf(seen)).toEqual(['Mary']);
      expect(seen.invites).toEqual([]);
    };
    await call(grace, '/people/hidden', { isHidden: true });
    await isGone();
    await call(grace, '/people/hidden', { isHidden: false });
    open.sql('update account set suspended_until = ? where id = ?', clock.now() + 3_600_000, grace?.id ?? '');
    await isGone();
    open.sql('update account set suspended_until = null, soft_deleted_at = 1 where id = ?', grace?.id ?? '');
    await isGone();
  });

  it('do not count a player who hides, or tell the number of a few', async () => {
    for (let number = 0; number < 9; number += 1) await beat(await newGuest(open.app, `Guest ${number}`));
    expect((await inSight(ada)).here).toBeNull();
    await call(grace, '/people/hidden', { isHidden: true });
    expect((await beat(grace)).online).toBe(9);
    expect((await inSight(ada)).here).toBeNull();
    await beat(mary);
    expect((await inSight(ada)).here).toBe(10);
    expect(await inSight(grace)).toMatchObject({ here: 10, isHidden: true });
  });
});

describe('an invitation', () => {
  const lobby = { kind: 'lobby', game: 'cooldownClash', target: 'ABCDEF' };
  const invite = (from: Guest | undefined, to: Guest | undefined, body: object = lobby) =>
    call<{ success?: true }>(from, `/people/${to?.playerId}/invite`, body);

  it('goes to players in sight only; strangers and hidden players are one answer', async () => {
    await makeLeague(ada, grace);
    await call(grace, '/people/hidden', { isHidden: true });
    const refused = [await invite(ada, grace), await invite(ada, mary)];
    expect(refused.map(({ error }) => error)).toEqual(['account_not_found', 'account_not_found']);
    expect((await invite(grace, ada)).error).toBe('not_now');
    expect((await inSight(ada)).invites).toEqual([]);
  });

  it('replaces the one before, is shown for ten minutes, and names no other challenge than an own one', async () => {
    await makeLeague(ada, grace);
    for (const target of ['ABCDEF', 'BCDEFG', 'CDEFGH']) await invite(ada, grace, { ...lobby, target });
    expect((await inSight(grace)).invites).toMatchObject([{ from: { name: 'Ada' }, target: 'CDEFGH' }]);
    const other = { kind: 'challenge', game: 'moreOrLess', target: 'aaaaaaaaaaaaaaaa' };
    expect((await invite(ada, grace, other)).error).toBe('not_challengeable');
    for (const game of ['championRift', 'x', '__proto__'])
      expect((await invite(ada, grace, { ...lobby, game })).error).toBe('invalid_request');
    clock.advance(11 * 60_000);
    expect((await inSight(grace)).invites).toEqual([]);
  });

  it('is refused once its lobby has closed, as it would not be shown', async () => {
    await makeLeague(ada, grace);
    const room = snapshot({ roomId: 'ABCDEF' as GameId });
    await open.hub.store.rooms.save([{ snapshot: room }]);
    expect(await invite(ada, grace)).toEqual({ success: true });
    await open.hub.store.rooms.save([{ snapshot: { ...room, over: true } }]);
    expect((await inSight(grace)).invites).toEqual([]);
    expect((await invite(ada, grace)).error).toBe('game_not_found');
  });
});

it('the record against bots begins with that of a new player', async () => {
  const records = await call<BotRecord[]>(ada, '/people/bots');
  expect(records.map(({ game, games }) => [game, games])).toEqual(versusGames.map(({ id }) => [id, 0]));
  for (const { winsOfTen } of records) {
    const wins = Object.values(winsOfTen);
    expect(wins).toEqual(wins.toSorted((a, b) => b - a));
  }
});
