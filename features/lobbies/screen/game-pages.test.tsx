import { chainPlayer, chainState } from '@hub/games/chain-of-legends/screen/testing/chain-state.ts';
import { clashPlayer, clashState } from '@hub/games/cooldown-clash/screen/testing/clash-state.ts';
import { advanceTime } from '@hub/ui/testing/fake-clock.ts';
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { chainLobby, clashLobby, LOBBY, MATE, ME } from './testing/lobbies.ts';
import { address, loadPages, visit } from './testing/visit.tsx';

const GAME = '/chainOfLegends/game/ABC234';
const CLASH_GAME = '/cooldownGuesser/game/ABC234';
const PASS = 'hub.lobby.chain';
const seated = { lobbyId: LOBBY, accessToken: 'pass-1', password: null } as const;

beforeAll(loadPages);

const players = [chainPlayer(ME, { name: 'Kestrel' }), chainPlayer(MATE, { name: 'Bramble', seat: 1 })];
const chain = (rest = {}) => chainState({ players, ...rest });
const clashPlayers = [clashPlayer(ME, { name: 'Kestrel' }), clashPlayer(MATE, { name: 'Bramble', seat: 1 })];
const clash = (rest = {}) => clashState({ players: clashPlayers, ...rest });
const field = () => screen.getByRole('textbox', { name: 'Champion name' });
const leaving = ['leaveLobby', { lobbyId: LOBBY }];

/** Opens the game as a seated player, with the socket connected. */
async function open(at = GAME, key = PASS) {
  localStorage.setItem(key, JSON.stringify({ lobbyId: LOBBY, accessToken: 'pass-0' }));
  const page = visit(at);
  await page.server.accept();
  return page;
}

/** Opens a running game of Chain of Legends. */
async function play(rest: Parameters<typeof chainState>[0] = {}) {
  const page = await open();
  const lobbyData = chainLobby({ status: rest.gameOver ? 'over' : 'playing' });
  await page.server.tell({
    action: 'joinedLobby',
    payload: { ...seated, lobbyData, gameState: chain(rest) },
  });
  page.clearSent();
  return page;
}

/** Opens a running game of Cooldown Clash. */
async function playClash(rest: Parameters<typeof clashState>[0] = {}) {
  const page = await open(CLASH_GAME, 'hub.lobby.cooldown');
  const lobbyData = clashLobby({ status: 'playing' });
  await page.server.tell({
    action: 'joinedLobby',
    payload: { ...seated, lobbyData, gameState: clash(rest) },
  });
  page.clearSent();
  return page;
}

describe('the way into the game', () => {
  it.each(['open', 'starting'] as const)('leads back into a lobby that is %s', async (status) => {
    const { server } = await open();
    const lobbyData = chainLobby({ status });
    await server.tell({ action: 'joinedLobby', payload: { ...seated, lobbyData, gameState: null } });
    expect(address()).toBe('/chainOfLegends/lobby/ABC234');
  });

  it.each(['game_not_found', 'not_seated'] as const)(
    'that is closed (%s) leads to the lobbies',
    async (code) => {
      const { sent, server, toasts } = await open();
      await server.refuse('joinLobby', code);
      expect(address()).toBe('/chainOfLegends/lobbies');
      expect(toasts()).toEqual([['error', 'Could not join', expect.stringMatching(/\w/)]]);
      expect(localStorage.getItem(PASS)).toBeNull();
      expect(sent()).not.toContainEqual(leaving);
    },
  );
});

describe('in the game', () => {
  it('the end asks for what it may have paid: the balance', async () => {
    const { calls, server } = await play();
    const asked = () => calls.filter(({ name }) => name === 'currentBlueEssence').length;
    const before = asked();
    await server.tell({
      action: 'gameStateUpdate',
      payload: { gameState: chain({ gameOver: true, winner: ME, version: 9 }) },
    });
    await advanceTime(100);
    expect(asked()).toBe(before + 1);
  });

  it('a refused answer is said beside the field', async () => {
    const { server, toasts, user } = await play();
    await user.type(field(), 'ivern{Enter}');
    await server.refuse('submitChampion', 'not_your_turn', 'It is not your turn.');
    expect(field()).toHaveAccessibleDescription('It is not your turn.');
    expect(toasts()).toEqual([]);
  });

  it('a fault of the game leads to the lobbies', async () => {
    const { server, toasts } = await play();
    await server.refuse('submitChampion', 'internal');
    expect(address()).toBe('/chainOfLegends/lobbies');
    expect(toasts()).toEqual([['error', 'Could not join', 'Something went wrong on our side.']]);
  });

  it.each([
    [GAME, PASS],
    [CLASH_GAME, 'hub.lobby.cooldown'],
  ])('%s stays when the way in is refused with an unknown code', async (at, key) => {
    const { server, toasts } = await open(at, key);
    await server.refuse('joinLobby', 'from_the_future', 'Not today.');
    expect(address()).toBe(at);
    expect(toasts()).toEqual([['warning', 'Not possible', 'Not today.']]);
    expect(localStorage.getItem(key)).not.toBeNull();
  });

  it('a lost connection is said, and asked over when it is back', async () => {
    const page = await play();
    await page.server.lose();
    expect(screen.getByText('Reconnecting…')).toBeVisible();
    expect(field()).toBeDisabled();
    await advanceTime(1_000);
    await page.server.accept();
    expect(page.sent()).toEqual([['joinLobby', { lobbyId: LOBBY, accessToken: 'pass-1' }]]);
    expect(field()).toBeEnabled();
  });

  it('an answer that was lost with the connection is sent again in its turn, and then shown as refused', async () => {
    const { clearSent, sent, server, user } = await play();
    await user.type(field(), 'ivern{Enter}');
    const answer = sent();
    expect(answer).toHaveLength(1);
    // Of the room, and no answer.
    await server.tell({ action: 'gameStateUpdate', payload: { gameState: chain({ version: 2 }) } });
    await server.lose();
    await advanceTime(1_000);
    await server.accept();
    clearSent();
    const lobbyData = chainLobby({ status: 'playing' });
    const back = { ...seated, lobbyData, gameState: chain({ version: 2 }) };
    await server.tell({ action: 'joinedLobby', payload: back });
    expect(sent()).toEqual(answer);
    expect(field()).toHaveAttribute('readonly');
    await server.refuse('submitChampion', 'too_late');
    expect(field()).toHaveAccessibleDescription('Too late: that round is over.');
    expect(field()).toBeEnabled();
  });

  it('an answer is not sent again in another turn', async () => {
    const { clearSent, sent, server, user } = await play();
    await user.type(field(), 'ivern{Enter}');
    await server.lose();
    await advanceTime(1_000);
    await server.accept();
    clearSent();
    const lobbyData = chainLobby({ status: 'playing' });
    const back = { ...seated, lobbyData, gameState: chain({ version: 4, turn: 3 }) };
    await server.tell({ action: 'joinedLobby', payload: back });
    expect(sent()).toEqual([]);
    expect(field()).not.toHaveAttribute('readonly');
  });

  it.each([
    [GAME, PASS],
    [CLASH_GAME, 'hub.lobby.cooldown'],
  ])('%s that was opened somewhere else says so, and can be taken back', async (at, key) => {
    const { server, user } = await open(at, key);
    await server.replace();
    expect(screen.getByRole('alert')).toHaveTextContent('Opened somewhere else');
    await user.click(screen.getByRole('button', { name: 'Continue here' }));
    await server.accept();
    expect(server.sockets).toHaveLength(2);
    expect(screen.getByText('Waiting for players...')).toBeVisible();
  });
});

describe('leaving the game', () => {
  it('while it runs keeps the seat and the way back', async () => {
    const { sent, user } = await play();
    await user.click(screen.getByRole('link', { name: 'Shop' }));
    expect(sent()).not.toContainEqual(leaving);
    expect(localStorage.getItem(PASS)).not.toBeNull();
  });

  it('when it is over gives the seat up', async () => {
    const { sent, user } = await play({ gameOver: true, winner: ME });
    await user.click(screen.getByRole('button', { name: 'Home' }));
    expect(address()).toBe('/');
    expect(sent()).toEqual([leaving]);
    expect(localStorage.getItem(PASS)).toBeNull();
  });

  it('is not asked when a player was removed or the lobby closed', async () => {
    const { sent, server } = await play({ gameOver: true, winner: ME });
    await server.tell({ action: 'lobbyClosed', payload: { lobbyId: LOBBY, reason: 'idle' } });
    expect(address()).toBe('/chainOfLegends/lobbies');
    expect(sent()).not.toContainEqual(leaving);
  });
});

describe('in a hidden tab', () => {
  it.each(['chain', 'clash'] as const)('the title calls to a turn of %s, and then a sound', async (game) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { cues } = game === 'chain' ? await play() : await playClash();
    expect(document.title).toBe('Your turn!');
    expect(cues()).not.toContain('ingameNotification');
    await advanceTime(3_000);
    expect(cues()).toContain('ingameNotification');
  });

  it.each([
    ['another player is on turn', () => play({ currentPlayerIndex: 1 })],
    ['the guess stands', () => playClash({ players: [{ ...clashPlayers[0], hasGuessed: true }] as never })],
    ['the reel turns', () => playClash({ action: 'sendData' })],
  ])('nothing calls while %s', async (_, begin) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { cues } = await begin();
    await advanceTime(3_000);
    expect(document.title).not.toBe('Your turn!');
    expect(cues()).not.toContain('ingameNotification');
  });
});
