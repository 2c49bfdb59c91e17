import type { Game } from '@hub/engine/binding/binding';
import type { RoomPolicy } from '@hub/engine/binding/policy';
import type { GameId } from '@hub/engine/wire/ids';
import type { PlayersOf } from '@hub/features/accounts/server.ts';
import type { RoomSnapshot } from '@hub/server/rooms/ports.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeMember } from '../testing/fake-member.ts';
import { playersOfTest, testPlayer } from '../testing/players.ts';
import { duelGame } from '../testing/test-duel.ts';
import { advance, allStored, setUpEach, TestHosts } from '../testing/test-hosts.ts';
import type { RoomHost } from './host.ts';

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

let hosts: TestHosts;
/** The host and the game of most tests. */
let host: RoomHost;
let game: Game;

const gameWith = (policy: Partial<RoomPolicy> = {}): Game =>
  duelGame({ pickMs: PICK_MS, revealMs: REVEAL_MS }, { ...POLICY, ...policy });

const unloadsSoloRooms = (state: unknown): RoomPolicy => ({
  ...POLICY,
  mayUnload: (state as { joined: number }).joined === 1,
});

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
async function startDuel(played = game): Promise<[FakeMember, FakeMember]> {
  const first = new FakeMember(host, played, testPlayer(1));
  const second = new FakeMember(host, played, testPlayer(2));
  await first.sendCommand('startDuel', { gameId: GAME });
  await second.sendCommand('joinDuel', { gameId: GAME });
  await allStored();
  return [first, second];
}

/** What is stored of a running duel. */
async function storedDuel(): Promise<RoomSnapshot> {
  await startDuel();
  const snapshot = hosts.store.rooms.get(GAME);
  if (snapshot === undefined) throw new Error('not stored');
  return { ...snapshot, state: snapshot.state };
}

setUpEach(() => (hosts = new TestHosts()), START);
beforeEach(() => {
  host = hosts.open();
  game = gameWith();
});

describe('seats', () => {
  it('are assigned to the creator and to joining players, with one frame to each member', async () => {
    const [first, second] = await startDuel();
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
    await startDuel();
    const third = new FakeMember(host, game, testPlayer(3));
    await third.sendCommand('joinDuel', { gameId: GAME });
    await third.sendCommand('pick', { gameId: GAME, number: 1 });
    await allStored();
    expect(third.received).toEqual(['game_full', 'game_not_found']);
    expect(hosts.store.rooms.get(GAME)?.seats).toEqual([testPlayer(1).accountId, testPlayer(2).accountId]);
  });

  it('belong to the newest connection of an account', async () => {
    const [first] = await startDuel();
    const newer = new FakeMember(host, game, testPlayer(1));
    await newer.sendCommand('startDuel', { gameId: GAME });
    expect(first.closedWith).toBe('replaced');
    await newer.sendCommand('pick', { gameId: GAME, number: 5 });
    await allStored();
    expect(newer.received).toEqual(['duelStarted', 'duelUpdate']);
    expect(stateOf(newer).ownPick).toBe(5);
  });

  it('are kept by the page whose older connection arrives late: it is asked to reconnect', async () => {
    await startDuel();
    const [inUse, late] = [1, 2].map(() => new FakeMember(host, game, testPlayer(1), 'page1'));
    await inUse?.sendCommand('startDuel', { gameId: GAME });
    await late?.sendCommand('startDuel', { gameId: GAME });
    expect(inUse?.closedWith).toBe('restart');
    const otherPage = new FakeMember(host, game, testPlayer(1), 'page2');
    await otherPage.sendCommand('startDuel', { gameId: GAME });
    expect(late?.closedWith).toBe('replaced');
  });

  it('are taken by a connection that sends a command without entering', async () => {
    const [first] = await startDuel();
    const newer = new FakeMember(host, game, testPlayer(1));
    await newer.sendCommand('pick', { gameId: GAME, number: 5 });
    await allStored();
    expect(first.closedWith).toBe('replaced');
    expect(newer.received).toEqual(['duelUpdate']);
  });

  it('are not taken by a connection that closes while the room is loading', async () => {
    await startDuel();
    host = hosts.open();
    const gone = new FakeMember(host, game, testPlayer(1));
    const there = new FakeMember(host, game, testPlayer(2));
    const entering = [gone, there].map((member) => member.sendCommand('joinDuel', { gameId: GAME }));
    gone.close('slow');
    await Promise.all(entering);
    expect(stateOf(there).players.map(({ connected }) => connected)).toEqual([false, true]);
    expect(gone.received).toEqual([]);
  });

  it('are one per game and account: entering a second room leaves the first', async () => {
    const [first, second] = await startDuel();
    await first.sendCommand('startDuel', { gameId: 'duel-0002' });
    await second.sendCommand('pick', { gameId: GAME, number: 5 });
    await allStored();
    expect(first.received.slice(2)).toEqual(['duelStarted']);
    expect(stateOf(second).players[0]).toEqual({ name: 'Player 1', connected: false });
  });
});

describe('audiences', () => {
  it('receive only their own picks, and the target once it is revealed', async () => {
    const [first, second] = await startDuel();
    const watcher = new FakeMember(host, game, testPlayer(3));
    await watcher.sendCommand('watchDuel', { gameId: GAME });
    await first.sendCommand('pick', { gameId: GAME, number: 42 });
    await allStored();
    expect(stateOf(first).ownPick).toBe(42);
    expect(stateOf(second).ownPick).toBeNull();
    expect(stateOf(watcher).ownPick).toBeNull();
    for (const member of [first, second, watcher]) {
      expect(member.frames.length).toBeGreaterThan(1);
      expect(stateOf(member).target).toBeNull();
    }
    await second.sendCommand('pick', { gameId: GAME, number: 43 });
    await allStored();
    expect([first, second, watcher].map((member) => stateOf(member).phase)).toEqual(
      Array(3).fill('revealed'),
    );
    expect(stateOf(watcher).target).toBe(stateOf(first).target);
    expect(stateOf(watcher).target).toBeTypeOf('number');
  });

  it('receive the same bytes', async () => {
    const [first] = await startDuel();
    const watchers = [3, 4, 5].map((number) => new FakeMember(host, game, testPlayer(number)));
    for (const watcher of watchers) await watcher.sendCommand('watchDuel', { gameId: GAME });
    await first.sendCommand('pick', { gameId: GAME, number: 42 });
    await allStored();
    const [one, ...others] = watchers.map(({ buffers }) => buffers.at(-1));
    expect(others.every((buffer) => buffer === one)).toBe(true);
    expect(first.buffers.at(-1)).not.toBe(one);
  });

  it('include spectators, who cannot play', async () => {
    await startDuel();
    const watcher = new FakeMember(host, game, testPlayer(3));
    await watcher.sendCommand('watchDuel', { gameId: GAME });
    await watcher.sendCommand('pick', { gameId: GAME, number: 1 });
    expect(watcher.received).toEqual(['duelStarted', 'not_seated']);
  });
});

describe('deadlines', () => {
  it('change phases without commands', async () => {
    const [first] = await startDuel();
    await advance(PICK_MS - 1);
    expect(stateOf(first).phase).toBe('picking');
    await advance(1);
    expect(stateOf(first).phase).toBe('revealed');
    await advance(REVEAL_MS);
    expect(stateOf(first).phase).toBe('picking');
  });

  it('are applied before a late command, also if the timer is late', async () => {
    const [first] = await startDuel();
    vi.setSystemTime(START + PICK_MS);
    await first.sendCommand('pick', { gameId: GAME, number: 5 });
    await allStored();
    expect(first.received.slice(2)).toEqual(['duelUpdate', 'invalid_request']);
    expect(stateOf(first).phase).toBe('revealed');
  });

  it('that the rules do not advance close the room, not the server', async () => {
    const stuck: Game = { ...game, rules: { ...game.rules, deadline: () => START + 1000 } };
    const [first] = await startDuel(stuck);
    await advance(1000);
    expect(first.closedWith).toBe('failed');
  });
});

describe('disconnected players', () => {
  it('lose when the hold ends, and the other player wins once', async () => {
    const [first, second] = await startDuel();
    first.close('slow');
    await advance(HOLD_MS);
    expect(second.received.slice(-2)).toEqual(['playerLeft', 'duelUpdate']);
    expect(stateOf(second)).toMatchObject({ phase: 'over', winner: 1 });
    expect(hosts.announced).toHaveLength(1);
    expect(hosts.announced[0]).toMatchObject({ gameId: GAME, winner: testPlayer(2).accountId });
    expect(hosts.store.rooms.get(GAME)).toMatchObject({ over: true, deadline: null });
    const late = new FakeMember(host, game, testPlayer(1));
    await late.sendCommand('joinDuel', { gameId: GAME });
    await late.sendCommand('pick', { gameId: GAME, number: 1 });
    expect(late.received).toEqual(['game_over', 'game_not_found']);
    expect(hosts.store.settlements.size).toBe(1);
  });

  it('cause no settlement if the game does not count', async () => {
    const [first, second] = await startDuel({ ...gameWith(), settle: () => undefined });
    first.close('slow');
    await advance(HOLD_MS);
    expect(stateOf(second)).toMatchObject({ phase: 'over', winner: 1 });
    expect(hosts.store.rooms.get(GAME)).toMatchObject({ over: true });
    expect(hosts.announced).toEqual([]);
    expect(hosts.store.settlements.size).toBe(0);
  });

  it('cause no second settlement after the end of the game', async () => {
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
    const [first, second] = await startDuel(listening);
    await first.sendCommand('leaveDuel', { gameId: GAME });
    await second.sendCommand('leaveDuel', { gameId: GAME });
    await allStored();
    expect(hosts.store.rooms.get(GAME)).toMatchObject({ over: true, version: 3 });
    expect(hosts.announced).toHaveLength(1);
  });

  it('keep their seats as long as the policy of their room says', async () => {
    game = { ...gameWith(), policyOf: () => ({ ...POLICY, holdMs: 1000 }) };
    const [first, second] = await startDuel();
    first.close('slow');
    await advance(999);
    expect(second.received).not.toContain('playerLeft');
    await advance(1);
    expect(second.received).toContain('playerLeft');
  });

  it('do not delay the end of the game', async () => {
    const [first, second] = await startDuel();
    second.close('slow');
    await advance(0);
    await first.sendCommand('leaveDuel', { gameId: GAME });
    const back = new FakeMember(host, game, testPlayer(2));
    await back.sendCommand('joinDuel', { gameId: GAME });
    await allStored();
    expect(back.received).toEqual(['duelStarted']);
    expect(stateOf(back)).toMatchObject({ phase: 'over', winner: 1 });
  });

  it('have their hold started anew by a restart', async () => {
    await startDuel();
    vi.setSystemTime(START + 5000);
    host = hosts.open();
    await host.start([game]);
    const back = new FakeMember(host, game, testPlayer(2));
    await back.sendCommand('joinDuel', { gameId: GAME });
    expect(stateOf(back)).toMatchObject({ phase: 'picking' });
    await advance(HOLD_MS - 5001);
    expect(hosts.announced).toEqual([]);
    await advance(5001);
    expect(hosts.announced).toMatchObject([{ winner: testPlayer(2).accountId }]);
  });
});

describe('rooms in memory', () => {
  it('are loaded once for concurrent requests', async () => {
    await startDuel();
    host = hosts.open();
    const members = [1, 2, 3, 4].map((number) => new FakeMember(host, game, testPlayer(number)));
    hosts.store.loads = 0;
    await Promise.all(members.map((member) => member.sendCommand('watchDuel', { gameId: GAME })));
    expect(hosts.store.loads).toBe(1);
    const [first, second] = members as [FakeMember, FakeMember];
    await first.sendCommand('pick', { gameId: GAME, number: 1 });
    await allStored();
    expect(second.received).toEqual(['duelStarted', 'duelUpdate']);
  });

  it('are created once, also right after a failed request', async () => {
    const [early, creator] = [2, 1].map((number) => new FakeMember(host, game, testPlayer(number)));
    await Promise.all([
      early?.sendCommand('joinDuel', { gameId: GAME }),
      creator?.sendCommand('startDuel', { gameId: GAME }),
    ]);
    await allStored();
    expect(early?.received).toEqual(['game_not_found']);
    expect(creator?.received).toEqual(['duelStarted']);
  });

  it('are unloaded when unused, and loaded again unchanged', async () => {
    const game = gameWith({ mayUnload: true, holdMs: 3_600_000 });
    const member = new FakeMember(host, game, testPlayer(1));
    await member.sendCommand('startDuel', { gameId: GAME });
    await allStored();
    member.close('slow');
    await advance(59_999);
    hosts.store.loads = 0;
    const soon = new FakeMember(host, game, testPlayer(1));
    await soon.sendCommand('startDuel', { gameId: GAME });
    expect(hosts.store.loads).toBe(0);
    expect(hosts.store.released).toEqual([]);
    soon.close('slow');
    await advance(60_000);
    expect(hosts.store.released).toEqual([GAME]);
    const late = new FakeMember(host, game, testPlayer(1));
    await late.sendCommand('startDuel', { gameId: GAME });
    expect(hosts.store.loads).toBe(1);
    expect(stateOf(late)).toEqual(stateOf(member));
  });

  it('expire after their lifetime', async () => {
    const [first] = await startDuel(gameWith({ lifetimeMs: 5000 }));
    vi.setSystemTime(START + 5000);
    await first.sendCommand('pick', { gameId: GAME, number: 1 });
    await first.sendCommand('startDuel', { gameId: GAME });
    expect(first.received.slice(2)).toEqual(['game_not_found', 'game_not_found']);
  });

  it('may have different policies within one game, also after a restart', async () => {
    game = { ...gameWith(), policyOf: unloadsSoloRooms };
    await startDuel();
    const alone = new FakeMember(host, game, testPlayer(3));
    await alone.sendCommand('startDuel', { gameId: 'duel-0003' });
    await allStored();
    await host.drain();
    const next = hosts.open();
    await next.start([game]);
    hosts.store.loads = 0;
    const [second, back] = [2, 3].map((number) => new FakeMember(next, game, testPlayer(number)));
    await second?.sendCommand('joinDuel', { gameId: GAME });
    expect(hosts.store.loads).toBe(0);
    await back?.sendCommand('startDuel', { gameId: 'duel-0003' });
    expect(hosts.store.loads).toBe(1);
    expect([second?.received, back?.received]).toEqual([['duelStarted'], ['duelStarted']]);
  });

  it('of another game or an outdated state version are not loaded', async () => {
    const snapshot = await storedDuel();
    for (const changed of [{ kind: 'other' }, { stateVersion: 0 }]) {
      hosts.store.rooms.set(GAME, { ...snapshot, ...changed });
      const member = new FakeMember(hosts.open(), game, testPlayer(1));
      await member.sendCommand('joinDuel', { gameId: GAME });
      expect(member.received).toEqual(['game_not_found']);
    }
  });

  it('of an older state version are upgraded with the seed of their room', async () => {
    const snapshot = await storedDuel();
    hosts.store.rooms.set(GAME, { ...snapshot, stateVersion: 0 });
    const seeds: string[] = [];
    const upgrade: NonNullable<Game['rules']['upgrade']> = ({ state, stateVersion, seed }) => {
      seeds.push(`${stateVersion} ${seed}`);
      return { ...(state as object), target: 42 };
    };
    const upgrading: Game = { ...game, rules: { ...game.rules, upgrade } };
    host = hosts.open();
    await host.start([upgrading]);
    const member = new FakeMember(host, upgrading, testPlayer(1));
    await member.sendCommand('joinDuel', { gameId: GAME });
    await member.sendCommand('pick', { gameId: GAME, number: 1 });
    await allStored();
    expect(new Set(seeds)).toEqual(new Set([`0 seed of ${GAME}`]));
    const upgraded = hosts.store.rooms.get(GAME);
    expect(upgraded?.stateVersion).toBe(1);
    expect(JSON.parse(upgraded?.state ?? '')).toMatchObject({ target: 42 });
  });

  it.each<[string, (state: string) => Partial<RoomSnapshot>]>([
    ['of an outdated state version', () => ({ stateVersion: 0 })],
    ['that cannot be read', () => ({ state: '{' })],
    ['whose accounts cannot be read', () => ({ seats: [], state: '' })],
    ['of a form that pages cannot read', (state) => ({ state: state.replace('"picking"', '"choosing"') })],
  ])('%s are created anew, with a higher version', async (_what, damage) => {
    const snapshot = await storedDuel();
    hosts.store.rooms.set(GAME, { ...snapshot, ...damage(snapshot.state) });
    const member = new FakeMember(hosts.open(), game, testPlayer(1));
    await member.sendCommand('startDuel', { gameId: GAME });
    await allStored();
    expect(stateOf(member)).toMatchObject({ phase: 'waiting', version: snapshot.version + 1 });
    expect(hosts.store.rooms.get(GAME)).toMatchObject({ stateVersion: 1, version: snapshot.version + 1 });
  });

  it('that cannot be read do not prevent loading the others', async () => {
    const snapshot = await storedDuel();
    hosts.store.rooms.set('broken-01' as GameId, { ...snapshot, roomId: 'broken-01' as GameId, state: '{' });
    host = hosts.open();
    await host.start([game]);
    hosts.store.loads = 0;
    const member = new FakeMember(host, game, testPlayer(1));
    await member.sendCommand('joinDuel', { gameId: GAME });
    expect(member.received).toEqual(['duelStarted']);
    expect(hosts.store.loads).toBe(0);
  });

  it('and whose accounts are missing do not prevent loading the others', async () => {
    const snapshot = await storedDuel();
    const orphan = { ...snapshot, roomId: 'orphan-01' as GameId };
    hosts.store.rooms.set(orphan.roomId, { ...orphan, seats: [testPlayer(9).accountId] });
    host = hosts.open({
      playersOf: async (accounts) => {
        if (accounts.includes(testPlayer(9).accountId)) throw new Error('the player has no account');
        return playersOfTest(accounts);
      },
    });
    await host.start([game]);
    hosts.store.loads = 0;
    const member = new FakeMember(host, game, testPlayer(1));
    await member.sendCommand('joinDuel', { gameId: GAME });
    expect(stateOf(member).players.map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
    expect(hosts.store.loads).toBe(0);
  });

  it('have their players read together at the start', async () => {
    const snapshot = await storedDuel();
    for (let number = 1; number <= 100; number += 1) {
      const roomId = `duel-copy-${number}` as GameId;
      const seats = [testPlayer(2 * number).accountId, testPlayer(2 * number + 1).accountId];
      hosts.store.rooms.set(roomId, { ...snapshot, roomId, seats });
    }
    const playersOf = vi.fn<PlayersOf>(playersOfTest);
    host = hosts.open({ playersOf });
    await host.start([game]);
    expect(playersOf).toHaveBeenCalledTimes(1);
    const member = new FakeMember(host, game, testPlayer(60));
    await member.sendCommand('joinDuel', { gameId: 'duel-copy-30' });
    expect(stateOf(member).players.map(({ name }) => name)).toEqual(['Player 60', 'Player 61']);
  });
});

it('a game that throws in a command changes nothing and closes no connection', async () => {
  const broken: Game = {
    ...game,
    updates() {
      throw new Error('a bug');
    },
  };
  const member = new FakeMember(host, broken, testPlayer(1));
  await member.sendCommand('startDuel', { gameId: GAME });
  await allStored();
  const second = new FakeMember(host, broken, testPlayer(2));
  await expect(second.sendCommand('joinDuel', { gameId: GAME })).rejects.toThrow('a bug');
  await allStored();
  expect(hosts.store.rooms.get(GAME)).toMatchObject({ version: 0, seats: [testPlayer(1).accountId] });
  expect(member.isOpen).toBe(true);
});
