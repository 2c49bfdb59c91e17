import { dailyGames, games } from '@hub/protocol/games';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A route with the heading that it shows once it is usable. */
export type OpenRoute = {
  readonly path: string;
  readonly heading: string | RegExp;
  readonly isForPlayers: boolean;
};

/** Routes whose pictures in `e2e/pictures` are checked for accessibility at both sizes. */
export const PICTURED: ReadonlySet<string> = new Set([
  '/welcome',
  '/faq',
  '/termsAndPolicies',
  '/',
  '/profile',
  '/inventory',
  '/shop',
  '/news',
  '/dailyRifts/',
  '/moreLess/game/single',
  '/riftGuesser/game',
]);

export const OPEN_ROUTES: readonly OpenRoute[] = [
  { path: '/welcome', heading: /games\. One rift\.$/, isForPlayers: false },
  { path: '/faq', heading: 'Frequently asked questions', isForPlayers: false },
  { path: '/termsAndPolicies', heading: 'Terms and Policies', isForPlayers: false },
  { path: '/provable', heading: 'Provable dailies', isForPlayers: false },
  { path: '/', heading: /Kestrel/, isForPlayers: true },
  { path: '/profile', heading: 'Kestrel', isForPlayers: true },
  { path: '/inventory', heading: 'Inventory', isForPlayers: true },
  { path: '/shop', heading: 'Shop', isForPlayers: true },
  { path: '/news', heading: 'News', isForPlayers: true },
  { path: '/dailyRifts/', heading: 'Daily Rifts', isForPlayers: true },
  { path: '/dailyRifts/archive', heading: 'Archive', isForPlayers: true },
  { path: '/moreLess/game/single', heading: 'More or Less', isForPlayers: true },
  { path: '/riftGuesser/game', heading: 'Rift Guesser', isForPlayers: true },
  ...games.map(({ route, names }) => ({ path: route, heading: names.title, isForPlayers: true })),
];

/** Opens a route and waits until it is usable, at most `timeout` ms. */
export async function openRoute(page: Page, { path, heading }: OpenRoute, timeout = 10_000): Promise<void> {
  // Does not wait for pictures.
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout });
  if (dailyGames.some(({ route }) => route === path))
    await expect(page.getByRole('combobox')).toBeEnabled({ timeout });
  if (path === '/moreLess/game/single')
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeEnabled({ timeout });
}
