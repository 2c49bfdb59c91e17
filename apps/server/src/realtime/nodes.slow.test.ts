import { setTimeout as delay } from 'node:timers/promises';
import { SOCKETS_PER_ACCOUNT } from '@hub/engine/wire/limits';
import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { moreOrLess } from '@hub/games/more-or-less/game.ts';
import type { Bus } from '@hub/server/bus/bus.ts';
import type { BusNetwork } from '@hub/server/bus/testing/bus-contract.ts';
import { inProcessNetwork, redisNetwork } from '@hub/server/bus/testing/bus-networks.ts';
import { findRedis, HOW_TO_GET_REDIS } from '@hub/server/bus/testing/test-redis.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from './testing/client.ts';
import { type Hub, startHub } from './testing/hub.ts';
import { CREATION_FORMS } from './testing/lobby-fixture.ts';

const REPLACED = { code: 4409, reason: 'replaced' };
const redis = await findRedis();

const isServed = async (client: Client): Promise<boolean> =>
  (await client.ask('nothing')).error?.code === 'unknown_action';

const firstClosed = (clients: readonly Client[]) =>
  Promise.race(clients.map(async (client) => [client, await client.closed] as const));

const play = async (hub: Hub, player = 1): Promise<Client> => {
  const client = await hub.join(moreOrLess.path, player);
  expect((await client.ask('startGame', { mode: 'single' })).action).toBe('gameStarted');
  return client;
};

type Lobbies = { readonly lobbies: readonly { readonly id: string }[] };

const createLobby = async (hub: Hub, player: number): Promise<{ lobbyId: string; owner: Client }> => {
  const owner = await hub.join(chainOfLegends.path, player);
  const { payload } = await owner.ask('createLobby', CREATION_FORMS.chain);
  return { owner, lobbyId: (payload as { lobbyId: string }).lobbyId };
};

/** Ids of the lobbies that a new subscriber sees. */
const listed = async (hub: Hub): Promise<string[]> => {
  const client = await hub.join(chainOfLegends.path, 9);
  const { payload } = await client.ask('subscribeToLobbies');
  await client.close();
  return (payload as Lobbies).lobbies.map(({ id }) => id).toSorted();
};

/** Tests with two nodes that each have their own rooms. */
function testNodes(createNetwork: () => Promise<BusNetwork>): void {
  let network: BusNetwork;
  let buses: Bus[];
  let one: Hub;
  let two: Hub;
  beforeEach(async () => {
    network = await createNetwork();
    buses = [];
    const start = async (): Promise<Hub> => {
      const bus = await network.connect();
      buses.push(bus);
      return startHub({ bus, tokenVersions: async () => new Map() });
    };
    [one, two] = [await start(), await start()];
  });
  afterEach(async () => {
    await Promise.all([one.stop(), two.stop()]);
    for (const bus of buses) await bus.close();
    await network.close();
  });

  const restore = async (): Promise<void> => {
    network.restore();
    while (!buses.every(({ isConnected }) => isConnected)) await delay(5);
  };

  it('close the seated connection of an account that takes a seat of the game on another node', async () => {
    const older = await play(one);
    const other = await play(one, 2);
    // Which seat is newer is decided by the order in which the bus gets them, and that of two nodes is no order in time.
    await buses[0]?.publish('after the seats of one', '');
    const newer = await play(two);
    expect(await older.closed).toEqual(REPLACED);
    expect(await Promise.all([other, newer].map(isServed))).toEqual([true, true]);
    const newest = await play(one);
    expect(await newer.closed).toEqual(REPLACED);
    expect(await isServed(newest)).toBe(true);
  });

  it('leave one of two connections that take a seat at the same time', async () => {
    for (let player = 1; player <= 10; player += 1) {
      const both = await Promise.all([one, two].map((hub) => hub.join(moreOrLess.path, player)));
      for (const client of both) client.send('startGame', { mode: 'single' });
      const [closed, closing] = await firstClosed(both);
      expect(closing).toEqual(REPLACED);
      const kept = both.find((client) => client !== closed);
      expect((await kept?.next())?.action).toBe('gameStarted');
      expect((await kept?.ask('nothing'))?.error?.code).toBe('unknown_action');
    }
  });

  it('let one of two connections return that took a seat while the bus was interrupted', async () => {
    network.interrupt();
    const both = [await play(one), await play(two)];
    expect(await Promise.all(both.map(isServed))).toEqual([true, true]);
    await restore();
    const [closed, closing] = await firstClosed(both);
    // Nobody knows which one is newer: its page connects again, and takes the seat as the newest.
    expect(closing.code).toBe(1012);
    const kept = both.filter((client) => client !== closed);
    expect(await Promise.all(kept.map(isServed))).toEqual([true]);
    expect(await isServed(await play(one))).toBe(true);
    expect(await Promise.all(kept.map(({ closed: ending }) => ending))).toEqual([REPLACED]);
  });

  it('limit the sockets of an account together and close the oldest', async () => {
    const clients: Client[] = [];
    for (let at = 0; at < SOCKETS_PER_ACCOUNT; at += 1) {
      clients.push(await (at % 2 === 0 ? one : two).join(moreOrLess.path, 1));
      await delay(2);
    }
    const other = await two.join(moreOrLess.path, 2);
    const [first, second, ...rest] = clients;
    rest.push(await two.join(moreOrLess.path, 1), await one.join(moreOrLess.path, 1));
    expect(await Promise.all([first?.closed, second?.closed])).toEqual([REPLACED, REPLACED]);
    expect(await Promise.all([other, ...rest].map(isServed))).not.toContain(false);
  });

  it('count closed sockets no longer', async () => {
    const clients: Client[] = [];
    for (let at = 0; at < SOCKETS_PER_ACCOUNT; at += 1) clients.push(await one.join(moreOrLess.path, 1));
    for (const client of clients.splice(0, 5)) await client.close();
    // Nothing shows when the other node has heard of it.
    await delay(300);
    for (let at = 0; at < 5; at += 1) clients.push(await two.join(moreOrLess.path, 1));
    await delay(50);
    expect(await Promise.all(clients.map(isServed))).not.toContain(false);
  });

  it('list the lobbies of all nodes, also while the bus was interrupted', async () => {
    const subscriber = await two.join(chainOfLegends.path, 8);
    expect((await subscriber.ask('subscribeToLobbies')).payload).toEqual({ lobbies: [] });
    const [a, b] = [await createLobby(one, 1), await createLobby(two, 2)];
    await vi.waitFor(async () => expect(await listed(one)).toEqual([a.lobbyId, b.lobbyId].toSorted()));
    await vi.waitFor(() => expect(subscriber.received.at(-1)).toContain(a.lobbyId));
    network.interrupt();
    const c = await createLobby(one, 3);
    await restore();
    const all = [a, b, c].map(({ lobbyId }) => lobbyId).toSorted();
    await vi.waitFor(async () => expect(await listed(two)).toEqual(all));
    expect(await listed(one)).toEqual(all);
  });

  it('list a closed lobby no longer', async () => {
    const { owner, lobbyId } = await createLobby(one, 1);
    await vi.waitFor(async () => expect(await listed(two)).toEqual([lobbyId]));
    await owner.ask('joinLobby', { lobbyId });
    owner.send('leaveLobby', { lobbyId });
    await vi.waitFor(async () => expect(await listed(two)).toEqual([]));
  });
}

describe('two nodes on the in-process bus', () => {
  testNodes(inProcessNetwork);
});

const hint = redis === undefined ? `: ${HOW_TO_GET_REDIS}` : '';
describe.skipIf(redis === undefined)(`two nodes on Redis${hint}`, () => {
  testNodes(() => redisNetwork(redis));
});
