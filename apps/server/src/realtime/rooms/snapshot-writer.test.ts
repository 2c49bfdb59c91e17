import type { GameId } from '@hub/engine/wire/ids';
import { Unavailable } from '@hub/server/platform/unavailable.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeMember } from '../testing/fake-member.ts';
import { testPlayer } from '../testing/players.ts';
import { duelGame } from '../testing/test-duel.ts';
import { allStored, TestHosts } from '../testing/test-hosts.ts';
import type { RoomHost } from './host.ts';

const game = duelGame({ pickMs: 60_000, revealMs: 60_000 }, { holdMs: 60_000, mayUnload: false });

let hosts: TestHosts;
let host: RoomHost;

beforeEach(() => {
  hosts = new TestHosts();
  host = hosts.open();
});
afterEach(() => hosts.drain());

const roomId = (number: number): GameId => `duel-${String(number).padStart(4, '0')}` as GameId;

/** Polls a condition in real time, for at most four seconds. */
const until = async (isSo: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 400 && !isSo(); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isSo()).toBe(true);
};

/** Creates a room with one player. */
const creator = async (number: number): Promise<FakeMember> => {
  const member = new FakeMember(host, game, testPlayer(number));
  await member.sendCommand('startDuel', { gameId: roomId(number) });
  return member;
};

/** Creates the room of that number with two players. */
const startDuel = async (number: number): Promise<[FakeMember, FakeMember]> => {
  const first = await creator(number);
  const second = new FakeMember(host, game, testPlayer(number + 500));
  await second.sendCommand('joinDuel', { gameId: roomId(number) });
  await allStored();
  return [first, second];
};

const pick = (member: FakeMember, room: number, number: number): Promise<void> =>
  member.sendCommand('pick', { gameId: roomId(room), number });

describe('a group of rooms', () => {
  it('that changed in one turn of the event loop is one batch, with each room once', async () => {
    const rooms = await Promise.all([startDuel(1), startDuel(2), startDuel(3)]);
    hosts.store.batches.length = 0;
    for (const [index, [first, second]] of rooms.entries()) {
      void pick(first, index + 1, 10);
      void pick(second, index + 1, 20);
    }
    await allStored();
    expect(hosts.store.batches.map((batch) => batch.map(({ snapshot }) => snapshot.version))).toEqual([
      [3, 3, 3],
    ]);
  });

  it('waits for the previous write, and includes all changes until then', async () => {
    const [first, second] = await startDuel(1);
    hosts.store.batches.length = 0;
    const open = hosts.store.block();
    await pick(first, 1, 10);
    await allStored();
    await pick(second, 1, 20);
    const other = await creator(2);
    await allStored();
    expect(hosts.store.batches).toHaveLength(0);
    open();
    await allStored();
    expect(hosts.store.batches.map((batch) => batch.length)).toEqual([1, 2]);
    expect(other.received).toEqual(['duelStarted']);
  });
});

describe('frames', () => {
  it('are held back until the state is stored', async () => {
    const [first, second] = await startDuel(1);
    const open = hosts.store.block();
    await pick(first, 1, 10);
    await allStored();
    expect(first.received).toEqual(['duelStarted', 'duelUpdate']);
    open();
    await allStored();
    expect(first.received).toEqual(['duelStarted', 'duelUpdate', 'duelUpdate']);
    expect(second.received).toEqual(['duelStarted', 'duelUpdate']);
  });

  it('stay in order when the store is slow, including refusals', async () => {
    const [first, second] = await startDuel(1);
    const open = hosts.store.block();
    await pick(first, 1, 10);
    await pick(first, 1, 11);
    await allStored();
    await pick(first, 1, 12);
    await pick(second, 1, 90);
    await pick(first, 1, 13);
    await allStored();
    expect(first.received).toHaveLength(2);
    open();
    await allStored();
    expect(first.received.slice(2)).toEqual([
      'duelUpdate',
      'invalid_request',
      'invalid_request',
      'duelUpdate',
      'invalid_request',
    ]);
    const versions = first.frames.flatMap(({ payload }) =>
      payload === undefined ? [] : (payload as { gameState: { version: number } }).gameState.version,
    );
    expect(versions).toEqual([0, 1, 2, 3]);
  });

  it('are sent immediately without unsaved changes', async () => {
    const [first] = await startDuel(1);
    await pick(first, 1, 10);
    await allStored();
    await pick(first, 1, 11);
    expect(first.received.at(-1)).toBe('invalid_request');
  });
});

describe('a failing store', () => {
  it('is retried, without an effect on players', async () => {
    const [first] = await startDuel(1);
    hosts.store.failures = 2;
    await pick(first, 1, 10);
    await until(() => first.received.length === 3);
    expect(first.isOpen).toBe(true);
    expect(hosts.store.failures).toBe(0);
    expect(hosts.store.rooms.get(roomId(1))).toMatchObject({ version: 2 });
  });

  it('acknowledges nothing after the last retry, and players return to the stored state', async () => {
    const [first, second] = await startDuel(1);
    hosts.store.failures = Number.POSITIVE_INFINITY;
    await pick(first, 1, 10);
    await allStored();
    await pick(second, 1, 20);
    await until(() => first.closedWith !== undefined);
    expect([first.closedWith, second.closedWith]).toEqual(['failed', 'failed']);
    expect(first.received).toEqual(['duelStarted', 'duelUpdate', 'unavailable']);
    expect(second.received).toEqual(['duelStarted', 'unavailable']);
    hosts.store.failures = 0;
    const again = new FakeMember(host, game, testPlayer(1));
    await again.sendCommand('startDuel', { gameId: roomId(1) });
    expect(again.frames[0]).toMatchObject({ payload: { gameState: { version: 1, ownPick: null } } });
    await pick(again, 1, 10);
    await allStored();
    expect(hosts.store.rooms.get(roomId(1))).toMatchObject({ version: 2 });
  });

  it('for one room does not affect the others', async () => {
    const [first] = await startDuel(1);
    const [other] = await startDuel(2);
    hosts.store.unwritable.add(roomId(1));
    void pick(first, 1, 10);
    void pick(other, 2, 10);
    await until(() => first.closedWith !== undefined);
    await allStored();
    expect(other.isOpen).toBe(true);
    expect(other.received).toEqual(['duelStarted', 'duelUpdate', 'duelUpdate']);
  });
});

it('an unavailable database is not retried room by room; all rooms return to the stored state', async () => {
  const pairs = await Promise.all([startDuel(1), startDuel(2), startDuel(3)]);
  hosts.store.failure = new Unavailable('planted');
  hosts.store.failures = Number.POSITIVE_INFINITY;
  hosts.store.tries = 0;
  for (const [index, [first]] of pairs.entries()) void pick(first, index + 1, 10);
  await until(() => pairs.flat().every(({ closedWith }) => closedWith === 'failed'));
  expect(hosts.store.tries).toBe(3);
});

describe('a finished game', () => {
  it('is settled in the batch of its last snapshot, and announced afterwards', async () => {
    const [first, second] = await startDuel(1);
    hosts.store.batches.length = 0;
    const open = hosts.store.block();
    await first.sendCommand('leaveDuel', { gameId: roomId(1) });
    await allStored();
    expect(hosts.announced).toEqual([]);
    open();
    await allStored();
    expect(hosts.store.batches).toHaveLength(1);
    expect(hosts.store.batches[0]).toMatchObject([
      { snapshot: { over: true }, settlement: { gameId: roomId(1) } },
    ]);
    expect(hosts.announced).toHaveLength(1);
    expect(second.received.slice(-2)).toEqual(['playerLeft', 'duelUpdate']);
  });

  it('is settled once when the store is available again', async () => {
    const [first] = await startDuel(1);
    hosts.store.failures = 1;
    await first.sendCommand('leaveDuel', { gameId: roomId(1) });
    await until(() => hosts.announced.length > 0);
    expect(hosts.store.settlements.size).toBe(1);
    expect(hosts.announced).toHaveLength(1);
  });
});

it('drain stores accepted commands, sends their frames, and ignores later ones', async () => {
  const [first, second] = await startDuel(1);
  const open = hosts.store.block();
  await pick(first, 1, 10);
  const drained = host.drain();
  await pick(second, 1, 20);
  open();
  await drained;
  expect(first.received.slice(2)).toEqual(['duelUpdate']);
  expect(hosts.store.rooms.get(roomId(1))).toMatchObject({ version: 2 });
});

it('announces the settlement as the store returned it', async () => {
  const save = hosts.store.save.bind(hosts.store);
  hosts.store.save = async (writes) =>
    (await save(writes)).map((settlement) => ({ ...settlement, newHighScore: true }));
  const [first] = await startDuel(1);
  await first.sendCommand('leaveDuel', { gameId: roomId(1) });
  await allStored();
  expect(hosts.announced).toMatchObject([{ newHighScore: true }]);
});
