import type { Membership, NodeId, Peer } from '@hub/server/nodes/ports.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import { LeaseLosses } from './lease-losses.ts';
import { NodeKeeper } from './node-keeper.ts';

const OTHER = 'other' as NodeId;

let gate: Gate | undefined;
let peers: readonly Peer[];
let takenOver: NodeId[];
let keeper: NodeKeeper;
beforeEach(() => {
  vi.useFakeTimers();
  gate = undefined;
  peers = [];
  takenOver = [];
  keeper = new NodeKeeper(
    {
      membership: {
        leaseMs: 1_000,
        renew: async () => gate?.passed,
        peers: async () => peers,
        takeOver: async (id: NodeId) => {
          takenOver.push(id);
          return { rooms: 0, broken: [], unreadable: [] };
        },
        rooms: { adopt: async () => [] },
      } as unknown as Membership,
      logger: pino({ level: 'silent' }),
      losses: new LeaseLosses(),
      onGone: () => undefined,
      onAdopted: async () => undefined,
      onPeers: () => undefined,
    },
    performance.now(),
  );
  keeper.start();
});
afterEach(() => {
  keeper.stop();
  vi.useRealTimers();
});

async function loseLease(): Promise<void> {
  gate = new Gate();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(keeper.holdsLease).toBe(false);
  gate.open();
  gate = undefined;
  await vi.advanceTimersByTimeAsync(500);
  expect(keeper.holdsLease).toBe(true);
}

const silent: Peer = { id: OTHER, state: 'up', isLeaseOver: true, isSessionOver: false };

it('takes over a silent node a second after it has lost its own lease', async () => {
  await loseLease();
  peers = [silent];
  await vi.advanceTimersByTimeAsync(1_500);
  expect(takenOver).toContain(OTHER);
});

it('takes over a dead node at once after it has lost its own lease', async () => {
  gate = new Gate();
  await vi.advanceTimersByTimeAsync(1_500);
  peers = [{ ...silent, isSessionOver: true }];
  gate.open();
  await vi.advanceTimersByTimeAsync(500);
  expect(takenOver).toContain(OTHER);
});

it('that has lost its lease twice in 30 seconds takes over dead nodes only, for 15 seconds', async () => {
  await loseLease();
  await loseLease();
  peers = [silent];
  await vi.advanceTimersByTimeAsync(13_000);
  expect(takenOver).toEqual([]);
  peers = [silent, { ...silent, id: 'dead' as NodeId, isSessionOver: true }];
  await vi.advanceTimersByTimeAsync(250);
  expect(takenOver).toEqual(['dead']);
  peers = [silent];
  await vi.advanceTimersByTimeAsync(2_500);
  expect(takenOver).toContain(OTHER);
});
