import { closesAt, dayOf, daysAfter } from '@hub/engine/wire/days';
import type { AccountId, Day, GameId } from '@hub/engine/wire/ids';
import { dailyGames } from '@hub/protocol/games';
import type { LeagueReply } from '@hub/protocol/http/leagues';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SeededRandom } from '../../../system-tests/players/seeded-random.ts';
import { DAY_MS, ManualClock } from './testing/manual-clock.ts';
import { bearer, type Guest, newGuest, type OpenHub, openHub } from './testing/open-hub.ts';

let clock: ManualClock;
let open: OpenHub;

beforeEach(async () => {
  clock = new ManualClock('2026-03-02T12:00:00Z');
  open = await openHub({ clock });
});
afterEach(() => open.close());

async function call<Reply>(who: Guest, url: string, payload?: object): Promise<Reply & { error?: string }> {
  const method = payload === undefined ? 'GET' : 'POST';
  const options = {
    method,
    url: `/api${url}`,
    headers: bearer(who.token),
    ...(payload && { payload }),
  } as const;
  return (await open.app.inject(options)).json<Reply & { error?: string }>();
}

const league = (who: Guest, id: string) => call<LeagueReply>(who, `/leagues/${id}`);
const create = async (who: Guest, name = 'Lanterns') =>
  (await call<{ id: string }>(who, '/leagues', { name })).id;

/** A league of these members; the first one is the owner. */
async function leagueOf(...members: readonly Guest[]): Promise<string> {
  const [owner, ...others] = members as [Guest, ...Guest[]];
  const id = await create(owner);
  const { code } = await league(owner, id);
  for (const other of others) await call(other, '/leagues/join', { code: code.toLowerCase() });
  return id;
}

let matches = 0;
const room = (account: AccountId, gameId: GameId) => ({
  roomId: gameId,
  kind: 'settled',
  stateVersion: 1,
  seats: [account],
  version: 1,
  state: '{}',
  openedAt: clock.now(),
  updatedAt: clock.now(),
  deadline: null,
  over: true,
});

/** Stores a solved rift, as its room does. */
async function solve({ id }: Guest, mode: string, day: Day, attempts: number): Promise<void> {
  matches += 1;
  const gameId = `rift-${matches}-of-a-test` as GameId;
  const completedAt = Math.min(clock.now(), Date.parse(day) + DAY_MS - 1);
  const dailyRun = { accountId: id, mode: mode as 'championRift', day, attempts, completedAt };
  await open.hub.store.rooms.save([
    {
      snapshot: room(id, gameId),
      settlement: {
        gameId,
        game: 'champion rift',
        mode: 'single',
        finishedAt: clock.now(),
        winner: id,
        newHighScore: false,
        players: [{ accountId: id, attempts, currentStreak: 1, score: null, totalPoints: null }],
        rewards: [],
        dailyRun,
      },
    },
  ]);
}

/** Begins the duel of the day, as `startChallenge` does; returns the refusal, if any. */
const beginDuel = ({ id: account }: Guest, { id, game }: { id: string; game: string }) =>
  open.hub.beginRun(id as never, { account, game, now: clock.now() });

/** Plays the duel of the day to its end. */
async function playDuel(who: Guest, id: string, score: number): Promise<string | undefined> {
  const { duel } = await league(who, id);
  if (!duel) return 'no duel';
  const begun = await beginDuel(who, duel);
  if (typeof begun === 'string') return begun;
  const { roomId } = begun;
  await open.hub.store.rooms.save([
    {
      snapshot: room(who.id, roomId),
      settlement: {
        gameId: roomId,
        game: 'more or less',
        mode: 'single',
        finishedAt: clock.now(),
        winner: null,
        newHighScore: false,
        players: [],
        rewards: [],
        challengeRun: { accountId: who.id, challenge: duel.id, score, answers: [] },
      },
    },
  ]);
  return undefined;
}

const today = (): Day => dayOf(clock.now());
const pointsOf = ({ rows }: LeagueReply) =>
  Object.fromEntries(rows.map(({ player, points }) => [player.name, points]));

describe('a league of friends', () => {
  it('counts rifts by guesses and the duel by place, and moves through the day', async () => {
    const [ada, bo, cy] = [
      await newGuest(open.app, 'Ada'),
      await newGuest(open.app, 'Bo'),
      await newGuest(open.app, 'Cy'),
    ];
    const id = await leagueOf(ada, bo, cy);
    await solve(ada, 'championRift', today(), 3);
    await solve(ada, 'itemRift', today(), 1);
    await solve(bo, 'championRift', today(), 40);
    for (const [who, score] of [
      [ada, 5],
      [bo, 9],
      [cy, 9],
    ] as const)
      await playDuel(who, id, score);
    const first = await league(ada, id);
    expect(pointsOf(first)).toEqual({ Ada: 7 + 9 + 5, Bo: 1 + 10, Cy: 10 });
    expect(first).toMatchObject({ today: 0, winners: [], duel: { own: 'over', played: 3 } });
    expect(first.rows[0]).toMatchObject({ place: 1, placeBefore: null, isOwner: true });
    // After closing time the day has a winner, and the next day another game and another duel.
    clock.advance(DAY_MS);
    const second = await league(bo, id);
    expect(second.winners).toMatchObject([[{ name: 'Ada' }]]);
    expect(second.duel).toMatchObject({ own: 'none', played: 0 });
    expect(second.duel?.id).not.toBe(first.duel?.id);
    expect(second.duel?.game).not.toBe(first.duel?.game);
    expect(second.rows.map(({ placeBefore }) => placeBefore)).toEqual([1, 2, 3]);
    expect(JSON.stringify(second)).not.toContain(ada.id);
  });

  it('takes one try of the duel, by members, until it closes', async () => {
    const [ada, bo, stranger] = [
      await newGuest(open.app, 'Ada'),
      await newGuest(open.app, 'Bo'),
      await newGuest(open.app),
    ];
    const id = await leagueOf(ada, bo);
    const { duel } = await league(ada, id);
    if (!duel) throw new Error('no duel');
    expect(await beginDuel(stranger, duel)).toBe('forbidden');
    const begun = await Promise.all([beginDuel(ada, duel), beginDuel(ada, duel), beginDuel(ada, duel)]);
    expect(new Set(begun.map((one) => (one as { roomId: string }).roomId)).size).toBe(1);
    await playDuel(ada, id, 4);
    await playDuel(ada, id, 400);
    expect(pointsOf(await league(ada, id))).toEqual({ Ada: 10, Bo: 0 });
    expect(await beginDuel(ada, duel)).not.toHaveProperty('start');
    clock.advance(closesAt(today()) - clock.now());
    expect(await beginDuel(bo, duel)).toBe('challenge_over');
    // A duel has no link.
    expect((await call(ada, `/challenges/${duel.id}`)).error).toBe('not_found');
    expect((await call(ada, `/challenges/${duel.id}/runs`)).error).toBe('not_found');
  });

  it('does not count a duel that ends after the closing time', async () => {
    const ada = await newGuest(open.app, 'Ada');
    const id = await create(ada);
    const { duel } = await league(ada, id);
    const begun = await beginDuel(ada, duel ?? { id: '', game: '' });
    const { roomId } = begun as { roomId: GameId };
    clock.advance(DAY_MS);
    const challengeRun = { accountId: ada.id, challenge: duel?.id ?? '', score: 7, answers: [] };
    const settlement = {
      gameId: roomId,
      game: 'more or less',
      mode: 'single',
      finishedAt: clock.now(),
      winner: null,
      newHighScore: false,
      players: [],
      rewards: [],
      challengeRun,
    } as const;
    await open.hub.store.rooms.save([{ snapshot: room(ada.id, roomId), settlement }]);
    expect(pointsOf(await league(ada, id))).toEqual({ Ada: 0 });
  });

  it('is left, emptied and closed; removed members cannot return', async () => {
    const [ada, bo, cy] = [
      await newGuest(open.app, 'Ada'),
      await newGuest(open.app, 'Bo'),
      await newGuest(open.app, 'Cy'),
    ];
    const id = await leagueOf(ada, bo, cy);
    const { code } = await league(ada, id);
    await playDuel(bo, id, 9);
    await playDuel(cy, id, 3);
    expect((await call(bo, `/leagues/${id}/remove`, { member: cy.playerId })).error).toBe('not_league_owner');
    expect((await call(bo, `/leagues/${id}/close`, {})).error).toBe('not_league_owner');
    await call(bo, `/leagues/${id}/leave`, {});
    expect((await league(bo, id)).error).toBe('not_found');
    // A member who leaves takes no points from others, one who is removed does not count.
    expect(pointsOf(await league(cy, id))).toEqual({ Ada: 0, Cy: 7 });
    await call(bo, '/leagues/join', { code });
    await call(ada, `/leagues/${id}/remove`, { member: bo.playerId });
    expect(pointsOf(await league(cy, id))).toEqual({ Ada: 0, Cy: 10 });
    expect((await call(bo, '/leagues/join', { code })).error).toBe('forbidden');
    await call(ada, `/leagues/${id}/leave`, {});
    expect(await league(cy, id)).toMatchObject({ isOwner: true, rows: [{ isOwner: true }] });
    await call(cy, `/leagues/${id}/close`, {});
    expect(await league(cy, id)).toMatchObject({ isOver: true, duel: null, today: null });
    expect((await call(ada, '/leagues/join', { code })).error).toBe('league_over');
  });

  it('begins another week once, with all who are there', async () => {
    const [ada, bo] = [await newGuest(open.app, 'Ada'), await newGuest(open.app, 'Bo')];
    const id = await leagueOf(ada, bo);
    expect((await call(ada, `/leagues/${id}/again`, {})).error).toBe('not_now');
    clock.advance(7 * DAY_MS);
    const next = await Promise.all([
      call<{ id: string }>(ada, `/leagues/${id}/again`, {}),
      call<{ id: string }>(bo, `/leagues/${id}/again`, {}),
    ]);
    expect(next[0]?.id).toBe(next[1]?.id);
    expect((await league(bo, next[0]?.id ?? '')).rows).toHaveLength(2);
    expect(await league(ada, id)).toMatchObject({ isOver: true, next: next[0]?.id });
    expect(await call<LeagueReply[]>(ada, '/leagues')).toHaveLength(2);
  });

  it('refuses rude names, too many leagues and strangers', async () => {
    const [ada, bo] = [await newGuest(open.app, 'Ada'), await newGuest(open.app, 'Bo')];
    for (const name of ['fuck you', 'Admin', '\u202e', '   '])
      expect((await call(ada, '/leagues', { name })).error).toMatch(
        /league_name_not_allowed|invalid_request/,
      );
    for (let at = 0; at < 5; at += 1) expect(await create(ada)).toMatch(/^[\w-]{16}$/);
    expect((await call(ada, '/leagues', { name: 'One more' })).error).toBe('too_many_leagues');
    const [first] = await call<LeagueReply[]>(ada, '/leagues');
    expect((await league(bo, first?.id ?? '')).error).toBe('not_found');
    expect((await call(bo, '/leagues/join', { code: 'ZZZZZZ' })).error).toBe('not_found');
    const found = await call<{ name: string; members: number }>(bo, `/leagues/invitations/${first?.code}`);
    expect(found).toMatchObject({ name: 'Lanterns', members: 1 });
  });

  it('is in the export, and forgotten four weeks after its end', async () => {
    const ada = await newGuest(open.app, 'Ada');
    const id = await create(ada);
    await playDuel(ada, id, 3);
    expect(await call(ada, `/accounts/${ada.id}/export`)).toMatchObject({
      leagues: [{ name: 'Lanterns', isOwner: true, leftAt: null }],
    });
    clock.advance(15 * DAY_MS);
    await open.hub.store.challenges.forget(clock.now());
    expect(pointsOf(await league(ada, id))).toEqual({ Ada: 10 });
    await open.hub.store.leagues.forget(daysAfter(today(), 1));
    for (const table of ['league', 'league_member', 'challenge', 'challenge_run'])
      expect(open.rows(`select * from ${table}`)).toEqual([]);
  });
});

/** The points of the members of a league, computed from the stored rows alone and in another way than the server does. */
function pointsFromRows(id: string): Record<string, number> {
  const [own] = open.rows(`select first_day, closed_at from league where id = '${id}'`);
  const first = String(own?.['first_day']) as Day;
  const now = Number(own?.['closed_at'] ?? clock.now());
  const members =
    open.rows(`select m.*, a.player_id from league_member m join account a on a.id = m.account_id
    where league_id = '${id}' and is_removed = 0`);
  const points = new Map<string, number>();
  for (const { account_id: account, joined_at: joinedAt } of members) {
    const from = dayOf(Number(joinedAt));
    const to = [dayOf(now), daysAfter(first, 6)].toSorted()[0];
    const [rifts] = open.rows(`select coalesce(sum(max(1, 10 - attempts)), 0) as points from daily_run
      where account_id = '${String(account)}' and day >= '${first}' and day >= '${from}' and day <= '${to}'`);
    points.set(String(account), Number(rifts?.['points']));
  }
  for (const { id: duel, day } of open.rows(`select id, day from challenge where league_id = '${id}'`)) {
    const runs = open.rows(`select account_id, score from challenge_run where challenge_id = '${String(duel)}'
      and finished_at < ${closesAt(String(day))} and account_id in (select account_id from league_member
      where league_id = '${id}' and is_removed = 0) order by score desc`);
    for (const run of runs) {
      const place = runs.findIndex(({ score }) => score === run['score']);
      const member = members.find((one) => one['account_id'] === run['account_id']);
      if (String(day) < dayOf(Number(member?.['joined_at'])) || String(day) > dayOf(now)) continue;
      const account = String(run['account_id']);
      points.set(account, (points.get(account) ?? 0) + ([10, 7, 5, 3, 1][place] ?? 0));
    }
  }
  const present = members.filter(({ left_at: leftAt }) => leftAt === null);
  return Object.fromEntries(
    present.map(({ account_id: account, player_id: player }) => [
      String(player),
      points.get(String(account)) ?? 0,
    ]),
  );
}

const LEAGUES = Number(process.env['LEAGUES'] ?? 6);

it(`computes the table of ${LEAGUES} random leagues as their stored rows give it`, async () => {
  const random = new SeededRandom(process.env['SEED'] ?? 'leagues');
  for (let number = 0; number < LEAGUES; number += 1) {
    // Tokens are valid for a month.
    const guests = await Promise.all(Array.from({ length: 8 }, (_, at) => newGuest(open.app, `Guest ${at}`)));
    const [owner, ...others] = guests.toSorted(() => random.between(0, 2) - 1) as [Guest, ...Guest[]];
    const id = await leagueOf(owner, ...others.slice(0, random.between(0, 5)));
    const { code } = await league(owner, id);
    const end = clock.now() + 8 * DAY_MS;
    while (clock.now() < end) {
      const who = random.pick(guests) ?? owner;
      const mode = random.pick(dailyGames)?.id ?? 'championRift';
      switch (random.between(0, 11)) {
        case 0:
          await call(who, '/leagues/join', { code });
          break;
        case 1:
          await call(who, `/leagues/${id}/leave`, {});
          break;
        case 2:
          if (random.percent(30)) await call(owner, `/leagues/${id}/remove`, { member: who.playerId });
          break;
        case 3:
          if (random.percent(5)) await call(owner, `/leagues/${id}/close`, {});
          break;
        case 4:
        case 5:
        case 6:
          await playDuel(who, id, random.between(0, 5));
          break;
        case 7:
          // Just before or after midnight, or the closing time.
          clock.advance(
            Date.parse(daysAfter(today(), 1)) - clock.now() + (random.between(0, 4) - 1) * 900_000,
          );
          break;
        default:
          await solve(who, mode, today(), 1 + random.between(0, 13));
          clock.advance(random.between(0, 10_800_000));
      }
    }
    const shown = await Promise.all(guests.map((guest) => league(guest, id)));
    const expected = pointsFromRows(id);
    for (const table of shown.filter(({ error }) => error === undefined))
      expect(Object.fromEntries(table.rows.map(({ player, points }) => [player.id, points]))).toEqual(
        expected,
      );
  }
}, 600_000);
