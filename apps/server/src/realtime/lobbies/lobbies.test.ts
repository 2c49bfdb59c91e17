import type { GameId } from '@hub/engine/wire/ids';
import { LOBBY_COUNTDOWN_SECONDS, LOBBY_IDLE_MINUTES } from '@hub/engine/wire/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stored } from '../testing/club-house.ts';
import { FORMS, LobbyHouse, type LobbyPlayer } from '../testing/lobby-house.ts';
import { testPlayer } from '../testing/players.ts';
import { drawLobbyId } from './lobby-guard.ts';

const HOLD_MS = 60_000;
const GAMES = ['chain', 'clash'] as const;
type Two = [LobbyPlayer, LobbyPlayer];
type Three = [LobbyPlayer, LobbyPlayer, LobbyPlayer];

let house: LobbyHouse;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  house = new LobbyHouse();
});
afterEach(async () => {
  await house.host.drain();
  vi.useRealTimers();
});

const idOf = (player: number) => testPlayer(player).playerId;

describe.each(GAMES)('a lobby of %s', (game) => {
  it('is created with the form, and entered by its creator, who owns it and is not ready', async () => {
    const founder = await house.founded(game, 1, { name: ' Baron\u202E pit  ', password: 'nashor' });
    expect(founder.heard).toEqual(['lobbyCreated', 'joinedLobby']);
    expect(founder.lobby).toMatchObject({
      id: founder.lobbyId,
      name: 'Baron pit',
      hasPassword: true,
      owner: idOf(1),
      status: 'open',
      timeLeft: LOBBY_IDLE_MINUTES * 60_000,
      ...(game === 'chain' ? { lives: 3 } : { winPoints: 500 }),
      players: [
        {
          id: idOf(1),
          seat: 0,
          name: 'Player 1',
          status: 0,
          bot: null,
          connected: true,
          usernameEffect: null,
        },
      ],
    });
    expect(founder.lastPayload).toMatchObject({ password: 'nashor', gameState: null });
  });

  it('tells everybody in it who comes, is ready, is away, comes back and leaves', async () => {
    const [first, second] = (await house.lobbyOf(game, 2)) as Two;
    expect(first.frames.at(-1)).toMatchObject({
      action: 'playerJoined',
      payload: { playerId: idOf(2), playerName: 'Player 2' },
    });
    await second.does('setPlayerStatus', { status: 1 });
    expect(first.lobby.players.map(({ status }) => status)).toEqual([0, 1]);
    second.close('slow');
    await pass(0);
    expect(first.heard.at(-1)).toBe('playerStatusChanged');
    expect(first.lobby.players[1]).toMatchObject({ connected: false, status: 1 });
    const again = await house.joined(game, 2, first.lobbyId);
    expect(first.lobby.players[1]).toMatchObject({ connected: true, status: 1 });
    await again.does('leaveLobby');
    expect(first.frames.at(-1)).toMatchObject({
      action: 'playerLeft',
      payload: { playerId: idOf(2), playerName: 'Player 2', kicked: false },
    });
    expect(first.lobby.players).toHaveLength(1);
  });

  it('counts down when all are ready, waits for the pages, and begins', async () => {
    const [first, second] = (await house.lobbyOf(game, 2)) as Two;
    await first.does('setPlayerStatus', { status: 1 });
    await second.does('setPlayerStatus', { status: 1 });
    expect(second.heard.slice(-2)).toEqual(['playerStatusChanged', 'gameReady']);
    expect(second.lobby).toMatchObject({ status: 'starting', timeLeft: LOBBY_COUNTDOWN_SECONDS * 1000 });
    await pass(LOBBY_COUNTDOWN_SECONDS * 1000);
    expect(first.lobby).toMatchObject({ status: 'loading', waitingFor: [idOf(1), idOf(2)] });
    expect(first.lastPayload).toEqual({ lobbyData: first.lobby, gameState: null });
    await first.does('playerLoadedIntoGame');
    expect(second.lobby.waitingFor).toEqual([idOf(2)]);
    await second.does('playerLoadedIntoGame');
    expect([first.heard.at(-1), second.heard.at(-1)]).toEqual(['gameStarted', 'gameStarted']);
    await second.does('playerLoadedIntoGame');
    expect(second.heard.at(-1)).toBe('gameStarted');
  });

  it('begins without a page that does not come', async () => {
    const [first, second] = (await house.lobbyOf(game, 2)) as Two;
    for (const player of [first, second]) await player.does('setPlayerStatus', { status: 1 });
    await pass(3_000);
    await first.does('playerLoadedIntoGame');
    await pass(9_999);
    expect(first.heard.at(-1)).toBe('waiting');
    await pass(1);
    expect(first.heard.at(-1)).toBe('gameStarted');
  });

  it('is open again when the countdown has nobody left to play with', async () => {
    const [first, second] = (await house.lobbyOf(game, 2)) as Two;
    for (const player of [first, second]) await player.does('setPlayerStatus', { status: 1 });
    await second.does('leaveLobby');
    expect(first.lobby).toMatchObject({ status: 'open', players: [{ status: 0 }] });
    await pass(5_000);
    expect(first.lobby.status).toBe('open');
  });

  it('closes with a notice when it has not started in 30 minutes', async () => {
    const [first, second] = (await house.lobbyOf(game, 2, { password: 'nashor' })) as Two;
    await pass(LOBBY_IDLE_MINUTES * 60_000 - 1);
    expect(first.heard).not.toContain('lobbyClosed');
    await pass(1);
    for (const player of [first, second])
      expect(player.frames.at(-1)).toEqual({
        action: 'lobbyClosed',
        payload: { lobbyId: first.lobbyId, reason: 'idle' },
      });
    const closed = house.store.rooms.get(first.lobbyId as GameId);
    expect(closed).toMatchObject({ over: true, deadline: null });
    expect(JSON.parse(closed?.state ?? '')).toMatchObject({ sealedPassword: null });
    expect((await house.joined(game, 3, first.lobbyId)).heard).toEqual(['game_not_found']);
  });

  it('vanishes when the last two have left', async () => {
    const [first, second] = (await house.lobbyOf(game, 2)) as Two;
    await first.does('leaveLobby');
    second.close('slow');
    await pass(HOLD_MS);
    expect(house.store.rooms.get(first.lobbyId as GameId)).toMatchObject({ over: true });
    expect((await house.joined(game, 1, first.lobbyId)).heard).toEqual(['game_not_found']);
  });

  it('answers the link of a full, a started and a vanished one', async () => {
    const [first, second] = (await house.lobbyOf(game, 2, { maxPlayers: 2, password: 'nashor' })) as Two;
    expect((await house.joined(game, 3, first.lobbyId)).heard).toEqual(['lobby_full']);
    await house.begin([first, second]);
    expect((await house.joined(game, 3, first.lobbyId)).heard).toEqual(['game_started']);
    expect((await house.joined(game, 3, 'NNNNNN')).heard).toEqual(['game_not_found']);
    expect((await house.joined(game, 3, '../etc')).heard).toEqual(['game_not_found']);
  });

  it('lets its owner alone send away and hand over, and bots come and go', async () => {
    const [first, second, third] = (await house.lobbyOf(game, 3)) as Three;
    for (const action of ['kickPlayer', 'handOver', 'removeBot']) {
      await second.does(action, { seat: 2 });
      expect(second.heard.at(-1)).toBe('not_owner');
    }
    await second.does('addBot', { strength: 'hard' });
    expect(second.heard.at(-1)).toBe('not_owner');
    await first.does('handOver', { seat: 1 });
    expect(third.heard.at(-1)).toBe('newOwner');
    expect(third.lobby.owner).toBe(idOf(2));
    await second.does('addBot', { strength: 'hard' });
    expect(third.lobby.players.at(-1)).toMatchObject({ id: 'bot-1', seat: -1, bot: 'hard', status: 1 });
    await second.does('removeBot', { seat: -1 });
    expect(third.lobby.players).toHaveLength(3);
  });

  it('keeps out who was sent away, by any way and also after a restart', async () => {
    const [first, second, third] = (await house.lobbyOf(game, 3)) as Three;
    await first.does('kickPlayer', { seat: 1 });
    expect(second.frames.at(-1)).toEqual({ action: 'kicked', payload: { lobbyId: first.lobbyId } });
    expect(third.frames.at(-1)).toMatchObject({ action: 'playerLeft', payload: { kicked: true } });
    await second.does('joinLobby', { accessToken: second.accessToken });
    await second.does('setPlayerStatus', { status: 1 });
    expect(second.heard.slice(-3)).toEqual(['kicked', 'kicked', 'game_not_found']);
    expect((await house.joined(game, 2, first.lobbyId)).heard).toEqual(['kicked']);
    await house.restart();
    expect((await house.joined(game, 2, first.lobbyId)).heard).toEqual(['kicked']);
    expect((await house.joined(game, 3, first.lobbyId)).heard).toEqual(['joinedLobby']);
  });

  it('goes to the longest-seated connected player when its owner leaves', async () => {
    const [first, second, third] = (await house.lobbyOf(game, 4)) as Three;
    second.close('slow');
    await pass(0);
    await first.does('leaveLobby');
    expect(third.heard.slice(-2)).toEqual(['playerLeft', 'newOwner']);
    expect(third.lobby.owner).toBe(idOf(3));
  });

  it('stays with an owner who reloads', async () => {
    const [first, second] = (await house.lobbyOf(game, 2)) as Two;
    first.close('slow');
    await pass(HOLD_MS - 1);
    expect(second.lobby.owner).toBe(idOf(1));
    expect((await house.joined(game, 1, second.lobbyId)).lobby.owner).toBe(idOf(1));
  });

  it('takes the newest connection of an account, wherever it is', async () => {
    const [first, second] = (await house.lobbyOf(game, 2)) as Two;
    const tab = await house.joined(game, 2, first.lobbyId);
    expect(second.closedWith).toBe('replaced');
    await tab.does('setPlayerStatus', { status: 1 });
    expect(first.lobby.players.map(({ status }) => status)).toEqual([0, 1]);
  });
});

describe('a password', () => {
  it('lets in who knows it, exactly', async () => {
    const [first] = await house.lobbyOf('chain', 1, { password: 'Nashor ' });
    const lobbyId = first?.lobbyId ?? '';
    for (const password of [undefined, null, '', 'Nashor', 'nashor ', 'Nashor  '])
      expect((await house.joined('chain', 2, lobbyId, { password })).heard).toEqual(['wrong_password']);
    const second = await house.joined('chain', 2, lobbyId, { password: 'Nashor ' });
    expect(second.lastPayload.password).toBe('Nashor ');
  });

  it('may be tried five times a minute, by each account, whichever the lobby and however it connects', async () => {
    const [first] = await house.lobbyOf('chain', 1, { password: 'nashor' });
    const other = await house.founded('clash', 9, { password: 'nashor' });
    const lobbyId = first?.lobbyId ?? '';
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await house.joined('chain', 2, lobbyId, { password: `try ${attempt}` })).heard).toEqual([
        'wrong_password',
      ]);
    expect((await house.joined('chain', 2, lobbyId, { password: 'nashor' })).heard).toEqual([
      'too_many_requests',
    ]);
    expect((await house.joined('clash', 2, other.lobbyId, { password: 'nashor' })).heard).toEqual([
      'too_many_requests',
    ]);
    expect((await house.joined('chain', 3, lobbyId, { password: 'nashor' })).heard).toEqual(['joinedLobby']);
    await pass(59_999);
    expect((await house.joined('chain', 2, lobbyId, { password: 'nashor' })).heard).toEqual([
      'too_many_requests',
    ]);
    await pass(1);
    expect((await house.joined('chain', 2, lobbyId, { password: 'nashor' })).heard).toEqual(['joinedLobby']);
  });

  it('may be tried thirty times a minute at one lobby, by however many accounts', async () => {
    const [first, second] = (await house.lobbyOf('chain', 2, { password: 'nashor', maxPlayers: 8 })) as Two;
    const other = await house.founded('chain', 99, { password: 'nashor' });
    const { lobbyId, accessToken } = second;
    const tries = (player: number, password: string) => house.joined('chain', player, lobbyId, { password });
    for (let player = 10; player < 40; player += 1)
      expect((await tries(player, `try ${player}`)).heard).toEqual(['wrong_password']);
    expect((await tries(40, 'nashor')).heard).toEqual(['too_many_requests']);
    expect((await house.joined('chain', 41, other.lobbyId, { password: 'nashor' })).heard).toEqual([
      'joinedLobby',
    ]);
    // Whoever was let in before is asked nothing.
    await second.does('leaveLobby');
    expect((await house.joined('chain', 2, lobbyId, { accessToken })).heard).toEqual(['joinedLobby']);
    expect(first.lobby.players).toHaveLength(2);
    await pass(60_000);
    expect((await tries(40, 'nashor')).heard).toEqual(['joinedLobby']);
  });

  it('is asked of nobody who has a seat, and of nobody who has the access token', async () => {
    const [first, second] = (await house.lobbyOf('clash', 2, { password: 'nashor' })) as Two;
    const { accessToken, lobbyId } = second;
    const again = await house.joined('clash', 2, lobbyId, { accessToken });
    expect(again.heard).toEqual(['joinedLobby']);
    await again.does('leaveLobby');
    expect((await house.joined('clash', 2, lobbyId)).heard).toEqual(['joinedLobby']);
    const thief = await house.joined('clash', 3, lobbyId, { accessToken });
    expect(thief.heard).toEqual(['wrong_password']);
    expect(first.lobby.players).toHaveLength(2);
  });

  it('is stored sealed, differently each time, and read again after a restart', async () => {
    const [first] = await house.lobbyOf('chain', 1, { password: 'nashor baron' });
    const twin = await house.founded('chain', 2, { password: 'nashor baron' });
    const texts = house.store.batches.flat().map(({ snapshot }) => JSON.stringify(snapshot));
    for (const text of texts) expect(text).not.toContain('nashor');
    const sealed = [first, twin].map((player) => {
      const { state } = house.store.rooms.get((player?.lobbyId ?? '') as GameId) ?? {};
      return (JSON.parse(state ?? '') as { sealedPassword: string }).sealedPassword;
    });
    expect(new Set(sealed).size).toBe(2);
    await house.restart();
    const back = await house.joined('chain', 1, first?.lobbyId ?? '');
    expect(back.lastPayload.password).toBe('nashor baron');
  });
});

describe('the list of lobbies', () => {
  it('shows open ones with a free seat, live, and no password', async () => {
    const [first] = await house.lobbyOf('chain', 1, { password: 'nashor', maxPlayers: 2 });
    const watcher = house.connect('chain', 9);
    await watcher.says('subscribeToLobbies', {});
    expect(watcher.lastPayload.lobbies).toMatchObject([
      { id: first?.lobbyId, hasPassword: true, maxPlayers: 2, lives: 3, owner: idOf(1) },
    ]);
    const second = await house.joined('chain', 2, first?.lobbyId ?? '', { password: 'nashor' });
    await pass(100);
    expect(watcher.lastPayload.lobbies).toEqual([]);
    await second.does('leaveLobby');
    await pass(100);
    expect(watcher.lastPayload.lobbies).toHaveLength(1);
    await watcher.says('unsubscribeFromLobbies', {});
    await first?.does('leaveLobby');
    await pass(100);
    expect(watcher.lastPayload.lobbies).toHaveLength(1);
    expect(JSON.stringify(watcher.frames)).not.toContain('nashor');
  });

  it('is each game its own', async () => {
    await house.founded('chain', 1);
    const watcher = house.connect('clash', 9);
    await watcher.says('subscribeToLobbies', {});
    expect(watcher.lastPayload.lobbies).toEqual([]);
  });
});

it('ids of lobbies have six letters and digits that nobody takes for others', () => {
  const ids = Array.from({ length: 2_000 }, drawLobbyId);
  for (const id of ids) expect(id).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
  expect(new Set(ids).size).toBeGreaterThan(1_990);
});

const create = async (founder: LobbyPlayer): Promise<void> => {
  await founder.says('createLobby', FORMS[founder.game]);
  await stored();
};

it('an account creates ten lobbies a minute, in both games together', async () => {
  const founders = [house.connect('chain', 1), house.connect('clash', 1)] as const;
  for (const founder of founders) for (let lobby = 0; lobby < 5; lobby += 1) await create(founder);
  await pass(59_999);
  for (const founder of founders) await create(founder);
  expect(founders.map(({ heard }) => heard.at(-1))).toEqual(['too_many_requests', 'too_many_requests']);
  expect(founders.map(({ heard }) => heard.filter((word) => word === 'lobbyCreated').length)).toEqual([5, 5]);
  await pass(1);
  await create(founders[0]);
  expect(founders[0].heard.at(-1)).toBe('lobbyCreated');
});

it.each(['chain', 'clash'] as const)(
  'the name of a lobby of %s goes through the word filter',
  async (game) => {
    const founder = house.connect(game, 1);
    for (const name of ['n i g g e r', 'Hit Ler fans']) {
      await founder.says('createLobby', { ...FORMS[game], name });
      await stored();
      expect(founder.heard.at(-1)).toBe('lobby_name_not_allowed');
    }
    await founder.says('createLobby', { ...FORMS[game], name: 'Scunthorpe C L A S S I C' });
    await stored();
    expect(founder.heard.at(-1)).toBe('lobbyCreated');
  },
);

it('an account holds one lobby of a game in the long run: the others empty after a minute', async () => {
  const watcher = house.connect('chain', 9);
  await watcher.says('subscribeToLobbies', {});
  for (let lobby = 0; lobby < 5; lobby += 1) await house.founded('chain', 1);
  await pass(HOLD_MS + 1_000);
  await pass(1_000);
  expect(watcher.lastPayload.lobbies).toHaveLength(1);
});

it('nobody says anything in a lobby without being in it', async () => {
  const [first] = await house.lobbyOf('chain', 1);
  const stranger = house.connect('chain', 5);
  stranger.lobbyId = first?.lobbyId ?? '';
  const says: [string, object][] = [
    ['setPlayerStatus', { status: 1 }],
    ['playerLoadedIntoGame', {}],
    ['kickPlayer', { seat: 0 }],
    ['handOver', { seat: 0 }],
    ['addBot', { strength: 'easy' }],
    ['playAgain', {}],
    ['leaveLobby', {}],
    ['submitChampion', { champion: 'Ahri' }],
  ];
  for (const [action, payload] of says) await stranger.does(action, payload);
  await stored();
  expect(stranger.heard).toEqual(says.map(() => 'game_not_found'));
  expect(first?.heard).toEqual(['lobbyCreated', 'joinedLobby']);
});
