import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  bot,
  chainLobby,
  clashLobby,
  LOBBY,
  MATE,
  ME,
  mate,
  me,
} from '../../features/lobby/testing/lobbies.ts';
import { pass } from '../../ui/testing/hold-time.ts';
import { address, loadPages, visit } from './testing/stage.tsx';

const ROOM = '/chainOfLegends/lobby/ABC234';
const PASS = 'hub.lobby.chain';
const seated = { lobbyId: LOBBY, accessToken: 'pass-1', password: null, gameState: null } as const;

beforeAll(loadPages);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });
/** The names in the room, in the order of their seats. */
const seats = () => within(screen.getByRole('region', { name: 'Players' })).getAllByRole('listitem');
const seatOf = (name: string) => {
  const found = seats().find(({ textContent }) => textContent?.includes(name));
  if (found === undefined) throw new Error(`${name} has no seat`);
  return found;
};
const countdown = () => screen.queryByText(/^The game starts in/);
const settings = () =>
  within(screen.getByRole('region', { name: 'Settings' }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** A player who was let in opens the room, and the connection stands. */
async function knock(at = ROOM, key = PASS) {
  localStorage.setItem(key, JSON.stringify({ lobbyId: LOBBY, accessToken: 'pass-0' }));
  const page = visit(at);
  await page.server.accept();
  return page;
}

/** The room of Chain of Legends with this lobby in it. */
async function enter(lobby: Parameters<typeof chainLobby>[0] = {}, password: string | null = null) {
  const page = await knock();
  await page.server.tell({
    action: 'joinedLobby',
    payload: { ...seated, password, lobbyData: chainLobby(lobby) },
  });
  await pass(500);
  page.clearSent();
  return page;
}

describe('entering', () => {
  it('sends joinLobby with the kept pass, and shows the room after 500 ms', async () => {
    const page = await knock();
    expect(page.sent()).toEqual([['joinLobby', { lobbyId: LOBBY, accessToken: 'pass-0' }]]);
    await page.server.tell({ action: 'joinedLobby', payload: { ...seated, lobbyData: chainLobby() } });
    await pass(499);
    expect(screen.getByText('Entering the lobby...')).toBeVisible();
    await pass(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Kestrel's Lobby");
    expect(localStorage.getItem(PASS)).toBe('{"lobbyId":"ABC234","accessToken":"pass-1"}');
  });

  it('after a reload takes the kept pass instead of the way in', async () => {
    const page = await enter();
    page.unmount();
    const again = visit(ROOM);
    expect(address()).toBe(ROOM);
    await again.server.accept();
    expect(again.sent()).toEqual([['joinLobby', { lobbyId: LOBBY, accessToken: 'pass-1' }]]);
  });

  it.each(['game_not_found', 'kicked', 'not_seated'] as const)(
    'that is refused (%s) leads to the lobbies with the reason, and forgets the pass',
    async (code) => {
      const { server, toasts } = await knock();
      await server.refuse('joinLobby', code);
      expect(address()).toBe('/chainOfLegends/lobbies');
      expect(toasts()).toEqual([['error', 'Could not join', expect.stringMatching(/\w/)]]);
      expect(localStorage.getItem(PASS)).toBeNull();
    },
  );

  it.each(['loading', 'playing', 'over'] as const)('leads on into a game that is %s', async (status) => {
    const page = await knock();
    const lobbyData = chainLobby({ status });
    await page.server.tell({ action: 'joinedLobby', payload: { ...seated, lobbyData } });
    expect(address()).toBe('/chainOfLegends/game/ABC234');
  });

  it('asks again after every loss of the connection, and may do nothing meanwhile', async () => {
    const page = await enter();
    await page.server.lose();
    expect(button('READY')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Remove Bramble' })).toBeNull();
    await pass(1_000);
    await page.server.accept();
    expect(page.sent()).toEqual([['joinLobby', { lobbyId: LOBBY, accessToken: 'pass-1' }]]);
    expect(button('READY')).toBeEnabled();
  });

  it('in another tab is said here, and can be taken back', async () => {
    const page = await enter();
    await page.server.replace();
    expect(screen.getByRole('alert')).toHaveTextContent('Opened somewhere else');
    await page.user.click(button('Continue here'));
    expect(page.server.sockets).toHaveLength(2);
  });
});

describe('the room', () => {
  it('has a breadcrumb, its name, the requirement and the rules', async () => {
    await enter();
    const crumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(crumb).getByRole('link', { name: 'Chain of Legends' })).toHaveAttribute(
      'href',
      '/chainOfLegends/lobbies',
    );
    expect(
      screen.getByText('At least two players are needed. The game starts when everyone is ready.'),
    ).toBeVisible();
    expect(screen.queryByText('Private')).toBeNull();
    const rules = within(screen.getByRole('region', { name: 'Rules' })).getAllByRole('listitem');
    expect(rules.map(({ textContent }) => textContent)).toEqual([
      'Name a champion that starts with the last letter of the one before.',
      'A wrong answer or a timeout costs a life.',
      'No champion left for you? You are Jinxed: one life lost, the chain restarts.',
      'The last player with lives wins.',
    ]);
  });

  it('lists its settings, with no password where there is none', async () => {
    await enter({ lives: 5, guessTime: 30 });
    expect(settings()).toEqual([
      ['Max Players', '4'],
      ['Lives', '5'],
      ['Time Limit', '30 s'],
    ]);
  });

  it('of a clash lists its points and rules', async () => {
    const page = await knock('/cooldownGuesser/lobby/ABC234', 'hub.lobby.cooldown');
    const lobbyData = clashLobby({ winPoints: 750 });
    await page.server.tell({ action: 'joinedLobby', payload: { ...seated, lobbyData } });
    await pass(500);
    expect(settings()).toEqual([
      ['Max Players', '4'],
      ['Points to Win', '750'],
      ['Time Limit', '15 s'],
    ]);
    expect(screen.getByText('The closest guess gets 100 points, an exact one 150.')).toBeVisible();
  });

  it('masks its password until somebody wants to read it', async () => {
    const { user } = await enter({ hasPassword: true }, 'moss');
    expect(screen.getByText('Private')).toBeVisible();
    expect(settings().at(-1)).toEqual(['Password', '••••••']);
    await user.click(button('Show password'));
    expect(settings().at(-1)).toEqual(['Password', 'moss']);
    await user.click(button('Hide password'));
    expect(settings().at(-1)).toEqual(['Password', '••••••']);
  });

  it('lists its players with number, badges and whether they are ready, and the open seats', async () => {
    await enter({ owner: MATE, players: [me({ status: 1 }), mate(), bot()] });
    expect(screen.getByText('3/4 Players')).toBeVisible();
    expect(seats().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Kestrel.*Player #1You.*Ready$/),
      expect.stringMatching(/Bramble.*Player #2Owner.*Not Ready$/),
      expect.stringMatching(/Golem.*Player #3Bot, easy.*Ready$/),
      'Open seat',
    ]);
    expect(seatOf('Kestrel')).not.toHaveTextContent('Owner');
    expect(seatOf('Bramble')).not.toHaveTextContent('You');
    expect(screen.getByText('With bots it is practice: nothing is counted.')).toBeVisible();
  });

  it('marks who is away', async () => {
    await enter({ players: [me(), mate({ connected: false, status: 1 })] });
    expect(seatOf('Bramble')).toHaveTextContent(/Away$/);
  });

  it('without players says that it waits for them', async () => {
    await enter({ players: [] });
    expect(screen.getByText('No players yet')).toBeVisible();
    expect(screen.getByText('Waiting for players to join...')).toBeVisible();
  });
});

describe('being ready', () => {
  it('is a toggle: READY, then UNREADY', async () => {
    const { sent, server, user } = await enter();
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

  it('alone says that one more is needed', async () => {
    await enter({ players: [me()] });
    expect(screen.getByText('Waiting for at least one more player.')).toBeVisible();
  });

  it('of all starts 3-2-1, a second each with a tick, and leads into the game', async () => {
    const { cues, sent, server } = await enter();
    const players = [me({ status: 1 }), mate({ status: 1 })];
    const ready = chainLobby({ players, status: 'starting', timeLeft: 3_000 });
    await server.tell({ action: 'gameReady', payload: { lobbyData: ready } });
    expect(countdown()).toHaveTextContent('The game starts in 3');
    await pass(1_000);
    expect(countdown()).toHaveTextContent('The game starts in 2');
    expect(screen.getByText('2')).toBeVisible();
    await pass(1_000);
    expect(countdown()).toHaveTextContent('The game starts in 1');
    expect(cues().filter((cue) => cue === 'tick')).toHaveLength(3);
    expect(address()).toBe(ROOM);
    const lobbyData = { ...ready, status: 'loading' as const, timeLeft: 10_000, waitingFor: [ME, MATE] };
    await server.tell({ action: 'waiting', payload: { lobbyData } });
    expect(address()).toBe('/chainOfLegends/game/ABC234');
    expect(sent()).toEqual([['joinLobby', { lobbyId: LOBBY, accessToken: 'pass-1' }]]);
    expect(server.sockets).toHaveLength(1);
  });

  it('no more stops the countdown', async () => {
    const { server } = await enter({ status: 'starting', timeLeft: 3_000 });
    expect(countdown()).toBeVisible();
    await server.tell({ action: 'playerStatusChanged', payload: { lobbyData: chainLobby() } });
    expect(countdown()).toBeNull();
  });
});

describe('the share link', () => {
  it('copies the address of the page and says Copied! for 1 s', async () => {
    const { user } = await enter();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('Share Link'));
    await pass(0);
    expect(copy.mock.calls).toEqual([[window.location.href]]);
    expect(window.location.href).toMatch(/\/chainOfLegends\/lobby\/ABC234$/);
    expect(button('Copied!')).toBeVisible();
    await pass(999);
    expect(button('Copied!')).toBeVisible();
    await pass(1);
    expect(button('Share Link')).toBeVisible();
  });

  it('copied again says so for a second more', async () => {
    const { user } = await enter();
    await user.click(button('Share Link'));
    await pass(900);
    await user.click(button('Copied!'));
    await pass(900);
    expect(button('Copied!')).toBeVisible();
  });

  it('says so when the browser does not let it copy', async () => {
    const { toasts, user } = await enter();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button('Share Link'));
    expect(toasts()).toEqual([
      ['error', 'Not possible', 'The link could not be copied. Copy the address of this page instead.'],
    ]);
    expect(button('Share Link')).toBeVisible();
  });
});

describe('the owner', () => {
  it('removes players and bots, and hands over to people only', async () => {
    const { sent, user } = await enter({ players: [me(), mate(), bot()] });
    await user.click(button('Remove Bramble'));
    await user.click(button('Make Bramble the owner'));
    await user.click(button('Remove Golem'));
    expect(screen.queryByRole('button', { name: 'Make Golem the owner' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove Kestrel' })).toBeNull();
    expect(sent()).toEqual([
      ['kickPlayer', { lobbyId: LOBBY, seat: 1 }],
      ['handOver', { lobbyId: LOBBY, seat: 1 }],
      ['removeBot', { lobbyId: LOBBY, seat: -1 }],
    ]);
  });

  it('adds bots of three strengths while there are seats', async () => {
    const { sent, server, user } = await enter();
    const strengths = within(screen.getByRole('group', { name: 'Strength of the bot' })).getAllByRole(
      'radio',
    );
    expect(strengths.map((radio) => (radio as HTMLInputElement).value)).toEqual(['easy', 'medium', 'hard']);
    await user.click(button('Add bot'));
    await user.click(strengths[2] as HTMLElement);
    await user.click(button('Add bot'));
    expect(sent()).toEqual([
      ['addBot', { lobbyId: LOBBY, strength: 'medium' }],
      ['addBot', { lobbyId: LOBBY, strength: 'hard' }],
    ]);
    await server.tell({
      action: 'playerStatusChanged',
      payload: { lobbyData: chainLobby({ maxPlayers: 2 }) },
    });
    expect(screen.queryByRole('button', { name: 'Add bot' })).toBeNull();
  });

  it('has no powers while the countdown runs', async () => {
    await enter({ status: 'starting', timeLeft: 3_000 });
    expect(screen.queryByRole('button', { name: 'Remove Bramble', hidden: true })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add bot', hidden: true })).toBeDisabled();
  });

  it('alone has these powers', async () => {
    await enter({ owner: MATE });
    expect(screen.queryByRole('button', { name: /^Remove|^Make|Add bot/ })).toBeNull();
  });

  it.each([
    [ME, 'You own the lobby now'],
    [MATE, 'Bramble owns the lobby now'],
  ])('can change: %s hears of it', async (owner, message) => {
    const { server, toasts } = await enter({ owner: owner === ME ? MATE : ME });
    await server.tell({ action: 'newOwner', payload: { lobbyData: chainLobby({ owner }) } });
    expect(toasts()).toEqual([['info', 'New owner', message]]);
    expect(seatOf(owner === ME ? 'Kestrel' : 'Bramble')).toHaveTextContent('Owner');
  });
});

describe('what happens in the room', () => {
  const about = { playerId: MATE, playerName: 'Bramble' };

  it('is told: somebody joins, with a sound', async () => {
    const { cues, server, toasts } = await enter({ players: [me()] });
    await server.tell({ action: 'playerJoined', payload: { ...about, lobbyData: chainLobby() } });
    expect(toasts()).toEqual([['player', 'Player Joined', 'Bramble has joined the lobby']]);
    expect(cues()).toContain('plop');
    expect(screen.getByText('2/4 Players')).toBeVisible();
  });

  it('is told: somebody leaves, or is removed', async () => {
    const { server, toasts } = await enter();
    const lobbyData = chainLobby({ players: [me()] });
    await server.tell({ action: 'playerLeft', payload: { ...about, kicked: false, lobbyData } });
    await server.tell({ action: 'playerLeft', payload: { ...about, kicked: true, lobbyData } });
    expect(toasts()).toEqual([
      ['error', 'Player Left', 'Bramble has left the game'],
      ['error', 'Player Left', 'Bramble was removed from the lobby'],
    ]);
    expect(screen.getByText('1/4 Players')).toBeVisible();
  });

  it('is told: a command was refused', async () => {
    const { server, toasts } = await enter();
    await server.refuse('kickPlayer', 'not_owner');
    expect(toasts()).toEqual([['warning', 'Not possible', 'Only the owner of the lobby can do that.']]);
    expect(address()).toBe(ROOM);
  });

  it("can be one's own removal: that leads out, for good", async () => {
    const { sent, server, toasts } = await enter({ owner: MATE });
    await server.tell({ action: 'kicked', payload: { lobbyId: LOBBY } });
    expect(address()).toBe('/chainOfLegends/lobbies');
    expect(toasts()).toEqual([['error', 'Removed', 'The owner removed you from the lobby.']]);
    expect(localStorage.getItem(PASS)).toBeNull();
    expect(sent()).not.toContainEqual(['leaveLobby', { lobbyId: LOBBY }]);
  });

  it.each([
    ['idle', 'It had not started for 30 minutes.'],
    ['empty', 'Everybody has left.'],
  ] as const)('can be its end (%s)', async (reason, message) => {
    const { server, toasts } = await enter();
    await server.tell({ action: 'lobbyClosed', payload: { lobbyId: LOBBY, reason } });
    expect(address()).toBe('/chainOfLegends/lobbies');
    expect(toasts()).toEqual([['error', 'Lobby closed', message]]);
  });
});

describe('leaving', () => {
  it.each([
    ['button', 'Leave lobby', '/chainOfLegends/lobbies'],
    ['link', 'Chain of Legends', '/chainOfLegends/lobbies'],
    ['link', 'Shop', '/shop'],
  ] as const)('by the %s "%s" sends leaveLobby and forgets the pass', async (role, name, to) => {
    const { sent, user } = await enter();
    await user.click(screen.getAllByRole(role, { name })[0] as HTMLElement);
    expect(address()).toBe(to);
    expect(sent()).toContainEqual(['leaveLobby', { lobbyId: LOBBY }]);
    expect(localStorage.getItem(PASS)).toBeNull();
  });

  it('into the game sends no leaveLobby and keeps the pass', async () => {
    const { sent, server } = await enter();
    await server.tell({ action: 'waiting', payload: { lobbyData: chainLobby({ status: 'loading' }) } });
    expect(address()).toBe('/chainOfLegends/game/ABC234');
    expect(sent()).not.toContainEqual(['leaveLobby', { lobbyId: LOBBY }]);
    expect(localStorage.getItem(PASS)).not.toBeNull();
  });
});
