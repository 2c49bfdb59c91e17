import { chainPlayer, chainState } from '@hub/games/chain-of-legends/screen/testing/chain-state.ts';
import { advanceTime } from '@hub/ui/testing/fake-clock.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { bot, chainLobby, LOBBY, MATE, ME, mate, me } from './testing/lobbies.ts';
import { openRoomWithLobby, PASS, seated, seatOf } from './testing/room.ts';
import { address, loadPages, visit } from './testing/visit.tsx';

const GAME = '/chainOfLegends/game/ABC234';
const ROOM = '/chainOfLegends/lobby/ABC234';
const players = [chainPlayer(ME, { name: 'Kestrel' }), chainPlayer(MATE, { name: 'Bramble', seat: 1 })];

beforeAll(loadPages);

/** Opens the result of a game that Bramble has won. */
async function openResult() {
  localStorage.setItem(PASS, JSON.stringify({ lobbyId: LOBBY, accessToken: 'pass-0' }));
  const page = visit(GAME);
  await page.server.accept();
  const gameState = chainState({ players, gameOver: true, winner: MATE });
  const lobbyData = chainLobby({ status: 'over' });
  await page.server.tell({ action: 'joinedLobby', payload: { ...seated, lobbyData, gameState } });
  page.clearSent();
  return page;
}
const result = () => screen.getByRole('heading', { name: /Bramble/ });
const card = () => screen.queryByRole('region', { name: 'Another game' });
/** The lobby after Bramble has pressed Play Again, while Kestrel reads. */
const asked = (askingLeft?: number) =>
  chainLobby({
    version: 9,
    players: [me({ reading: true }), mate(), bot()],
    ...(askingLeft !== undefined && { askingLeft }),
  });

describe('a player who reads the result while another plays again', () => {
  it('keeps it, is asked for ten seconds, and can still play again afterwards', async () => {
    const { server, sent, user } = await openResult();
    await server.tell({ action: 'backInLobby', payload: { lobbyData: asked(10_000) } });
    expect(address()).toBe(GAME);
    expect(result()).toBeVisible();
    expect(card()).toHaveTextContent('Bramble plays again');
    await advanceTime(10_100);
    expect(card()).toBeNull();
    expect(result()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Play Again' }));
    expect(sent()).toEqual([['playAgain', { lobbyId: LOBBY }]]);
  });

  it('joins by the card, and enters the room with the answer', async () => {
    const { server, sent, user } = await openResult();
    await server.tell({ action: 'backInLobby', payload: { lobbyData: asked(10_000) } });
    await user.click(within(card() as HTMLElement).getByRole('button', { name: 'Join' }));
    expect(sent()).toEqual([['playAgain', { lobbyId: LOBBY }]]);
    const lobbyData = chainLobby({ version: 10, players: [me(), mate()] });
    await server.tell({ action: 'playerStatusChanged', payload: { lobbyData } });
    expect(address()).toBe(ROOM);
  });

  it('keeps it through a lost connection, and when the next game begins without the player', async () => {
    const { server, sent, user, clearSent } = await openResult();
    await server.tell({ action: 'backInLobby', payload: { lobbyData: asked(10_000) } });
    await server.tell({
      action: 'joinedLobby',
      payload: { ...seated, lobbyData: asked(4_000), gameState: null },
    });
    expect(result()).toBeVisible();
    await server.tell({ action: 'startedWithout', payload: { lobbyId: LOBBY } });
    expect(card()).toBeNull();
    expect(result()).toBeVisible();
    clearSent();
    await user.click(screen.getByRole('button', { name: 'Play Again' }));
    expect(address()).toBe('/chainOfLegends/lobbies?join=ABC234');
    expect(sent()).toContainEqual(['joinLobby', expect.objectContaining({ lobbyId: LOBBY })]);
  });
});

describe('the room of the next game', () => {
  it('shows who still reads, and does not count that player', async () => {
    await openRoomWithLobby({ players: [me({ status: 1 }), mate({ reading: true })] });
    expect(seatOf('Bramble')).toHaveTextContent('Reads the result');
    expect(screen.getByText('1 of 1 ready')).toBeVisible();
    expect(screen.getByText('Still at the result of the last game: Bramble.')).toBeVisible();
  });

  it('says that the player is back', async () => {
    const { server, sent } = await openRoomWithLobby();
    const lobbyData = chainLobby({ version: 5, players: [me({ reading: true }), mate()] });
    await server.tell({ action: 'playerStatusChanged', payload: { lobbyData } });
    expect(sent()).toEqual([['playAgain', { lobbyId: LOBBY }]]);
  });
});
