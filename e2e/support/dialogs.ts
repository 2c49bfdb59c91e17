import type { Locator, Page } from '@playwright/test';
import { type Hub } from './hub.ts';
import { seatGuest } from './players.ts';

interface Visit {
  readonly page: Page;
  readonly hub: Hub;
}

export interface DialogCase {
  readonly name: string;
  /** Path of the page that opens it. */
  readonly path: string;
  readonly isForPlayers: boolean;
  /** The button that opens it. */
  readonly trigger: (page: Page) => Locator;
  /** Accessible name of the dialog. */
  readonly title: string;
}

/** The dialogs outside the games. */
export const DIALOGS: readonly DialogCase[] = [
  {
    name: 'privacy settings',
    path: '/welcome',
    isForPlayers: false,
    trigger: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Settings' }),
    title: 'Privacy settings',
  },
  {
    name: 'feedback',
    path: '/termsAndPolicies',
    isForPlayers: false,
    trigger: (page) => page.getByRole('main').getByRole('button', { name: 'Feedback' }),
    title: 'Feedback',
  },
  {
    name: 'a news article',
    path: '/news',
    isForPlayers: true,
    trigger: (page) => page.getByRole('button', { name: 'Read Your name, lit up' }),
    title: 'Your name, lit up',
  },
  {
    name: 'a purchase',
    path: '/shop',
    isForPlayers: true,
    trigger: (page) => page.getByRole('button', { name: /Rainbow Glow/ }),
    title: 'Rainbow Glow',
  },
  {
    name: 'creating a lobby',
    path: '/chainOfLegends/lobbies',
    isForPlayers: true,
    trigger: (page) => page.getByRole('button', { name: 'Create New Lobby' }).first(),
    title: 'Create New Lobby',
  },
];

export const LOGOUT: DialogCase = {
  name: 'logout',
  path: '/dailyRifts/',
  isForPlayers: true,
  trigger: (page) => page.getByRole('button', { name: 'Logout' }),
  title: 'You sure?',
};

export const DRAWER: DialogCase = {
  name: 'the menu drawer',
  path: '/dailyRifts/',
  isForPlayers: true,
  trigger: (page) => page.getByRole('button', { name: 'Open menu' }),
  title: 'Menu',
};

/** Opens the page of the dialog. */
export async function visitDialog({ page, hub }: Visit, { path, isForPlayers }: DialogCase): Promise<void> {
  if (isForPlayers) await seatGuest(page.context(), hub.url, 'Kestrel');
  await page.goto(path);
}
