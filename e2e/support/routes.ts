import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Every open route with the heading it shows once it can be used. */
export const OPEN_ROUTES = [
  { path: '/welcome', heading: 'Five games. One rift.', isForPlayers: false },
  { path: '/faq', heading: 'Frequently asked questions', isForPlayers: false },
  { path: '/termsAndPolicies', heading: 'Terms and Policies', isForPlayers: false },
  { path: '/', heading: /Kestrel/, isForPlayers: true },
  { path: '/profile', heading: 'Kestrel', isForPlayers: true },
  { path: '/inventory', heading: 'Inventory', isForPlayers: true },
  { path: '/shop', heading: 'Shop', isForPlayers: true },
  { path: '/news', heading: 'News', isForPlayers: true },
  { path: '/dailyRifts/', heading: 'Daily Rifts', isForPlayers: true },
  { path: '/dailyRifts/championRift', heading: 'Champion Rift', isForPlayers: true },
  { path: '/chainOfLegends/lobbies', heading: 'Chain of Legends', isForPlayers: true },
  { path: '/cooldownGuesser/lobbies', heading: 'Cooldown Clash', isForPlayers: true },
  { path: '/moreLess', heading: 'More or Less', isForPlayers: true },
  { path: '/moreLess/game/single', heading: 'More or Less', isForPlayers: true },
  { path: '/riftGuesser', heading: 'Rift Guesser', isForPlayers: true },
  { path: '/riftGuesser/game', heading: 'Rift Guesser', isForPlayers: true },
] as const;

export type OpenRoute = (typeof OPEN_ROUTES)[number];

/** Goes there and waits for what the page is for, for as long as `timeout` (ms). */
export async function openRoute(page: Page, { path, heading }: OpenRoute, timeout = 10_000): Promise<void> {
  // A page is usable when it says so; a picture that never comes must not hold it.
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout });
  if (path === '/dailyRifts/championRift')
    await expect(page.getByRole('combobox', { name: 'Champion' })).toBeEnabled({ timeout });
  if (path === '/moreLess/game/single')
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeEnabled({ timeout });
}
