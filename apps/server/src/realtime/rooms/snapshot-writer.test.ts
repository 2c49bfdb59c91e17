import type { GameId } from '@hub/engine/wire/ids';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Settlement } from '../../domain/rooms/ports.ts';
import { Unavailable } from '../../platform/unavailable.ts';
import { FakeMember } from '../testing/fake-member.ts';
import { MemoryRoomStore } from '../testing/memory-room-store.ts';
import { playersOfTest, testPlayer } from '../testing/players.ts';
import { duelGame } from '../testing/test-duel.ts';
import { RoomHost } from './host.ts';

const game = duelGame({ pickMs: 60_000, revealMs: 60_000 }, { holdMs: 60_000, mayUnload: false });

let store: MemoryRoomStore;
let announced: Settlement[];
let host: RoomHost;

beforeEach(() => {
  store = new MemoryRoomStore();
  announced = [];
  host = new RoomHost({
    store,
    playersOf: playersOfTest,
    clock: { now: () => Date.now() },
    logger: pino({ level: 'silent' }),
    seedOf: (roomId) => roomId,
    announce: (settlement) => announced.push(settlement),
  });
});
afterEach(async () => {
  await host.drain();
});

const roomId = (number: number): GameId => `duel-${String(number).padStart(4, '0')}` as GameId;

const stored = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Waits for something that takes real time, for at most four seconds. */
const until = async (isSo: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 400 && !isSo(); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isSo()).toBe(true);
};

/** A player in a room of their own. */
const creator = async (number: number): Promise<FakeMember> => {
  const member = new FakeMember(host, game, testPlayer(number));
  await member.sendCommand('startDuel', { gameId: roomId(number) });
  return member;
};

/** Two players in the room of that number. */
const duelists = async (number: number): Promise<[FakeMember, FakeMember]> => {
  const first = await creator(number);
  const second = new FakeMember(host, game, testPlayer(number + 500));
  await second.sendCommand('joinDuel', { gameId: roomId(number) });
  await stored();
  return [first, second];
};

const pick = (member: FakeMember, room: number, number: number): Promise<void> =>
  member.sendCommand('pick', { gameId: roomId(room), number });

describe('a group of rooms', () => {
  it('that changed in one turn of the loop is one batch, with each room once', async () => {
    const rooms = await Promise.all([duelists(1), duelists(2), duelists(3)]);
    store.batches.length = 0;
    for (const [index, [first, second]] of rooms.entries()) {
      void pick(first, index + 1, 10);
      void pick(second, index + 1, 20);
    }
    await stored();
    expect(store.batches.map((batch) => batch.map(({ snapshot }) => snapshot.version))).toEqual([[3, 3, 3]]);
  });

  it('waits for the write before it, and collects what happens meanwhile', async () => {
    const [first, second] = await duelists(1);
    store.batches.length = 0;
    const open = store.block();
    await pick(first, 1, 10);
    await stored();
    await pick(second, 1, 20);
    const other = await creator(2);
    await stored();
    expect(store.batches).toHaveLength(0);
    open();
    await stored();
    expect(store.batches.map((batch) => batch.length)).toEqual([1, 2]);
    expect(other.received).toEqual(['duelStarted']);
  });
});

describe('frames', () => {
  it('are held back until what they tell is stored', async () => {
    const [first, second] = await duelists(1);
    const open = store.block();
    await pick(first, 1, 10);
    await stored();
    expect(first.received).toEqual(['duelStarted', 'duelUpdate']);
    open();
    await stored();
    expect(first.received).toEqual(['duelStarted', 'duelUpdate', 'duelUpdate']);
    expect(second.received).toEqual(['duelStarted', 'duelUpdate']);
  });

  it('keep their order when the store is slow, refusals included', async () => {
    const [first, second] = await duelists(1);
    const open = store.block();
    await pick(first, 1, 10);
    await pick(first, 1, 11);
    await stored();
    await pick(first, 1, 12);
    await pick(second, 1, 90);
    await pick(first, 1, 13);
    await stored();
    expect(first.received).toHaveLength(2);
    open();
    await stored();
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

  it('go out at once when they tell of nothing new', async () => {
    const [first] = await duelists(1);
    await pick(first, 1, 10);
    await stored();
    await pick(first, 1, 11);
    expect(first.received.at(-1)).toBe('invalid_request');
  });
});

describe('a store that fails', () => {
  it('for a moment is tried again, and nobody notices', async () => {
    const [first] = await duelists(1);
    store.failures = 2;
    await pick(first, 1, 10);
    await until(() => first.received.length === 3);
    expect(first.isOpen).toBe(true);
    expect(store.failures).toBe(0);
    expect(store.rooms.get(roomId(1))).toMatchObject({ version: 2 });
  });

  it('for good acknowledges nothing, and what is stored is the truth', async () => {
    const [first, second] = await duelists(1);
    store.failures = Number.POSITIVE_INFINITY;
    await pick(first, 1, 10);
    await stored();
    await pick(second, 1, 20);
    await until(() => first.closedWith !== undefined);
    expect([first.closedWith, second.closedWith]).toEqual(['failed', 'failed']);
    expect(first.received).toEqual(['duelStarted', 'duelUpdate', 'unavailable']);
    expect(second.received).toEqual(['duelStarted', 'unavailable']);
    store.failures = 0;
    const again = new FakeMember(host, game, testPlayer(1));
    await again.sendCommand('startDuel', { gameId: roomId(1) });
    expect(again.frames[0]).toMatchObject({ payload: { gameState: { version: 1, ownPick: null } } });
    await pick(again, 1, 10);
    await stored();
    expect(store.rooms.get(roomId(1))).toMatchObject({ version: 2 });
  });

  it('for one room takes no other room with it', async () => {
    const [first] = await duelists(1);
    const [other] = await duelists(2);
    store.unwritable.add(roomId(1));
    void pick(first, 1, 10);
    void pick(other, 2, 10);
    await until(() => first.closedWith !== undefined);
    await stored();
    expect(other.isOpen).toBe(true);
    expect(other.received).toEqual(['duelStarted', 'duelUpdate', 'duelUpdate']);
  });
});

describe('a database that is there for nobody', () => {
  it('is not asked room by room: all are put back to what is stored', async () => {
    const pairs = await Promise.all([duelists(1), duelists(2), duelists(3)]);
    store.failure = new Unavailable('planted');
    store.failures = Number.POSITIVE_INFINITY;
    store.tries = 0;
    for (const [index, [first]] of pairs.entries()) void pick(first, index + 1, 10);
    await until(() => pairs.flat().every(({ closedWith }) => closedWith === 'failed'));
    expect(store.tries).toBe(3);
  });
});

describe('a finished game', () => {
  it('is settled with its last snapshot, in one batch, and announced after it', async () => {
    const [first, second] = await duelists(1);
    store.batches.length = 0;
    const open = store.block();
    await first.sendCommand('leaveDuel', { gameId: roomId(1) });
    await stored();
    expect(announced).toEqual([]);
    open();
    await stored();
    expect(store.batches).toHaveLength(1);
    expect(store.batches[0]).toMatchObject([{ snapshot: { over: true }, settlement: { gameId: roomId(1) } }]);
    expect(announced).toHaveLength(1);
    expect(second.received.slice(-2)).toEqual(['playerLeft', 'duelUpdate']);
  });

  it('is settled when the store comes back, and still only once', async () => {
    const [first] = await duelists(1);
    store.failures = 1;
    await first.sendCommand('leaveDuel', { gameId: roomId(1) });
    await until(() => announced.length > 0);
    expect(store.settlements.size).toBe(1);
    expect(announced).toHaveLength(1);
  });
});

it('drains: what was accepted is stored and told, what comes later is not heard', async () => {
  const [first, second] = await duelists(1);
  const open = store.block();
  await pick(first, 1, 10);
  const drained = host.drain();
  await pick(second, 1, 20);
  open();
  await drained;
  expect(first.received.slice(2)).toEqual(['duelUpdate']);
  expect(store.rooms.get(roomId(1))).toMatchObject({ version: 2 });
});

it('announces a finished game as the store has decided about it', async () => {
  const save = store.save.bind(store);
  store.save = async (writes) =>
    (await save(writes)).map((settlement) => ({ ...settlement, newHighScore: true }));
  const [first] = await duelists(1);
  await first.sendCommand('leaveDuel', { gameId: roomId(1) });
  await stored();
  expect(announced).toMatchObject([{ newHighScore: true }]);
});
