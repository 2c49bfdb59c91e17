import { advanceTime } from '@hub/ui/testing/fake-clock.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { chainLobby, chainSummary, LOBBY, MATE } from './testing/lobbies.ts';
import { address, loadPages, visit } from './testing/visit.tsx';

const CHAIN = '/chainOfLegends/lobbies';

beforeAll(loadPages);

type Page = ReturnType<typeof visit>;
type Summaries = Parameters<typeof chainSummary>[0][];
const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.getByRole('dialog', { name: 'This Lobby is password protected' });

/** Opens the overview with its socket connected and these lobbies. */
async function openOverview(summaries: Summaries = [], at = CHAIN): Promise<Page> {
  const page = visit(at);
  await page.server.accept();
  const lobbies = summaries.map(chainSummary);
  await page.server.tell({ action: 'openLobbies', payload: { lobbies } });
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
    const { server, user } = await openOverview();
    await user.click(screen.getByRole('link', { name: 'Shop' }));
    await advanceTime(1_499);
    expect(server.sockets.map(({ isClosed }) => isClosed)).toEqual([false]);
    await advanceTime(1);
    expect(server.sockets.map(({ isClosed }) => isClosed)).toEqual([true]);
  });

  it('is asked for again when the connection is back', async () => {
    const page = await openOverview([{}]);
    await page.server.lose();
    expect(screen.getByText('Reconnecting…')).toBeVisible();
    expect(button("Join Bramble's Lobby")).toBeDisabled();
    page.clearSent();
    await advanceTime(1_000);
    await page.server.accept();
    expect(page.server.sockets).toHaveLength(2);
    expect(page.sent()).toEqual([['subscribeToLobbies', {}]]);
    expect(button("Join Bramble's Lobby")).toBeEnabled();
  });

  it('says so when it is open somewhere else, and can be taken back', async () => {
    const page = await openOverview();
    await page.server.replace();
    expect(screen.getByRole('alert')).toHaveTextContent('Opened somewhere else');
    await page.user.click(button('Continue here'));
    expect(page.server.sockets).toHaveLength(2);
    await page.server.accept();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

/** The server's answer to a player who got a seat. */
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

it('joining by a card enters with the token that comes back, over the same connection', async () => {
  const { clearSent, sent, server, user } = await openOverview([{}]);
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

const field = () => within(dialog()).getByLabelText('Password');

const shaken = () => field().closest('[class*="shaken"]');

async function openPasswordDialog(): Promise<Page> {
  const page = await openOverview([{ name: 'Secret', hasPassword: true }]);
  await page.user.click(button('Join Secret'));
  page.clearSent();
  return page;
}

describe('a protected lobby', () => {
  it('stays asked for after a wrong one, says so and shakes, each time anew', async () => {
    const { sent, server, toasts, user } = await openPasswordDialog();
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
    // The class is removed and added again, so that the field shakes again.
    expect(shaken()).toBeNull();
    await server.refuse('joinLobby', 'wrong_password');
    expect(shaken()).not.toBeNull();
    expect(toasts()).toEqual([]);
    expect(address()).toBe(CHAIN);
  });

  it('can be asked again after the connection was lost, which is no wrong password', async () => {
    const { server, user } = await openPasswordDialog();
    await user.type(field(), 'moss{Enter}');
    await server.lose();
    await advanceTime(1_000);
    await server.accept();
    expect(within(dialog()).getByRole('button', { name: 'Join' })).toBeEnabled();
    expect(field()).not.toHaveAccessibleDescription();
  });
});

describe('joining by a link', () => {
  const LINK = '/chainOfLegends/lobby/ABC234';

  it('is not taken for the way into another lobby', async () => {
    localStorage.setItem('hub.lobby.chain', '{"lobbyId":"XYZ567"}');
    visit(LINK);
    expect(address()).toBe('/chainOfLegends/lobbies?join=ABC234');
  });

  it('does not report a wrong password that was not typed when the connection comes back', async () => {
    const { sent, server } = visit(LINK);
    await server.accept();
    await server.refuse('joinLobby', 'wrong_password');
    await server.lose();
    await advanceTime(1_000);
    await server.accept();
    expect(sent().filter(([action]) => action === 'joinLobby')).toHaveLength(1);
  });
});
