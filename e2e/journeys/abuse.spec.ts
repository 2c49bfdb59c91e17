import type { Page } from '@playwright/test';
import { BUILT, ServerProcess } from '../../system-tests/players/server-process.ts';
import { answer, playerOnTurn } from '../support/chain-of-legends.ts';
import { test as base, type Crowd, type Player } from '../support/crowd.ts';
import {
  CHAIN,
  createDialog,
  fillCreation,
  openLobbies,
  passwordDialog,
  readyAll,
  roomCount,
  seatOf,
} from '../support/lobbies.ts';
import { accountIn, havePlayed } from '../support/played.ts';
import { expect, test } from '../support/test.ts';

/** A server on which nobody else scores or opens lobbies; it stops after the players have left. */
const journey = base.extend<{ ownHub: ServerProcess }>({
  ownHub: async ({ crowd }, use) => {
    const hub = await ServerProcess.start({ built: BUILT });
    await use(hub);
    await crowd.leave();
    await hub.remove();
  },
});

/** Markup that fits into each text that others are shown. It calls `ran`, or leaves an element that no page of ours has. */
const PICTURE = '<img src=x>';
const STROKE = `'"><s>x</s>`;
const LOBBY = '<svg onload=ran()>';
const PASSWORD = '<img src=x onerror=ran()>';
const ANSWER = '<iframe srcdoc="<script>parent.ran()</script>"></iframe>';

/** What would be there if any of it was taken for more than text. */
const ELEMENTS =
  'img[src="x"], s, iframe, [onload], [onerror], script:not([src]):not([type="application/json"])';

const watchScripts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { ran: () => Object.assign(globalThis, { hasRun: true }) });
  });

const hasRun = (page: Page): Promise<boolean> => page.evaluate(() => 'hasRun' in globalThis);

/** The words stand on the page as they were written, and nothing came of them. */
async function expectText(page: Page, ...words: readonly string[]): Promise<void> {
  for (const word of words)
    await expect(page.getByText(word).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator(ELEMENTS)).toHaveCount(0);
  expect(await hasRun(page)).toBe(false);
}

async function seatTwo(crowd: Crowd, url: string): Promise<readonly [Player, Player]> {
  const first = await crowd.seat(PICTURE, { url });
  const second = await crowd.seat(STROKE, { url });
  for (const { page } of [first, second]) await watchScripts(page);
  return [first, second];
}

/** Both names on a board, in the activity feed and among the last matches. */
async function haveScored(hub: ServerProcess, players: readonly Player[]): Promise<void> {
  const seats = players.map(({ name }, at) => ({ name, score: 20 + at, totalPoints: 500 }));
  const accounts = Object.fromEntries(players.map(({ name, token }) => [name, accountIn(token)]));
  const solo = seats.map((seat) => ({ game: 'rift guesser' as const, players: [seat] }));
  const clash = { game: 'cooldown clash' as const, mode: 'multi' as const, winner: PICTURE, players: seats };
  // The activity feed shows the latest match of each player: of a versus game only the winner is named.
  await havePlayed(hub, [clash, ...solo], accounts);
}

const playerIdIn = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { player_id: string })
    .player_id;

journey('markup in a name is text wherever others see it @long', async ({ crowd, ownHub }) => {
  const [first, second] = await seatTwo(crowd, ownHub.url);
  await haveScored(ownHub, [first, second]);
  const { page } = first;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(PICTURE);
  await expectText(page, PICTURE, STROKE);
  await page.goto('/riftGuesser');
  await expectText(page, PICTURE, STROKE);
  await page.goto(`/profile/${playerIdIn(second.token)}`);
  await expectText(page, STROKE);
  await page.goto('/profile');
  await expectText(page, PICTURE);
});

/** Creates a protected lobby whose every text is markup, and waits in its room. */
async function openMarkedLobby({ page }: Player): Promise<void> {
  await openLobbies(page, CHAIN);
  await page.getByRole('button', { name: 'Create New Lobby' }).first().click();
  await fillCreation(page, CHAIN, { own: 3, seconds: 60, name: LOBBY, password: PASSWORD });
  await createDialog(page).getByRole('button', { name: 'Create Lobby' }).click();
  await expect(roomCount(page, 1, 2)).toBeVisible();
}

journey(
  'markup in a lobby name, its password and an answer is shown as text to all players @long',
  async ({ crowd, ownHub }) => {
    const players = await seatTwo(crowd, ownHub.url);
    const [first, second] = players;
    await openMarkedLobby(first);
    await openLobbies(second.page, CHAIN);
    await expectText(second.page, LOBBY);
    await second.page.goto(new URL(first.page.url()).pathname);
    await passwordDialog(second.page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await passwordDialog(second.page).getByRole('button', { name: 'Join' }).click();
    await expect(seatOf(second.page, PICTURE)).toBeVisible();
    await second.page.getByRole('button', { name: 'Show password' }).click();
    await expectText(second.page, LOBBY, PASSWORD, PICTURE, STROKE);
    await expectText(first.page, LOBBY, STROKE);

    await readyAll(players);
    const onTurn = (await playerOnTurn(players)) ?? first;
    const other = onTurn === first ? second : first;
    await answer(onTurn, ANSWER);
    await expectText(other.page, ANSWER, onTurn.name);
  },
);

test('markup in an address is nothing', async ({ page, complaints }) => {
  await watchScripts(page);
  const addresses = [
    '/profile/%3Cimg%20src=x%20onerror=ran()%3E',
    '/chainOfLegends/lobby/%3Cscript%3Eran()%3C%2Fscript%3E',
    '/welcome?next=javascript:ran()#%3Cimg%20src=x%20onerror=ran()%3E',
    '/%22%3E%3Csvg%20onload=ran()%3E',
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectText(page);
  }
  // The last address is of no page.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 404')]);
});

test('the content policy is in force: a page that held a script of others would not run it', async ({
  page,
  complaints,
}) => {
  await watchScripts(page);
  const reply = await page.goto('/welcome');
  const policy = reply?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-|\*/);
  const violations = await page.evaluate(async () => {
    const found: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => found.push(event.effectiveDirective));
    const planted = document.createElement('div');
    planted.innerHTML =
      '<img src="data:," onerror="ran()"><iframe srcdoc="<script>parent.ran()</script>"></iframe>';
    const inline = document.createElement('script');
    inline.textContent = 'ran()';
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example/x.js';
    document.body.append(planted, inline, foreign);
    let tries = 0;
    do await new Promise((resolve) => setTimeout(resolve, 500));
    while (new Set(found).size < 2 && (tries += 1) < 20);
    return found;
  });
  expect(await hasRun(page)).toBe(false);
  expect(new Set(violations)).toEqual(new Set(['script-src-attr', 'script-src-elem']));
  expect(complaints.length).toBeGreaterThan(0);
  for (const text of complaints) expect(text).toContain('Content Security Policy');
  complaints.length = 0;
});
