import type { Page } from '@playwright/test';
import { accountIn, havePlayed, type PlayedGame } from '../support/played.ts';
import { seatGuest } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

const HOUR_MS = 3_600_000;
const own = { name: 'Kestrel' };
const games: readonly PlayedGame[] = [
  { game: 'rift guesser', players: [{ ...own, score: 19 }], agoMs: 30 * HOUR_MS },
  { game: 'rift guesser', players: [{ ...own, score: 11 }], agoMs: 27 * HOUR_MS },
  {
    game: 'more or less',
    mode: 'multi',
    players: [
      { ...own, score: 38 },
      { name: 'mossy', score: 38 },
    ],
    agoMs: 20 * HOUR_MS,
  },
  { game: 'more or less', players: [{ ...own, score: 64 }], agoMs: HOUR_MS },
  {
    game: 'chain of legends',
    mode: 'multi',
    winner: 'Kestrel',
    players: [own, { name: 'SunPike' }, { name: 'Tidecallers' }],
  },
];

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const card = (page: Page, name: string) => page.getByRole('region', { name });

test('shows what a player has reached, and leads to those they played with', async ({
  page,
  context,
  hub,
}) => {
  const token = await seatGuest(context, hub.url, 'Kestrel');
  await havePlayed(hub, games, { Kestrel: accountIn(token) });
  await page.goto('/profile');
  await expect(heading(page, 'Kestrel')).toBeVisible();
  await expect(card(page, 'More or Less')).toContainText('Highscore64');
  await expect(card(page, 'More or Less')).toContainText('Coop38');
  await expect(card(page, 'Rift Guesser')).toContainText('Highscore19');
  await expect(card(page, 'Rift Guesser')).toContainText('6 to Diamond');

  await expect(card(page, 'Chain of Legends')).toContainText('Wins1Losses0');
  await expect(card(page, 'Chain of Legends')).toContainText('100.00%');

  const list = page.getByRole('list', { name: 'Recent Matches' });
  await expect(list).toHaveCSS('max-height', '650px');
  const matches = list.getByRole('listitem');
  await expect(matches).toHaveCount(5);
  await expect(matches.first()).toContainText('Won');
  await expect(matches.first()).toContainText('Tideca…');
  const long = matches.first().getByRole('link', { name: 'Tidecallers' });
  await long.focus();
  await expect(page.getByRole('tooltip')).toHaveText('Tidecallers');
  await long.press('Enter');

  await expect(heading(page, 'Tidecallers')).toBeFocused();
  await expect(page.getByText('Only for you')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Connect Google Account' })).toBeHidden();
  await page.getByRole('link', { name: 'Kestrel' }).click();
  await expect(heading(page, 'Kestrel')).toBeVisible();
  await expect(card(page, 'Only for you')).toBeVisible();
});
