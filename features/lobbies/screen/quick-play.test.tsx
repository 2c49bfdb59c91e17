import { keyOf, words } from '@hub/ui/language/words.ts';
import { advanceTime } from '@hub/ui/testing/fake-clock.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { chainLobby, LOBBY, me } from './testing/lobbies.ts';
import { button, openRoomWithLobby, seated } from './testing/room.ts';
import { address, loadPages, visit } from './testing/visit.tsx';

const CHAIN = '/chainOfLegends/lobbies';

beforeAll(loadPages);
beforeEach(() => localStorage.clear());

const quickLobby = (rest: Parameters<typeof chainLobby>[0] = {}) =>
  chainLobby({
    status: 'starting',
    timeLeft: 2_000,
    quickStart: true,
    players: [me()],
    nextBots: [{ seat: -3, name: 'Gurg', character: 'gurg' }],
    ...rest,
  });

describe('quick play', () => {
  it('asks for a table with bots of the chosen strength, and enters it', async () => {
    const { server, sent, user } = visit(CHAIN);
    await server.accept();
    await server.tell({ action: 'openLobbies', payload: { lobbies: [] } });
    await user.click(screen.getByRole('radio', { name: 'Stronger' }));
    await user.click(
      await screen.findByRole('button', { name: 'Quick play You are playing in three seconds' }),
    );
    expect(sent().at(-1)).toEqual(['quickPlay', { bots: 'stronger' }]);
    expect(screen.getByRole('button', { name: /Looking for a table/ })).toBeVisible();
    await server.tell({ action: 'joinedLobby', payload: { ...seated, lobbyData: quickLobby() } });
    expect(address()).toBe(`/chainOfLegends/lobby/${LOBBY}`);
  });

  it('starts by itself at the address of home, and again after a lost connection', async () => {
    const { server, sent } = visit(`${CHAIN}?quick=1`);
    await server.accept();
    expect(sent().at(-1)).toEqual(['quickPlay', { bots: 'alike' }]);
    await server.lose();
    await advanceTime(1_000);
    await server.accept();
    expect(sent().filter(([action]) => action === 'quickPlay')).toHaveLength(2);
    await server.refuse('quickPlay', 'too_many_requests');
    await server.tell({ action: 'openLobbies', payload: { lobbies: [] } });
    expect(await screen.findByRole('button', { name: /Quick play/ })).toBeEnabled();
  });

  it('asks again while no answer comes, also for the bot that the address names', async () => {
    const { server, sent } = visit(`${CHAIN}?quick=gurg`);
    await server.accept();
    await advanceTime(3_500);
    const asked = sent().filter(([action]) => action === 'quickPlay');
    expect(asked).toEqual([1, 2].map(() => ['quickPlay', { bots: 'alike', first: 'gurg' }]));
  });

  it('names a lobby that the server has named in the language of the page', async () => {
    words.load('de_DE', { [keyOf([['player'], "'s Lobby"])]: ['Lobby von ', ['player']] });
    words.activate('de_DE');
    onTestFinished(() => words.activate('en_US'));
    const { server } = await openRoomWithLobby({ ...quickLobby({ quickPlay: true }) });
    expect(screen.getByText(/Lobby von Kestrel/)).toBeVisible();
    const lobbyData = chainLobby({ quickPlay: true, version: 2 });
    await server.tell({ action: 'backInLobby', payload: { lobbyData } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lobby von Kestrel');
    const renamed = { ...lobbyData, name: 'Wednesdays', version: 3 };
    await server.tell({ action: 'lobbySettingsChanged', payload: { lobbyData: renamed, password: null } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wednesdays');
  });

  it('shows who plays while the clock runs, and leaves without a game', async () => {
    const { server, sent, user } = await openRoomWithLobby({ ...quickLobby() });
    expect(screen.getByRole('heading', { level: 1, name: 'Chain of Legends' })).toHaveFocus();
    const players = within(screen.getByRole('list', { name: 'At the table' })).getAllByRole('listitem');
    expect(players.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('You'),
      'GurgBot',
    ]);
    await server.tell({
      action: 'playerJoined',
      payload: { playerId: 'x', playerName: 'Bramble', lobbyData: quickLobby({ version: 2, nextBots: [] }) },
    });
    expect(screen.queryByText('Gurg')).toBeNull();
    expect(screen.getByText(/^\d s$/)).toBeInTheDocument();
    await user.click(button('Leave the table'));
    expect(sent().map(([action]) => action)).not.toContain('leaveLobby');
    await user.click(within(screen.getByRole('dialog', { name: 'Leave the lobby?' })).getByText('Leave'));
    expect(sent().map(([action]) => action)).toContain('leaveLobby');
    expect(address()).toBe(CHAIN);
  });
});
