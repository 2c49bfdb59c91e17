import type { Page } from '@playwright/test';
import { findRedis, HOW_TO_GET_REDIS } from '../../apps/server/src/bus/testing/test-redis.ts';
import { Cluster } from '../../system-tests/nodes/cluster.ts';
import { Balancer } from '../../tools/balancer.ts';
import { answerRight, chainHeading, playChainTo, playerOnTurn } from '../support/chain-of-legends.ts';
import { type Crowd, type Player, test } from '../support/crowd.ts';
import { MAIN } from '../support/hub.ts';
import { loadsOf } from '../support/inspect.ts';
import { beginGame, CHAIN, expectCounted } from '../support/lobbies.ts';
import { expect } from '../support/test.ts';

const redis = await findRedis();
const hint = redis === undefined ? `: ${HOW_TO_GET_REDIS}` : '';

type Four = readonly [Player, Player, Player, Player];

test.describe(`two nodes${hint}`, () => {
  test.skip(redis === undefined);
  let cluster: Cluster;
  let entrances: readonly Balancer[];
  test.beforeAll(async () => {
    cluster = await Cluster.start({ nodes: 2, redisUrl: redis ?? '', built: MAIN });
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

  /** Ends the node that runs the room, waits until it goes on at the other one, and starts a new one. */
  async function replaceOwner(how: 'kill' | 'stop', room: string, players: readonly Player[]): Promise<void> {
    const owner = await ownerOf(room);
    const node = cluster.nodes[owner ?? -1];
    if (owner === undefined || node === undefined) throw new Error('no node runs the room');
    await node[how]();
    await expect.poll(() => ownerOf(room)).toBe(1 - owner);
    for (const { page } of players) {
      await expect(page.getByText('Reconnecting…')).toBeHidden();
      await expect(page.getByText('Away', { exact: true })).toBeHidden();
    }
    await node.restart();
    expect(await cluster.allUp()).toBe(true);
  }

  test('play Chain of Legends to the end while the owner is killed, then both are replaced @long', async ({
    crowd,
  }) => {
    const players = await seatOnBoth(crowd);
    const room = roomOf(await beginGame(players, CHAIN, { own: 1, seconds: 60 }));
    const loads = players.map(({ page }) => loadsOf(page));
    expect(await ownerOf(room)).toBe(0);
    for (const how of ['kill', 'stop', 'stop'] as const) {
      const player = await onTurn(players);
      await answerRight(player);
      const next = await onTurn(players);
      const hints = await Promise.all(players.map(({ page }) => hintOf(page)));
      expect(new Set(hints).size).toBe(1);
      await replaceOwner(how, room, players);
      // The answer is known to all, and it is the same player's turn.
      for (const { page } of players) expect(await hintOf(page)).toBe(hints[0]);
      expect(await onTurn(players)).toBe(next);
    }
    const winner = await onTurn(players);
    await playChainTo(winner, players);
    await expectCounted(players, winner, CHAIN);
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
