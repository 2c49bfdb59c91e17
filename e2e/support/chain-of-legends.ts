import { lettersOf } from '@hub/games/chain-of-legends/testing/player.ts';
import type { Locator, Page } from '@playwright/test';
import { championNames } from './champions.ts';
import type { Player } from './crowd.ts';
import { expect } from './test.ts';

export const answerField = (page: Page): Locator => page.getByLabel('Champion name');
export const chainHeading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const isChainOver = (page: Page): Locator => page.getByRole('heading', { level: 1, name: / wins$/ });

interface Link {
  readonly name: string;
  readonly first: string;
  readonly last: string;
}

const links: readonly Link[] = championNames.map((name) => {
  const letters = lettersOf(name);
  return { name, first: letters.charAt(0), last: letters.slice(-1) };
});

/** The player whose turn it is, by the first player's page; undefined after the game. */
export async function playerOnTurn(players: readonly Player[]): Promise<Player | undefined> {
  const [seen] = players;
  if (seen === undefined) throw new Error('no players');
  await expect(chainHeading(seen.page)).toHaveText(/Your turn|is on turn| wins$/);
  const text = (await chainHeading(seen.page).textContent()) ?? '';
  if (text.endsWith(' wins')) return undefined;
  if (text === 'Your turn') return seen;
  const name = text.replace(/ is on turn$/, '');
  const found = players.find((player) => player.name === name);
  if (found === undefined) throw new Error(`no player ${name}`);
  return found;
}

/** A fitting champion that leaves the most champions for the next turn. */
export async function rightName(page: Page): Promise<string> {
  const letter = /a champion with (.)/.exec((await answerField(page).getAttribute('placeholder')) ?? '')?.[1];
  const list = page.getByRole('complementary', { name: 'Used' }).getByRole('listitem');
  // The first child is the crest, which contains letters.
  const used = await list.locator('> :last-child').allTextContents();
  const free = links.filter(({ name }) => !used.includes(name));
  const answers = ({ last }: Link): number => free.filter(({ first }) => first === last).length;
  const [best] = free
    .filter(({ first }) => letter === undefined || first === letter.toLowerCase())
    .toSorted((one, other) => answers(other) - answers(one));
  if (best === undefined) throw new Error(`no champion is left for ${letter}`);
  return best.name;
}

/** Submits an answer in the player's turn, and waits for the end of the turn. */
export async function answer({ page }: Player, text: string): Promise<void> {
  const field = answerField(page);
  // The field is open between turns as well.
  await expect(chainHeading(page)).toHaveText('Your turn');
  await field.fill(text);
  await field.press('Enter');
  await expect(chainHeading(page)).not.toHaveText('Your turn');
}

export const answerRight = async (player: Player): Promise<void> =>
  answer(player, await rightName(player.page));
export const answerWrong = async (player: Player): Promise<void> => answer(player, 'Nobody');

/** Plays until one player has won: all others answer wrong. */
export async function playChainTo(winner: Player, players: readonly Player[]): Promise<void> {
  for (let next = await playerOnTurn(players); next !== undefined; next = await playerOnTurn(players)) {
    const [seen = next] = players;
    const heading = (await chainHeading(seen.page).textContent()) ?? '';
    await (next === winner ? answerRight(next) : answerWrong(next));
    // The first player's page tells of the next turn; it may hear of it later than the page that has answered.
    await expect(chainHeading(seen.page)).not.toHaveText(heading);
  }
  await Promise.all(players.map(({ page }) => expect(isChainOver(page)).toBeVisible()));
}
