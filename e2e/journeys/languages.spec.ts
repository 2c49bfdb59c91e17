import type { Page } from '@playwright/test';
import { chainHeading } from '../support/chain-of-legends.ts';
import { askedCooldown, guessCooldown } from '../support/cooldown-clash.ts';
import { type Player, test } from '../support/crowd.ts';
import { beginGame, CHAIN, CLASH, expectCounted } from '../support/lobbies.ts';
import { expect } from '../support/test.ts';

const LANGUAGES = ['ko_KR', 'de_DE'] as const;
/** What each of the two sees on its turn. */
const OWN_TURN = ['내 차례', 'Du bist dran'];
/** A chain of champions, as each of the two writes them. */
const NAMES = [
  ['아트록스', 'Aatrox'],
  ['자야', 'Xayah'],
  ['헤카림', 'Hecarim'],
  ['말파이트', 'Malphite'],
] as const;

/** Each player chooses a language in another tab: the page of the game changes without a reload. */
const choose = (players: readonly Player[]) =>
  Promise.all(
    players.map(async ({ context, page }, at) => {
      const tab = await context.newPage();
      await tab.goto('/licences');
      await tab.evaluate((code) => localStorage.setItem('gameLanguage', code), LANGUAGES[at] ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[at]?.replace('_', '-') ?? '');
      await tab.close();
    }),
  );

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: name });

test('a player in Korean and one in German finish a Chain of Legends, each with own words', async ({
  crowd,
}) => {
  const players = await crowd.seatAll(['Ashwin', 'Birger']);
  await beginGame(players, CHAIN, { own: 1, seconds: 60 });
  await choose(players);
  const isOwnTurn = (at: number) =>
    chainHeading((players[at] as Player).page).filter({ hasText: OWN_TURN[at] ?? '' });
  await expect.poll(async () => (await isOwnTurn(0).count()) + (await isOwnTurn(1).count())).toBe(1);
  const first = (await isOwnTurn(0).count()) === 1 ? 0 : 1;
  const take = async (turn: number, name: string) => {
    const at = (first + turn) % 2;
    const field = (players[at] as Player).page.getByRole('main').getByRole('textbox');
    await expect(isOwnTurn(at)).toBeVisible();
    await field.fill(name);
    await field.press('Enter');
    await expect(isOwnTurn(at)).toBeHidden();
  };
  for (const [turn, names] of NAMES.entries()) await take(turn, names[(first + turn) % 2] ?? '');
  await take(NAMES.length, 'Nobody');
  const winner = players[(first + NAMES.length + 1) % 2] as Player;
  for (const { page } of players) await expect(heading(page, winner.name)).toBeVisible();
  await expectCounted(players, winner, CHAIN);
});

test('a player in Korean and one in German finish a Cooldown Clash', async ({ crowd }) => {
  const players = await crowd.seatAll(['Cosima', 'Dagny']);
  const [near, far] = players as [Player, Player];
  await beginGame(players, CLASH, { own: 100, seconds: 60 });
  const cooldown = Math.round(await askedCooldown(near.page));
  await guessCooldown(far, cooldown + 9);
  await choose(players);
  await near.page.getByRole('main').getByRole('textbox').fill(String(cooldown));
  await near.page.keyboard.press('Enter');
  await expect(near.page.getByText(`${cooldown + 9}초`).first()).toBeVisible();
  await expect(heading(far.page, near.name)).toBeVisible();
  await expect(heading(near.page, near.name)).toBeVisible();
  await expectCounted(players, near, CLASH);
});
