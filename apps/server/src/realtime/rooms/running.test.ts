import type { Caller, Game, Running } from '@hub/engine/binding/binding';
import type { RoomPolicy } from '@hub/engine/binding/policy';
import type { GameId } from '@hub/engine/wire/ids';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stored } from '../testing/club-house.ts';
import { duelGame } from '../testing/duel.ts';
import { FakeMember } from '../testing/fake-member.ts';
import { MemoryRoomStore } from '../testing/memory-room-store.ts';
import { playersOfTest, testPlayer } from '../testing/players.ts';
import { RoomHost } from './host.ts';

const PICK_MS = 10_000;
const LIFETIME_MS = 3_600_000;
const POLICY: RoomPolicy = { holdMs: 60_000, sleeps: false };

let store: MemoryRoomStore;
let hosts: RoomHost[];
/** What the last `startDuel` was told of the caller's running rooms. */
let told: readonly Running[];

const newHost = (): RoomHost => {
  const host = new RoomHost({
    store,
    playersOf: playersOfTest,
    clock: { now: () => Date.now() },
    logger: pino({ level: 'silent' }),
    seedOf: (roomId) => `seed of ${roomId}`,
    announce: () => {},
  });
  hosts.push(host);
  return host;
};

/** The duel, whose start asks for what runs and goes on with the newest; `drawId` begins one where nothing does. */
function resumingGame(policy: Partial<RoomPolicy> = {}): Game {
  const base = duelGame({ pickMs: PICK_MS, revealMs: 1 }, { ...POLICY, ...policy });
  let drawn = 0;
  const enter = async (_payload: unknown, { findRunning }: Caller) => {
    told = await findRunning();
    const [newest] = told;
    if (newest !== undefined) return { roomId: newest.table.roomId };
    drawn += 1;
    const id = `drawn-${String(drawn).padStart(4, '0')}`;
    return {
      drawId: () => id,
      create: async () => ({ options: { pickMs: PICK_MS, revealMs: 1 }, seats: 2 }),
    };
  };
  const join = {
    kind: 'enter',
    enter: async () => ({ roomId: 'drawn-0001', join: { type: 'join' } }),
  } as const;
  // `watchDuel` founds whichever room it names, without a look at what runs.
  const { startDuel, ...others } = base.commands;
  return {
    ...base,
    commands: { ...others, startDuel: { kind: 'enter', enter }, joinDuel: join, watchDuel: startDuel },
  } as Game;
}

const start = async (host: RoomHost, game: Game, player = 1): Promise<FakeMember> => {
  const member = new FakeMember(host, game, testPlayer(player));
  await member.says('startDuel', { gameId: 'any-id' });
  return member;
};

const toldIds = (): string[] => told.map(({ table }) => table.roomId);

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse('2026-03-01T12:00:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
  });
  store = new MemoryRoomStore();
  hosts = [];
  told = [];
});
afterEach(async () => {
  await Promise.all(hosts.map((host) => host.drain()));
  vi.useRealTimers();
});

describe('what runs for a player', () => {
  it('is found before it is stored, with its state', async () => {
    const [host, game] = [newHost(), resumingGame()];
    const release = store.block();
    await start(host, game);
    expect(told).toEqual([]);
    await start(host, game);
    expect(toldIds()).toEqual(['drawn-0001']);
    expect(told[0]?.state).toMatchObject({ phase: 'waiting' });
    release();
  });

  it('is one room, also when two connections of an account begin at once', async () => {
    const [host, game] = [newHost(), resumingGame()];
    await Promise.all([start(host, game), start(host, game), start(host, game, 2)]);
    await stored();
    expect([...store.rooms.values()].map(({ seats }) => seats)).toEqual([
      [testPlayer(1).accountId],
      [testPlayer(2).accountId],
    ]);
  });

  it('is begun by the second when the first could not', async () => {
    const [host, game] = [newHost(), resumingGame()];
    vi.spyOn(store, 'load').mockRejectedValueOnce(new Error('planted'));
    const [first, second] = await Promise.allSettled([start(host, game), start(host, game)]);
    await stored();
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
    expect(store.rooms.size).toBe(1);
  });

  it('is found in the store by another server', async () => {
    const game = resumingGame();
    await start(newHost(), game);
    await stored();
    await start(newHost(), game);
    expect(toldIds()).toEqual(['drawn-0001']);
  });

  it('is found where it sleeps, and told newest first', async () => {
    const [host, game] = [newHost(), resumingGame({ sleeps: true })];
    for (const gameId of ['older-001', 'newer-001']) {
      const member = new FakeMember(host, game, testPlayer(1));
      await member.says('watchDuel', { gameId });
      await pass(10);
      host.detach(member);
    }
    await pass(120_000);
    const loads = store.loads;
    await start(host, game);
    expect(toldIds()).toEqual(['newer-001', 'older-001']);
    expect(store.loads).toBe(loads + 2);
  });

  it('is no room of others, none that the player left, none that is over and none that is too old', async () => {
    const [host, game] = [newHost(), resumingGame({ lifetimeMs: LIFETIME_MS })];
    const owner = await start(host, game);
    const mate = new FakeMember(host, game, testPlayer(2));
    await mate.says('joinDuel', {});
    await start(host, game, 3);
    expect(told).toEqual([]);
    await mate.says('leaveDuel', { gameId: 'drawn-0001' });
    await stored();
    await start(host, game, 2);
    expect(told).toEqual([]);
    host.detach(owner);
    await start(host, game, 1);
    expect(told).toEqual([]);
    vi.setSystemTime(Date.now() + LIFETIME_MS);
    await start(host, game, 1);
    expect(told).toEqual([]);
  });

  it('is brought up to the time first: a room whose clock has ended it is not told', async () => {
    const game = resumingGame();
    const member = await start(newHost(), game);
    const mate = new FakeMember(hosts[0] ?? newHost(), game, testPlayer(2));
    await mate.says('joinDuel', {});
    await stored();
    const later = newHost();
    vi.setSystemTime(Date.now() + PICK_MS + 1);
    await start(later, game);
    expect(told[0]?.state).toMatchObject({ phase: 'revealed' });
    expect(member.isOpen).toBe(true);
  });
});

describe('seats in the store', () => {
  it('are told when they change, not with every move', async () => {
    const [host, game] = [newHost(), resumingGame()];
    const first = await start(host, game);
    await stored();
    const second = new FakeMember(host, game, testPlayer(2));
    await second.says('joinDuel', {});
    await stored();
    const roomId = 'drawn-0001' as GameId;
    await first.says('pick', { gameId: roomId, number: 5 });
    await stored();
    await second.says('leaveDuel', { gameId: roomId });
    await stored();
    const [one, two] = [testPlayer(1).accountId, testPlayer(2).accountId];
    const holders = store.batches.flat().map((write) => write.holders);
    expect(holders).toEqual([[one], [one, two], undefined, []]);
  });
});
