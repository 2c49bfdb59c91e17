import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Unavailable } from '../../platform/unavailable.ts';
import type { Bus } from '../bus.ts';

/** One kind of bus, with nodes that reach each other. */
export type BusNetwork = {
  connect(): Promise<Bus>;
  interrupt(): void;
  restore(): void;
  close(): Promise<void>;
};

/** Tests what every bus guarantees. */
export function busContract(createNetwork: () => Promise<BusNetwork>): void {
  let network: BusNetwork;
  let [a, b]: Bus[] = [];
  beforeEach(async () => {
    network = await createNetwork();
    [a, b] = [await network.connect(), await network.connect()];
  });
  afterEach(async () => {
    await Promise.all([a?.close(), b?.close()]);
    await network.close();
  });
  const nodes = (): readonly [Bus, Bus] => {
    if (a === undefined || b === undefined) throw new Error('not connected');
    return [a, b];
  };
  it('delivers a message to every subscribed node and counts them', async () => {
    const [one, two] = nodes();
    const received = [await collect(one, 'x'), await collect(two, 'x')];
    expect(await one.publish('x', 'hello ✓')).toBe(2);
    await vi.waitFor(() => expect(received).toEqual([['hello ✓'], ['hello ✓']]));
  });

  it('resolves with 0 when no node is subscribed', async () => {
    const [one, two] = nodes();
    await collect(two, 'x');
    expect(await one.publish('y', 'hello')).toBe(0);
  });

  it('counts a node once and delivers to all its listeners', async () => {
    const [one, two] = nodes();
    const received = [await collect(two, 'x'), await collect(two, 'x')];
    expect(await one.publish('x', '1')).toBe(1);
    await vi.waitFor(() => expect(received).toEqual([['1'], ['1']]));
  });

  it('keeps the order of a publisher, and one order for all receivers', async () => {
    const [one, two] = nodes();
    const received = [await collect(one, 'x'), await collect(two, 'x')];
    const numbers = Array.from({ length: 200 }, (_, index) => String(index));
    await Promise.all(numbers.flatMap((n) => [one.publish('x', `a${n}`), two.publish('x', `b${n}`)]));
    await vi.waitFor(() => expect(received[0]).toHaveLength(400));
    await vi.waitFor(() => expect(received[1]).toEqual(received[0]));
    expect(received[0]?.filter((message) => message.startsWith('a'))).toEqual(numbers.map((n) => `a${n}`));
    expect(received[0]?.filter((message) => message.startsWith('b'))).toEqual(numbers.map((n) => `b${n}`));
  });

  it('delivers a message of a megabyte unchanged', async () => {
    const [one, two] = nodes();
    const received = await collect(two, 'x');
    const message = 'é'.repeat(500_000);
    await one.publish('x', message);
    await vi.waitFor(() => expect(received).toEqual([message]));
  });

  it('stays connected when a listener fails, and delivers to the others', async () => {
    const [one, two] = nodes();
    await two.subscribe('x', (message) => JSON.parse(message));
    const received = await collect(two, 'x');
    const states: boolean[] = [];
    for (const bus of [one, two]) bus.onStateChange((isConnected) => states.push(isConnected));
    await one.publish('x', 'no JSON');
    await one.publish('x', '{}');
    await vi.waitFor(() => expect(received).toEqual(['no JSON', '{}']));
    expect(states).toEqual([]);
  });

  it('delivers nothing after a listener is removed, and keeps the other listeners', async () => {
    const [one, two] = nodes();
    const removed: string[] = [];
    const remove = await two.subscribe('x', (message) => removed.push(message));
    const kept = await collect(two, 'x');
    await remove();
    expect(await one.publish('x', '1')).toBe(1);
    await vi.waitFor(() => expect(kept).toEqual(['1']));
    expect(removed).toEqual([]);
  });

  it('subscribes again after the last listener is removed', async () => {
    const [one, two] = nodes();
    const remove = await two.subscribe('x', () => undefined);
    await remove();
    expect(await one.publish('x', '1')).toBe(0);
    const received = await collect(two, 'x');
    expect(await one.publish('x', '2')).toBe(1);
    await vi.waitFor(() => expect(received).toEqual(['2']));
  });

  it('delivers nothing to a closed node', async () => {
    const [one, two] = nodes();
    await collect(two, 'x');
    await two.close();
    await vi.waitFor(async () => expect(await one.publish('x', '1')).toBe(0));
    await expect(two.publish('x', '1')).rejects.toThrow(Unavailable);
  });

  it('refuses messages while disconnected, reports it, and restores the subscriptions', async () => {
    const [one, two] = nodes();
    const received = await collect(two, 'x');
    const states: boolean[] = [];
    two.onStateChange((isConnected) => states.push(isConnected));
    network.interrupt();
    await vi.waitFor(() => expect([one.isConnected, two.isConnected]).toEqual([false, false]));
    await expect(two.publish('x', 'lost')).rejects.toThrow(Unavailable);
    const late = await collect(two, 'y');
    network.restore();
    await vi.waitFor(() => expect([one.isConnected, two.isConnected]).toEqual([true, true]));
    expect(states).toEqual([false, true]);
    expect(await one.publish('x', '1')).toBe(1);
    expect(await one.publish('y', '2')).toBe(1);
    await vi.waitFor(() => expect([received, late]).toEqual([['1'], ['2']]));
  });

  it('receives on all channels that are subscribed while it connects again', async () => {
    const [one, two] = nodes();
    network.interrupt();
    await vi.waitFor(() => expect([one.isConnected, two.isConnected]).toEqual([false, false]));
    network.restore();
    const channels: string[] = [];
    while (!two.isConnected) {
      const channel = `channel-${channels.length}`;
      channels.push(channel);
      await two.subscribe(channel, () => undefined);
      await delay(1);
    }
    await vi.waitFor(() => expect(one.isConnected).toBe(true));
    const receivers = await Promise.all(channels.map((channel) => one.publish(channel, '')));
    expect(receivers).toEqual(channels.map(() => 1));
  });
}

async function collect(bus: Bus, channel: string): Promise<string[]> {
  const received: string[] = [];
  await bus.subscribe(channel, (message) => received.push(message));
  return received;
}
