import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { GameId } from '@hub/engine/wire/ids';
import { LOBBY_PASSWORD_TRIES } from '@hub/engine/wire/limits';
import { playerActions } from '@hub/features/administration/player-actions.ts';
import type { LeaderboardPage } from '@hub/features/leaderboards/calls.ts';
import type { InventoryItem } from '@hub/features/shop/calls.ts';
import { hubSocket, type WaitingEntry } from '@hub/features/waiting/calls.ts';
import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { championRift } from '@hub/games/champion-rift/game.ts';
import { type RiftGuesserState, riftGuesser } from '@hub/games/rift-guesser/game.ts';
import { PICTURE_BYTES } from '@hub/games/rift-guesser/pictures/picture.ts';
import type { Match } from '@hub/protocol/http/activity';
import type { Bus } from '@hub/server/bus/bus.ts';
import { createRedisCounts } from '@hub/server/bus/redis-counts.ts';
import type { BusNetwork } from '@hub/server/bus/testing/bus-contract.ts';
import { inProcessNetwork, type RedisNetwork, redisNetwork } from '@hub/server/bus/testing/bus-networks.ts';
import { findRedis, HOW_TO_GET_REDIS } from '@hub/server/bus/testing/test-redis.ts';
import type { Rates } from '@hub/server/http/rate-limits.ts';
import { testDatabases } from '@hub/server/store/testing/test-databases.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CREATION_FORMS } from './realtime/testing/lobby-fixture.ts';
import { featuresOf, gameId, hostOf, settledPlayer, settlement, snapshot } from './store/testing/rows.ts';
import type { Guest } from './testing/open-hub.ts';
import { startNode, type TestServer, UNLIMITED_RATES } from './testing/start-server.ts';

const RATES: Rates = { ...UNLIMITED_RATES, feedback: { max: 3, windowMs: 600_000 } };
const ENDED = { code: 4401, reason: 'unauthorized' };
const BOARD = '/moreLess/leaderborad/0/50/globe';

const redis = await findRedis();
const databases = testDatabases();

/** Calls one after the other. */
async function inTurn<T>(nodes: readonly TestServer[], call: (node: TestServer) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const node of nodes) results.push(await call(node));
  return results;
}

/** Resolves once `to` has received everything that `from` had published. */
async function delivered(from: Bus | undefined, to: Bus | undefined): Promise<void> {
  const channel = randomUUID();
  const onMessage = vi.fn<(message: string) => void>();
  const unsubscribe = await to?.subscribe(channel, onMessage);
  expect(await from?.publish(channel, '')).toBe(1);
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalled());
  await unsubscribe?.();
}

const beat = (node: TestServer, guest: Guest) =>
  node.call('/heartbeat', guest.token, { sessionId: guest.id });

/** Tests with two nodes on one database and one network. */
function testNodes(
  createNetwork: () => Promise<BusNetwork | RedisNetwork>,
  { hasCounts = false } = {},
): void {
  let network: BusNetwork | RedisNetwork;
  const buses: Bus[] = [];
  let one: TestServer;
  let two: TestServer;
  let games = 0;
  const clock = new ManualClock('2026-11-20T12:00:00Z');
  beforeAll(async () => {
    network = await createNetwork();
    const prefix = `test-${randomUUID()}/`;
    const database = await databases.create();
    const start = async (): Promise<TestServer> => {
      const { bus, connection } = 'open' in network ? await network.open() : { bus: await network.connect() };
      buses.push(bus);
      const sharedCounts = connection && createRedisCounts(connection, prefix, Buffer.alloc(32));
      return startNode(database, { bus, clock, sharedCounts, rates: RATES });
    };
    [one, two] = [await start(), await start()];
  });
  afterEach(async () => {
    network.restore();
    while (!buses.every(({ isConnected }) => isConnected)) await delay(10);
  });
  afterAll(async () => {
    await Promise.all([one.stop(), two.stop()]);
    await network.close();
  });

  const signOutEverywhere = async ({ id, token, playerId }: Guest): Promise<Guest> => {
    const guest = { id, token, playerId };
    const renewed = await one.call(`/accounts/${id}/sign-out-everywhere`, guest.token, {});
    return { ...guest, token: String(renewed['token']) };
  };

  it('end the sessions of an account everywhere, and accept its new token at once', async () => {
    const [guest, other] = [await one.guest('Ahri'), await one.guest('Zed')];
    const [socket, others] = [
      await two.join(championRift.path, guest.token),
      await two.join(championRift.path, other.token),
    ];
    const renewed = await signOutEverywhere(guest);
    const again = await two.join(championRift.path, renewed.token);
    expect(await socket.closed).toEqual(ENDED);
    expect((await again.ask('startGame')).action).toBe('gameStarted');
    expect((await others.ask('startGame')).action).toBe('gameStarted');
  });

  it('end the sessions of an account everywhere also while the bus is interrupted', async () => {
    const guest = await one.guest('Ahri');
    const socket = await two.join(championRift.path, guest.token);
    network.interrupt();
    const renewed = await signOutEverywhere(guest);
    const again = await two.join(championRift.path, renewed.token);
    expect(await socket.closed).toEqual(ENDED);
    expect((await again.ask('startGame')).action).toBe('gameStarted');
  });

  it('answer a sign-out again whose answer another node has given', async () => {
    const { id, token } = await one.guest('Ahri');
    const attempt = 'a secret of one browser';
    await one.call(`/accounts/${id}/sign-out-everywhere`, token, { attempt });
    const again = await two.call('/auth/resume-sign-out', undefined, { token, attempt });
    expect((await one.call('/accounts/', String(again['token'])))['id']).toBe(id);
  });

  it('close the sockets of a deleted account everywhere', async () => {
    const guest = await one.guest('Ahri');
    const socket = await two.join(championRift.path, guest.token);
    await one.call(`/accounts/${guest.id}/delete`, guest.token, { name: 'Ahri' });
    expect(await socket.closed).toEqual(ENDED);
  });

  it('tell an open page what waits for its player, whichever node it happens on, also after the bus was cut', async () => {
    const [ada, grace] = [await one.guest('Ada'), await one.guest('Grace')];
    const page = await one.join(hubSocket.path, ada.token);
    const until = async (fits: (entries: WaitingEntry[]) => boolean) => {
      for (;;) {
        const { entries } = (await page.next()).payload as { entries: WaitingEntry[] };
        if (fits(entries)) return entries;
      }
    };
    await until((entries) => entries.length === 0);
    const { id } = await two.call<{ id: string }>('/leagues', grace.token, { name: 'Lanterns' });
    const { code } = await two.call<{ code: string }>(`/leagues/${id}`, grace.token);
    await two.call('/leagues/join', ada.token, { code });
    await until((entries) => entries.some(({ kind }) => kind === 'duel'));
    const table = await two.join(chainOfLegends.path, ada.token);
    const created = await table.ask('createLobby', CREATION_FORMS.chain);
    const { lobbyId: target } = created.payload as { lobbyId: string };
    await until((entries) => entries.some((entry) => entry.kind === 'game' && entry.room === target));
    network.interrupt();
    const lobby = { kind: 'lobby', game: 'chainOfLegends', target };
    await two.call(`/people/${ada.playerId}/invite`, grace.token, lobby);
    network.restore();
    const all = await until((entries) => entries.some(({ kind }) => kind === 'invite'));
    expect(all.map(({ kind }) => kind)).toEqual(['game', 'invite', 'duel']);
    await table.close();
  });

  it('follow the host', async () => {
    const [gone, out, other] = [await one.guest('Ahri'), await one.guest('Zed'), await one.guest('Lux')];
    const sockets = [
      await two.join(championRift.path, gone.token),
      await two.join(championRift.path, out.token),
    ];
    const socket = await two.join(championRift.path, other.token);
    const does = hostOf(one.hub.store, clock.now(), 'Insulted others');
    await does(playerActions.suspend, gone.id, { until: clock.now() + 60_000, rule: null });
    await does(playerActions.signOut, out.id, {});
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([ENDED, ENDED]);
    expect((await (await two.join(championRift.path, gone.token)).closed).code).toBe(4403);
    expect((await socket.ask('startGame')).action).toBe('gameStarted');
  });

  /** Ends a run of a player with a best score; returns its room. */
  async function endRun(guest: Guest): Promise<GameId> {
    const room = gameId((games += 1));
    const scores = [{ accountId: guest.id, board: 'more_or_less' as const, score: 3 }];
    const players = [settledPlayer(guest.id, { score: 3 })];
    await one.hub.store.rooms.save([
      {
        snapshot: snapshot({ roomId: room, over: true }),
        settlement: settlement(guest.id, {
          gameId: room,
          game: 'more or less',
          players,
          scores,
          finishedAt: clock.now(),
          rewards: [],
        }),
      },
    ]);
    return room;
  }

  /** Stores a best score and buys an effect, which the player does not wear yet. */
  async function playerWithEffect(): Promise<{ guest: Guest; item: string }> {
    const guest = await one.guest('Ahri');
    const { store } = one.hub;
    const room = await endRun(guest);
    const grant = {
      amountEssence: 10_000,
      reason: 'grant',
      reference: `grant:${room}`,
      note: 'test',
      at: 5,
    } as const;
    await featuresOf(store).ledger.append({ accountId: guest.id, ...grant });
    await one.call('/shop/purchase', guest.token, { itemId: 'effect-gold', accountId: guest.playerId });
    const [item] = await one.call<InventoryItem[]>(`/accounts/${guest.id}/items`, guest.token);
    return { guest, item: item?.id ?? '' };
  }
  const effectOnBoard = async (guest: Guest): Promise<string | undefined> =>
    (await two.call<LeaderboardPage>(BOARD, guest.token)).data.find(({ id }) => id === guest.playerId)
      ?.activeItem?.cssClass;

  it('show changed cosmetics on the boards of all nodes', async () => {
    const { guest, item } = await playerWithEffect();
    expect(await effectOnBoard(guest)).toBeUndefined();
    await one.call(`/inventory/${item}/active`, guest.token, {});
    await vi.waitFor(async () => expect(await effectOnBoard(guest)).toBe('fx-gold'));
  });

  it('show changed cosmetics everywhere after the bus was interrupted', async () => {
    const { guest, item } = await playerWithEffect();
    expect(await effectOnBoard(guest)).toBeUndefined();
    network.interrupt();
    await one.call(`/inventory/${item}/active`, guest.token, {});
    network.restore();
    await vi.waitFor(async () => expect(await effectOnBoard(guest)).toBe('fx-gold'));
  });

  it.runIf(hasCounts)('count calls together, and each on its own while Redis is away', async () => {
    const guest = await one.guest('Ahri');
    const report = async (node: TestServer): Promise<unknown> =>
      (await node.call('/feedback', guest.token, { kind: 'bug', text: 'Text' }))['error'] ?? 'accepted';
    const nodes = [one, two, one, two];
    expect(await inTurn(nodes, report)).toEqual(['accepted', 'accepted', 'accepted', 'too_many_requests']);
    network.interrupt();
    expect(await inTurn([one, one, two, one, one], report)).toEqual([
      'accepted',
      'accepted',
      'accepted',
      'accepted',
      'too_many_requests',
    ]);
  });

  it.runIf(hasCounts)('agree about the number of players online', async () => {
    const [first, second] = [await one.guest('Ahri'), await one.guest('Zed')];
    await beat(one, first);
    expect(await beat(two, second)).toEqual({ online: 2 });
    expect(await beat(one, first)).toEqual({ online: 2 });
    expect(await beat(two, first)).toEqual({ online: 2 });
  });

  it.runIf(hasCounts)('are busy together, also while Redis is away', async () => {
    const guests: Guest[] = [];
    for (let number = 0; number < 14; number += 1) guests.push(await one.guest(`Guest ${number}`));
    for (const guest of guests.slice(0, 6)) await endRun(guest);
    const linesOfGuests = async (node: TestServer): Promise<number> => {
      const feed = await node.call<Match[]>('/lastMatches');
      return feed.filter(({ players }) => guests.some(({ playerId }) => players[0]?.id === playerId)).length;
    };
    expect(await inTurn([one, two], linesOfGuests)).toEqual([6, 6]);
    for (const [at, guest] of guests.entries()) await beat(at % 2 === 0 ? one : two, guest);
    expect(await inTurn([one, two], linesOfGuests)).toEqual([3, 3]);
    network.interrupt();
    expect(await inTurn([one, two], linesOfGuests)).toEqual([3, 3]);
    network.restore();
  });

  it('serve the picture of a round that runs on another node', async () => {
    const guest = await one.guest('Ahri');
    const socket = await one.join(riftGuesser.path, guest.token);
    const { payload } = await socket.ask('startGame');
    const { section } = (payload as { gameState: RiftGuesserState }).gameState;
    const pictures = [one, two].map(({ url }) => fetch(url + section));
    for (const picture of await Promise.all(pictures)) {
      expect(picture.headers.get('content-type')).toBe('image/webp');
      expect((await picture.arrayBuffer()).byteLength).toBe(PICTURE_BYTES[1]);
    }
  });

  it('count wrong lobby passwords of an account together', async () => {
    const [host, guest] = [await one.guest('Ahri'), await one.guest('Zed')];
    const form = { ...CREATION_FORMS.chain, password: 'secret' };
    const createLobby = async (node: TestServer): Promise<string> => {
      const { payload } = await (await node.join(chainOfLegends.path, host.token)).ask('createLobby', form);
      return (payload as { lobbyId: string }).lobbyId;
    };
    const tryAt = async (node: TestServer, lobbyId: string): Promise<string | undefined> => {
      const socket = await node.join(chainOfLegends.path, guest.token);
      return (await socket.ask('joinLobby', { lobbyId, password: 'guess' })).error?.code;
    };
    const [first, second] = [await createLobby(one), await createLobby(two)];
    for (let tries = 1; tries < LOBBY_PASSWORD_TRIES; tries += 1)
      expect(await tryAt(one, first)).toBe('wrong_password');
    await delivered(buses[0], buses[1]);
    expect(await tryAt(two, second)).toBe('wrong_password');
    await delivered(buses[1], buses[0]);
    expect(await tryAt(one, first)).toBe('too_many_requests');
    expect(await tryAt(two, second)).toBe('too_many_requests');
  });
}

describe('two nodes on the in-process bus', () => {
  testNodes(inProcessNetwork);
});

const hint = redis === undefined ? `: ${HOW_TO_GET_REDIS}` : '';
describe.skipIf(redis === undefined)(`two nodes on Redis${hint}`, () => {
  testNodes(() => redisNetwork(redis), { hasCounts: true });
});
