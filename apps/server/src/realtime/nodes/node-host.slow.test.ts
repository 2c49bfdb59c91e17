import { setTimeout as delay } from 'node:timers/promises';
import type { GameId } from '@hub/engine/wire/ids';
import type { Bus } from '@hub/server/bus/bus.ts';
import { InProcessBroker } from '@hub/server/bus/testing/in-process-bus.ts';
import { LEASE_MS, type Membership, type NodeId, RENEWAL_MS } from '@hub/server/nodes/ports.ts';
import { Unavailable } from '@hub/server/platform/unavailable.ts';
import type { RoomClaim, RoomWrite } from '@hub/server/rooms/ports.ts';
import { testDatabases } from '@hub/server/store/testing/test-databases.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestNodes } from '../../store/nodes/testing/test-nodes.ts';
import { Gate } from '../../testing/gate.ts';
import { FakeMember } from '../testing/fake-member.ts';
import { hostOfTest } from '../testing/hub.ts';
import { playersOfTest, testPlayer } from '../testing/players.ts';
import { duelGame } from '../testing/test-duel.ts';
import { NodeHost } from './node-host.ts';

const ROOM = 'duel-0001' as GameId;
const game = duelGame({ pickMs: 60_000, revealMs: 60_000 }, { holdMs: 60_000, mayUnload: false });
const fastGame = duelGame({ pickMs: 700, revealMs: 400 }, { holdMs: 60_000, mayUnload: false });
const logger = pino({ level: 'silent' });
/** How far the nodes' clock is behind, in ms. */
let behindMs = 0;
const clock = { now: () => Date.now() - behindMs };

const databases = testDatabases();
let nodes: TestNodes;
let network: InProcessBroker;
let started: RunningNode[];
beforeEach(async () => {
  nodes = new TestNodes(await databases.emptied());
  network = new InProcessBroker();
  started = [];
  behindMs = 0;
});
afterEach(async () => {
  for (const node of started) node.resume();
  await Promise.all(started.map(({ host }) => host.drain()));
  await nodes.close();
});

/** Time for a busy machine. */
const PATIENT = { timeout: 20_000 };

/** Longer than any test, so that a busy machine is not taken for a silent node. */
const LONG_LEASE_MS = 600_000;

/** A node of this process that can be paused and killed. */
class RunningNode {
  readonly ids: string[] = [];
  readonly host: NodeHost;
  readonly #game: typeof game;
  readonly #leaseMs: number;
  readonly #onJoined: ((membership: Membership) => Promise<unknown>) | undefined;
  readonly #bus: Bus = this.#pausable(network.connect());
  /** How long this node is known as gone before it has left. */
  leaveMs = 0;
  /** How many times the database is unavailable when this node loads a room or its players. */
  failures = { load: 0, playersOf: 0, save: 0 };
  /** The next writes wait for these. */
  heldSaves: Gate[] = [];
  #pause: Gate | undefined;
  #isKilled = false;
  #membership: Membership | undefined;

  /** `onJoined` holds up the start. */
  constructor(played: typeof game, leaseMs: number, onJoined?: (membership: Membership) => Promise<unknown>) {
    this.#game = played;
    this.#leaseMs = leaseMs;
    this.#onJoined = onJoined;
    this.host = new NodeHost({
      bus: this.#bus,
      join: () => this.#join(),
      createHost: (rooms) =>
        hostOfTest({
          store: rooms,
          bus: this.#bus,
          playersOf: (accounts) => this.#failing('playersOf', playersOfTest)(accounts),
          clock,
        }),
      clock,
      logger,
    });
  }

  async #join(): Promise<Membership> {
    await this.#turn();
    const membership = await nodes.join({
      stateVersions: new Map([['duel', this.#game.rules.stateVersion]]),
      leaseMs: this.#leaseMs,
    });
    this.#membership = membership;
    this.ids.push(membership.id);
    await this.#onJoined?.(membership);
    const { rooms } = membership;
    const gated =
      <A extends readonly unknown[], R>(call: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        await this.#turn();
        const result = await call(...args);
        await this.#turn();
        return result;
      };
    return {
      ...membership,
      renew: gated(() => membership.renew()),
      peers: gated(() => membership.peers()),
      takeOver: gated((id: NodeId) => membership.takeOver(id)),
      leave: async () => {
        if (this.leaveMs > 0) await membership.takeOver(membership.id);
        await delay(this.leaveMs);
        await membership.leave();
      },
      rooms: {
        ...rooms,
        save: gated(
          this.#failing('save', async (writes: readonly RoomWrite[]) => {
            await this.heldSaves.shift()?.passed;
            return rooms.save(writes);
          }),
        ),
        load: gated(
          this.#failing('load', (roomId: GameId, creation?: RoomClaim) => rooms.load(roomId, creation)),
        ),
        adopt: gated(() => rooms.adopt()),
      },
    };
  }

  #failing<A extends readonly unknown[], R>(
    name: keyof RunningNode['failures'],
    call: (...args: A) => Promise<R>,
  ): (...args: A) => Promise<R> {
    return async (...args) => {
      this.failures[name] -= 1;
      if (this.failures[name] >= 0) throw new Unavailable('the database is away');
      return call(...args);
    };
  }

  /** Messages for a paused node wait like in the buffer of its connection. */
  #pausable(bus: Bus): Bus {
    return Object.assign(Object.create(bus) as Bus, {
      subscribe: (channel: string, onMessage: (message: string) => void) =>
        bus.subscribe(channel, (message) => {
          if (this.#pause === undefined) onMessage(message);
          else void this.#pause.passed.then(() => onMessage(message));
        }),
    });
  }

  /** Everything that this node asks of the database waits while it is paused, and for ever once it is killed. */
  async #turn(): Promise<void> {
    await this.#pause?.passed;
    if (this.#isKilled) await new Gate().passed;
  }

  pause(): void {
    this.#pause = new Gate();
  }

  resume(): void {
    this.#pause?.open();
    this.#pause = undefined;
  }

  /** Ends the node like `kill -9`: its session ends at once, and nothing that it was doing goes on. */
  async kill(): Promise<void> {
    this.#isKilled = true;
    started.splice(started.indexOf(this), 1);
    await Promise.all([this.#membership?.close(), this.#bus.close()]);
  }

  member(number: number, page?: string): FakeMember {
    return new FakeMember(this.host, this.#game, testPlayer(number), page);
  }
}

async function startNode(played = game, leaseMs = LONG_LEASE_MS): Promise<RunningNode> {
  const node = new RunningNode(played, leaseMs);
  await node.host.start([played]);
  started.push(node);
  return node;
}

const versionOf = ({ frames }: FakeMember): unknown =>
  (frames.at(-1)?.payload as { readonly gameState?: { readonly version: number } } | undefined)?.gameState
    ?.version;
const phaseOf = ({ frames }: FakeMember): unknown =>
  (frames.at(-1)?.payload as { readonly gameState?: { readonly phase: string } } | undefined)?.gameState
    ?.phase;

/** Creates the room on a node, with players 1 and 2. */
async function startDuel(node: RunningNode, page?: string): Promise<readonly [FakeMember, FakeMember]> {
  const pair = [node.member(1, page), node.member(2)] as const;
  await pair[0].sendCommand('startDuel', { gameId: ROOM });
  await pair[1].sendCommand('joinDuel', { gameId: ROOM });
  await expect.poll(() => phaseOf(pair[0]), PATIENT).toBe('picking');
  return pair;
}

/** Enters the room on a node as soon as that is possible there. */
async function enter(node: RunningNode, player: number, action = 'watchDuel'): Promise<FakeMember> {
  let member = node.member(player);
  await expect
    .poll(async () => {
      member = node.member(player);
      await member.sendCommand(action, { gameId: ROOM }).catch(() => undefined);
      await delay(20);
      return member.received[0];
    }, PATIENT)
    .toBe('duelStarted');
  return member;
}

describe('a node among several', () => {
  it('is ready while it holds its lease', async () => {
    const node = await startNode(game, LEASE_MS);
    expect(node.host.isReady()).toBe(true);
    node.pause();
    await expect.poll(() => node.host.isReady(), PATIENT).toBe(false);
    node.resume();
    await expect.poll(() => node.host.isReady(), PATIENT).toBe(true);
    expect(node.ids).toHaveLength(1);
  });

  it('that starts slowly is not taken for a silent one', async () => {
    await startNode(game, LEASE_MS);
    const slow = new RunningNode(game, LEASE_MS, () => delay(2 * LEASE_MS));
    started.push(slow);
    await slow.host.start([game]);
    expect(slow.host.isReady()).toBe(true);
  });

  it('that cannot join closes its session and tries again', async () => {
    const joined: Membership[] = [];
    const node = new RunningNode(game, LEASE_MS, async (membership) => {
      if (joined.push(membership) === 1) await membership.takeOver(membership.id);
    });
    started.push(node);
    await node.host.start([game]);
    expect(node.host.isReady()).toBe(true);
    await expect(joined[0]?.renew()).rejects.toThrow('the node has closed its session');
  });

  it('that was paused sends nothing stale, drops its rooms and returns under a new id', async () => {
    const [first, second] = [await startNode(game, LEASE_MS), await startNode(game, LEASE_MS)];
    const [player] = await startDuel(first);
    first.pause();
    await enter(second, 2, 'joinDuel');
    const before = player.received.length;
    const spectator = first.member(4);
    const commands = [
      player.sendCommand('pick', { gameId: ROOM, number: 7 }),
      spectator.sendCommand('watchDuel', { gameId: ROOM }),
    ];
    await delay(LEASE_MS / 10);
    first.resume();
    await Promise.allSettled(commands);
    expect(spectator.received).toEqual([]);
    await expect.poll(() => player.closedWith, PATIENT).toBe('failed');
    expect(player.received.slice(before).filter((action) => action !== 'unavailable')).toEqual([]);
    await expect.poll(() => first.host.isReady(), PATIENT).toBe(true);
    expect(new Set(first.ids).size).toBe(2);
  });

  it('that was paused during a write does not acknowledge it after a take-over', async () => {
    const [first, second] = [await startNode(game, LEASE_MS), await startNode(game, LEASE_MS)];
    const [player] = await startDuel(first);
    first.pause();
    const before = player.received.length;
    await player.sendCommand('pick', { gameId: ROOM, number: 7 });
    const returned = await enter(second, 1, 'joinDuel');
    expect(returned.frames[0]?.payload).toMatchObject({ gameState: { ownPick: null } });
    first.resume();
    await expect.poll(() => player.closedWith, PATIENT).toBe('replaced');
    expect(player.received.slice(before)).toEqual([]);
  });

  it.each([
    { load: 2, playersOf: 0, save: 0 },
    { load: 0, playersOf: 2, save: 0 },
    // A write is tried three times; then the room is dropped.
    { load: 0, playersOf: 0, save: 4 },
  ])(
    'applies the deadline of an adopted room although the database was unavailable: %o',
    async (failures) => {
      const apply = vi.spyOn(fastGame.rules, 'apply');
      const [first, second] = [await startNode(fastGame), await startNode(fastGame)];
      await startDuel(first);
      second.failures = { ...failures };
      await first.kill();
      await expect.poll(() => Math.max(...Object.values(second.failures)), PATIENT).toBeLessThanOrEqual(0);
      apply.mockClear();
      await expect.poll(() => apply.mock.calls.map(([, { type }]) => type), PATIENT).toContain('deadline');
      apply.mockRestore();
    },
  );

  it('that leaves slowly does not take its own end for a take-over', async () => {
    const node = await startNode();
    const [player] = await startDuel(node);
    node.leaveMs = 3 * RENEWAL_MS;
    await node.host.drain();
    expect(player.received).not.toContain('unavailable');
    expect(player.isOpen).toBe(true);
  });

  it('that drains leaves commands unanswered: its players are asked to reconnect', async () => {
    const [first, second] = [await startNode(game, LEASE_MS), await startNode()];
    const [local] = await startDuel(first);
    const remote = second.member(2);
    await remote.sendCommand('joinDuel', { gameId: ROOM });
    await expect.poll(() => phaseOf(remote), PATIENT).toBe('picking');
    const drained = first.host.drain();
    await remote.sendCommand('pick', { gameId: ROOM, number: 5 });
    await expect.poll(() => remote.closedWith, PATIENT).toBe('restart');
    await drained;
    // Also once the lease is over.
    await delay(LEASE_MS);
    await local.sendCommand('pick', { gameId: ROOM, number: 9 });
    expect([...remote.received, ...local.received]).not.toContain('unavailable');
  });

  it('passes commands for a room of another node to its owner, and the frames back', async () => {
    const [first, second] = [await startNode(), await startNode()];
    const creator = first.member(1);
    await creator.sendCommand('startDuel', { gameId: ROOM });
    const [guest, watcher] = [second.member(2), second.member(3)];
    await guest.sendCommand('joinDuel', { gameId: ROOM });
    await watcher.sendCommand('watchDuel', { gameId: ROOM });
    await expect.poll(() => watcher.received, PATIENT).toContain('duelStarted');
    // The watcher sees the room before the guest's seat is stored: a pick before that is refused.
    await expect.poll(() => [creator, guest].map(phaseOf), PATIENT).toEqual(['picking', 'picking']);
    await guest.sendCommand('pick', { gameId: ROOM, number: 5 });
    await creator.sendCommand('pick', { gameId: ROOM, number: 9 });
    await expect
      .poll(() => [creator, guest, watcher].map(phaseOf), PATIENT)
      .toEqual(['revealed', 'revealed', 'revealed']);
    expect(new Set([creator, guest, watcher].map(versionOf)).size).toBe(1);
    await guest.sendCommand('pick', { gameId: ROOM, number: 5 });
    await expect.poll(() => guest.received.at(-1), PATIENT).toBe('invalid_request');
  });

  it('refuses a command of another node whose payload does not fit the contract', async () => {
    const [first, second] = [await startNode(), await startNode()];
    await startDuel(first);
    const guest = await enter(second, 1, 'joinDuel');
    await guest.sendCommand('pick', { gameId: ROOM, number: 'nine' });
    await expect.poll(() => guest.received.at(-1), PATIENT).toBe('invalid_request');
  });

  it('handles commands of other nodes by its own clock', async () => {
    behindMs = 3_600_000;
    const [first, second] = [await startNode(), await startNode()];
    await first.member(1).sendCommand('startDuel', { gameId: ROOM });
    const guest = second.member(2);
    await guest.sendCommand('joinDuel', { gameId: ROOM });
    await guest.sendCommand('pick', { gameId: ROOM, number: 5 });
    // An hour later the time for the pick would be over.
    await expect
      .poll(() => guest.frames.at(-1)?.payload, PATIENT)
      .toMatchObject({ gameState: { ownPick: 5, phase: 'picking' } });
  });

  it('gives the last seat of a room to one of two players on two nodes', async () => {
    const [first, second, third] = [await startNode(), await startNode(), await startNode()];
    await first.member(1).sendCommand('startDuel', { gameId: ROOM });
    const guests = [second.member(2), third.member(3)];
    await Promise.all(guests.map((guest) => guest.sendCommand('joinDuel', { gameId: ROOM })));
    await expect
      .poll(
        () => guests.map(({ received }) => received.join()).toSorted((a, b) => a.localeCompare(b)),
        PATIENT,
      )
      .toEqual(['duelStarted', 'game_full']);
  });

  it('asks a page to reconnect when an older connection of its own arrives late through another node', async () => {
    const [first, second] = [await startNode(), await startNode()];
    const [player] = await startDuel(first, 'page1');
    await second.member(1, 'page1').sendCommand('joinDuel', { gameId: ROOM });
    await expect.poll(() => player.closedWith, PATIENT).toBe('restart');
    const returned = first.member(1, 'page1');
    await returned.sendCommand('joinDuel', { gameId: ROOM });
    const elsewhere = second.member(1, 'page1');
    await elsewhere.sendCommand('startDuel', { gameId: 'duel-0002' });
    await expect.poll(() => returned.closedWith, PATIENT).toBe('restart');
    expect(elsewhere.isOpen).toBe(true);
  });

  it('shows players of another node as away, and tells the rules whether their connection or their node has ended', async () => {
    const apply = vi.spyOn(game.rules, 'apply');
    const away = () => apply.mock.calls.flatMap(([, input]) => (input.type === 'seatAway' ? [input] : []));
    const [first, second, third] = [await startNode(), await startNode(), await startNode()];
    const creator = first.member(1);
    await creator.sendCommand('startDuel', { gameId: ROOM });
    const guest = second.member(2);
    await guest.sendCommand('joinDuel', { gameId: ROOM });
    await expect.poll(() => phaseOf(creator), PATIENT).toBe('picking');
    const watch = async (): Promise<unknown> => {
      const watcher = first.member(5);
      await watcher.sendCommand('watchDuel', { gameId: ROOM });
      return watcher.frames[0]?.payload;
    };
    guest.close('slow');
    await expect
      .poll(watch, PATIENT)
      .toMatchObject({ gameState: { players: [{ connected: true }, { connected: false }] } });
    expect(away()).toEqual([{ type: 'seatAway', seat: 1 }]);
    await third.member(2).sendCommand('joinDuel', { gameId: ROOM });
    await expect
      .poll(watch, PATIENT)
      .toMatchObject({ gameState: { players: [{ connected: true }, { connected: true }] } });
    await third.kill();
    await expect
      .poll(watch, PATIENT)
      .toMatchObject({ gameState: { players: [{ connected: true }, { connected: false }] } });
    expect(away()).toEqual([
      { type: 'seatAway', seat: 1 },
      { type: 'seatAway', seat: 1, isRestart: true },
    ]);
    apply.mockRestore();
  });

  it.each([
    ['is killed', (node: RunningNode) => node.kill()],
    ['drains', (node: RunningNode) => node.host.drain()],
  ])(
    'keeps the connections of its players when the owner %s, and sends them the state',
    async (_what, end) => {
      const [first, second, third] = [await startNode(), await startNode(), await startNode()];
      await startDuel(first);
      const players = [second.member(1), third.member(2), third.member(3)] as const;
      const [one, two, watcher] = players;
      await one.sendCommand('joinDuel', { gameId: ROOM });
      await two.sendCommand('joinDuel', { gameId: ROOM });
      await watcher.sendCommand('watchDuel', { gameId: ROOM });
      await expect.poll(() => players.map(phaseOf), PATIENT).toEqual(['picking', 'picking', 'picking']);
      await two.sendCommand('pick', { gameId: ROOM, number: 5 });
      await expect.poll(() => versionOf(two), PATIENT).toBeGreaterThan(1);
      const before = players.map(({ received }) => received.length);
      await end(first);
      const welcomed = () =>
        players.map(({ received }, index) => received.slice(before[index]).includes('duelStarted'));
      await expect.poll(welcomed, PATIENT).toEqual([true, true, true]);
      await one.sendCommand('pick', { gameId: ROOM, number: 9 });
      await expect.poll(() => players.map(phaseOf), PATIENT).toEqual(['revealed', 'revealed', 'revealed']);
      expect(players.map(({ closedWith }) => closedWith)).toEqual([undefined, undefined, undefined]);
    },
  );

  it('asks a player to reconnect who waits for an answer of a killed owner', async () => {
    const [first, second] = [await startNode(), await startNode()];
    await startDuel(first);
    const player = second.member(2);
    await player.sendCommand('joinDuel', { gameId: ROOM });
    await expect.poll(() => phaseOf(player), PATIENT).toBe('picking');
    first.pause();
    await player.sendCommand('pick', { gameId: ROOM, number: 5 });
    await first.kill();
    await expect.poll(() => player.closedWith, PATIENT).toBe('restart');
  });

  it('asks a player to reconnect whose command a killed owner had not handled, although another frame came since', async () => {
    const [first, second] = [await startNode(), await startNode()];
    const [creator] = await startDuel(first);
    const player = second.member(2);
    await player.sendCommand('joinDuel', { gameId: ROOM });
    await expect.poll(() => phaseOf(player), PATIENT).toBe('picking');
    const apply = vi.spyOn(game.rules, 'apply');
    const [held, never] = [new Gate(), new Gate()];
    first.heldSaves = [held, never];
    await creator.sendCommand('pick', { gameId: ROOM, number: 9 });
    await expect.poll(() => first.heldSaves.length, PATIENT).toBe(1);
    await player.sendCommand('pick', { gameId: ROOM, number: 5 });
    // Deadlines and presence are inputs as well, so the calls are not counted.
    const isPicked = () => apply.mock.calls.some(([, input]) => JSON.stringify(input).includes('"number":5'));
    await expect.poll(isPicked, PATIENT).toBe(true);
    apply.mockRestore();
    const before = player.received.length;
    held.open();
    await expect.poll(() => player.received.length, PATIENT).toBeGreaterThan(before);
    await first.kill();
    await expect.poll(() => player.closedWith, PATIENT).toBe('restart');
  });

  it('does not take a connection back into a room that it has left', async () => {
    const [first, second] = [await startNode(), await startNode()];
    await startDuel(first);
    const watchers = [second.member(3), second.member(4)] as const;
    for (const watcher of watchers) await watcher.sendCommand('watchDuel', { gameId: ROOM });
    await expect.poll(() => watchers.map(phaseOf), PATIENT).toEqual(['picking', 'picking']);
    await watchers[0].sendCommand('leaveDuel', { gameId: ROOM });
    await first.kill();
    await expect.poll(() => watchers[1].received, PATIENT).toEqual(['duelStarted', 'duelStarted']);
    expect(watchers[0].received).toEqual(['duelStarted']);
    expect(watchers[0].isOpen).toBe(true);
  });

  it('closes the lists of rooms of a node whose rooms were taken over', async () => {
    const listed = {
      ...game,
      commands: { ...game.commands, subscribeToDuels: { kind: 'subscribe' } as const },
      list: { summaryOf: () => 'room', message: () => ({ action: 'rooms', payload: {} }) },
    };
    const [first] = [await startNode(listed, LEASE_MS), await startNode(listed, LEASE_MS)];
    const reader = first.member(7);
    await reader.sendCommand('subscribeToDuels', {});
    first.pause();
    const observer = await nodes.join();
    const others = async () => (await observer.peers()).map(({ id }) => id);
    await expect.poll(others, PATIENT).not.toContain(first.ids[0]);
    first.resume();
    await expect.poll(() => reader.closedWith, PATIENT).toBe('failed');
  });

  it('that stops while it returns after a take-over leaves in order', async () => {
    const gate = new Gate();
    const node = new RunningNode(game, LEASE_MS, async () => {
      if (node.ids.length === 2) await gate.passed;
    });
    started.push(node);
    await node.host.start([game]);
    await startNode(game, LEASE_MS);
    const observer = await nodes.join();
    const others = async () => (await observer.peers()).map(({ id }) => id);
    node.pause();
    await expect.poll(others, PATIENT).not.toContain(node.ids[0]);
    node.resume();
    await expect.poll(() => node.ids, PATIENT).toHaveLength(2);
    const stopped = node.host.drain();
    gate.open();
    await stopped;
    expect(await others()).not.toContain(node.ids[1]);
  });

  it('refuses commands for rooms of other nodes while the bus is interrupted, and plays on with its own', async () => {
    const [first, second] = [await startNode(), await startNode()];
    const [player] = await startDuel(first);
    const guest = second.member(3);
    await guest.sendCommand('watchDuel', { gameId: ROOM });
    await expect.poll(() => guest.received, PATIENT).toContain('duelStarted');
    network.setAvailable(false);
    await expect.poll(() => guest.closedWith, PATIENT).toBe('failed');
    expect(guest.received.at(-1)).toBe('unavailable');
    await expect(second.member(4).sendCommand('watchDuel', { gameId: ROOM })).rejects.toThrow(
      'the room is on another node',
    );
    await player.sendCommand('pick', { gameId: ROOM, number: 9 });
    await expect.poll(() => versionOf(player), PATIENT).toBe(2);
    network.setAvailable(true);
    const returned = second.member(3);
    await returned.sendCommand('watchDuel', { gameId: ROOM });
    await expect.poll(() => versionOf(returned), PATIENT).toBe(2);
  });

  it('takes over several nodes that end at once', async () => {
    const all = await Promise.all([startNode(), startNode(), startNode()]);
    const [first, second, third] = all as unknown as readonly [RunningNode, RunningNode, RunningNode];
    await startDuel(first);
    await Promise.all([first.kill(), second.kill()]);
    await enter(third, 1, 'joinDuel');
    await expect
      .poll(async () => (await nodes.join()).peers().then((peers) => peers.map(({ id }) => id)), PATIENT)
      .not.toContain(second.ids[0]);
  });
});
