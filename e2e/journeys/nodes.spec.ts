import type { Page } from '@playwright/test';
import { findRedis, HOW_TO_GET_REDIS } from '../../packages/server/src/bus/testing/test-redis.ts';
import { Cluster } from '../../system-tests/nodes/cluster.ts';
import { BUILT } from '../../system-tests/players/server-process.ts';
import { Balancer } from '../../tools/balancer.ts';
import { answerRight, chainHeading, playChainTo, playerOnTurn } from '../support/chain-of-legends.ts';
import {
  askedCooldown,
  guessCooldown,
  playClashTo,
  scoreOf,
  untilRoundIsOver,
} from '../support/cooldown-clash.ts';
import { type Crowd, type Player, test } from '../support/crowd.ts';
import { loadsOf } from '../support/inspect.ts';
import { beginGame, CHAIN, CLASH, expectCounted, type LobbySite } from '../support/lobbies.ts';
import { expect } from '../support/test.ts';

const redis = await findRedis();
const hint = redis === undefined ? `: ${HOW_TO_GET_REDIS}` : '';

type Four = readonly [Player, Player, Player, Player];

/** What the players do in a game. */
interface Played {
  readonly site: LobbySite;
  /** Lives or win points. */
  readonly own: number;
  /** Gives answers that all pages show. The returned function expects that the game goes on from there. */
  answer(players: Four): Promise<() => Promise<void>>;
  /** Plays to the end. Returns the winner. */
  end(players: Four): Promise<Player>;
}

const chain: Played = {
  site: CHAIN,
  own: 1,
  async answer(players) {
    await answerRight(await onTurn(players));
    const turn = async () => ({
      next: (await onTurn(players)).name,
      hints: new Set(await Promise.all(players.map(({ page }) => hintOf(page)))),
    });
    const before = await turn();
    expect(before.hints.size).toBe(1);
    // The answer is known to all, and it is the same player's turn.
    return async () => expect(await turn()).toEqual(before);
  },
  async end(players) {
    const winner = await onTurn(players);
    await playChainTo(winner, players);
    return winner;
  },
};

const clash: Played = {
  site: CLASH,
  own: 1000,
  async answer(players) {
    const [first, second, closest, last] = players;
    const cooldown = await askedCooldown(last.page);
    const guess = Math.round(cooldown);
    // The last guess would end the round.
    await Promise.all([
      guessCooldown(first, guess + 20),
      guessCooldown(second, guess + 21),
      guessCooldown(closest, guess),
    ]);
    for (const { page } of players)
      for (const player of [first, second, closest])
        await expect(scoreOf(page, player)).toContainText('has guessed');
    const scores = () =>
      Promise.all(
        players.flatMap(({ page }) => players.map((player) => scoreOf(page, player).textContent())),
      );
    const before = await scores();
    const points = Number.parseInt((await scoreOf(last.page, closest).textContent()) ?? '', 10);
    return async () => {
      // The guesses and all points are known, and the same spell is asked.
      expect(await scores()).toEqual(before);
      expect(await askedCooldown(closest.page)).toBe(cooldown);
      await guessCooldown(last, guess + 22);
      const sum = points + (guess === cooldown ? 150 : 100);
      for (const { page } of players)
        await expect(scoreOf(page, closest)).toHaveText(new RegExp(`^${sum}\\D`));
      await untilRoundIsOver(closest.page);
    };
  },
  async end(players) {
    const [, , winner] = players;
    await playClashTo(winner, players);
    return winner;
  },
};

test.describe(`two nodes${hint}`, () => {
  test.skip(redis === undefined);
  let cluster: Cluster;
  let entrances: readonly Balancer[];
  test.beforeAll(async () => {
    cluster = await Cluster.start({ nodes: 2, redisUrl: redis ?? '', built: BUILT });
    const urls = cluster.nodes.map(({ url }) => url);
    entrances = await Promise.all(
      [urls, urls.toReversed()].map((order) => Balancer.start(order, { prefersFirst: true })),
    );
  });
  test.afterAll(async () => {
    await Promise.all(entrances.map((entrance) => entrance.close()));
    await cluster.remove();
  });

  /** Two players on each node. */
  async function seatOnBoth(crowd: Crowd): Promise<Four> {
    crowd.expectLosses();
    const [first, second] = await Promise.all(
      [
        ['Ashwin', 'Birger'],
        ['Cosima', 'Dagny'],
      ].map((names, node) => crowd.seatAll(names, { url: entrances[node]?.url ?? '' })),
    );
    const players = [...(first ?? []), ...(second ?? [])] as unknown as Four;
    for (const { page } of players) await reportAlerts(page);
    return players;
  }

  async function ownerOf(room: string): Promise<number | undefined> {
    for (const number of cluster.nodes.keys()) if ((await cluster.roomsOf([number])).has(room)) return number;
    return undefined;
  }

  /** Ends the node that runs the room, or the other one; waits until the room goes on at the one left, and starts a new one. */
  async function replace(
    which: 'owner' | 'other',
    how: 'kill' | 'stop',
    room: string,
    players: readonly Player[],
  ): Promise<void> {
    const owner = await ownerOf(room);
    const number = owner !== undefined && which === 'other' ? 1 - owner : owner;
    const node = cluster.nodes[number ?? -1];
    if (number === undefined || node === undefined) throw new Error('no node runs the room');
    await node[how]();
    await expect.poll(() => ownerOf(room)).toBe(1 - number);
    for (const { page } of players) {
      await expect(page.getByText('Reconnecting…')).toBeHidden();
      await expect(page.getByText('Away', { exact: true })).toHaveCount(0);
    }
    await node.restart();
    expect(await cluster.allUp()).toBe(true);
  }

  for (const game of [chain, clash])
    test(`play ${game.site.title} to the end while nodes are killed and replaced, the owner and the other @long`, async ({
      crowd,
    }) => {
      const players = await seatOnBoth(crowd);
      const room = roomOf(await beginGame(players, game.site, { own: game.own, seconds: 60 }));
      const loads = players.map(({ page }) => loadsOf(page));
      expect(await ownerOf(room)).toBe(0);
      for (const [how, which] of [
        // Only now it has players: from here on all are at the node that is left.
        ['stop', 'other'],
        ['kill', 'owner'],
        ['stop', 'owner'],
        ['stop', 'owner'],
      ] as const) {
        const expectKept = await game.answer(players);
        await replace(which, how, room, players);
        await expectKept();
      }
      await expectCounted(players, await game.end(players), game.site);
      expect(loads.map((count) => count())).toEqual([0, 0, 0, 0]);
    });
});

const roomOf = (link: string): string => link.split('/').at(-1) ?? '';
/** Which letter the next name must start with. */
const hintOf = (page: Page): Promise<string | null> => page.getByText(/^next name starts with/).textContent();

/** The player whose turn it is, as all pages say. */
async function onTurn(players: readonly Player[]): Promise<Player> {
  const player = await playerOnTurn(players);
  if (player === undefined) throw new Error('the game is over');
  await expect(chainHeading(player.page)).toHaveText('Your turn');
  return player;
}

/** Turns every alert of the page into an error of the page, which fails the test. */
async function reportAlerts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role=alert], [role=alertdialog]'))
        reportError(new Error(`the page shows: ${alert.textContent}`));
    }).observe(document, { childList: true, subtree: true });
  });
}
