import { advanceTime } from '@hub/ui/testing/fake-clock.ts';
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bot, chainLobby, LOBBY, ME, mate, me } from './testing/lobbies.ts';
import { button, openRoom, openRoomWithLobby, PASS, ROOM, seated, seatOf } from './testing/room.ts';
import { address, loadPages, visit } from './testing/visit.tsx';

beforeAll(loadPages);

const countdown = () => screen.queryByText(/^The game starts in/);

describe('entering', () => {
  it('sends joinLobby with the kept pass, and shows the room after 500 ms', async () => {
    const page = await openRoom();
    expect(page.sent()).toEqual([['joinLobby', { lobbyId: LOBBY, accessToken: 'pass-0' }]]);
    await page.server.tell({ action: 'joinedLobby', payload: { ...seated, lobbyData: chainLobby() } });
    await advanceTime(499);
    expect(screen.getByText('Entering the lobby...')).toBeVisible();
    await advanceTime(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Kestrel's Lobby");
    expect(localStorage.getItem(PASS)).toBe('{"lobbyId":"ABC234","accessToken":"pass-1"}');
  });

  it('after a reload takes the kept pass instead of the way in', async () => {
    const page = await openRoomWithLobby();
    page.unmount();
    const again = visit(ROOM);
    expect(address()).toBe(ROOM);
    await again.server.accept();
    expect(again.sent()).toEqual([['joinLobby', { lobbyId: LOBBY, accessToken: 'pass-1' }]]);
  });

  it.each(['loading', 'playing', 'over'] as const)('leads on into a game that is %s', async (status) => {
    const page = await openRoom();
    const lobbyData = chainLobby({ status });
    await page.server.tell({ action: 'joinedLobby', payload: { ...seated, lobbyData } });
    expect(address()).toBe('/chainOfLegends/game/ABC234');
  });

  it('asks again after every loss of the connection, and may do nothing meanwhile', async () => {
    const page = await openRoomWithLobby();
    await page.user.click(button('Options for Bramble'));
    expect(button('Remove Bramble')).toBeVisible();
    await page.server.lose();
    expect(button('READY')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Remove Bramble' })).toBeNull();
    await advanceTime(1_000);
    await page.server.accept();
    expect(page.sent()).toEqual([['joinLobby', { lobbyId: LOBBY, accessToken: 'pass-1' }]]);
    expect(button('READY')).toBeEnabled();
  });

  it('in another tab is said here, and can be taken back', async () => {
    const page = await openRoomWithLobby();
    await page.server.replace();
    expect(screen.getByRole('alert')).toHaveTextContent('Opened somewhere else');
    await page.user.click(button('Continue here'));
    expect(page.server.sockets).toHaveLength(2);
  });
});

describe('the room', () => {
  it('marks who is away', async () => {
    await openRoomWithLobby({ players: [me(), mate({ connected: false, status: 1 })] });
    expect(seatOf('Bramble')).toHaveTextContent('Away');
    expect(seatOf('Bramble')).not.toHaveTextContent('Ready');
  });

  it('keeps what concerns one player behind a button, which Escape closes', async () => {
    const { user } = await openRoomWithLobby();
    expect(screen.queryByRole('button', { name: 'Options for Kestrel' })).toBeNull();
    await user.click(button('Options for Bramble'));
    await user.tab();
    expect(button('Report Bramble')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button('Options for Bramble')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Report Bramble' })).toBeNull();
    await user.click(button('Options for Bramble'));
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('button', { name: 'Report Bramble' })).toBeNull();
  });

  it('is not full of bots that give way to persons', async () => {
    const page = await openRoomWithLobby({ maxPlayers: 2, players: [me(), bot()] });
    const asksForFriends = () => page.calls.some(({ name }) => name === 'peopleInSight');
    expect(asksForFriends()).toBe(false);
    const lobbyData = chainLobby({ maxPlayers: 2, players: [me(), bot()], botsGiveWay: true });
    await page.server.tell({ action: 'playerStatusChanged', payload: { lobbyData } });
    expect(asksForFriends()).toBe(true);
  });

  it('says that a second player is needed only to the first', async () => {
    const { server } = await openRoomWithLobby({ players: [me()] });
    expect(screen.getByText(/^At least two players are needed/)).toBeVisible();
    await server.tell({ action: 'playerStatusChanged', payload: { lobbyData: chainLobby() } });
    expect(screen.queryByText(/^At least two players are needed/)).toBeNull();
    expect(screen.getByText('The game starts when everyone is ready.')).toBeVisible();
  });

  it('without players says that it waits for them', async () => {
    await openRoomWithLobby({ players: [] });
    expect(screen.getByText('No players yet')).toBeVisible();
    expect(screen.getByText('Waiting for players to join...')).toBeVisible();
  });
});

describe('being ready', () => {
  it('is a toggle: READY, then UNREADY', async () => {
    const { sent, server, user } = await openRoomWithLobby();
    expect(screen.getByText('0 of 2 ready')).toBeVisible();
    await user.click(button('READY'));
    expect(sent()).toEqual([['setPlayerStatus', { lobbyId: LOBBY, playerId: ME, status: 1 }]]);
    expect(button('READY')).toHaveAttribute('aria-pressed', 'false');
    const players = [me({ status: 1 }), mate()];
    await server.tell({ action: 'playerStatusChanged', payload: { lobbyData: chainLobby({ players }) } });
    expect(screen.getByText('1 of 2 ready')).toBeVisible();
    await user.click(button('UNREADY'));
    expect(sent().at(-1)).toEqual(['setPlayerStatus', { lobbyId: LOBBY, playerId: ME, status: 0 }]);
  });

  it('waits for a ready player who is away, too', async () => {
    await openRoomWithLobby({ players: [me({ status: 1 }), mate({ status: 1, connected: false })] });
    expect(screen.getByText('1 of 2 ready')).toBeVisible();
    expect(screen.getByText('Waiting for Bramble.')).toBeVisible();
  });

  it('no more stops the countdown', async () => {
    const { server } = await openRoomWithLobby({ status: 'starting', timeLeft: 3_000 });
    expect(countdown()).toBeVisible();
    await server.tell({ action: 'playerStatusChanged', payload: { lobbyData: chainLobby() } });
    expect(countdown()).toBeNull();
  });
});

describe('the share link', () => {
  it('copies the address of the page and says Copied! for 1 s', async () => {
    const { user } = await openRoomWithLobby();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('Share Link'));
    await advanceTime(0);
    expect(copy.mock.calls).toEqual([[window.location.href]]);
    expect(window.location.href).toMatch(/\/chainOfLegends\/lobby\/ABC234$/);
    expect(button('Copied!')).toBeVisible();
    await advanceTime(999);
    expect(button('Copied!')).toBeVisible();
    await advanceTime(1);
    expect(button('Share Link')).toBeVisible();
  });

  it('is shown for selection when the browser does not let the page copy', async () => {
    const { user } = await openRoomWithLobby();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button('Share Link'));
    await advanceTime(0);
    expect(screen.getByRole('textbox', { name: 'Select and copy this link' })).toHaveValue(
      window.location.href,
    );
    await user.click(button('Close'));
    expect(button('Share Link')).toBeVisible();
  });
});
