import type { Locator, Page } from '@playwright/test';
import type { Player } from './crowd.ts';
import { accountOf } from './players.ts';
import { expect } from './test.ts';

/** A versus game: its path and the labels of its pages. */
export interface LobbySite {
  readonly path: string;
  readonly title: string;
  /** Label of the game's own setting in the creation form. */
  readonly own: string;
  readonly seconds: string;
}

export const CHAIN: LobbySite = {
  path: '/chainOfLegends',
  title: 'Chain of Legends',
  own: 'Lives',
  seconds: 'Time limit',
};
export const CLASH: LobbySite = {
  path: '/cooldownGuesser',
  title: 'Cooldown Clash',
  own: 'Win Points',
  seconds: 'Guess Time',
};

export interface LobbyChoice {
  /** Lives or win points. */
  readonly own?: number;
  readonly seconds?: number;
  readonly seats?: number;
  readonly password?: string;
  readonly name?: string;
}

export const createDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Create New Lobby' });
export const passwordDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'This Lobby is password protected' });
export const readyButton = (page: Page): Locator => page.getByRole('button', { name: 'READY', exact: true });
export const seats = (page: Page): Locator =>
  page.getByRole('region', { name: 'Players', exact: true }).getByRole('listitem');
export const seatOf = (page: Page, name: string): Locator => seats(page).filter({ hasText: name });
export const roomCount = (page: Page, taken: number, all: number): Locator =>
  page.getByText(`${taken}/${all} Players`, { exact: true });

/** Opens the list of lobbies. */
export async function openLobbies(page: Page, site: LobbySite): Promise<void> {
  await page.goto(`${site.path}/lobbies`);
  await expect(page.getByRole('heading', { level: 1, name: site.title })).toBeVisible();
}

/** Fills in the open creation form. */
export async function fillCreation(page: Page, site: LobbySite, choice: LobbyChoice): Promise<void> {
  const { own, seconds, seats: all, password, name } = choice;
  const form = createDialog(page);
  if (name !== undefined) await form.getByLabel('Lobby name').fill(name);
  if (own !== undefined) await form.getByRole('spinbutton', { name: site.own }).fill(String(own));
  if (seconds !== undefined) await form.getByRole('spinbutton', { name: site.seconds }).fill(String(seconds));
  if (all !== undefined) await form.locator('label', { hasText: new RegExp(`^${all}$`) }).click();
  if (password === undefined) return;
  await form.getByRole('switch', { name: 'Use Password' }).click();
  await form.getByLabel('Password', { exact: true }).fill(password);
}

/** Creates a lobby through the form and enters it. Returns its link. */
export async function createLobby({ page }: Player, site: LobbySite, choice: LobbyChoice): Promise<string> {
  await openLobbies(page, site);
  await page.getByRole('button', { name: 'Create New Lobby' }).first().click();
  await fillCreation(page, site, choice);
  await createDialog(page).getByRole('button', { name: 'Create Lobby' }).click();
  await expect(page).toHaveURL(/\/lobby\/\w{6}$/);
  await expect(roomCount(page, 1, choice.seats ?? 2)).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Joins with all other players through the link, and waits until all are shown. */
export async function joinAll(link: string, owner: Player, others: readonly Player[]): Promise<void> {
  await Promise.all(
    others.map(async ({ page }) => {
      await page.goto(link);
      await expect(page).toHaveURL(new RegExp(`${link}$`));
    }),
  );
  await expect(seats(owner.page).filter({ hasText: /Ready/ })).toHaveCount(others.length + 1);
}

export async function readyAll(players: readonly Player[]): Promise<void> {
  await Promise.all(players.map(({ page }) => readyButton(page).click()));
}

/** Creates a lobby, joins with all players and starts the game; waits for the game pages. Returns the lobby's link. */
export async function beginGame(
  players: readonly Player[],
  site: LobbySite,
  choice: LobbyChoice,
): Promise<string> {
  const [owner, ...others] = players;
  if (owner === undefined) throw new Error('no players');
  const link = await createLobby(owner, site, { seats: Math.max(2, players.length), ...choice });
  await joinAll(link, owner, others);
  await readyAll(players);
  await Promise.all(players.map(({ page }) => expect(page).toHaveURL(/\/game\/\w{6}$/)));
  return link;
}

/** Wins and losses of the account. */
export async function recordOf(player: Player, site: LobbySite) {
  const { chainOfLegendsStats, cooldownGuesserStats } = await accountOf(player.context, '', player.token);
  return site === CHAIN ? chainOfLegendsStats : cooldownGuesserStats;
}

/** The player's matches, newest first. The activity feed shows few of new accounts. */
export const matchesOf = async ({ context, token }: Player) =>
  (await accountOf(context, '', token)).lastGames;

/** After the players' only game: the winner has one win, the others have one loss, in the statistics and in the matches of the profile. */
export async function expectCounted(
  players: readonly Player[],
  winner: Player,
  site: LobbySite,
): Promise<void> {
  for (const player of players) {
    const hasWon = player === winner;
    await expect.poll(() => recordOf(player, site)).toEqual({ wins: hasWon ? 1 : 0, looses: hasWon ? 0 : 1 });
  }
  const matches = await matchesOf(winner);
  expect(matches).toHaveLength(1);
  const [match] = matches;
  expect(match?.game).toBe(site.title.toLowerCase());
  const names = match?.players.map(({ name }) => name) ?? [];
  expect(names.toSorted()).toEqual(players.map(({ name }) => name).toSorted());
  expect(match?.players.find(({ id }) => id === match.winner)?.name).toBe(winner.name);
}

/** Expects one win or one loss on the player's profile page. */
export async function expectProfile({ page }: Player, site: LobbySite, hasWon: boolean): Promise<void> {
  await page.goto('/profile');
  const card = page.getByRole('region', { name: site.title });
  await expect(card).toContainText(hasWon ? 'Wins1Losses0' : 'Wins0Losses1');
  await expect(page.getByRole('list', { name: 'Recent Matches' }).getByRole('listitem')).toHaveCount(1);
}
