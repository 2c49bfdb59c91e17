import { describe, expect, it, vi } from 'vitest';
import { Unavailable } from '../platform/unavailable.ts';
import { busContract } from './testing/bus-contract.ts';
import { redisNetwork } from './testing/bus-networks.ts';
import { findRedis, HOW_TO_GET_REDIS } from './testing/test-redis.ts';

const url = await findRedis();
const hint = url === undefined ? `: ${HOW_TO_GET_REDIS}` : '';
describe.skipIf(url === undefined)(`redis bus${hint}`, () => {
  busContract(() => redisNetwork(url));

  it('notices a network that swallows everything, and connects again', async () => {
    const network = await redisNetwork(url);
    const bus = await network.connect();
    network.swallow();
    await expect(bus.publish('x', 'lost')).rejects.toThrow(Unavailable);
    expect(bus.isConnected).toBe(false);
    network.restore();
    await vi.waitFor(() => expect(bus.isConnected).toBe(true));
    await bus.close();
    await network.close();
  });

  it('refuses messages beyond its limit of unanswered ones', async () => {
    const network = await redisNetwork(url);
    const bus = await network.connect();
    network.swallow();
    const message = 'x'.repeat(1_000_000);
    const sent = Promise.allSettled(Array.from({ length: 32 }, () => bus.publish('x', message)));
    await expect(bus.publish('x', message)).rejects.toThrow('too many commands wait for Redis');
    await bus.close();
    expect(new Set((await sent).map(({ status }) => status))).toEqual(new Set(['rejected']));
    await network.close();
  });

  it('rejects when Redis cannot be reached at the start', async () => {
    const network = await redisNetwork(url);
    network.cut();
    await expect(network.connect()).rejects.toThrow('the connection to Redis failed');
    await network.close();
  });
});
