import type { Locator, Page } from '@playwright/test';
import { expect, type Player } from './crowd.ts';

/** One of the two games that are played from lobbies, as its pages call things. */
export interface LobbySite {
  readonly path: string;
  readonly title: string;
  /** Label of the game's own number in the creation form. */
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
  /** Lives, or the points that win. */
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
  page.getByRole('region', { name: 'Players' }).getByRole('listitem');
export const seatOf = (page: Page, name: string): Locator => seats(page).filter({ hasText: name });
export const roomCount = (page: Page, taken: number, all: number): Locator =>
  page.getByText(`${taken}/${all} Players`, { exact: true });

/** Opens the game's lobbies. */
export async function openLobbies(page: Page, site: LobbySite): Promise<void> {
  await page.goto(`${site.path}/lobbies`);
  await expect(page.getByRole('heading', { level: 1, name: site.title })).toBeVisible();
}

/** Fills in the creation form, which is open. */
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

/** Creates a lobby through the form; the player is in its room then. Returns the link that its page would share. */
export async function createLobby({ page }: Player, site: LobbySite, choice: LobbyChoice): Promise<string> {
  await openLobbies(page, site);
  await page.getByRole('button', { name: 'Create New Lobby' }).first().click();
  await fillCreation(page, site, choice);
  await createDialog(page).getByRole('button', { name: 'Create Lobby' }).click();
  await expect(page).toHaveURL(/\/lobby\/\w{6}$/);
  await expect(roomCount(page, 1, choice.seats ?? 2)).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Comes by the shared link, with everybody else, and waits for a full table. */
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

/** Meets in a new lobby and goes through 3-2-1; everybody's game page is open then. Returns the lobby's link. */
export async function beginGame(
  players: readonly Player[],
  site: LobbySite,
  choice: LobbyChoice,
): Promise<string> {
  const [owner, ...others] = players;
  if (owner === undefined) throw new Error('nobody is there');
  const link = await createLobby(owner, site, { seats: Math.max(2, players.length), ...choice });
  await joinAll(link, owner, others);
  await readyAll(players);
  await Promise.all(players.map(({ page }) => expect(page).toHaveURL(/\/game\/\w{6}$/)));
  return link;
}

type Stats = { readonly wins: number; readonly looses: number };

interface Account {
  readonly player_id: string;
  readonly chainOfLegendsStats: Stats;
  readonly cooldownGuesserStats: Stats;
}

async function accountOf({ context, token }: Player): Promise<Account> {
  const reply = await context.request.get('/api/accounts/', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await reply.json()) as Account;
}

/** Wins and losses that the account has. */
export async function recordOf(player: Player, site: LobbySite): Promise<Stats> {
  const { chainOfLegendsStats, cooldownGuesserStats } = await accountOf(player);
  return site === CHAIN ? chainOfLegendsStats : cooldownGuesserStats;
}

interface FeedMatch {
  readonly game: string;
  readonly winner: string | null;
  readonly players: readonly { readonly id: string; readonly name: string }[];
}

/** The matches of the activity feed in which the player sat, newest first. */
export async function matchesOf(player: Player): Promise<readonly FeedMatch[]> {
  const { player_id: id } = await accountOf(player);
  const reply = await player.context.request.get('/api/lastMatches');
  const matches = (await reply.json()) as readonly FeedMatch[];
  return matches.filter(({ players }) => players.some((one) => one.id === id));
}

/** After their only game: the winner has a win, everybody else a loss, and the feed says the same. */
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

/** What the profile page says of the player's own games. */
export async function expectProfile({ page }: Player, site: LobbySite, hasWon: boolean): Promise<void> {
  await page.goto('/profile');
  const card = page.getByRole('region', { name: site.title });
  await expect(card).toContainText(hasWon ? 'Wins1Losses0' : 'Wins0Losses1');
  await expect(page.getByRole('list', { name: 'Recent Matches' }).getByRole('listitem')).toHaveCount(1);
}
