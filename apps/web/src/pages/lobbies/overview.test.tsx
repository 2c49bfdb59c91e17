import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  bot,
  chainLobby,
  chainSummary,
  clashSummary,
  LOBBY,
  MATE,
  mate,
} from '../../features/lobby/testing/lobbies.ts';
import { pass } from '../../ui/testing/hold-time.ts';
import { address, loadPages, visit } from './testing/stage.tsx';

const CHAIN = '/chainOfLegends/lobbies';
const CLASH = '/cooldownGuesser/lobbies';

beforeAll(loadPages);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Page = ReturnType<typeof visit>;
type Summaries = Parameters<typeof chainSummary>[0][];
const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name = 'Create New Lobby') => screen.getByRole('dialog', { name });

/** The overview with its connection open and these lobbies in it. */
async function arrive(summaries: Summaries = [], at = CHAIN): Promise<Page> {
  const page = visit(at);
  await page.server.accept();
  const lobbies = summaries.map(chainSummary);
  await page.server.tell({ action: 'openLobbies', payload: { lobbies } });
  return page;
}

/** The overview with the creation form open. */
async function openForm(at = CHAIN): Promise<Page> {
  const page = await arrive([], at);
  const [first] = screen.getAllByRole('button', { name: 'Create New Lobby' });
  await page.user.click(first as HTMLElement);
  page.clearSent();
  return page;
}

describe('the list', () => {
  it('is subscribed to on entering and left with the page', async () => {
    const page = visit(CHAIN);
    expect(screen.getByText('Looking for lobbies...')).toBeVisible();
    expect(page.sent()).toEqual([]);
    await page.server.accept();
    expect(page.sent()).toEqual([['subscribeToLobbies', {}]]);
    await page.server.tell({ action: 'openLobbies', payload: { lobbies: [] } });
    await page.user.click(screen.getByRole('link', { name: 'Shop' }));
    expect(page.sent().at(-1)).toEqual(['unsubscribeFromLobbies', {}]);
  });

  it('closes its connection soon after it was left for another part of the hub', async () => {
    const { server, user } = await arrive();
    await user.click(screen.getByRole('link', { name: 'Shop' }));
    await pass(1_499);
    expect(server.sockets.map(({ isClosed }) => isClosed)).toEqual([false]);
    await pass(1);
    expect(server.sockets.map(({ isClosed }) => isClosed)).toEqual([true]);
  });

  it.each([
    [CHAIN, 'Chain of Legends', 'Be the first to create a lobby and start a chain!'],
    [CLASH, 'Cooldown Clash', 'Be the first to create a lobby and start a clash!'],
  ])('of %s is empty with a word and both ways to begin', async (at, title, text) => {
    await arrive([], at);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('No Active Lobbies')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Create New Lobby' })).toHaveLength(2);
    expect(button('Play against bots')).toBeEnabled();
  });

  it('has a card for every lobby: name, id, lock, facts and seats', async () => {
    await arrive([
      {},
      {
        id: 'XYZ567' as never,
        name: 'Secret',
        hasPassword: true,
        lives: 1,
        guessTime: 30,
        players: [mate(), bot()],
      },
    ]);
    const [open, secret] = screen
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('h3') !== null);
    expect(open).toHaveTextContent("Bramble's Lobby#ABC2343 lives15 s a turn1 of 4 seats taken");
    expect(open).not.toHaveTextContent('Private');
    expect(secret).toHaveTextContent('Secret#XYZ567Private1 life30 s a turn2 of 4 seats taken');
    expect(screen.getByText('2 open, 3 players waiting')).toBeVisible();
    expect(button('Play against bots')).toBeEnabled();
  });

  it('tells of the points and the time of a clash', async () => {
    const page = visit(CLASH);
    await page.server.accept();
    await page.server.tell({
      action: 'openLobbies',
      payload: { lobbies: [clashSummary({ maxPlayers: 2 })] },
    });
    expect(screen.getByText('500 points')).toBeVisible();
    expect(screen.getByText('15 s a guess')).toBeVisible();
    expect(screen.getByText('1 seat left')).toBeVisible();
  });

  it('follows what the server tells', async () => {
    const { server } = await arrive([{}]);
    await server.tell({ action: 'openLobbies', payload: { lobbies: [chainSummary({ name: 'Later' })] } });
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Later');
    await server.tell({ action: 'openLobbies', payload: { lobbies: [] } });
    expect(screen.getByText('No Active Lobbies')).toBeVisible();
  });

  it('is asked for again when the connection is back', async () => {
    const page = await arrive([{}]);
    await page.server.lose();
    expect(screen.getByText('Reconnecting…')).toBeVisible();
    expect(button("Join Bramble's Lobby")).toBeDisabled();
    page.clearSent();
    await pass(1_000);
    await page.server.accept();
    expect(page.server.sockets).toHaveLength(2);
    expect(page.sent()).toEqual([['subscribeToLobbies', {}]]);
    expect(button("Join Bramble's Lobby")).toBeEnabled();
  });

  it('says so when it is open somewhere else, and can be taken back', async () => {
    const page = await arrive();
    await page.server.replace();
    expect(screen.getByRole('alert')).toHaveTextContent('Opened somewhere else');
    await page.user.click(button('Continue here'));
    expect(page.server.sockets).toHaveLength(2);
    await page.server.accept();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the creation form', () => {
  it.each([
    [CHAIN, { lives: 3 }],
    [CLASH, { winPoints: 500 }],
  ])('of %s begins with the defaults', async (at, own) => {
    const page = await openForm(at);
    expect(screen.getByLabelText('Lobby name')).toHaveValue("Kestrel's Lobby");
    await page.user.click(button('Create Lobby'));
    expect(page.sent()).toEqual([
      ['createLobby', { name: "Kestrel's Lobby", password: null, maxPlayers: 2, guessTime: 15, ...own }],
    ]);
    expect(button('Create Lobby')).toBeDisabled();
  });

  it('cuts the name after 24 characters', async () => {
    const { user } = await openForm();
    const name = screen.getByLabelText('Lobby name');
    await user.clear(name);
    await user.type(name, 'abcdefghijklmnopqrstuvwxyz');
    expect(name).toHaveValue('abcdefghijklmnopqrstuvwx');
    await user.clear(name);
    await user.type(name, '🐉'.repeat(25));
    expect(name).toHaveValue('🐉'.repeat(24));
  });

  it.each([
    [CHAIN, 'Lives', '0', 1],
    [CHAIN, 'Lives', '11', 10],
    [CHAIN, 'Lives', '10', 10],
    [CHAIN, 'Lives', '', 3],
    [CHAIN, 'Time limit', '0', 1],
    [CHAIN, 'Time limit', '127', 127],
    [CHAIN, 'Time limit', '999', 127],
    [CLASH, 'Win Points', '99', 100],
    [CLASH, 'Win Points', '1000', 1000],
    [CLASH, 'Win Points', '5000', 1000],
    [CLASH, 'Guess Time', '0', 1],
    [CLASH, 'Guess Time', '999', 999],
    [CLASH, 'Guess Time', '1000', 999],
  ])('in %s clamps %s from %j to %i', async (at, label, typed, kept) => {
    const { sent, user } = await openForm(at);
    const field = screen.getByRole('spinbutton', { name: label });
    await user.clear(field);
    if (typed !== '') await user.type(field, typed);
    await user.click(button('Create Lobby'));
    expect(field).toHaveValue(String(kept));
    const key = { Lives: 'lives', 'Win Points': 'winPoints' }[label] ?? 'guessTime';
    expect(sent()).toEqual([['createLobby', expect.objectContaining({ [key]: kept })]]);
  });

  it('steps the points by 50', async () => {
    const { user } = await openForm(CLASH);
    const points = screen.getByRole('spinbutton', { name: 'Win Points' });
    await user.type(points, '{ArrowUp}');
    expect(points).toHaveValue('550');
    await user.type(points, '{ArrowDown}{ArrowDown}');
    expect(points).toHaveValue('450');
  });

  it('offers 2 to 8 players', async () => {
    const { sent, user } = await openForm();
    const sizes = within(screen.getByRole('group', { name: 'Max Players' })).getAllByRole('radio');
    expect(sizes.map((size) => (size as HTMLInputElement).value)).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
    expect(sizes[0]).toBeChecked();
    await user.click(sizes[6] as HTMLElement);
    await user.click(button('Create Lobby'));
    expect(sent()).toEqual([['createLobby', expect.objectContaining({ maxPlayers: 8 })]]);
  });

  it.each(['', '   ', '\u200b'])('creates nothing without a name, such as %j, and says so', async (typed) => {
    const { sent, user } = await openForm();
    const name = screen.getByLabelText('Lobby name');
    await user.clear(name);
    if (typed !== '') await user.type(name, typed);
    await user.click(button('Create Lobby'));
    expect(sent()).toEqual([]);
    expect(name).toHaveAccessibleDescription('Give the lobby a name');
    await user.type(name, 'x');
    expect(name).not.toHaveAccessibleDescription();
  });

  it('wants a password when one is used, and hides it while it is typed', async () => {
    const { sent, user } = await openForm();
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.click(screen.getByRole('switch', { name: /Use Password/ }));
    await user.click(button('Create Lobby'));
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAccessibleDescription('Enter a password, or switch it off');
    expect(sent()).toEqual([]);
    await user.type(field, 'moss');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(button('Show password'));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(button('Create Lobby'));
    expect(sent()).toEqual([['createLobby', expect.objectContaining({ password: 'moss' })]]);
  });

  it('sends no password that was typed and switched off again', async () => {
    const { sent, user } = await openForm();
    const use = screen.getByRole('switch', { name: /Use Password/ });
    await user.click(use);
    await user.type(screen.getByLabelText('Password'), 'moss');
    await user.click(use);
    await user.click(button('Create Lobby'));
    expect(sent()).toEqual([['createLobby', expect.objectContaining({ password: null })]]);
  });

  it('leads into the lobby that it made, with a sound', async () => {
    const { cues, sent, server, user } = await openForm();
    await user.click(button('Create Lobby'));
    await server.tell({ action: 'lobbyCreated', payload: { lobbyId: LOBBY } });
    expect(address()).toBe('/chainOfLegends/lobby/ABC234');
    expect(cues()).toContain('create');
    expect(sent().slice(1)).toEqual([
      ['unsubscribeFromLobbies', {}],
      ['joinLobby', { lobbyId: LOBBY }],
    ]);
    expect(server.sockets).toHaveLength(1);
  });

  it('stays with everything in it when the server refuses', async () => {
    const { server, toasts, user } = await openForm();
    await user.click(button('Create Lobby'));
    await server.refuse('createLobby', 'too_many_requests');
    expect(toasts()).toEqual([['error', 'Not possible', 'Too many requests. Please wait a moment.']]);
    expect(within(dialog()).getByRole('button', { name: 'Create Lobby' })).toBeEnabled();
  });

  it('can be sent again after the connection was lost', async () => {
    const { sent, server, user } = await openForm();
    await user.click(button('Create Lobby'));
    await server.lose();
    await pass(1_000);
    await server.accept();
    await user.click(button('Create Lobby'));
    expect(sent().filter((command) => (command as string[])[0] === 'createLobby')).toHaveLength(2);
  });
});

describe('practice', () => {
  it('makes a lobby for three and fills it with two bots', async () => {
    const { clearSent, sent, server, user } = await arrive();
    clearSent();
    await user.click(button('Play against bots'));
    expect(sent()).toEqual([
      ['createLobby', expect.objectContaining({ maxPlayers: 3, password: null, lives: 3 })],
    ]);
    await server.tell({ action: 'lobbyCreated', payload: { lobbyId: LOBBY } });
    const bots = sent().filter((command) => (command as string[])[0] === 'addBot');
    expect(bots).toEqual([
      ['addBot', { lobbyId: LOBBY, strength: 'medium' }],
      ['addBot', { lobbyId: LOBBY, strength: 'medium' }],
    ]);
  });

  it('that was refused leaves the next lobby without bots', async () => {
    const { sent, server, user } = await arrive();
    await user.click(button('Play against bots'));
    await server.refuse('createLobby', 'too_many_requests');
    await user.click(screen.getAllByRole('button', { name: 'Create New Lobby' })[0] as HTMLElement);
    await user.click(button('Create Lobby'));
    await server.tell({ action: 'lobbyCreated', payload: { lobbyId: LOBBY } });
    expect(sent().filter((command) => (command as string[])[0] === 'addBot')).toEqual([]);
  });
});

/** What the server says to somebody who got a seat. */
const JOINED = {
  action: 'joinedLobby',
  payload: {
    lobbyId: LOBBY,
    accessToken: 'pass-1',
    password: null,
    gameState: null,
    lobbyData: chainLobby({ owner: MATE }),
  },
} as const;

describe('joining by a card', () => {
  it('is one click for an open lobby; the others wait', async () => {
    const page = await arrive([{}, { id: 'XYZ567' as never, name: 'Other' }]);
    page.clearSent();
    await page.user.click(button("Join Bramble's Lobby"));
    expect(page.sent()).toEqual([['joinLobby', { lobbyId: LOBBY }]]);
    expect(button("Join Bramble's Lobby")).toHaveTextContent('Joining...');
    expect(button('Join Other')).toBeDisabled();
  });

  it.each([
    ['game_full', 'This game is full.'],
    ['game_started', 'This game has started already.'],
    ['game_not_found', 'This game is gone.'],
    ['kicked', 'You were removed from this lobby.'],
  ] as const)('that is refused (%s) says why and stays', async (code, message) => {
    const { server, toasts, user } = await arrive([{}]);
    await user.click(button("Join Bramble's Lobby"));
    await server.refuse('joinLobby', code);
    expect(toasts()).toEqual([['error', 'Could not join', message]]);
    expect(address()).toBe(CHAIN);
    expect(button("Join Bramble's Lobby")).toBeEnabled();
  });

  it('enters with the token that comes back, over the same connection', async () => {
    const { clearSent, sent, server, user } = await arrive([{}]);
    await user.click(button("Join Bramble's Lobby"));
    clearSent();
    await server.tell(JOINED);
    expect(address()).toBe('/chainOfLegends/lobby/ABC234');
    expect(sent()).toEqual([
      ['unsubscribeFromLobbies', {}],
      ['joinLobby', { lobbyId: LOBBY, accessToken: 'pass-1' }],
    ]);
    expect(server.sockets).toHaveLength(1);
    expect(localStorage.getItem('hub.lobby.chain')).toBe('{"lobbyId":"ABC234","accessToken":"pass-1"}');
  });

  it('can be tried again after the connection was lost', async () => {
    const { server, user } = await arrive([{}]);
    await user.click(button("Join Bramble's Lobby"));
    await server.lose();
    await pass(1_000);
    await server.accept();
    expect(button("Join Bramble's Lobby")).toBeEnabled();
  });
});

describe('a protected lobby', () => {
  const TITLE = 'This Lobby is password protected';
  const field = () => within(dialog(TITLE)).getByLabelText('Password');
  const shaken = () => field().closest('[class*="shaken"]');

  async function ask(): Promise<Page> {
    const page = await arrive([{ name: 'Secret', hasPassword: true }]);
    await page.user.click(button('Join Secret'));
    page.clearSent();
    return page;
  }

  it('asks for its password first', async () => {
    const { sent } = await ask();
    expect(dialog(TITLE)).toHaveTextContent('Secret opens with a password. Ask its owner for it.');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('type', 'password');
    expect(within(dialog(TITLE)).getByRole('button', { name: 'Join' })).toBeDisabled();
    expect(sent()).toEqual([]);
  });

  it('stays asked for after a wrong one, says so and shakes, each time anew', async () => {
    const { sent, server, toasts, user } = await ask();
    await user.type(field(), 'moss{Enter}');
    expect(sent()).toEqual([['joinLobby', { lobbyId: LOBBY, password: 'moss' }]]);
    expect(shaken()).toBeNull();
    await server.refuse('joinLobby', 'wrong_password');
    expect(field()).toHaveAccessibleDescription('Wrong password. Try again.');
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong password. Try again.');
    expect(field()).toHaveValue('moss');
    expect(shaken()).not.toBeNull();
    expect(field()).toHaveFocus();
    await user.keyboard('2{Enter}');
    // A class that went and came back: the field shakes anew.
    expect(shaken()).toBeNull();
    await server.refuse('joinLobby', 'wrong_password');
    expect(shaken()).not.toBeNull();
    expect(toasts()).toEqual([]);
    expect(address()).toBe(CHAIN);
  });

  it('says when there were too many tries', async () => {
    const { server, user } = await ask();
    await user.type(field(), 'moss{Enter}');
    await server.refuse('joinLobby', 'too_many_requests');
    expect(field()).toHaveAccessibleDescription('Too many requests. Please wait a moment.');
  });

  it('can be asked again after the connection was lost, which is no wrong password', async () => {
    const { server, user } = await ask();
    await user.type(field(), 'moss{Enter}');
    await server.lose();
    await pass(1_000);
    await server.accept();
    expect(within(dialog(TITLE)).getByRole('button', { name: 'Join' })).toBeEnabled();
    expect(field()).not.toHaveAccessibleDescription();
  });

  it('can be given up', async () => {
    const { user } = await ask();
    await user.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Join Secret')).toBeEnabled();
  });
});

describe('joining by a link', () => {
  const LINK = '/chainOfLegends/lobby/ABC234';
  const TITLE = 'This Lobby is password protected';

  it.each([
    [LINK, '/chainOfLegends/lobbies?join=ABC234'],
    ['/chainOfLegends/game/ABC234', '/chainOfLegends/lobbies?join=ABC234'],
    ['/cooldownGuesser/lobby/ABC234', '/cooldownGuesser/lobbies?join=ABC234'],
    ['/cooldownGuesser/game/ABC234', '/cooldownGuesser/lobbies?join=ABC234'],
  ])('%s leads whoever has no seat to the overview, which joins at once', async (link, overview) => {
    const page = visit(link);
    expect(address()).toBe(overview);
    await page.server.accept();
    expect(page.sent()).toEqual([
      ['subscribeToLobbies', {}],
      ['joinLobby', { lobbyId: LOBBY }],
    ]);
  });

  it('enters once the server has given a seat', async () => {
    const { server } = visit(LINK);
    await server.accept();
    await server.tell(JOINED);
    expect(address()).toBe(LINK);
    expect(screen.getByText('Entering the lobby...')).toBeVisible();
  });

  it('is not taken for the way into another lobby', async () => {
    localStorage.setItem('hub.lobby.chain', '{"lobbyId":"XYZ567"}');
    visit(LINK);
    expect(address()).toBe('/chainOfLegends/lobbies?join=ABC234');
  });

  it('asks for the password of a protected lobby without calling the first try wrong', async () => {
    const { sent, server, user } = visit(LINK);
    await server.accept();
    await server.refuse('joinLobby', 'wrong_password');
    const field = within(dialog(TITLE)).getByLabelText('Password');
    expect(dialog(TITLE)).toHaveTextContent('This lobby opens with a password.');
    expect(field).not.toHaveAccessibleDescription();
    await user.type(field, 'moss{Enter}');
    expect(sent().at(-1)).toEqual(['joinLobby', { lobbyId: LOBBY, password: 'moss' }]);
    await server.refuse('joinLobby', 'wrong_password');
    expect(field).toHaveAccessibleDescription('Wrong password. Try again.');
  });

  it('does not call a password wrong that nobody typed, when the connection comes back', async () => {
    const { sent, server } = visit(LINK);
    await server.accept();
    await server.refuse('joinLobby', 'wrong_password');
    await server.lose();
    await pass(1_000);
    await server.accept();
    expect(sent().filter((command) => (command as string[])[0] === 'joinLobby')).toHaveLength(1);
  });

  it('of a password that is not known can be given up', async () => {
    const { server, user } = visit(LINK);
    await server.accept();
    await server.refuse('joinLobby', 'wrong_password');
    await user.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(CHAIN);
  });

  it.each([
    ['game_full', 'This game is full.'],
    ['game_started', 'This game has started already.'],
    ['game_not_found', 'This game is gone.'],
  ] as const)('that leads nowhere (%s) says why, over the list', async (code, message) => {
    const { server, toasts } = visit(LINK);
    await server.accept();
    await server.tell({ action: 'openLobbies', payload: { lobbies: [] } });
    await server.refuse('joinLobby', code);
    expect(toasts()).toEqual([['error', 'Could not join', message]]);
    expect(address()).toBe(CHAIN);
    expect(screen.getByText('No Active Lobbies')).toBeVisible();
  });
});
