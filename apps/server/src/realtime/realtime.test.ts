import type { GameId } from '@hub/engine/wire/ids';
import { hubSocket } from '@hub/features/waiting/calls.ts';
import { realtimeEndpoints } from '@hub/protocol/testing/realtime-endpoints';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGames } from '../games.ts';
import { withRuns } from './runs/with-runs.ts';
import { ChampionRiftPlayer } from './testing/champion-rift-player.ts';
import { testDailies } from './testing/dailies.ts';
import { type Hub, type HubOptions, startHub, testServices } from './testing/hub.ts';
import { MemoryRoomStore } from './testing/memory-room-store.ts';

const PATH = '/ws/championRift';
const hubs: Hub[] = [];

const start = async (options: HubOptions = {}): Promise<Hub> => {
  const hub = await startHub(options);
  hubs.push(hub);
  return hub;
};
const player = async (hub: Hub, number = 1): Promise<ChampionRiftPlayer> =>
  new ChampionRiftPlayer(await hub.join(PATH, number));

afterEach(() => Promise.all(hubs.splice(0).map((hub) => hub.stop())));

it('runs every game of the contract at its path', () => {
  const daily = testDailies();
  const bindings = createGames(testServices({ daily }));
  const games = bindings.map((game) => withRuns(game, async () => 'not_found'));
  expect([...games.map(({ endpoint }) => endpoint), hubSocket]).toEqual(realtimeEndpoints);
});

it('removes old rooms a minute after the start, when overdue deadlines are applied', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  const rooms = new MemoryRoomStore();
  const now = Date.now();
  const room = { kind: 'riftGuesser', stateVersion: 1, seats: [], version: 1, state: '{}', deadline: null };
  for (const [roomId, hours] of [
    ['old-room-1' as GameId, 25],
    ['new-room-1' as GameId, 23],
  ] as const) {
    const at = now - hours * 3_600_000;
    rooms.rooms.set(roomId, { ...room, roomId, openedAt: at, updatedAt: at, over: true });
  }
  await start({ rooms });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(rooms.rooms.size).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect([...rooms.rooms.keys()]).toEqual(['new-room-1']);
});

it('the winning guess is settled once when one socket sends it twice; the second is refused', async () => {
  const hub = await start();
  const first = await player(hub);
  const { state } = await first.start();
  for (let i = 0; i < 2; i += 1) first.client.send('submitGuess', { gameId: state.gameId, guess: 'Ahri' });
  expect((await first.next()).state.gameOver).toBe(true);
  expect((await first.next()).code).toBe('game_over');
  expect(hub.announced).toHaveLength(1);
});

it('a restart drops an unacknowledged guess, and pays for the repeated guess once', async () => {
  const store = new MemoryRoomStore();
  const before = await start({ rooms: store });
  const first = await player(before);
  const { state } = await first.start();
  store.block();
  first.client.send('submitGuess', { gameId: state.gameId, guess: 'Ahri' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(first.client.unread).toBe(0);
  first.client.socket.terminate();
  const saved = new MemoryRoomStore();
  for (const [id, room] of store.rooms) saved.rooms.set(id, room);
  hubs.splice(hubs.indexOf(before), 1);
  before.server.closeAllConnections();
  before.server.close();
  const after = await start({ rooms: saved });
  const again = await player(after);
  expect((await again.start()).state).toMatchObject({ version: 0, guesses: [] });
  await again.guess(state.gameId, 'Ahri');
  expect(saved.settlements.size).toBe(1);
});

describe('a failing store', () => {
  it('closes sockets with 1011 without acknowledging; players return to the stored state', async () => {
    const hub = await start();
    const first = await player(hub);
    const { state } = await first.start();
    hub.store.failures = Number.POSITIVE_INFINITY;
    first.client.send('submitGuess', { gameId: state.gameId, guess: 'Ahri' });
    expect(await first.client.closed).toEqual({ code: 1011, reason: 'internal' });
    expect((await first.next()).code).toBe('unavailable');
    expect(first.client.unread).toBe(0);
    expect(hub.announced).toEqual([]);
    hub.store.failures = 0;
    const again = await player(hub);
    expect((await again.start()).state).toMatchObject({ version: 0, gameOver: false });
  });

  it('answers a failed load with an error id, and keeps the socket open', async () => {
    const hub = await start();
    const load = hub.store.load.bind(hub.store);
    hub.store.load = () => Promise.reject(new Error('disk gone'));
    const first = await player(hub);
    const refused = await first.client.ask('startGame');
    expect(refused.error?.code).toBe('internal');
    expect(refused.error?.message).toMatch(/^Something went wrong on our side\. \([\da-f-]{36}\)$/);
    hub.store.load = load;
    expect((await first.start()).action).toBe('gameStarted');
  });
});

// The library of sockets waits for 30 seconds.
it('drain does not wait for clients that do not answer the close frame', { timeout: 20_000 }, async () => {
  const hub = await start();
  const silent = await player(hub);
  silent.client.socket.pause();
  await expect(hub.realtime.drain()).resolves.toBeUndefined();
  silent.client.socket.terminate();
});

it('continues when `announce` throws', async () => {
  const hub = await start({
    announce() {
      throw new Error('a broken listener');
    },
  });
  const first = await player(hub);
  const { state } = await first.start();
  expect((await first.guess(state.gameId, 'Ahri')).state.gameOver).toBe(true);
  expect((await first.start()).action).toBe('alreadyPlayed');
});
