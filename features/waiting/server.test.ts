import type { AccountId, Day } from '@hub/engine/wire/ids';
import type { MoreOrLessState } from '@hub/games/more-or-less/game.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client, Frame } from '../../apps/server/src/realtime/testing/client.ts';
import { rightGuess, wrongGuess } from '../../apps/server/src/realtime/testing/more-or-less-player.ts';
import {
  dailiesOf,
  gameId,
  settledPlayer,
  settlement,
  snapshot,
} from '../../apps/server/src/store/testing/rows.ts';
import { clock, restartServer, server, setUpServer } from '../../apps/server/src/testing/each-hub.ts';
import type { TestServer } from '../../apps/server/src/testing/start-server.ts';
import type { WaitingEntry } from './calls.ts';

const CHAIN = '/ws/chainOfLegends';

type Guest = Awaited<ReturnType<TestServer['guest']>>;
let ada: Guest;
let grace: Guest;

setUpServer({ at: '2026-03-01T12:00:00Z' });
beforeEach(async () => {
  [ada, grace] = [await server.guest('Ada'), await server.guest('Grace')];
});

const entriesIn = ({ payload }: Frame) => (payload as { entries: WaitingEntry[] }).entries;
const asked = async ({ token }: Guest) =>
  (await server.call<{ entries: WaitingEntry[] }>('/waiting', token)).entries;
const wait = ({ token }: Guest) => server.join('/ws/hub', token);

const shown = async (client: Client, ...actions: string[]): Promise<Frame> => {
  for (;;) {
    const frame = await client.next();
    if (actions.includes(frame.action)) return frame;
  }
};

/** The entries of the next frames, until they fit. */
async function until(page: Client, fits: (entries: WaitingEntry[]) => boolean): Promise<WaitingEntry[]> {
  for (;;) {
    const entries = entriesIn(await page.next());
    if (fits(entries)) return entries;
  }
}

async function openLobby(form: object = {}) {
  const owner = await server.join(CHAIN, ada.token);
  const settings = { name: 'Table', password: null, maxPlayers: 2, guessTime: 20, lives: 3, ...form };
  const created = await owner.ask('createLobby', settings);
  const { lobbyId } = created.payload as { lobbyId: string };
  return { owner, lobbyId };
}

const begin = async (owner: Client, lobbyId: string) => {
  const mate = await server.join(CHAIN, grace.token);
  await mate.ask('joinLobby', { lobbyId });
  for (const client of [owner, mate]) client.send('setPlayerStatus', { lobbyId, status: 1 });
  await shown(mate, 'gameReady');
  clock.advance(3_000);
  for (const client of [owner, mate]) client.send('playerLoadedIntoGame', { lobbyId });
  await shown(mate, 'gameStarted');
  return mate;
};

/** Makes the two know each other: they are in one league. */
async function makeLeague(...others: Guest[]) {
  const { id } = await server.call<{ id: string }>('/leagues', ada.token, { name: 'Lanterns' });
  const { code } = await server.call<{ code: string }>(`/leagues/${id}`, ada.token);
  for (const { token } of others) await server.call('/leagues/join', token, { code });
  return { id, code };
}
const invite = (from: Guest, to: Guest, body: object) =>
  server.call<{ success?: true }>(`/people/${to.player_id}/invite`, from.token, body);

describe('a running table', () => {
  it('waits for each of its players, says whose turn it is, and is found after the page is gone', async () => {
    const page = await wait(ada);
    expect(entriesIn(await page.next())).toEqual([]);
    const { owner, lobbyId } = await openLobby({ password: 'lantern' });
    const open = await until(page, ({ length }) => length > 0);
    expect(open).toEqual([
      { kind: 'game', game: 'chainOfLegends', room: lobbyId, as: 'table', isPlaying: false, isTurn: false },
    ]);
    expect(page.received.join()).not.toContain('lantern');
    await server.call('/waiting', grace.token);
    await owner.ask('updateLobbySettings', {
      lobbyId,
      name: 'Table',
      password: null,
      maxPlayers: 2,
      guessTime: 20,
      lives: 3,
    });
    const mate = await begin(owner, lobbyId);
    const playing = await until(page, ([entry]) => entry?.kind === 'game' && entry.isPlaying);
    const [hers] = await asked(grace);
    const turns = [...playing, hers].map((entry) => entry?.kind === 'game' && entry.isTurn);
    expect(new Set(turns)).toEqual(new Set([false, true]));
    await owner.close();
    expect(await asked(ada)).toMatchObject([{ kind: 'game', room: lobbyId, isPlaying: true }]);
    // A turn that ends by the clock is told to both.
    const before = turns[0];
    clock.advance(21_000);
    mate.send('setPlayerStatus', { lobbyId, status: 1 });
    await until(page, ([entry]) => entry?.kind === 'game' && entry.isTurn !== before);
  });

  it('asks to play again for ten seconds, and then waits like an open lobby', async () => {
    const { owner, lobbyId } = await openLobby({ lives: 1 });
    const mate = await begin(owner, lobbyId);
    clock.advance(21_000);
    mate.send('setPlayerStatus', { lobbyId, status: 1 });
    await shown(mate, 'gameOver');
    const page = await wait(grace);
    await page.next();
    owner.send('playAgain', { lobbyId });
    const asks = await until(page, ([entry]) => entry?.kind === 'rematch');
    expect(asks).toMatchObject([{ as: 'table', room: lobbyId, timeLeft: 10_000 }]);
    clock.advance(10_000);
    owner.send('setPlayerStatus', { lobbyId, status: 0 });
    const open = await until(page, ([entry]) => entry?.kind === 'game');
    expect(open).toMatchObject([{ as: 'table', room: lobbyId, isPlaying: false }]);
    expect(await asked(grace)).toEqual(open);
  });

  it('no longer waits for a player who has left it, or once it is closed', async () => {
    const { owner, lobbyId } = await openLobby();
    const page = await wait(ada);
    await until(page, ({ length }) => length === 1);
    owner.send('leaveLobby', { lobbyId });
    expect(await until(page, ({ length }) => length === 0)).toEqual([]);
  });

  it('is found again after a restart', async () => {
    const { owner, lobbyId } = await openLobby();
    await begin(owner, lobbyId);
    await restartServer();
    expect(await asked(ada)).toMatchObject([{ room: lobbyId, isPlaying: true }]);
  });
});

describe('a game alone', () => {
  it('waits with its score, practice does not', async () => {
    const client = await server.join('/ws/moreOrLess', ada.token);
    const { payload } = await client.ask('startGame', { mode: 'single' });
    const { gameState } = payload as { gameState: MoreOrLessState };
    const { gameId } = gameState;
    client.send('submitGuess', { gameId, guess: rightGuess(gameState) });
    await shown(client, 'revealItem');
    clock.advance(1_500);
    client.send('joinGame', { gameId });
    await shown(client, 'gameStarted');
    await client.ask('startGame', { mode: 'single', practice: true });
    const expected = [{ kind: 'game', as: 'solo', game: 'moreOrLess', room: gameState.gameId, progress: 1 }];
    expect(await asked(ada)).toMatchObject(expected);
    await restartServer();
    expect(await asked(ada)).toMatchObject(expected);
  });

  it('is a rift once a guess was made, also while no node has it in memory, until its day closes', async () => {
    const client = await server.join('/ws/championRift', ada.token);
    const { payload } = await client.ask('startGame', {});
    const { gameId } = (payload as { gameState: { gameId: string } }).gameState;
    expect(await asked(ada)).toEqual([]);
    // One of them may be the answer: then nothing waits.
    for (const guess of ['Ahri', 'Zed', 'Jinx']) await client.ask('submitGuess', { gameId, guess });
    const [entry] = await asked(ada);
    await restartServer();
    expect(await asked(ada)).toEqual(entry === undefined ? [] : [{ ...entry, as: 'rift', progress: 3 }]);
    clock.advance(12.5 * 3_600_000);
    expect(await asked(ada)).toEqual([]);
  });

  it('is no rift that was given up, which the ring of the day tells', async () => {
    const client = await server.join('/ws/championRift', ada.token);
    const { payload } = await client.ask('startGame');
    const { gameId: room } = (payload as { gameState: { gameId: string } }).gameState;
    const ring = async () => (await server.call<{ givenUp?: string[] }>('/ring', ada.token)).givenUp;
    const answer = await dailiesOf(server.hub.store).answer('championRift', '2026-03-01' as Day);
    const wrong = ['Ahri', 'Zed', 'Jinx', 'Lux', 'Ashe', 'Garen', 'Annie', 'Braum', 'Sona', 'Teemo', 'Vi'];
    for (const guess of wrong.filter((one) => one !== answer).slice(0, 10))
      await client.ask('submitGuess', { gameId: room, guess });
    expect(await asked(ada)).toMatchObject([{ as: 'rift', progress: 10 }]);
    expect(await ring()).toBeUndefined();
    await client.ask('giveUp', { gameId: room });
    expect(await asked(ada)).toEqual([]);
    expect(await ring()).toEqual(['championRift']);
    clock.advance(12 * 3_600_000);
    expect(await ring()).toBeUndefined();
  });

  it('of two waits for a mate, then for both', async () => {
    const first = await server.join('/ws/moreOrLess', ada.token);
    const { payload } = await first.ask('startGame', { mode: 'multi' });
    const { gameId } = (payload as { gameState: MoreOrLessState }).gameState;
    expect(await asked(ada)).toMatchObject([{ as: 'coop', isPlaying: false, isTurn: false }]);
    const second = await server.join('/ws/moreOrLess', grace.token);
    await second.ask('joinGame', { gameId });
    clock.advance(5_000);
    second.send('joinGame', { gameId });
    await shown(second, 'gameStarted');
    for (const who of [ada, grace])
      expect(await asked(who)).toMatchObject([{ as: 'coop', isPlaying: true, isTurn: true }]);
    const page = await wait(grace);
    await until(page, ([entry]) => entry?.kind === 'game');
    clock.advance(31_000);
    first.send('joinGame', { gameId });
    await shown(first, 'gameOver');
    expect(await until(page, ({ length }) => length === 0)).toEqual([]);
    first.send('playAgain', { gameId });
    const asks = await until(page, ({ length }) => length > 0);
    expect(asks).toMatchObject([{ kind: 'rematch', as: 'coop', room: gameId, timeLeft: 60_000 }]);
    expect(await asked(ada)).toEqual([]);
    clock.advance(61_000);
    first.send('joinGame', { gameId });
    expect(await until(page, ({ length }) => length === 0)).toEqual([]);
  });
});

const isInvited = (entries: WaitingEntry[]) => entries.some(({ kind }) => kind === 'invite');

describe('an invitation', () => {
  it('reaches an open page at once, and is gone with its lobby', async () => {
    await makeLeague(grace);
    const page = await wait(grace);
    await page.next();
    const { owner, lobbyId } = await openLobby();
    const body = { kind: 'lobby', game: 'chainOfLegends', target: lobbyId };
    expect(await invite(ada, grace, body)).toEqual({ success: true });
    const [entry] = await until(page, isInvited);
    const sent = { kind: 'invite', from: { name: 'Ada' }, target: lobbyId };
    expect(entry).toMatchObject({ ...sent, at: clock.now() });
    clock.advance(1_000);
    await invite(ada, grace, body);
    expect(await asked(grace)).toMatchObject([{ ...sent, at: clock.now() }, { kind: 'duel' }]);
    owner.send('leaveLobby', { lobbyId });
    await owner.close();
    await expect.poll(async () => isInvited(await asked(grace))).toBe(false);
  });

  it('to a league leads to its code, and is refused for one who is in it or was removed', async () => {
    await makeLeague(grace);
    const { id, code } = await makeLeague();
    const body = { kind: 'league', target: id };
    expect(await invite(grace, ada, body)).toMatchObject({ error: 'not_now' });
    expect(await invite(ada, grace, body)).toEqual({ success: true });
    expect(await asked(grace)).toMatchObject([{ kind: 'duel' }, { to: 'league', target: code }]);
    await server.call('/leagues/join', grace.token, { code });
    expect((await asked(grace)).filter(({ kind }) => kind === 'invite')).toEqual([]);
    expect(await invite(ada, grace, body)).toMatchObject({ error: 'not_now' });
    await server.call(`/leagues/${id}/remove`, ada.token, { member: grace.player_id });
    expect(await invite(ada, grace, body)).toMatchObject({ error: 'not_now' });
  });

  it.each([
    ['hides', (who: Guest) => server.call('/people/hidden', who.token, { isHidden: true })],
    [
      'closes the account',
      (who: Guest) => server.call(`/accounts/${who.id}/delete`, who.token, { name: 'Ada' }),
    ],
  ])('is taken back when its sender %s', async (_, leave) => {
    await makeLeague(grace);
    const { lobbyId } = await openLobby();
    await invite(ada, grace, { kind: 'lobby', game: 'chainOfLegends', target: lobbyId });
    const page = await wait(grace);
    await until(page, ([entry]) => entry?.kind === 'invite');
    await leave(ada);
    expect(await until(page, (entries) => !isInvited(entries))).toMatchObject([{ kind: 'duel' }]);
  });

  it('of a friend stands before those of three hundred guests who have sat at a table of the receiver', async () => {
    await makeLeague(grace);
    const { lobbyId } = await openLobby();
    await invite(ada, grace, { kind: 'lobby', game: 'chainOfLegends', target: lobbyId });
    clock.advance(1_000);
    const { store } = server.hub;
    for (let number = 1; number <= 300; number += 1) {
      const rude = await server.guest(`Rude ${number}`);
      const [roomId, ids] = [gameId(number), [grace.id, rude.id] as AccountId[]];
      const players = ids.map((id) => settledPlayer(id));
      const [first] = ids as [AccountId];
      const match = {
        gameId: roomId,
        game: 'chain of legends',
        mode: 'multi',
        players,
        rewards: [],
      } as const;
      await store.rooms.save([
        {
          snapshot: snapshot({ roomId, seats: ids, over: true }),
          settlement: settlement(first, { ...match, finishedAt: clock.now() }),
        },
      ]);
      expect(await invite(rude, grace, { kind: 'lobby', game: 'chainOfLegends', target: 'ABCDEF' })).toEqual({
        success: true,
      });
    }
    const invites = (await asked(grace)).filter(({ kind }) => kind === 'invite');
    expect(invites[0]).toMatchObject({ from: { name: 'Ada' }, target: lobbyId });
  });

  it('of a player whom the receiver has reported is not shown', async () => {
    await makeLeague(grace);
    const { lobbyId } = await openLobby();
    await invite(ada, grace, { kind: 'lobby', game: 'chainOfLegends', target: lobbyId });
    expect(await asked(grace)).toMatchObject([{ kind: 'invite' }, { kind: 'duel' }]);
    await server.call('/reports', grace.token, {
      target: { kind: 'player', player: ada.player_id },
      reason: 'name',
      place: 'lobby',
    });
    expect(await asked(grace)).toMatchObject([{ kind: 'duel' }]);
  });
});

/** Plays More or Less with one wrong answer; returns the id of the game. */
async function loseAtOnce(who: Guest, start: readonly [string, object]): Promise<string> {
  const client = await server.join('/ws/moreOrLess', who.token);
  const { payload } = await client.ask(...start);
  const { gameState } = payload as { gameState: MoreOrLessState };
  clock.advance(1_000);
  client.send('submitGuess', { gameId: gameState.gameId, guess: wrongGuess(gameState) });
  await shown(client, 'revealItem');
  clock.advance(1_500);
  client.send('joinGame', { gameId: gameState.gameId });
  await shown(client, 'gameOver');
  await client.close();
  return gameState.gameId;
}

describe('challenges and duels', () => {
  it('tell the maker who took and who answered, at once and without a score', async () => {
    const gameId = await loseAtOnce(ada, ['startGame', { mode: 'single' }]);
    const made = await server.call<{ id: string }>('/challenges', ada.token, { game: 'moreOrLess', gameId });
    const page = await wait(ada);
    expect(entriesIn(await page.next())).toMatchObject([
      { kind: 'challenge', id: made.id, taken: 0, answered: 0, newest: null },
    ]);
    await loseAtOnce(grace, ['startChallenge', { challenge: made.id }]);
    const [entry] = await until(page, ([one]) => one?.kind === 'challenge' && one.answered === 1);
    expect(entry).toMatchObject({ taken: 1, newest: { name: 'Grace' } });
    expect(page.received.join()).not.toMatch(/score|answers|seed/);
    expect(await asked(grace)).toEqual([]);
  });

  it('say that a duel closes today until it is played, and lead back to one that has begun', async () => {
    const page = await wait(grace);
    await page.next();
    const { id } = await makeLeague(grace);
    const [duel] = await until(page, ({ length }) => length === 1);
    expect(duel).toMatchObject({
      kind: 'duel',
      league: id,
      name: 'Lanterns',
      day: '2026-03-01',
      timeLeft: 12.5 * 3_600_000,
    });
    const { duel: today } = await server.call<{ duel: { id: string; game: string } }>(
      `/leagues/${id}`,
      grace.token,
    );
    const client = await server.join(`/ws/${today.game}`, grace.token);
    await client.ask('startChallenge', { challenge: today.id });
    expect(await until(page, ([entry]) => entry?.kind === 'game')).toMatchObject([
      { kind: 'game', as: 'duel', link: id },
    ]);
  });
});

describe('the socket of the hub', () => {
  it('sends the list to every page of the account', async () => {
    const pages = [await wait(ada), await wait(ada)];
    for (const page of pages) await page.next();
    const third = await wait(ada);
    expect(entriesIn(await third.next())).toEqual([]);
  });

  it('takes no command, and is closed when the tokens of the account end', async () => {
    const page = await wait(ada);
    await page.next();
    expect((await page.ask('startGame')).error?.code).toBe('unknown_action');
    server.hub.realtime.endSessions(ada.id);
    expect(await page.closed).toMatchObject({ code: 4401 });
  });

  it('gives way to sockets of games when an account has too many', async () => {
    const page = await wait(ada);
    const games = [];
    for (let count = 0; count < 20; count += 1) games.push(await server.join(CHAIN, ada.token));
    expect(await page.closed).toMatchObject({ code: 4409 });
    expect((await games[0]?.ask('nothing'))?.error?.code).toBe('unknown_action');
  });
});
