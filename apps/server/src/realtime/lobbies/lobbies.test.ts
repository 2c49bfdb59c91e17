import type { GameId } from '@hub/engine/wire/ids';
import { LOBBY_IDLE_MINUTES } from '@hub/engine/wire/limits';
import { describe, expect, it } from 'vitest';
import { CREATION_FORMS, fixture, type LobbyPlayer, setUpLobbies } from '../testing/lobby-fixture.ts';
import { testPlayer } from '../testing/players.ts';
import { advance, allStored } from '../testing/test-hosts.ts';
import { generateLobbyId } from './lobby-guard.ts';

const HOLD_MS = 60_000;
const GAMES = ['chain', 'clash'] as const;
type Two = [LobbyPlayer, LobbyPlayer];

setUpLobbies();

const idOf = (player: number) => testPlayer(player).playerId;

describe.each(GAMES)('a lobby of %s', (game) => {
  it('is created with the settings of the form; its creator enters as owner and is not ready', async () => {
    const creator = await fixture.createLobby(game, 1, { name: ' Baron\u202E pit  ', password: 'nashor' });
    expect(creator.received).toEqual(['lobbyCreated', 'joinedLobby']);
    expect(creator.lobby).toMatchObject({
      id: creator.lobbyId,
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
    expect(creator.lastPayload).toMatchObject({ password: 'nashor', gameState: null });
  });

  it('closes and informs its members after 30 minutes without a game', async () => {
    const [first, second] = (await fixture.lobbyOf(game, 2, { password: 'nashor' })) as Two;
    await advance(LOBBY_IDLE_MINUTES * 60_000 - 1);
    expect(first.received).not.toContain('lobbyClosed');
    await advance(1);
    for (const player of [first, second])
      expect(player.frames.at(-1)).toEqual({
        action: 'lobbyClosed',
        payload: { lobbyId: first.lobbyId, reason: 'idle' },
      });
    const closed = fixture.store.rooms.get(first.lobbyId as GameId);
    expect(closed).toMatchObject({ over: true, deadline: null });
    expect(JSON.parse(closed?.state ?? '')).toMatchObject({ sealedPassword: null });
    expect((await fixture.join(game, 3, first.lobbyId)).received).toEqual(['game_not_found']);
  });
});

describe('the password of a lobby', () => {
  it('admits players who send exactly it', async () => {
    const [first] = await fixture.lobbyOf('chain', 1, { password: 'Nashor ' });
    const lobbyId = first?.lobbyId ?? '';
    for (const password of [undefined, null, '', 'Nashor', 'nashor ', 'Nashor  '])
      expect((await fixture.join('chain', 2, lobbyId, { password })).received).toEqual(['wrong_password']);
    const second = await fixture.join('chain', 2, lobbyId, { password: 'Nashor ' });
    expect(second.lastPayload.password).toBe('Nashor ');
  });

  it('allows each account five attempts a minute over all lobbies and connections', async () => {
    const [first] = await fixture.lobbyOf('chain', 1, { password: 'nashor' });
    const other = await fixture.createLobby('clash', 9, { password: 'nashor' });
    const lobbyId = first?.lobbyId ?? '';
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await fixture.join('chain', 2, lobbyId, { password: `try ${attempt}` })).received).toEqual([
        'wrong_password',
      ]);
    expect((await fixture.join('chain', 2, lobbyId, { password: 'nashor' })).received).toEqual([
      'too_many_requests',
    ]);
    expect((await fixture.join('clash', 2, other.lobbyId, { password: 'nashor' })).received).toEqual([
      'too_many_requests',
    ]);
    expect((await fixture.join('chain', 3, lobbyId, { password: 'nashor' })).received).toEqual([
      'joinedLobby',
    ]);
    await advance(59_999);
    expect((await fixture.join('chain', 2, lobbyId, { password: 'nashor' })).received).toEqual([
      'too_many_requests',
    ]);
    await advance(1);
    expect((await fixture.join('chain', 2, lobbyId, { password: 'nashor' })).received).toEqual([
      'joinedLobby',
    ]);
  });

  it('allows thirty attempts a minute at one lobby over all accounts', async () => {
    const [first, second] = (await fixture.lobbyOf('chain', 2, { password: 'nashor', maxPlayers: 8 })) as Two;
    const other = await fixture.createLobby('chain', 99, { password: 'nashor' });
    const { lobbyId, accessToken } = second;
    const tries = (player: number, password: string) => fixture.join('chain', player, lobbyId, { password });
    for (let player = 10; player < 40; player += 1)
      expect((await tries(player, `try ${player}`)).received).toEqual(['wrong_password']);
    expect((await tries(40, 'nashor')).received).toEqual(['too_many_requests']);
    expect((await fixture.join('chain', 41, other.lobbyId, { password: 'nashor' })).received).toEqual([
      'joinedLobby',
    ]);
    // A player who was admitted before needs no password.
    await second.sendAndStore('leaveLobby');
    await advance(2_000);
    expect((await fixture.join('chain', 2, lobbyId, { accessToken })).received).toEqual(['joinedLobby']);
    expect(first.lobby.players).toHaveLength(2);
    await advance(60_000);
    expect((await tries(40, 'nashor')).received).toEqual(['joinedLobby']);
  });

  it('is not required from seated players or with the access token', async () => {
    const [first, second] = (await fixture.lobbyOf('clash', 2, { password: 'nashor' })) as Two;
    const { accessToken, lobbyId } = second;
    const again = await fixture.join('clash', 2, lobbyId, { accessToken });
    expect(again.received).toEqual(['joinedLobby']);
    await again.sendAndStore('leaveLobby');
    await advance(2_000);
    expect((await fixture.join('clash', 2, lobbyId)).received).toEqual(['wrong_password']);
    expect((await fixture.join('clash', 2, lobbyId, { accessToken })).received).toEqual(['joinedLobby']);
    const thief = await fixture.join('clash', 3, lobbyId, { accessToken });
    expect(thief.received).toEqual(['wrong_password']);
    expect(first.lobby.players).toHaveLength(2);
  });
});

it('the list of lobbies is separate for each game', async () => {
  await fixture.createLobby('chain', 1);
  const watcher = fixture.connect('clash', 9);
  await watcher.sendCommand('subscribeToLobbies', {});
  expect(watcher.lastPayload.lobbies).toEqual([]);
});

it('generates lobby ids of six letters and digits without look-alikes', () => {
  const ids = Array.from({ length: 2_000 }, generateLobbyId);
  for (const id of ids) expect(id).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
  expect(new Set(ids).size).toBeGreaterThan(1_990);
});

const create = async (creator: LobbyPlayer): Promise<void> => {
  await creator.sendCommand('createLobby', CREATION_FORMS[creator.game]);
  await allStored();
};

it('limits an account to ten new lobbies a minute over both games', async () => {
  const creators = [fixture.connect('chain', 1), fixture.connect('clash', 1)] as const;
  for (const creator of creators) for (let lobby = 0; lobby < 5; lobby += 1) await create(creator);
  await advance(59_999);
  for (const creator of creators) await create(creator);
  expect(creators.map(({ received }) => received.at(-1))).toEqual(['too_many_requests', 'too_many_requests']);
  expect(creators.map(({ received }) => received.filter((word) => word === 'lobbyCreated').length)).toEqual([
    5, 5,
  ]);
  await advance(1);
  await create(creators[0]);
  expect(creators[0].received.at(-1)).toBe('lobbyCreated');
});

it.each(['chain', 'clash'] as const)('the name of a lobby of %s is checked for slurs', async (game) => {
  const creator = fixture.connect(game, 1);
  for (const name of ['n i g g e r', 'Hit Ler fans']) {
    await creator.sendCommand('createLobby', { ...CREATION_FORMS[game], name });
    await allStored();
    expect(creator.received.at(-1)).toBe('lobby_name_not_allowed');
  }
  await creator.sendCommand('createLobby', { ...CREATION_FORMS[game], name: 'Scunthorpe C L A S S I C' });
  await allStored();
  expect(creator.received.at(-1)).toBe('lobbyCreated');
});

it('an account keeps its seat in one lobby of a game; its seats in others end after a minute', async () => {
  const watcher = fixture.connect('chain', 9);
  await watcher.sendCommand('subscribeToLobbies', {});
  for (let lobby = 0; lobby < 5; lobby += 1) await fixture.createLobby('chain', 1);
  await advance(HOLD_MS + 1_000);
  await advance(1_000);
  expect(watcher.lastPayload.lobbies).toHaveLength(1);
});

it.each(['chain', 'clash'] as const)(
  'a phrase in a lobby of %s reaches all members, once in two seconds',
  async (game) => {
    const [first, second] = (await fixture.lobbyOf(game, 2)) as [LobbyPlayer, LobbyPlayer];
    await second.sendAndStore('sayPhrase', { phrase: 'goodLuck' });
    await second.sendAndStore('sayPhrase', { phrase: 'hello' });
    const payload = { playerId: second.player.playerId, playerName: second.player.name, phrase: 'goodLuck' };
    for (const { frames } of [first, second])
      expect(frames.filter(({ action }) => action === 'phraseSaid')).toEqual([
        { action: 'phraseSaid', payload },
      ]);
    expect(second.received.at(-1)).toBe('not_now');
    await expect(second.sendAndStore('sayPhrase', { phrase: '<b>' })).rejects.toThrow('invalid_value');
  },
);

it.each(['chain', 'clash'] as const)(
  'joining a lobby of %s is possible once in two seconds, except for seated players',
  async (game) => {
    const [first, second] = (await fixture.lobbyOf(game, 2)) as [LobbyPlayer, LobbyPlayer];
    await advance(2_000);
    const { lobbyId } = first;
    for (let round = 0; round < 20; round += 1) {
      const again = await fixture.join(game, 2, lobbyId);
      await again.sendAndStore('sayPhrase', { phrase: 'hello' });
      await again.sendAndStore('leaveLobby');
      await advance(100);
    }
    expect(first.received.filter((action) => action === 'phraseSaid')).toHaveLength(1);
    // At the start, and once in the two seconds of the loop.
    expect(first.received.filter((action) => action === 'playerJoined')).toHaveLength(2);
    await advance(100);
    const returned = await fixture.join(game, 2, lobbyId);
    expect(returned.received).toEqual(['joinedLobby']);
    expect((await fixture.join(game, 2, lobbyId)).received).toEqual(['joinedLobby']);
    expect(second.received).not.toContain('too_many_requests');
  },
);
