import type { Game } from '@hub/engine/binding/binding';
import type { RoomPolicy } from '@hub/engine/binding/policy';
import type { GameId } from '@hub/engine/wire/ids';
import type { PlayersOf } from '@hub/features/accounts/server.ts';
import type { RoomSnapshot, Settlement } from '@hub/server/rooms/ports.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeMember } from '../testing/fake-member.ts';
import { MemoryRoomStore } from '../testing/memory-room-store.ts';
import { playersOfTest, testPlayer } from '../testing/players.ts';
import { duelGame } from '../testing/test-duel.ts';
import { RoomHost } from './host.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
const PICK_MS = 10_000;
const REVEAL_MS = 3000;
const HOLD_MS = 60_000;
const GAME = 'duel-0001' as GameId;
const POLICY: RoomPolicy = { holdMs: HOLD_MS, mayUnload: false };

type DuelState = {
  version: number;
  phase: string;
  ownPick: number | null;
  target: number | null;
  points: number[];
  winner: number | null;
  players: { name: string; connected: boolean }[];
};

let store: MemoryRoomStore;
let announced: Settlement[];
let hosts: RoomHost[];

const gameWith = (policy: Partial<RoomPolicy> = {}): Game =>
  duelGame({ pickMs: PICK_MS, revealMs: REVEAL_MS }, { ...POLICY, ...policy });

const unloadsSoloRooms = (state: unknown): RoomPolicy => ({
  ...POLICY,
  mayUnload: (state as { joined: number }).joined === 1,
});

const newHost = (playersOf = playersOfTest): RoomHost => {
  const host = new RoomHost({
    store,
    playersOf,
    clock: { now: () => Date.now() },
    logger: pino({ level: 'silent' }),
    seedOf: (roomId) => `seed of ${roomId}`,
    announce: (settlement) => announced.push(settlement),
  });
  hosts.push(host);
  return host;
};

/** Resolves when running writes are done. */
const stored = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

const pass = async (ms: number): Promise<void> => {
  vi.advanceTimersByTime(ms);
  await stored();
};

/** The last state that a player received. */
function stateOf({ frames }: FakeMember): DuelState {
  const states = frames.flatMap(({ payload }) => {
    const { gameState } = (payload ?? {}) as { gameState?: DuelState };
    return gameState ?? [];
  });
  const state = states.at(-1);
  if (state === undefined) throw new Error('no state was shown');
  return state;
}

/** Creates a running duel of two players. */
async function startDuel(host: RoomHost, game: Game): Promise<[FakeMember, FakeMember]> {
  const first = new FakeMember(host, game, testPlayer(1));
  const second = new FakeMember(host, game, testPlayer(2));
  await first.sendCommand('startDuel', { gameId: GAME });
  await second.sendCommand('joinDuel', { gameId: GAME });
  await stored();
  return [first, second];
}

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  store = new MemoryRoomStore();
  announced = [];
  hosts = [];
});
afterEach(async () => {
  await Promise.all(hosts.map((host) => host.drain()));
  vi.useRealTimers();
});

describe('seats', () => {
  it('are assigned to the creator and to joining players, with one frame to each member', async () => {
    const [first, second] = await startDuel(newHost(), gameWith());
    expect(first.received).toEqual(['duelStarted', 'duelUpdate']);
    expect(second.received).toEqual(['duelStarted']);
    expect(stateOf(first)).toMatchObject({ phase: 'picking', version: 1 });
    expect(stateOf(first).players.map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
    expect(stateOf(second).players).toEqual([
      { name: 'Player 1', connected: true },
      { name: 'Player 2', connected: true },
    ]);
  });

  it('can be refused by the rules, without any change', async () => {
    const host = newHost();
    const game = gameWith();
    await startDuel(host, game);
    const third = new FakeMember(host, game, testPlayer(3));
    await third.sendCommand('joinDuel', { gameId: GAME });
    await third.sendCommand('pick', { gameId: GAME, number: 1 });
    await stored();
    expect(third.received).toEqual(['game_full', 'game_not_found']);
    expect(store.rooms.get(GAME)?.seats).toEqual([testPlayer(1).accountId, testPlayer(2).accountId]);
  });

  it('belong to the newest connection of an account', async () => {
    const host = newHost();
    const game = gameWith();
    const [first] = await startDuel(host, game);
    const newer = new FakeMember(host, game, testPlayer(1));
    await newer.sendCommand('startDuel', { gameId: GAME });
    expect(first.closedWith).toBe('replaced');
    await newer.sendCommand('pick', { gameId: GAME, number: 5 });
    await stored();
    expect(newer.received).toEqual(['duelStarted', 'duelUpdate']);
    expect(stateOf(newer).ownPick).toBe(5);
  });

  it('are kept by the page whose older connection arrives late: it is asked to reconnect', async () => {
    const host = newHost();
    const game = gameWith();
    await startDuel(host, game);
    const [inUse, late] = [1, 2].map(() => new FakeMember(host, game, testPlayer(1), 'page1'));
    await inUse?.sendCommand('startDuel', { gameId: GAME });
    await late?.sendCommand('startDuel', { gameId: GAME });
    expect(inUse?.closedWith).toBe('restart');
    const otherPage = new FakeMember(host, game, testPlayer(1), 'page2');
    await otherPage.sendCommand('startDuel', { gameId: GAME });
    expect(late?.closedWith).toBe('replaced');
  });

  it('are taken by a connection that sends a command without entering', async () => {
    const host = newHost();
    const game = gameWith();
    const [first] = await startDuel(host, game);
    const newer = new FakeMember(host, game, testPlayer(1));
    await newer.sendCommand('pick', { gameId: GAME, number: 5 });
    await stored();
    expect(first.closedWith).toBe('replaced');
    expect(newer.received).toEqual(['duelUpdate']);
  });

  it('are not taken by a connection that closes while the room is loading', async () => {
    const game = gameWith();
    await startDuel(newHost(), game);
    const host = newHost();
    const gone = new FakeMember(host, game, testPlayer(1));
    const there = new FakeMember(host, game, testPlayer(2));
    const entering = [gone, there].map((member) => member.sendCommand('joinDuel', { gameId: GAME }));
    gone.close('slow');
    await Promise.all(entering);
    expect(stateOf(there).players.map(({ connected }) => connected)).toEqual([false, true]);
    expect(gone.received).toEqual([]);
  });

  it('are one per game and account: entering a second room leaves the first', async () => {
    const host = newHost();
    const game = gameWith();
    const [first, second] = await startDuel(host, game);
    await first.sendCommand('startDuel', { gameId: 'duel-0002' });
    await second.sendCommand('pick', { gameId: GAME, number: 5 });
    await stored();
    expect(first.received.slice(2)).toEqual(['duelStarted']);
    expect(stateOf(second).players[0]).toEqual({ name: 'Player 1', connected: false });
  });
});

describe('audiences', () => {
  it('receive only their own picks, and the target once it is revealed', async () => {
    const host = newHost();
    const game = gameWith();
    const [first, second] = await startDuel(host, game);
    const watcher = new FakeMember(host, game, testPlayer(3));
    await watcher.sendCommand('watchDuel', { gameId: GAME });
    await first.sendCommand('pick', { gameId: GAME, number: 42 });
    await stored();
    expect(stateOf(first).ownPick).toBe(42);
    expect(stateOf(second).ownPick).toBeNull();
    expect(stateOf(watcher).ownPick).toBeNull();
    for (const member of [first, second, watcher]) {
      expect(member.frames.length).toBeGreaterThan(1);
      expect(stateOf(member).target).toBeNull();
    }
    await second.sendCommand('pick', { gameId: GAME, number: 43 });
    await stored();
    expect([first, second, watcher].map((member) => stateOf(member).phase)).toEqual(
      Array(3).fill('revealed'),
    );
    expect(stateOf(watcher).target).toBe(stateOf(first).target);
    expect(stateOf(watcher).target).toBeTypeOf('number');
  });

  it('receive the same bytes', async () => {
    const host = newHost();
    const game = gameWith();
    const [first] = await startDuel(host, game);
    const watchers = [3, 4, 5].map((number) => new FakeMember(host, game, testPlayer(number)));
    for (const watcher of watchers) await watcher.sendCommand('watchDuel', { gameId: GAME });
    await first.sendCommand('pick', { gameId: GAME, number: 42 });
    await stored();
    const [one, ...others] = watchers.map(({ buffers }) => buffers.at(-1));
    expect(others.every((buffer) => buffer === one)).toBe(true);
    expect(first.buffers.at(-1)).not.toBe(one);
  });

  it('include spectators, who cannot play', async () => {
    const host = newHost();
    const game = gameWith();
    await startDuel(host, game);
    const watcher = new FakeMember(host, game, testPlayer(3));
    await watcher.sendCommand('watchDuel', { gameId: GAME });
    await watcher.sendCommand('pick', { gameId: GAME, number: 1 });
    expect(watcher.received).toEqual(['duelStarted', 'not_seated']);
  });
});

describe('deadlines', () => {
  it('change phases without commands', async () => {
    const [first] = await startDuel(newHost(), gameWith());
    await pass(PICK_MS - 1);
    expect(stateOf(first).phase).toBe('picking');
    await pass(1);
    expect(stateOf(first).phase).toBe('revealed');
    await pass(REVEAL_MS);
    expect(stateOf(first).phase).toBe('picking');
  });

  it('are applied before a late command, also if the timer is late', async () => {
    const [first] = await startDuel(newHost(), gameWith());
    vi.setSystemTime(START + PICK_MS);
    await first.sendCommand('pick', { gameId: GAME, number: 5 });
    await stored();
    expect(first.received.slice(2)).toEqual(['duelUpdate', 'invalid_request']);
    expect(stateOf(first).phase).toBe('revealed');
  });

  it('that the rules do not advance close the room, not the server', async () => {
    const game = gameWith();
    const stuck: Game = { ...game, rules: { ...game.rules, deadline: () => START + 1000 } };
    const [first] = await startDuel(newHost(), stuck);
    await pass(1000);
    expect(first.closedWith).toBe('failed');
  });
});

describe('disconnected players', () => {
  it('lose when the hold ends, and the other player wins once', async () => {
    const host = newHost();
    const game = gameWith();
    const [first, second] = await startDuel(host, game);
    first.close('slow');
    await pass(HOLD_MS);
    expect(second.received.slice(-2)).toEqual(['playerLeft', 'duelUpdate']);
    expect(stateOf(second)).toMatchObject({ phase: 'over', winner: 1 });
    expect(announced).toHaveLength(1);
    expect(announced[0]).toMatchObject({ gameId: GAME, winner: testPlayer(2).accountId });
    expect(store.rooms.get(GAME)).toMatchObject({ over: true, deadline: null });
    const late = new FakeMember(host, game, testPlayer(1));
    await late.sendCommand('joinDuel', { gameId: GAME });
    await late.sendCommand('pick', { gameId: GAME, number: 1 });
    expect(late.received).toEqual(['game_over', 'game_not_found']);
    expect(store.settlements.size).toBe(1);
  });

  it('cause no settlement if the game does not count', async () => {
    const [first, second] = await startDuel(newHost(), { ...gameWith(), settle: () => undefined });
    first.close('slow');
    await pass(HOLD_MS);
    expect(stateOf(second)).toMatchObject({ phase: 'over', winner: 1 });
    expect(store.rooms.get(GAME)).toMatchObject({ over: true });
    expect(announced).toEqual([]);
    expect(store.settlements.size).toBe(0);
  });

  it('cause no second settlement after the end of the game', async () => {
    const game = gameWith();
    const { rules } = game;
    const listening: Game = {
      ...game,
      rules: {
        ...rules,
        apply: (state, input, context) =>
          rules.result(state) === undefined
            ? rules.apply(state, input, context)
            : { ok: true, state: { ...(state as object) }, events: [] },
      },
    };
    const [first, second] = await startDuel(newHost(), listening);
    await first.sendCommand('leaveDuel', { gameId: GAME });
    await second.sendCommand('leaveDuel', { gameId: GAME });
    await stored();
    expect(store.rooms.get(GAME)).toMatchObject({ over: true, version: 3 });
    expect(announced).toHaveLength(1);
  });

  it('keep their seats as long as the policy of their room says', async () => {
    const game: Game = { ...gameWith(), policyOf: () => ({ ...POLICY, holdMs: 1000 }) };
    const [first, second] = await startDuel(newHost(), game);
    first.close('slow');
    await pass(999);
    expect(second.received).not.toContain('playerLeft');
    await pass(1);
    expect(second.received).toContain('playerLeft');
  });

  it('do not delay the end of the game', async () => {
    const host = newHost();
    const game = gameWith();
    const [first, second] = await startDuel(host, game);
    second.close('slow');
    await pass(0);
    await first.sendCommand('leaveDuel', { gameId: GAME });
    const back = new FakeMember(host, game, testPlayer(2));
    await back.sendCommand('joinDuel', { gameId: GAME });
    await stored();
    expect(back.received).toEqual(['duelStarted']);
    expect(stateOf(back)).toMatchObject({ phase: 'over', winner: 1 });
  });

  it('have their hold started anew by a restart', async () => {
    const game = gameWith();
    await startDuel(newHost(), game);
    vi.setSystemTime(START + 5000);
    const host = newHost();
    await host.start([game]);
    const back = new FakeMember(host, game, testPlayer(2));
    await back.sendCommand('joinDuel', { gameId: GAME });
    expect(stateOf(back)).toMatchObject({ phase: 'picking' });
    await pass(HOLD_MS - 5001);
    expect(announced).toEqual([]);
    await pass(5001);
    expect(announced).toMatchObject([{ winner: testPlayer(2).accountId }]);
  });
});

describe('rooms in memory', () => {
  it('are loaded once for concurrent requests', async () => {
    const game = gameWith();
    await startDuel(newHost(), game);
    const host = newHost();
    const members = [1, 2, 3, 4].map((number) => new FakeMember(host, game, testPlayer(number)));
    store.loads = 0;
    await Promise.all(members.map((member) => member.sendCommand('watchDuel', { gameId: GAME })));
    expect(store.loads).toBe(1);
    const [first, second] = members as [FakeMember, FakeMember];
    await first.sendCommand('pick', { gameId: GAME, number: 1 });
    await stored();
    expect(second.received).toEqual(['duelStarted', 'duelUpdate']);
  });

  it('are created once, also right after a failed request', async () => {
    const host = newHost();
    const game = gameWith();
    const [early, creator] = [2, 1].map((number) => new FakeMember(host, game, testPlayer(number)));
    await Promise.all([
      early?.sendCommand('joinDuel', { gameId: GAME }),
      creator?.sendCommand('startDuel', { gameId: GAME }),
    ]);
    await stored();
    expect(early?.received).toEqual(['game_not_found']);
    expect(creator?.received).toEqual(['duelStarted']);
  });

  it('are unloaded when unused, and loaded again unchanged', async () => {
    const host = newHost();
    const game = gameWith({ mayUnload: true, holdMs: 3_600_000 });
    const member = new FakeMember(host, game, testPlayer(1));
    await member.sendCommand('startDuel', { gameId: GAME });
    await stored();
    member.close('slow');
    await pass(59_999);
    store.loads = 0;
    const soon = new FakeMember(host, game, testPlayer(1));
    await soon.sendCommand('startDuel', { gameId: GAME });
    expect(store.loads).toBe(0);
    expect(store.released).toEqual([]);
    soon.close('slow');
    await pass(60_000);
    expect(store.released).toEqual([GAME]);
    const late = new FakeMember(host, game, testPlayer(1));
    await late.sendCommand('startDuel', { gameId: GAME });
    expect(store.loads).toBe(1);
    expect(stateOf(late)).toEqual(stateOf(member));
  });

  it('expire after their lifetime', async () => {
    const host = newHost();
    const [first] = await startDuel(host, gameWith({ lifetimeMs: 5000 }));
    vi.setSystemTime(START + 5000);
    await first.sendCommand('pick', { gameId: GAME, number: 1 });
    await first.sendCommand('startDuel', { gameId: GAME });
    expect(first.received.slice(2)).toEqual(['game_not_found', 'game_not_found']);
  });

  it('may have different policies within one game, also after a restart', async () => {
    const game: Game = { ...gameWith(), policyOf: unloadsSoloRooms };
    const host = newHost();
    await startDuel(host, game);
    const alone = new FakeMember(host, game, testPlayer(3));
    await alone.sendCommand('startDuel', { gameId: 'duel-0003' });
    await stored();
    await host.drain();
    const next = newHost();
    await next.start([game]);
    store.loads = 0;
    const [second, back] = [2, 3].map((number) => new FakeMember(next, game, testPlayer(number)));
    await second?.sendCommand('joinDuel', { gameId: GAME });
    expect(store.loads).toBe(0);
    await back?.sendCommand('startDuel', { gameId: 'duel-0003' });
    expect(store.loads).toBe(1);
    expect([second?.received, back?.received]).toEqual([['duelStarted'], ['duelStarted']]);
  });

  it('of another game or an outdated state version are not loaded', async () => {
    const game = gameWith();
    const [first] = await startDuel(newHost(), game);
    expect(first.received).toContain('duelUpdate');
    const snapshot = store.rooms.get(GAME);
    if (snapshot === undefined) throw new Error('not stored');
    for (const changed of [{ kind: 'other' }, { stateVersion: 0 }]) {
      store.rooms.set(GAME, { ...snapshot, state: snapshot.state, ...changed });
      const member = new FakeMember(newHost(), game, testPlayer(1));
      await member.sendCommand('joinDuel', { gameId: GAME });
      expect(member.received).toEqual(['game_not_found']);
    }
  });

  it('of an older state version are upgraded with the seed of their room', async () => {
    const game = gameWith();
    await startDuel(newHost(), game);
    const snapshot = store.rooms.get(GAME);
    if (snapshot === undefined) throw new Error('not stored');
    store.rooms.set(GAME, { ...snapshot, state: snapshot.state, stateVersion: 0 });
    const seeds: string[] = [];
    const upgrade: NonNullable<Game['rules']['upgrade']> = ({ state, stateVersion, seed }) => {
      seeds.push(`${stateVersion} ${seed}`);
      return { ...(state as object), target: 42 };
    };
    const upgrading: Game = { ...game, rules: { ...game.rules, upgrade } };
    const host = newHost();
    await host.start([upgrading]);
    const member = new FakeMember(host, upgrading, testPlayer(1));
    await member.sendCommand('joinDuel', { gameId: GAME });
    await member.sendCommand('pick', { gameId: GAME, number: 1 });
    await stored();
    expect(new Set(seeds)).toEqual(new Set([`0 seed of ${GAME}`]));
    const upgraded = store.rooms.get(GAME);
    expect(upgraded?.stateVersion).toBe(1);
    expect(JSON.parse(upgraded?.state ?? '')).toMatchObject({ target: 42 });
  });

  it.each<[string, (state: string) => Partial<RoomSnapshot>]>([
    ['of an outdated state version', () => ({ stateVersion: 0 })],
    ['that cannot be read', () => ({ state: '{' })],
    ['whose accounts cannot be read', () => ({ seats: [], state: '' })],
    ['of a form that pages cannot read', (state) => ({ state: state.replace('"picking"', '"choosing"') })],
  ])('%s are created anew, with a higher version', async (_what, damage) => {
    const game = gameWith();
    await startDuel(newHost(), game);
    const snapshot = store.rooms.get(GAME);
    if (snapshot === undefined) throw new Error('not stored');
    store.rooms.set(GAME, { ...snapshot, state: snapshot.state, ...damage(snapshot.state) });
    const member = new FakeMember(newHost(), game, testPlayer(1));
    await member.sendCommand('startDuel', { gameId: GAME });
    await stored();
    expect(stateOf(member)).toMatchObject({ phase: 'waiting', version: snapshot.version + 1 });
    expect(store.rooms.get(GAME)).toMatchObject({ stateVersion: 1, version: snapshot.version + 1 });
  });

  it('that cannot be read do not prevent loading the others', async () => {
    const game = gameWith();
    await startDuel(newHost(), game);
    const snapshot = store.rooms.get(GAME);
    if (snapshot === undefined) throw new Error('not stored');
    store.rooms.set('broken-01' as GameId, { ...snapshot, roomId: 'broken-01' as GameId, state: '{' });
    const host = newHost();
    await host.start([game]);
    store.loads = 0;
    const member = new FakeMember(host, game, testPlayer(1));
    await member.sendCommand('joinDuel', { gameId: GAME });
    expect(member.received).toEqual(['duelStarted']);
    expect(store.loads).toBe(0);
  });

  it('and whose accounts are missing do not prevent loading the others', async () => {
    const game = gameWith();
    await startDuel(newHost(), game);
    const snapshot = store.rooms.get(GAME);
    if (snapshot === undefined) throw new Error('not stored');
    const orphan = { ...snapshot, state: snapshot.state, roomId: 'orphan-01' as GameId };
    store.rooms.set(orphan.roomId, { ...orphan, seats: [testPlayer(9).accountId] });
    const host = newHost(async (accounts) => {
      if (accounts.includes(testPlayer(9).accountId)) throw new Error('the player has no account');
      return playersOfTest(accounts);
    });
    await host.start([game]);
    store.loads = 0;
    const member = new FakeMember(host, game, testPlayer(1));
    await member.sendCommand('joinDuel', { gameId: GAME });
    expect(stateOf(member).players.map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
    expect(store.loads).toBe(0);
  });

  it('have their players read together at the start', async () => {
    const game = gameWith();
    await startDuel(newHost(), game);
    const snapshot = store.rooms.get(GAME);
    if (snapshot === undefined) throw new Error('not stored');
    for (let number = 1; number <= 100; number += 1) {
      const roomId = `duel-copy-${number}` as GameId;
      const seats = [testPlayer(2 * number).accountId, testPlayer(2 * number + 1).accountId];
      store.rooms.set(roomId, { ...snapshot, state: snapshot.state, roomId, seats });
    }
    const playersOf = vi.fn<PlayersOf>(playersOfTest);
    const host = newHost(playersOf);
    await host.start([game]);
    expect(playersOf).toHaveBeenCalledTimes(1);
    const member = new FakeMember(host, game, testPlayer(60));
    await member.sendCommand('joinDuel', { gameId: 'duel-copy-30' });
    expect(stateOf(member).players.map(({ name }) => name)).toEqual(['Player 60', 'Player 61']);
  });
});

describe('a game that throws', () => {
  it('in a command changes nothing and closes no connection', async () => {
    const game = gameWith();
    const broken: Game = {
      ...game,
      updates() {
        throw new Error('a bug');
      },
    };
    const host = newHost();
    const member = new FakeMember(host, broken, testPlayer(1));
    await member.sendCommand('startDuel', { gameId: GAME });
    await stored();
    const second = new FakeMember(host, broken, testPlayer(2));
    await expect(second.sendCommand('joinDuel', { gameId: GAME })).rejects.toThrow('a bug');
    await stored();
    expect(store.rooms.get(GAME)).toMatchObject({ version: 0, seats: [testPlayer(1).accountId] });
    expect(member.isOpen).toBe(true);
  });
});
