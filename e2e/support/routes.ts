import { dailyGames, games } from '@hub/protocol/games';
import type { Page } from '@playwright/test';
import { seatGuest } from './players.ts';
import { STAGED_DAILIES } from './staged-dailies.ts';
import { expect, test } from './test.ts';

/** A route with the heading that it shows once it is usable. */
type OpenRoute = {
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
  '/moreLess',
  '/riftGuesser',
  '/chainOfLegends/lobbies',
  ...STAGED_DAILIES.map(({ path }) => path),
]);

const OPEN_ROUTES: readonly OpenRoute[] = [
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

/** Opens every route, first as a visitor, then as a player, waits until it is usable, at most `timeout` ms, and looks at it. */
export async function walkRoutes(
  page: Page,
  url: string,
  look: (path: string) => Promise<void>,
  timeout = 10_000,
): Promise<void> {
  for (const isForPlayers of [false, true]) {
    if (isForPlayers) await seatGuest(page.context(), url, 'Kestrel');
    for (const route of OPEN_ROUTES.filter((one) => one.isForPlayers === isForPlayers))
      await test.step(route.path, async () => {
        await open(page, route, timeout);
        await look(route.path);
      });
  }
}

async function open(page: Page, { path, heading }: OpenRoute, timeout: number): Promise<void> {
  // Does not wait for pictures.
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout });
  if (dailyGames.some(({ route }) => route === path))
    await expect(page.getByRole('combobox')).toBeEnabled({ timeout });
  if (path === '/moreLess/game/single')
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeEnabled({ timeout });
}
