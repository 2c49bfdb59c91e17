import type { LobbyPlayer } from '@hub/engine/wire/lobbies';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { bot, chainLobby, LOBBY, MATE, mate, me } from './testing/lobbies.ts';
import { button, openRoomWithLobby, PASS, ROOM, seats } from './testing/room.ts';
import { address, loadPages } from './testing/visit.tsx';

beforeAll(loadPages);

describe('the owner', () => {
  it('is asked before a player is removed, with the focus on the harmless answer', async () => {
    const { sent, user } = await openRoomWithLobby({ players: [me(), mate()] });
    await user.click(button('Options for Bramble'));
    const remove = button('Remove Bramble');
    await user.click(remove);
    const question = screen.getByRole('dialog', { name: 'Remove Bramble?' });
    expect(question).toHaveTextContent('A removed player cannot come back to this lobby.');
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(remove).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('is not asked any more about a player who has left meanwhile, and is back', async () => {
    const { server, user } = await openRoomWithLobby({ players: [me(), mate()] });
    await user.click(button('Options for Bramble'));
    await user.click(button('Remove Bramble'));
    for (const players of [[me()], [me(), mate()]])
      await server.tell({ action: 'playerStatusChanged', payload: { lobbyData: chainLobby({ players }) } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds the bots that are not there while there are seats', async () => {
    const { sent, server, user } = await openRoomWithLobby({
      players: [me(), mate(), bot({ seat: -1, name: 'Nubbin', character: 'nubbin' })],
    });
    const bots = within(screen.getByRole('group', { name: 'Add a bot' }));
    expect(bots.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Sidestep',
      'Gurg',
      'Skree',
      'Halve',
      'Hush',
    ]);
    await user.click(button('Add Hush'));
    expect(sent()).toEqual([['addBot', { lobbyId: LOBBY, strength: 'hush' }]]);
    await server.tell({
      action: 'playerStatusChanged',
      payload: { lobbyData: chainLobby({ maxPlayers: 2 }) },
    });
    expect(screen.queryByRole('group', { name: 'Add a bot' })).toBeNull();
  });

  it.each([
    ['a bot', 'Nubbin', bot({ name: 'Nubbin', character: 'nubbin' })],
    ['a player, who is asked about', 'Bramble', mate()],
  ])('keeps the focus with the seats when the one of %s is gone', async (_, name, other) => {
    const { sent, server, user } = await openRoomWithLobby({ players: [me(), other] });
    await user.click(button(`Options for ${name}`));
    button(`Remove ${name}`).focus();
    await user.keyboard('{Enter}');
    const question = screen.queryByRole('dialog');
    if (question) await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(sent()).toHaveLength(1);
    await server.tell({
      action: 'playerStatusChanged',
      payload: { lobbyData: chainLobby({ players: [me()] }) },
    });
    expect(seats()[0]?.parentElement).toHaveFocus();
  });

  it('keeps the focus beside the button of a bot, which disappears with the press', async () => {
    const { server, user } = await openRoomWithLobby();
    const seat = (...players: LobbyPlayer[]) =>
      server.tell({ action: 'playerStatusChanged', payload: { lobbyData: chainLobby({ players }) } });
    const nubbin = bot({ name: 'Nubbin', character: 'nubbin' });
    button('Add Nubbin').focus();
    await user.keyboard('{Enter}');
    await seat(me(), mate(), nubbin);
    expect(button('Add Sidestep')).toHaveFocus();
    await user.keyboard('{Enter}');
    await seat(me(), mate(), nubbin, bot({ seat: -2, name: 'Sidestep', character: 'sidestep' }));
    expect(screen.queryByRole('group', { name: 'Add a bot' })).toBeNull();
    expect(seats()[0]?.parentElement).toHaveFocus();
  });

  it('gets no toast for a bot that comes or goes, only others do', async () => {
    const { server, toasts } = await openRoomWithLobby();
    const about = { playerId: 'bot-1', playerName: 'Golem' };
    const withBot = chainLobby({ players: [me(), mate(), bot()] });
    await server.tell({ action: 'playerJoined', payload: { ...about, lobbyData: withBot } });
    await server.tell({
      action: 'playerLeft',
      payload: { ...about, kicked: false, lobbyData: chainLobby() },
    });
    expect(toasts()).toEqual([]);
    const theirs = { ...withBot, owner: MATE };
    await server.tell({ action: 'playerJoined', payload: { ...about, lobbyData: theirs } });
    expect(toasts()).toEqual([['player', 'Player Joined', 'Golem has joined the lobby']]);
  });
});

describe('what happens in the room', () => {
  const about = { playerId: MATE, playerName: 'Bramble' };

  it('shows a toast with a sound when a player joins', async () => {
    const { cues, server, toasts } = await openRoomWithLobby({ players: [me()] });
    await server.tell({ action: 'playerJoined', payload: { ...about, lobbyData: chainLobby() } });
    expect(toasts()).toEqual([['player', 'Player Joined', 'Bramble has joined the lobby']]);
    expect(cues()).toContain('plop');
    expect(screen.getByText('2/4 Players')).toBeVisible();
  });

  it('shows a toast when a command is refused', async () => {
    const { server, toasts } = await openRoomWithLobby();
    await server.refuse('kickPlayer', 'not_owner');
    expect(toasts()).toEqual([['warning', 'Not possible', 'Only the owner of the lobby can do that.']]);
    expect(address()).toBe(ROOM);
  });

  it.each([
    ['idle', 'It had not started for 30 minutes.'],
    ['empty', 'All players have left.'],
    ['host', 'The host of this hub closed it.'],
  ] as const)('can be its end (%s)', async (reason, message) => {
    const { server, toasts } = await openRoomWithLobby();
    await server.tell({ action: 'lobbyClosed', payload: { lobbyId: LOBBY, reason } });
    expect(address()).toBe('/chainOfLegends/lobbies');
    expect(toasts()).toEqual([['error', 'Lobby closed', message]]);
  });
});

it('leaving into the game sends no leaveLobby and keeps the pass', async () => {
  const { sent, server } = await openRoomWithLobby();
  await server.tell({
    action: 'waiting',
    payload: { lobbyData: chainLobby({ status: 'loading' }), gameState: null },
  });
  expect(address()).toBe('/chainOfLegends/game/ABC234');
  expect(sent()).not.toContainEqual(['leaveLobby', { lobbyId: LOBBY }]);
  expect(localStorage.getItem(PASS)).not.toBeNull();
});
