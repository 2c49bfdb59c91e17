import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { Bus } from '../bus.ts';
import { EncryptedBus } from '../encrypted-bus.ts';
import { RedisBus } from '../redis-bus.ts';
import type { RedisConnection } from '../redis-connection.ts';
import type { BusNetwork } from './bus-contract.ts';
import { InProcessBroker } from './in-process-bus.ts';
import { createNetwork, type Network } from './network.ts';

const ENCRYPTION_KEY = Buffer.alloc(32, 1);
const logger = pino({ level: 'silent' });

/** Nodes that reach each other in this process. */
export async function inProcessNetwork(): Promise<BusNetwork> {
  return networkOf(new InProcessBroker(), async (bus) => bus);
}

/** The same with messages that are encrypted for a network of others. */
export async function encryptedNetwork(): Promise<BusNetwork> {
  return networkOf(new InProcessBroker<Buffer>(), (bus) => EncryptedBus.open(bus, ENCRYPTION_KEY));
}

const networkOf = <M>(broker: InProcessBroker<M>, open: (bus: Bus<M>) => Promise<Bus>): BusNetwork => ({
  connect: () => open(broker.connect()),
  interrupt: () => broker.setAvailable(false),
  restore: () => broker.setAvailable(true),
  close: async () => undefined,
});

/** A node's bus over Redis, and the connections that its counts use, too. */
export type RedisNode = { readonly bus: Bus; readonly connection: RedisConnection };

export type RedisNetwork = Network & BusNetwork & { open(): Promise<RedisNode> };

/** Nodes that reach this Redis through a network of their own, with channels of their own. */
export async function redisNetwork(url: string | undefined): Promise<RedisNetwork> {
  const address = new URL(url ?? '');
  const network = await createNetwork({ host: address.hostname, port: Number(address.port || 6379) });
  address.host = `127.0.0.1:${network.port}`;
  const prefix = `test-${randomUUID()}/`;
  const open = async (): Promise<RedisNode> => {
    const redis = await RedisBus.open({ url: address.href, logger, prefix });
    return { bus: await EncryptedBus.open(redis, ENCRYPTION_KEY), connection: redis.connection };
  };
  return { ...network, open, connect: async () => (await open()).bus, interrupt: () => network.cut() };
}
