import type { Page } from '@playwright/test';
import { CuttableLine } from '../../tests/cuttable-line.ts';
import { answer, chainHeading, isChainOver, playerOnTurn } from '../support/chain-of-legends.ts';
import { type Crowd, type Player, test } from '../support/crowd.ts';
import {
  beginGame,
  CHAIN,
  CLASH,
  createLobby,
  joinAll,
  matchesOf,
  recordOf,
  seatOf,
  seats,
} from '../support/lobbies.ts';
import { expect } from '../support/test.ts';

/** A seat is held for a minute; then its player has left. */
const HELD = { timeout: 75_000 };

interface Wired {
  readonly player: Player;
  readonly line: CuttableLine;
}

async function wired(crowd: Crowd, url: string, name: string): Promise<Wired> {
  const line = await CuttableLine.to(url);
  return { player: await crowd.seat(name, { url: line.url }), line };
}

/** The owner of a game is away for good, and another player for 20 s, in which nothing of theirs is lost. */
async function ownerLeavesGame(crowd: Crowd, url: string): Promise<() => Promise<void>> {
  const [owner, mate, third] = [
    await wired(crowd, url, 'Ashwin'),
    await wired(crowd, url, 'Birger'),
    await crowd.seat('Cosima'),
  ];
  const players = [third, owner.player, mate.player];
  const link = await beginGame([owner.player, mate.player, third], CHAIN, { own: 3, seconds: 127 });
  for (const { page } of players) await expect(chainHeading(page)).toHaveText(/turn$/);
  const place = (name: string) => third.page.getByRole('listitem').filter({ hasText: name });
  // The disconnected player must not be on turn: the time would run out. The first turns are taken until it is the third's.
  for (const name of ['Ahri', 'Ivern', 'Nasus'].slice(0, await turnsBefore(third, players)))
    await answer((await playerOnTurn(players)) ?? third, name);
  await expect(chainHeading(third.page)).toHaveText('Your turn');

  const cutAt = Date.now();
  owner.line.cut();
  mate.line.cut();
  await expect(mate.player.page.getByText('Reconnecting…')).toBeVisible();
  await expect(place('Birger')).toContainText('Away');
  await third.page.waitForTimeout(cutAt + 20_000 - Date.now());
  mate.line.mend();
  await expect(mate.player.page.getByText('Reconnecting…')).toBeHidden();
  await expect(place('Birger')).not.toContainText('Away');
  await expect(chainHeading(mate.player.page)).toHaveText('Cosima is on turn');
  return async () => {
    await expect(place('Ashwin')).toContainText('Left', HELD);
    await expect(place('Ashwin')).toContainText('0 of 3 lives');
    await expect(chainHeading(third.page)).toHaveText('Your turn');
    await third.page.waitForTimeout(Math.max(0, cutAt + 90_000 - Date.now()));
    owner.line.mend();
    await expect(owner.player.page).toHaveURL(/\/chainOfLegends\/lobbies$/);
    await expect(owner.player.page.getByText('This game has started already.')).toBeVisible();
    await owner.player.page.goto(link);
    await expect(owner.player.page.getByText('This game has started already.')).toBeVisible();
  };
}

/** How many turns come before the player's. */
async function turnsBefore(player: Player, players: readonly Player[]): Promise<number> {
  const first = await playerOnTurn(players);
  if (first === player) return 0;
  const [, second] = await orderOf(player);
  return second === player.name ? 1 : 2;
}

/** Names around the ring in the order of the turns, beginning with whose turn it is. */
async function orderOf({ page }: Player): Promise<string[]> {
  const places = page
    .getByRole('list')
    .filter({ has: page.locator('[aria-current=true]') })
    .getByRole('listitem');
  const texts = await places.allTextContents();
  const now = await places.evaluateAll((items) =>
    items.findIndex((item) => item.hasAttribute('aria-current')),
  );
  return [...texts.slice(now), ...texts.slice(0, now)].map(
    (text) => /Ashwin|Birger|Cosima/.exec(text)?.[0] ?? '',
  );
}

/** The owner of a lobby is away for good: the lobby goes on with another. */
async function ownerLeavesLobby(crowd: Crowd, url: string): Promise<() => Promise<void>> {
  const owner = await wired(crowd, url, 'Dagny');
  const guest = await crowd.seat('Edwin');
  const link = await createLobby(owner.player, CLASH, { seats: 3 });
  await joinAll(link, owner.player, [guest]);
  owner.line.cut();
  await expect(seatOf(guest.page, 'Dagny')).toContainText('Away');
  return async () => {
    await expect(seatOf(guest.page, 'Edwin')).toContainText('Owner', HELD);
    await expect(seats(guest.page).filter({ hasText: 'Dagny' })).toHaveCount(0);
    owner.line.mend();
  };
}

/** Both players of a game are away: it is decided all the same, and gone. */
async function everybodyLeaves(crowd: Crowd, url: string): Promise<() => Promise<void>> {
  const first = await wired(crowd, url, 'Frieda');
  const last = await wired(crowd, url, 'Gesa');
  const link = await beginGame([first.player, last.player], CHAIN, { own: 1, seconds: 127 });
  for (const { page } of [first.player, last.player]) await expect(chainHeading(page)).toHaveText(/turn$/);
  first.line.cut();
  await expect(last.player.page.getByText('Away')).toBeVisible();
  last.line.cut();
  return async () => {
    const witness = await crowd.seat('Hagen');
    await expect
      .poll(async () => {
        await witness.page.goto(link);
        return witness.page.getByText('This game is gone.').isVisible();
      }, HELD)
      .toBe(true);
    first.line.mend();
    last.line.mend();
    expect(await recordOf(last.player, CHAIN)).toEqual({ wins: 1, looses: 0 });
    expect(await recordOf(first.player, CHAIN)).toEqual({ wins: 0, looses: 1 });
    expect(await matchesOf(last.player)).toHaveLength(1);
    await expect(last.player.page).toHaveURL(/\/chainOfLegends\/lobbies$/);
    await expect(isChainOver(last.player.page)).toBeHidden();
  };
}

/** `silence.spec.ts` tests how soon each page notices, on a clock that it moves. */
test('a connection that is swallowed without a word is replaced by one that the hub accepts', async ({
  crowd,
  hub,
}) => {
  crowd.expectLosses();
  const [turn, mate, guess] = [
    await wired(crowd, hub.url, 'Imke'),
    await crowd.seat('Jorin'),
    await wired(crowd, hub.url, 'Kaya'),
  ];
  const players = [turn.player, mate];
  // A turn whose end is more than two minutes away is not awaited yet.
  await beginGame(players, CHAIN, { own: 3, seconds: 100 });
  const { page } = guess.player;
  await page.goto('/dailyRifts/championRift');
  const search = page.getByRole('combobox', { name: 'Champion' });
  await expect(search).toBeFocused();
  for (const player of players) await expect(chainHeading(player.page)).toHaveText(/turn$/);

  const isReplaced = async (shown: Page) => {
    // Half a second is all that it may be in view, so each frame is looked at.
    await shown.waitForFunction(() => document.body.innerText.includes('Reconnecting…'), undefined, {
      timeout: 20_000,
    });
    await expect(shown.getByText('Reconnecting…')).toBeHidden();
  };
  turn.line.swallow();
  guess.line.swallow();
  await search.fill('Ahri');
  await page.keyboard.press('Enter');
  await Promise.all([isReplaced(turn.player.page), isReplaced(page)]);
  await expect(search).toBeEnabled();
  await expect(chainHeading(turn.player.page)).toHaveText(/turn$/);

  // Nothing is awaited by now, so only the player's return makes the page ask.
  guess.line.swallow();
  const asked = isReplaced(page);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await asked;
});

test('a network that fails for 20 seconds costs nothing; after a minute its player has left', {
  tag: '@long',
}, async ({ crowd, hub }) => {
  crowd.expectLosses();
  const waits = await Promise.all([
    everybodyLeaves(crowd, hub.url),
    ownerLeavesLobby(crowd, hub.url),
    ownerLeavesGame(crowd, hub.url),
  ]);
  await Promise.all(waits.map((wait) => wait()));
});
