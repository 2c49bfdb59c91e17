import type { WaitingEntry } from '@hub/features/waiting/calls.ts';
import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeMedia } from './testing/fake-media.ts';
import { renderApp } from './testing/render-app.tsx';

const table = {
  kind: 'game',
  game: 'chainOfLegends',
  room: 'ABCDEF',
  as: 'table',
  isPlaying: true,
  isTurn: false,
};
const invite = {
  kind: 'invite',
  to: 'lobby',
  from: { id: 'aaaaBBBB1234', name: 'Tarn', usernameEffect: null },
  game: 'cooldownClash',
  target: 'GHJKLM',
  timeLeft: 600_000,
};

async function open(address: string) {
  fakeMedia(1440, { reducedMotion: true });
  localStorage.removeItem('hub.notNow');
  const app = renderApp(address, {
    token: tokenFor('Kestrel'),
    replies: { joinLeague: { id: 'aaaaBBBBccccDDDD' } },
  });
  await waitFor(() => expect(app.sockets.made.some(({ url }) => url.includes('/ws/hub'))).toBe(true));
  // The code of the page may come later than the socket.
  await screen.findByRole('heading', { level: 1 });
  const socket = app.sockets.made.find(({ url }) => url.includes('/ws/hub'));
  const tell = (...entries: readonly (Partial<WaitingEntry> | object)[]) =>
    act(async () => socket?.say(JSON.stringify({ action: 'waiting', payload: { entries } })));
  await act(async () => socket?.accept());
  return { ...app, socket, tell, user: userEvent.setup() };
}
const bar = () => screen.queryByRole('complementary', { name: 'What waits for you' });
const inBar = () => within(screen.getByRole('complementary', { name: 'What waits for you' }));

describe('what waits for a player', () => {
  it('leads back to a running table, says whose turn it is in the title, and can be put off', async () => {
    const { tell, user } = await open('/news');
    expect(bar()).toBeNull();
    await tell(table);
    expect(inBar().getByRole('link', { name: /^Return/ })).toHaveAttribute(
      'href',
      '/chainOfLegends/lobbies?join=ABCDEF',
    );
    const title = document.title;
    await tell({ ...table, isTurn: true });
    expect(document.title).toBe(`Your turn · ${title}`);
    expect(inBar().getByText('It is your turn in Chain of Legends.')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-waits');
    await user.click(inBar().getByRole('button', { name: /^Not now/ }));
    expect(bar()).toBeNull();
    expect(document.title).toBe(title);
    expect(document.documentElement).not.toHaveAttribute('data-waits');
  });

  it('shows a toast for an invitation that comes now, not for one that was there', async () => {
    const { tell, notifications, user } = await open('/shop');
    const titles = () => notifications.getState().toasts.map(({ title }) => title);
    await tell(invite, { kind: 'of a later version' });
    expect(titles()).toEqual([]);
    const other = { ...invite, from: { ...invite.from, id: 'ccccDDDD1234', name: 'Fenn' } };
    await tell(invite, other);
    const told = ['Fenn invites you to a lobby of Cooldown Clash.'];
    expect(titles()).toEqual(told);
    await tell(other, invite);
    expect(titles()).toEqual(told);
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(window.location.search).toBe('?join=GHJKLM');
  });

  it('tells of a second invitation to the same lobby, also after the first was put off', async () => {
    const { tell, notifications, user } = await open('/shop');
    const titles = () => notifications.getState().toasts.map(({ title }) => title);
    const told = 'Tarn invites you to a lobby of Cooldown Clash.';
    await tell();
    await tell({ ...invite, at: 1 });
    expect(titles()).toEqual([told]);
    await user.click(inBar().getByRole('button', { name: /^Not now/ }));
    expect(bar()).toBeNull();
    await tell({ ...invite, at: 2 });
    expect(inBar().getByText(told)).toBeVisible();
    expect(titles()).toEqual([told, told]);
  });

  it('tells again of a request to play again that was gone, not of one about the page that the player leaves', async () => {
    const { tell, notifications, user } = await open('/shop');
    const count = () => notifications.getState().toasts.length;
    const rematch = { kind: 'rematch', game: 'chainOfLegends', room: 'ABCDEF', as: 'table' };
    await tell();
    await tell(rematch);
    expect(count()).toBe(1);
    await user.click(inBar().getByRole('link', { name: /^Join/ }));
    await tell(rematch, table);
    await act(async () => window.history.back());
    await waitFor(() => expect(bar()).not.toBeNull());
    expect(count()).toBe(1);
    await tell();
    await tell(rematch);
    expect(count()).toBe(2);
  });

  it('puts off the duel of one day only', async () => {
    const { tell, user } = await open('/news');
    const duel = { kind: 'duel', league: 'aaaaBBBBccccDDDD', name: 'Lanterns', timeLeft: 60_000 };
    await tell({ ...duel, day: '2026-03-02' });
    await user.click(inBar().getByRole('button', { name: /^Not now/ }));
    expect(bar()).toBeNull();
    await tell({ ...duel, day: '2026-03-03' });
    expect(inBar().getByText(/^The duel of/)).toBeVisible();
  });

  it('joins the league of an invitation where the player stands, in the bar and in the toast', async () => {
    const { tell, calls, notifications, user } = await open('/news');
    const league = { ...invite, to: 'league', game: '', target: 'QWERTY7' };
    await tell(league);
    await user.click(inBar().getByRole('button', { name: /^Join/ }));
    const joins = () => calls.filter(({ name }) => name === 'joinLeague').map(({ body }) => body);
    await waitFor(() => expect(joins()).toEqual([{ code: 'QWERTY7' }]));
    const titles = () => notifications.getState().toasts.map(({ title }) => title);
    await waitFor(() => expect(titles()).toEqual(['You are in the league.']));
    expect(window.location.pathname).toBe('/news');
    await tell({ ...league, target: 'ABCDEF2' });
    const toast = await screen.findByRole('button', { name: 'Join' });
    await user.click(toast);
    await waitFor(() => expect(joins()).toHaveLength(2));
    expect(window.location.pathname).toBe('/news');
  });

  it('is what the button of a run that goes on says', async () => {
    const { tell } = await open('/moreLess');
    expect(screen.getByRole('link', { name: 'Play Solo' })).toBeVisible();
    await tell({ ...table, game: 'moreOrLess', room: 'aaaaaaaa', as: 'solo', progress: 3 });
    expect(await screen.findByRole('link', { name: 'Continue (3)' })).toBeVisible();
  });

  it('is a quiet mark in a running round', async () => {
    const { tell, notifications } = await open('/riftGuesser/game');
    await tell();
    await tell(invite);
    expect(notifications.getState().toasts).toEqual([]);
    expect(bar()).toBeNull();
    expect(document.documentElement).toHaveAttribute('data-waits');
    expect(screen.getByText('One thing waits for you.')).toBeInTheDocument();
    await act(async () => window.history.pushState(null, '', '/shop'));
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(notifications.getState().toasts).toHaveLength(1));
  });

  it('holds one socket, and asks by calls once another page has taken its place', async () => {
    const { socket, sockets } = await open('/shop');
    await act(async () => socket?.end(4409));
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(sockets.made.filter(({ url }) => url.includes('/ws/hub'))).toHaveLength(2);
  });
});
