import { screens } from '@hub/web/games.ts';
import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../rules/rules-of.ts';
import { fakeMedia } from '../testing/fake-media.ts';
import { renderApp } from '../testing/render-app.tsx';

const GUEST = tokenFor('Kestrel');
const LINKED = tokenFor('Kestrel', { googleSub: 'g-1' });
const hub = () => screen.findByRole('heading', { level: 1, name: 'Daily Rifts' });
const sidebar = () => screen.getByRole('complementary', { name: 'Main' });
const toggle = () => within(sidebar()).getByRole('button', { name: /Collapse|Expand sidebar/ });
const language = () => within(sidebar()).queryByRole('combobox', { name: 'Language' });
const isCollapsed = () => toggle().getAttribute('aria-expanded') === 'false';

async function open(width: number, address = '/dailyRifts/', token = GUEST) {
  const media = fakeMedia(width, { reducedMotion: true });
  const app = renderApp(address, { token });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, media, user: userEvent.setup() };
}

describe('the sidebar', () => {
  it.each([
    [1440, '/dailyRifts/', false],
    [1280, '/dailyRifts/', false],
    [1279, '/dailyRifts/', true],
    [1440, '/dailyRifts/championRift', true],
  ])('at %i px on %s: collapsed %s', async (width, address, expected) => {
    await open(width, address);
    expect(isCollapsed()).toBe(expected);
  });

  it('follows the window, and the player', async () => {
    const { media, user } = await open(1440);
    act(() => media.resize(1100));
    expect(isCollapsed()).toBe(true);
    await user.click(toggle());
    expect(isCollapsed()).toBe(false);
    expect(await within(sidebar()).findByText('General')).toBeVisible();
  });

  it('marks where the player is', async () => {
    await open(1440);
    expect(within(sidebar()).getByRole('link', { current: 'page' })).toHaveTextContent('Daily Rifts');
  });

  it('leads home, also by an entry of its own', async () => {
    const { user } = await open(1440);
    const general = within(within(sidebar()).getByRole('navigation', { name: 'General' }));
    // The shop says what can be spent there; its name stays.
    await general.findByText('2,480');
    expect(general.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Profile',
      'Leagues',
      'Inventory',
      'Shop2,480',
    ]);
    expect(general.getByRole('link', { name: 'Shop' })).toBeVisible();
    await user.click(general.getByRole('link', { name: 'Home' }));
    await screen.findByRole('heading', { level: 1, name: /^Welcome(?: back)?, Kestrel$/ });
    expect(within(sidebar()).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  });

  it('shows outside links only when the host has them', async () => {
    fakeMedia(1440);
    const settings = { donationUrl: 'https://give.example', legalUrl: 'https://legal.example' };
    const { unmount } = renderApp('/dailyRifts/', { token: GUEST, settings });
    expect(await screen.findByRole('link', { name: 'Support the project' })).toHaveAttribute(
      'href',
      'https://give.example',
    );
    expect(screen.getByRole('link', { name: 'Unofficial fan project' })).toHaveAttribute(
      'href',
      'https://legal.example',
    );
    unmount();
    renderApp('/dailyRifts/', { token: GUEST });
    await hub();
    expect(screen.queryByRole('link', { name: 'Support the project' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Unofficial fan project' })).toBeNull();
  });
});

describe('the rules of a game', () => {
  it.each([1440, 390])('are one press away on its pages, at %i px', async (width) => {
    const { user } = await open(width, '/moreLess');
    await user.click(await screen.findByRole('button', { name: 'How to play' }));
    const dialog = await screen.findByRole('dialog', { name: 'How to play More or Less' });
    expect(within(dialog).getAllByRole('listitem')[0]).toHaveTextContent(/^You see two items/);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are not offered where there is no game', async () => {
    await open(1440);
    expect(screen.queryByRole('button', { name: 'How to play' })).toBeNull();
  });

  it.each(screens.map((game) => [game.game.names.title, game] as const))('exist for %s', async (_, game) => {
    expect((await rulesOf(game)).length).toBeGreaterThan(2);
  });
});

describe('the foot of the menu', () => {
  it('offers the twenty languages, and keeps the choice', async () => {
    const { user } = await open(1440);
    const select = language();
    expect(select).toHaveValue('en_US');
    expect(select?.children).toHaveLength(20);
    await user.selectOptions(select as HTMLElement, 'Deutsch');
    expect(select).toHaveValue('de_DE');
    expect(localStorage.getItem('gameLanguage')).toBe('de_DE');
  });

  it('has no room for the language in a collapsed sidebar', async () => {
    const { user } = await open(1440);
    await user.click(toggle());
    expect(language()).toBeNull();
  });
});

describe('on a phone', () => {
  it('the menu is a drawer that closes on choice', async () => {
    const { user } = await open(390);
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(await screen.findByText('2,480')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Riftlight, home' }));
    await screen.findByRole('heading', { level: 1, name: /^Welcome(?: back)?, Kestrel$/ });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('at 768 px the sidebar takes its place', async () => {
    const { media } = await open(767);
    act(() => media.resize(768));
    expect(isCollapsed()).toBe(true);
    expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
  });
});

describe('logging out', () => {
  it('warns a temporary account, and stays when asked to', async () => {
    const { user } = await open(1440);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    const dialog = screen.getByRole('dialog', { name: 'You sure?' });
    expect(dialog).toHaveTextContent(/temporary/);
    expect(dialog).toHaveTextContent(/lose access/);
    expect(dialog).toHaveTextContent(/not deleted/);
    expect(dialog).toHaveTextContent(/Google account on your profile/);
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('token')).toBe(GUEST);
  });

  it('logs a temporary account out on the second word, and forgets where it was', async () => {
    const { user } = await open(1440);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { level: 1, name: /games\. One rift\.$/ });
    expect(location.pathname).toBe('/welcome');
    expect(localStorage.getItem('token')).toBeNull();
    await waitFor(() => expect(sessionStorage.getItem('hub.returnTo')).toBeNull());
    expect(screen.queryByText('Signed out')).toBeNull();
  });

  it('logs a linked account out at once', async () => {
    const { user } = await open(1440, '/dailyRifts/', LINKED);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { level: 1, name: /games\. One rift\.$/ });
    expect(localStorage.getItem('token')).toBeNull();
  });
});

it('moving between pages names the page and takes the focus along, but not on the first one', async () => {
  const { user } = await open(1440);
  expect(document.title).toBe('Daily Rifts · Riftlight');
  expect(await hub()).not.toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Riftlight, home' }));
  const heading = await screen.findByRole('heading', { level: 1, name: /^Welcome(?: back)?, Kestrel$/ });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Home · Riftlight');
});
