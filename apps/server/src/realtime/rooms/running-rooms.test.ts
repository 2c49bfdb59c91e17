import type { Caller, Game, RunningRoom } from '@hub/engine/binding/binding';
import type { RoomPolicy } from '@hub/engine/binding/policy';
import type { GameId } from '@hub/engine/wire/ids';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeMember } from '../testing/fake-member.ts';
import { testPlayer } from '../testing/players.ts';
import { duelGame } from '../testing/test-duel.ts';
import { advance, allStored, setUpEach, TestHosts } from '../testing/test-hosts.ts';
import type { RoomHost } from './host.ts';

const PICK_MS = 10_000;
const LIFETIME_MS = 3_600_000;
const POLICY: RoomPolicy = { holdMs: 60_000, mayUnload: false };

let hosts: TestHosts;
/** The running rooms that the last `startDuel` received. */
let running: readonly RunningRoom[];

/** A duel whose start command enters the newest running room, or creates one. */
function resumingGame(policy: Partial<RoomPolicy> = {}): Game {
  const base = duelGame({ pickMs: PICK_MS, revealMs: 1 }, { ...POLICY, ...policy });
  let created = 0;
  const enter = async (_payload: unknown, { findRunningRooms }: Caller) => {
    running = await findRunningRooms();
    const [newest] = running;
    if (newest !== undefined) return { roomId: newest.room.roomId };
    created += 1;
    const id = `drawn-${String(created).padStart(4, '0')}`;
    return {
      generateId: () => id,
      create: async () => ({ options: { pickMs: PICK_MS, revealMs: 1 }, seats: 2 }),
    };
  };
  const join = {
    kind: 'enter',
    enter: async () => ({ roomId: 'drawn-0001', join: { type: 'join' } }),
  } as const;
  // `watchDuel` creates the room that it names, without looking for running ones.
  const { startDuel, ...others } = base.commands;
  return {
    ...base,
    commands: { ...others, startDuel: { kind: 'enter', enter }, joinDuel: join, watchDuel: startDuel },
  } as Game;
}

const start = async (host: RoomHost, game: Game, player = 1): Promise<FakeMember> => {
  const member = new FakeMember(host, game, testPlayer(player));
  await member.sendCommand('startDuel', { gameId: 'any-id' });
  return member;
};

const runningIds = (): string[] => running.map(({ room }) => room.roomId);

setUpEach(() => (hosts = new TestHosts()), Date.parse('2026-03-01T12:00:00Z'));
beforeEach(() => {
  running = [];
});

describe('findRunningRooms', () => {
  it('returns a room before it is stored, with its state', async () => {
    const [host, game] = [hosts.open(), resumingGame()];
    const release = hosts.store.block();
    await start(host, game);
    expect(running).toEqual([]);
    await start(host, game);
    expect(runningIds()).toEqual(['drawn-0001']);
    expect(running[0]?.state).toMatchObject({ phase: 'waiting' });
    release();
  });

  it('returns one room when two connections of an account start at once', async () => {
    const [host, game] = [hosts.open(), resumingGame()];
    await Promise.all([start(host, game), start(host, game), start(host, game, 2)]);
    await allStored();
    expect([...hosts.store.rooms.values()].map(({ seats }) => seats)).toEqual([
      [testPlayer(1).accountId],
      [testPlayer(2).accountId],
    ]);
  });

  it('allows the second start after the first has failed', async () => {
    const [host, game] = [hosts.open(), resumingGame()];
    vi.spyOn(hosts.store, 'load').mockRejectedValueOnce(new Error('planted'));
    const [first, second] = await Promise.allSettled([start(host, game), start(host, game)]);
    await allStored();
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
    expect(hosts.store.rooms.size).toBe(1);
  });

  it('returns stored rooms after a restart', async () => {
    const game = resumingGame();
    await start(hosts.open(), game);
    await allStored();
    await start(hosts.open(), game);
    expect(runningIds()).toEqual(['drawn-0001']);
  });

  it('returns unloaded rooms, newest first', async () => {
    const [host, game] = [hosts.open(), resumingGame({ mayUnload: true })];
    for (const gameId of ['older-001', 'newer-001']) {
      const member = new FakeMember(host, game, testPlayer(1));
      await member.sendCommand('watchDuel', { gameId });
      await advance(10);
      host.detach(member);
    }
    await advance(120_000);
    const loads = hosts.store.loads;
    await start(host, game);
    expect(runningIds()).toEqual(['newer-001', 'older-001']);
    expect(hosts.store.loads).toBe(loads + 2);
  });

  it('does not return rooms of others, left rooms, finished rooms or expired rooms', async () => {
    const [host, game] = [hosts.open(), resumingGame({ lifetimeMs: LIFETIME_MS })];
    const owner = await start(host, game);
    const mate = new FakeMember(host, game, testPlayer(2));
    await mate.sendCommand('joinDuel', {});
    await start(host, game, 3);
    expect(running).toEqual([]);
    await mate.sendCommand('leaveDuel', { gameId: 'drawn-0001' });
    await allStored();
    await start(host, game, 2);
    expect(running).toEqual([]);
    host.detach(owner);
    await start(host, game, 1);
    expect(running).toEqual([]);
    vi.setSystemTime(Date.now() + LIFETIME_MS);
    await start(host, game, 1);
    expect(running).toEqual([]);
  });

  it('applies due deadlines first, and does not return rooms that they end', async () => {
    const [host, game] = [hosts.open(), resumingGame()];
    const member = await start(host, game);
    const mate = new FakeMember(host, game, testPlayer(2));
    await mate.sendCommand('joinDuel', {});
    await allStored();
    const later = hosts.open();
    vi.setSystemTime(Date.now() + PICK_MS + 1);
    await start(later, game);
    expect(running[0]?.state).toMatchObject({ phase: 'revealed' });
    expect(member.isOpen).toBe(true);
  });
});

it('the stored holders of seats are written when they change, not with every command', async () => {
  const [host, game] = [hosts.open(), resumingGame()];
  const first = await start(host, game);
  await allStored();
  const second = new FakeMember(host, game, testPlayer(2));
  await second.sendCommand('joinDuel', {});
  await allStored();
  const roomId = 'drawn-0001' as GameId;
  await first.sendCommand('pick', { gameId: roomId, number: 5 });
  await allStored();
  await second.sendCommand('leaveDuel', { gameId: roomId });
  await allStored();
  const [one, two] = [testPlayer(1).accountId, testPlayer(2).accountId];
  const holders = hosts.store.batches.flat().map((write) => write.holders);
  expect(holders).toEqual([[one], [one, two], undefined, []]);
});
