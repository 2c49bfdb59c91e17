import type { Settlement } from '@hub/server/rooms/ports.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  featuresOf,
  gameId,
  settledPlayer,
  settlement,
  snapshot,
} from '../../apps/server/src/store/testing/rows.ts';
import { clock, guests, me, open, setUpHub } from '../../apps/server/src/testing/each-hub.ts';
import { type Guest, newGuest } from '../../apps/server/src/testing/open-hub.ts';

let games: number;
setUpHub({ guest: 'Zoë' });
beforeEach(() => {
  games = 0;
});

const GAMES = [
  { prefix: 'moreLess', board: 'more_or_less', game: 'more or less', silverFrom: 10 },
  { prefix: 'riftGuesser', board: 'rift_guesser', game: 'rift guesser', silverFrom: 7 },
] as const;
type Game = (typeof GAMES)[number];

const read = (url: string, guest = me) => open.ask(`/${url}`, guest.token);
const body = async (url: string, guest = me) => (await read(url, guest)).body;

const confirm = (prefix: string, score: unknown, playerId: string = me.playerId) =>
  open.ask(`/${prefix}Leaderboard/updateScore`, me.token, { playerId, name: 'Somebody else', score });

const finished = (
  { id }: Guest,
  { board, game }: Pick<Game, 'game'> & { board: Game['board'] | 'more_or_less_coop' },
  score: number,
): Settlement =>
  settlement(id, {
    gameId: gameId((games += 1)),
    game,
    mode: board === 'more_or_less_coop' ? 'multi' : 'single',
    players: [settledPlayer(id, { score })],
    rewards: [],
    scores: [{ accountId: id, board, score }],
  });

/** Saves a finished game of that player, as the room host does. */
async function play(guest: Guest, game: Parameters<typeof finished>[1], score: number): Promise<void> {
  const settled = finished(guest, game, score);
  await open.hub.store.rooms.save([
    { snapshot: snapshot({ roomId: settled.gameId, over: true }), settlement: settled },
  ]);
  clock.advance(10_000);
}

const line = (guest: Guest, name: string, rank: number, highscore: number) => ({
  id: guest.playerId,
  rank,
  name,
  highscore,
  activeItem: null,
});

const shareBelow = async (prefix: string, score: number) =>
  (await body(`${prefix}/percentile/${score}`))['percentile'];

describe.each(GAMES)('the board of $game', (game) => {
  const { prefix, silverFrom } = game;

  it('lists players best first, ties by time, with a shared rank', async () => {
    const [ahri, zed] = await guests('Ahri', 'Zed');
    await play(ahri, game, 4);
    await play(me, game, 4);
    await play(zed, game, 2);
    expect(await body(`${prefix}/leaderborad/0/50/globe`)).toEqual({
      data: [line(ahri, 'Ahri', 1, 4), line(me, 'Zoë', 1, 4), line(zed, 'Zed', 3, 2)],
      totalEntries: 3,
    });
    expect(await body(`${prefix}/leaderborad/1/1/globe`)).toEqual({
      data: [line(me, 'Zoë', 1, 4)],
      totalEntries: 3,
    });
    expect(await body(`${prefix}/playerGlobalRanking/${zed.playerId}`)).toEqual({ rank: 3 });
    expect(await body(`${prefix}/playerPage/${zed.playerId}`)).toEqual({ page: 0 });
    expect(await body(`${prefix}/playerScore/${zed.playerId}`)).toEqual({ score: 2 });
  });

  it('ranks a tier within itself, in the list and for one player', async () => {
    const [ahri, zed] = await guests('Ahri', 'Zed');
    await play(ahri, game, silverFrom);
    await play(zed, game, silverFrom - 1);
    await play(me, game, silverFrom - 2);
    expect(await body(`${prefix}/leaderborad/0/50/bronze`)).toEqual({
      data: [line(zed, 'Zed', 1, silverFrom - 1), line(me, 'Zoë', 2, silverFrom - 2)],
      totalEntries: 2,
    });
    const rankIn = async (guest: Guest, scope: string) =>
      (await body(`${prefix}/playerRankingInList/${guest.playerId}/${scope}`))['rank'];
    expect(await Promise.all([rankIn(zed, 'bronze'), rankIn(me, 'bronze'), rankIn(ahri, 'bronze')])).toEqual([
      1,
      2,
      null,
    ]);
    expect(await Promise.all([rankIn(ahri, 'silver'), rankIn(me, 'globe'), rankIn(zed, 'gold')])).toEqual([
      1,
      3,
      null,
    ]);
    expect(await body(`${prefix}/leaderborad/0/50/challenger`)).toEqual({ data: [], totalEntries: 0 });
  });

  it('returns the percentage of other players below a score, rounded down', async () => {
    for (const [index, score] of [1, 2, 3].entries())
      await play(await newGuest(open.app, `P${index}`), game, score);
    expect(await shareBelow(prefix, 3)).toBe(66);
    await play(me, game, 3);
    expect(await Promise.all([0, 1, 2, 3, 4].map((score) => shareBelow(prefix, score)))).toEqual([
      0, 0, 33, 66, 100,
    ]);
  });

  it("compares a score with the other players' bests and the caller's newest scores", async () => {
    for (const [index, score] of [1, 2, 2, 7].entries())
      await play(await newGuest(open.app, `P${index}`), game, score);
    for (const score of [3, 5, 2]) await play(me, game, score);
    const { steps, ...rest } = await body(`${prefix}/comparison/2`);
    expect(rest).toEqual({ others: 4, percentile: 25, runs: [2, 5, 3] });
    expect(steps).toEqual(
      [0, 1, 2, 0, 0, 0, 0, 1].map((players, score) => ({ from: score, to: score, players })),
    );
  });

  it('confirms any score that the caller reached, repeatedly', async () => {
    await play(me, game, 5);
    await play(me, game, 3);
    await play(me, game, 0);
    for (const score of [5, 3, 0, 5]) {
      expect(await confirm(prefix, score)).toEqual({ status: 200, body: { success: true, highscore: 5 } });
    }
    expect((await confirm(prefix, 5, me.id)).status).toBe(200);
  });

  it('refuses scores that no finished game of the caller has, and changes nothing', async () => {
    const ahri = await newGuest(open.app, 'Ahri');
    await play(ahri, game, 7);
    await play(me, game, 5);
    const other = GAMES.find((one) => one !== game) ?? game;
    await play(me, other, 8);
    const before = await body(`${prefix}/leaderborad/0/50/globe`);
    for (const score of [1, 4, 6, 7, 8, 99_999, 1_000_000, -1, 0]) {
      const { status, body: refusal } = await confirm(prefix, score);
      expect({ score, status, error: refusal['error'] }).toEqual({
        score,
        status: 403,
        error: 'score_not_proven',
      });
    }
    for (const score of ['5', 5.5, null, {}]) expect((await confirm(prefix, score)).status).toBe(400);
    expect(await confirm(prefix, 7, ahri.playerId)).toMatchObject({
      status: 403,
      body: { error: 'forbidden' },
    });
    clock.advance(10_000);
    expect(await body(`${prefix}/leaderborad/0/50/globe`)).toEqual(before);
    expect(open.rows('select count(*) as count from best_score')).toEqual([{ count: 3 }]);
  });

  it('searches for dots, which no path can contain, in the query', async () => {
    const dotted = await newGuest(open.app, 'St. Nick');
    await play(dotted, game, 4);
    await play(me, game, 2);
    expect((await body(`${prefix}/search/dots?text=.`))['data']).toEqual([line(dotted, 'St. Nick', 1, 4)]);
    expect((await body(`${prefix}/search/St.`))['data']).toEqual([line(dotted, 'St. Nick', 1, 4)]);
    expect((await body(`${prefix}/search/dots?text=..`))['totalEntries']).toBe(0);
    expect((await read(`${prefix}/search/dots?text=`)).status).toBe(400);
    // No name contains an accent without a letter, a wildcard of a database, or an escape of an address.
    for (const text of ['%CC%81', '%25', '_', '%5C', '%2525', '%25zz'])
      expect(await body(`${prefix}/search/dots?text=${text}`)).toMatchObject({ totalEntries: 0 });
  });

  it.each(['', '/', '/0', '/0/10'])('lists the ten best of all players for the path %j', async (path) => {
    await play(me, game, 1);
    for (let score = 2; score <= 11; score += 1)
      await play(await newGuest(open.app, `P${score}`), game, score);
    const listed = await body(`${prefix}/leaderborad${path}`);
    expect(listed).toEqual(await body(`${prefix}/leaderborad/0/10/globe`));
    expect(listed['data']).toHaveLength(10);
    expect(listed['totalEntries']).toBe(11);
    expect((await body(`${prefix}/leaderborad/10`))['data']).toEqual([line(me, 'Zoë', 11, 1)]);
  });

  it('answers 405 to other methods at shorter paths, too', async () => {
    const reply = await open.app.inject({ method: 'POST', url: `/api/${prefix}/leaderborad/0` });
    expect(reply.statusCode).toBe(405);
  });

  it('shows the best and the rank on the profile', async () => {
    await play(await newGuest(open.app, 'Ahri'), game, 9);
    await play(me, game, 5);
    const stats = prefix === 'moreLess' ? 'moreOrLessStats' : 'riftGuesserStats';
    expect((await body(`accounts/${me.playerId}`))[stats]).toMatchObject({
      highscore: 5,
      playedGames: 1,
      rank: 2,
    });
  });
});

it('shows the coop best on the profile only', async () => {
  await play(me, { board: 'more_or_less_coop', game: 'more or less' }, 12);
  expect((await body('moreLess/leaderborad/0/50/globe'))['totalEntries']).toBe(0);
  expect((await body('accounts/'))['moreOrLessStats']).toEqual({
    highscore: 0,
    playedGames: 1,
    rank: null,
    coopHighscore: 12,
  });
  expect((await confirm('moreLess', 12)).status).toBe(403);
});

it('counts pages of 50 from 0', async () => {
  const board = { board: 'more_or_less', game: 'more or less' } as const;
  for (let score = 52; score > 1; score -= 1) await play(await newGuest(open.app, `P${score}`), board, score);
  await play(me, board, 1);
  expect(await body(`moreLess/playerPage/${me.playerId}`)).toEqual({ page: 1 });
});

const settled = (board: 'more_or_less' | 'more_or_less_coop', newHighScore: boolean): Settlement => ({
  ...finished(me, { board, game: 'more or less' }, 5),
  newHighScore,
});

describe('versionOf', () => {
  it('increases with a new best on that board and with changed cosmetics', () => {
    const { leaderboards } = open.hub.features;
    const versions = () => [leaderboards.versionOf('more_or_less'), leaderboards.versionOf('rift_guesser')];
    leaderboards.onSettled(settled('more_or_less', true));
    expect(versions()).toEqual([1, 0]);
    leaderboards.onSettled(settled('more_or_less', false));
    leaderboards.onSettled(settled('more_or_less_coop', true));
    expect(versions()).toEqual([1, 0]);
    leaderboards.invalidateCosmetics();
    expect(versions()).toEqual([2, 1]);
  });

  it('increases for the boards whose bests changed on another node', () => {
    const [one, two] = [1, 2].map(() => featuresOf(open.hub.store).leaderboards);
    const changed = one?.onSettled(settled('more_or_less', true)) ?? [];
    expect(one?.onSettled(settled('more_or_less', false))).toEqual([]);
    two?.invalidateBests([...changed, 'a board of a newer version']);
    expect([two?.versionOf('more_or_less'), two?.versionOf('rift_guesser')]).toEqual([1, 0]);
  });
});
