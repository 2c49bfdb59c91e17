import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { InProcessBroker } from '../in-process-bus.ts';
import { RedisBus } from '../redis-bus.ts';
import type { BusNetwork } from './bus-contract.ts';
import { createNetwork, type Network } from './network.ts';

const logger = pino({ level: 'silent' });

/** Nodes that reach each other in this process. */
export async function inProcessNetwork(): Promise<BusNetwork> {
  const broker = new InProcessBroker();
  return {
    connect: async () => broker.connect(),
    interrupt: () => broker.setAvailable(false),
    restore: () => broker.setAvailable(true),
    close: async () => undefined,
  };
}

/** Nodes that reach this Redis through a network of their own, with channels of their own. */
export async function redisNetwork(
  url: string | undefined,
): Promise<Network & Omit<BusNetwork, 'connect'> & { connect(): Promise<RedisBus> }> {
  const address = new URL(url ?? '');
  const network = await createNetwork({ host: address.hostname, port: Number(address.port || 6379) });
  address.host = `127.0.0.1:${network.port}`;
  const prefix = `test-${randomUUID()}/`;
  return {
    ...network,
    connect: () => RedisBus.open({ url: address.href, logger, prefix }),
    interrupt: () => network.cut(),
  };
}
