import { describe, expect, it } from 'vitest';
import {
  CREATION_FORMS,
  fixture,
  type LobbyGameName,
  type LobbyPlayer,
  setUpLobbies,
} from '../testing/lobby-fixture.ts';
import { advance } from '../testing/test-hosts.ts';

type Two = [LobbyPlayer, LobbyPlayer];

setUpLobbies();

const formOf = (game: LobbyGameName, changes: object = {}) => ({ ...CREATION_FORMS[game], ...changes });
/** The field of the setting that only this game has, with a value that is not the preset. */
const own = { chain: { lives: 5 }, clash: { winPoints: 150 } } as const;

describe.each(['chain', 'clash'] as const)('the settings of a lobby of %s', (game) => {
  const change = (player: LobbyPlayer, changes: object = {}) =>
    player.sendAndStore('updateLobbySettings', formOf(game, changes));

  it('are replaced for all members, who are not ready any more; the list follows', async () => {
    const [first, second] = (await fixture.lobbyOf(game, 2)) as Two;
    const watcher = fixture.connect(game, 9);
    await watcher.sendCommand('subscribeToLobbies', {});
    await first.sendAndStore('addBot', { strength: 'easy' });
    await second.sendAndStore('setPlayerStatus', { status: 1 });
    const changed = { name: 'Baron pit', maxPlayers: 4, guessTime: 20, ...own[game] };
    await change(first, { ...changed, name: ' Baron\u202E pit ' });
    for (const { frames } of [first, second])
      expect(frames.at(-1)).toMatchObject({
        action: 'lobbySettingsChanged',
        payload: { password: null, lobbyData: { ...changed, hasPassword: false, status: 'open' } },
      });
    expect(second.lobby.players.map(({ status }) => status)).toEqual([0, 0, 1]);
    await advance(100);
    expect(watcher.lastPayload.lobbies).toMatchObject([{ id: first.lobbyId, ...changed }]);
    await fixture.startGame([first, second]);
    expect(second[game]).toMatchObject({ guessTime: 20, ...own[game] });
  });

  it('stay in the limits of the creation form', async () => {
    const [first] = (await fixture.lobbyOf(game, 1)) as [LobbyPlayer];
    await change(first, { maxPlayers: 99, guessTime: 0 });
    expect(first.lobby).toMatchObject({ maxPlayers: 8, guessTime: 1 });
    await expect(change(first, { name: '\u200B' })).rejects.toThrow('too_small');
    await expect(change(first, { password: '' })).rejects.toThrow('too_small');
    expect(first.received.filter((action) => action === 'lobbySettingsChanged')).toHaveLength(1);
  });

  it('are refused to anyone but the owner, with fewer seats than players, with a slur, and during a game', async () => {
    const [first, second] = (await fixture.lobbyOf(game, 2)) as Two;
    await first.sendAndStore('addBot', { strength: 'easy' });
    await change(second);
    expect(second.received.at(-1)).toBe('not_owner');
    await change(first, { maxPlayers: 2 });
    expect(first.received.at(-1)).toBe('too_few_seats');
    await change(first, { name: 'Hit Ler fans' });
    expect(first.received.at(-1)).toBe('lobby_name_not_allowed');
    expect(second.lobby).toMatchObject(CREATION_FORMS[game]);
    await fixture.startGame([first, second]);
    await change(first, own[game]);
    expect(first.received.at(-1)).toBe('not_now');
    expect(second.received).not.toContain('lobbySettingsChanged');
  });

  it('keep, change and remove the password', async () => {
    const [first, second] = (await fixture.lobbyOf(game, 2, { password: 'nashor' })) as Two;
    await change(first, own[game]);
    expect(second.lastPayload).toMatchObject({ password: 'nashor', lobbyData: { hasPassword: true } });
    await change(first, { password: 'herald' });
    expect(second.lastPayload).toMatchObject({ password: 'herald', lobbyData: { hasPassword: true } });
    const tries = async (player: number, password?: string) =>
      (await fixture.join(game, player, first.lobbyId, { password })).received;
    expect(await tries(3, 'nashor')).toEqual(['wrong_password']);
    expect(await tries(4, 'herald')).toEqual(['joinedLobby']);
    await change(first, { password: null });
    expect(second.lastPayload).toMatchObject({ password: null, lobbyData: { hasPassword: false } });
    expect(await tries(3)).toEqual(['joinedLobby']);
    expect(JSON.stringify(fixture.store.batches)).not.toMatch(/nashor|herald/);
  });

  it('show the password to members only', async () => {
    const [first] = (await fixture.lobbyOf(game, 3)) as Two;
    const kicked = await fixture.join(game, 4, first.lobbyId);
    await first.sendAndStore('kickPlayer', { seat: 3 });
    const left = await fixture.join(game, 5, first.lobbyId);
    await left.sendAndStore('leaveLobby');
    const watcher = fixture.connect(game, 9);
    await watcher.sendCommand('subscribeToLobbies', {});
    await change(first, { password: 'nashor' });
    await advance(100);
    const stranger = await fixture.join(game, 6, first.lobbyId, { password: 'herald' });
    expect(watcher.lastPayload.lobbies).toMatchObject([{ hasPassword: true }]);
    expect(JSON.stringify([kicked, left, watcher, stranger].map(({ frames }) => frames))).not.toContain(
      'nashor',
    );
  });

  it.each(['running', 'restarted'])(
    'shut out who left before the password was changed, on a %s server',
    async (server) => {
      const [first, second] = (await fixture.lobbyOf(game, 3, { password: 'nashor' })) as Two;
      const { lobbyId, accessToken } = second;
      await second.sendAndStore('leaveLobby');
      await advance(2_000);
      await change(first, { password: 'herald' });
      if (server === 'restarted') {
        await fixture.restart();
        await fixture.join(game, 1, lobbyId);
      }
      const again = fixture.connect(game, 2);
      await again.joinLobby(lobbyId, { accessToken });
      await again.sendAndStore('setPlayerStatus', { status: 1 });
      await again.sendAndStore('joinLobby', { password: 'nashor' });
      expect(again.received).toEqual(['wrong_password', 'game_not_found', 'wrong_password']);
      expect(JSON.stringify(again.frames)).not.toContain('herald');
      // A seated player needs nothing, and receives a token for the new password.
      const seated = await fixture.join(game, 3, lobbyId);
      const { accessToken: newToken } = seated;
      await seated.sendAndStore('leaveLobby');
      await advance(2_000);
      expect((await fixture.join(game, 3, lobbyId, { accessToken: newToken })).received).toEqual([
        'joinedLobby',
      ]);
      await again.sendAndStore('joinLobby', { password: 'herald' });
      expect(again.received.at(-1)).toBe('joinedLobby');
    },
  );

  it('are kept over a restart', async () => {
    const [first] = (await fixture.lobbyOf(game, 1)) as [LobbyPlayer];
    await change(first, { ...own[game], maxPlayers: 3, password: 'nashor' });
    await fixture.restart();
    const again = await fixture.join(game, 1, first.lobbyId);
    expect(again.lobby).toMatchObject({ ...own[game], maxPlayers: 3 });
    expect(again.lastPayload.password).toBe('nashor');
  });
});
