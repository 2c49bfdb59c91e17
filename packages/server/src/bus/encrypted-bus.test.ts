import { describe, expect, it, vi } from 'vitest';
import type { Bus } from './bus.ts';
import { EncryptedBus } from './encrypted-bus.ts';
import { busContract } from './testing/bus-contract.ts';
import { encryptedNetwork } from './testing/bus-networks.ts';
import { InProcessBroker } from './testing/in-process-bus.ts';

const KEY = Buffer.alloc(32, 1);

/** A network whose messages are recorded and can be sent again. */
class OpenNetwork {
  readonly broker = new InProcessBroker<Buffer>();
  readonly recorded: (readonly [channel: string, message: Buffer])[] = [];
  readonly #attacker = this.broker.connect();
  /** Whether nodes receive introductions. */
  introduces = true;

  async open(key = KEY): Promise<EncryptedBus> {
    const bus = this.broker.connect();
    const recording: Bus<Buffer> = Object.assign(Object.create(bus) as Bus<Buffer>, {
      publish: async (channel: string, message: Buffer) => {
        this.recorded.push([channel, message]);
        return this.introduces || !channel.startsWith('introductions') ? bus.publish(channel, message) : 0;
      },
    });
    return EncryptedBus.open(recording, key);
  }

  async publish(channel: string, message: Buffer): Promise<void> {
    await this.#attacker.publish(channel, Buffer.from(message));
  }

  /** Sends everything again that was sent so far. */
  async repeatAll(): Promise<void> {
    for (const [channel, message] of this.recorded.slice()) await this.publish(channel, message);
  }
}

async function collect(bus: Bus, channel: string): Promise<string[]> {
  const received: string[] = [];
  await bus.subscribe(channel, (message) => received.push(message));
  return received;
}

/** Resolves once everything published so far was delivered. */
async function settled(bus: Bus): Promise<void> {
  const marks = await collect(bus, 'marks');
  await bus.publish('marks', 'end');
  await vi.waitFor(() => expect(marks).toEqual(['end']));
}

describe('encrypted bus', () => {
  busContract(encryptedNetwork);

  it('shows nothing of its messages', async () => {
    const network = new OpenNetwork();
    const one = await network.open();
    await one.publish('x', 'a secret');
    expect(network.recorded.some(([, message]) => message.includes('secret'))).toBe(false);
    expect(network.recorded.at(-1)?.[1].length).toBeGreaterThan('a secret'.length);
  });

  it('delivers no message of someone without the key, and none of another channel', async () => {
    const network = new OpenNetwork();
    const [one, two] = [await network.open(), await network.open()];
    const received = [await collect(two, 'x'), await collect(two, 'y')];
    await network.publish('x', Buffer.from('{"an":"unencrypted message that is long enough to have a tag"}'));
    await (await network.open(Buffer.alloc(32, 2))).publish('x', 'another key');
    await one.publish('x', 'genuine');
    const [, genuine] = network.recorded.at(-1) ?? [];
    await network.publish('y', genuine ?? Buffer.alloc(0));
    const changed = Buffer.from(genuine ?? '');
    changed.writeUIntBE(10_000, 16, 6);
    await network.publish('x', changed);
    await settled(two);
    expect(received).toEqual([['genuine'], []]);
  });

  it('delivers a message once, however often it is repeated', async () => {
    const network = new OpenNetwork();
    const [one, two] = [await network.open(), await network.open()];
    const received = await collect(two, 'x');
    for (const message of ['1', '2', '3']) await one.publish('x', message);
    await network.repeatAll();
    await network.repeatAll();
    await settled(two);
    expect(received).toEqual(['1', '2', '3']);
  });

  it('delivers nothing that was sent before the node joined, whether its sender lives or has ended', async () => {
    const network = new OpenNetwork();
    const [one, ended] = [await network.open(), await network.open()];
    await one.publish('x', 'old');
    await ended.publish('x', 'old');
    await ended.close();
    const late = await network.open();
    const received = await collect(late, 'x');
    await network.repeatAll();
    await network.repeatAll();
    await settled(late);
    await one.publish('x', 'new');
    await vi.waitFor(() => expect(received).toEqual(['new']));
  });

  it('reports messages of a node that could not introduce itself, and then delivers its next ones', async () => {
    const network = new OpenNetwork();
    const one = await network.open();
    network.introduces = false;
    const two = await network.open();
    network.introduces = true;
    const received = await collect(one, 'x');
    const states: boolean[] = [];
    one.onStateChange((isConnected) => states.push(isConnected));
    await two.publish('x', 'lost');
    await vi.waitFor(() => expect(states).toEqual([true]));
    await two.publish('x', 'delivered');
    await vi.waitFor(() => expect(received).toEqual(['delivered']));
  });
});
