import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Unavailable } from '../platform/unavailable.ts';
import type { RedisClient, RedisConnection } from './redis-connection.ts';
import { createRedisCounts } from './redis-counts.ts';
import type { SharedCounts } from './shared-counts.ts';
import { type RedisNetwork, type RedisNode, redisNetwork } from './testing/bus-networks.ts';
import { findRedis, HOW_TO_GET_REDIS } from './testing/test-redis.ts';

const redis = await findRedis();
const hint = redis === undefined ? `: ${HOW_TO_GET_REDIS}` : '';
const LONG = { windowMs: 60_000, capacity: 100 };

describe.skipIf(redis === undefined)(`counts in Redis${hint}`, () => {
  let network: RedisNetwork;
  let nodes: readonly RedisNode[];
  let one: SharedCounts;
  let two: SharedCounts;
  beforeEach(async () => {
    network = await redisNetwork(redis);
    const prefix = `test-${randomUUID()}/`;
    nodes = [await network.open(), await network.open()];
    const [first, second] = nodes.map(({ connection }) =>
      createRedisCounts(connection, prefix, Buffer.alloc(32)),
    );
    if (first === undefined || second === undefined) throw new Error('two nodes are needed');
    [one, two] = [first, second];
  });
  afterEach(async () => {
    for (const { bus } of nodes) await bus.close();
    await network.close();
  });

  it('count the calls of all nodes in one window for each key', async () => {
    expect((await one.countCall('a', 60_000)).calls).toBe(1);
    expect((await two.countCall('a', 60_000)).calls).toBe(2);
    expect((await two.countCall('b', 60_000)).calls).toBe(1);
    const { calls, endsInMs } = await one.countCall('a', 60_000);
    expect(calls).toBe(3);
    expect(endsInMs).toBeGreaterThan(0);
    expect(endsInMs).toBeLessThanOrEqual(60_000);
  });

  it('name neither accounts nor addresses nor sessions to Redis', async () => {
    const names: string[] = [];
    const connection = {
      run: (_chars: number, command: (client: RedisClient) => Promise<unknown>) =>
        command({
          eval: async (_script: string, options: object) => names.push(JSON.stringify(options)),
        } as unknown as RedisClient),
    } as unknown as RedisConnection;
    const counts = createRedisCounts(connection, 'prefix/', Buffer.alloc(32));
    await counts.countCall('feedback/192.0.2.7', 1).catch(() => undefined);
    await counts.beat('192.0.2.7', 'session-1', LONG);
    expect(names).toHaveLength(2);
    expect(names.join()).not.toMatch(/192|feedback|session-1/);
  });

  it('count anew after the window', async () => {
    const { endsInMs } = await one.countCall('a', 20);
    await delay(endsInMs + 20);
    expect((await two.countCall('a', 20)).calls).toBe(1);
  });

  it('lose no concurrent call', async () => {
    const counted = await Promise.all(
      Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? one : two).countCall('a', 60_000)),
    );
    expect(new Set(counted.map(({ calls }) => calls)).size).toBe(100);
  });

  it('count each key online once, on whichever node it is seen', async () => {
    expect(await one.beat('a', '1', LONG)).toBe(1);
    expect(await two.beat('b', '2', LONG)).toBe(2);
    expect(await two.beat('a', '3', LONG)).toBe(2);
    expect(await one.beat('b', '2', LONG)).toBe(2);
  });

  it('count a session once when its key changes', async () => {
    expect(await one.beat('address', 'page', LONG)).toBe(1);
    expect(await two.beat('account', 'page', LONG)).toBe(1);
    expect(await one.beat('address', 'page', LONG)).toBe(1);
    expect(await one.beat('address', 'other page', LONG)).toBe(1);
    expect(await two.beat('account', 'page', LONG)).toBe(2);
  });

  it('know which keys are online, on whichever node they are seen', async () => {
    await one.beat('a', '1', LONG);
    await two.beat('b', '2', LONG);
    expect(await two.look(['a', 'c'], LONG.windowMs)).toEqual({ online: 2, here: new Set(['a']) });
    await delay(20);
    expect(await one.look(['a', 'b'], 10)).toEqual({ online: 0, here: new Set() });
  });

  it('forget a key after its window', async () => {
    await one.beat('a', '1', { windowMs: 20, capacity: 100 });
    await delay(40);
    expect(await two.beat('b', '2', { windowMs: 20, capacity: 100 })).toBe(1);
  });

  it('evict the longest silent key beyond the capacity', async () => {
    const limits = { windowMs: 60_000, capacity: 2 };
    for (const key of ['a', 'b', 'c']) {
      await one.beat(key, `page of ${key}`, limits);
      await delay(2);
    }
    expect(await two.beat('b', 'page of b', limits)).toBe(2);
    expect(await two.beat('a', 'page of a', limits)).toBe(2);
  });

  it('are unavailable while Redis is', async () => {
    network.cut();
    await expect(one.countCall('a', 1)).rejects.toThrow(Unavailable);
    await expect(one.beat('a', '1', LONG)).rejects.toThrow(Unavailable);
  });
});
