import type { Bus } from '@hub/server/bus/bus.ts';
import type { SharedCounts } from '@hub/server/bus/shared-counts.ts';
import type { Environment } from '@hub/server/platform/environment.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { secretFrom } from '@hub/server/platform/secret.ts';

/** Nodes whose messages have another form do not receive each other. */
const BUS_VERSION = 2;

/** What connects this server with the other nodes of its hub. */
export type Network = { readonly bus: Bus; readonly sharedCounts: SharedCounts | undefined };

/**
 * Connects to the configured Redis, whose client is loaded only then; undefined for a server that is the only one. Throws
 * an error for the host when Redis cannot be reached.
 */
export async function openNetwork(
  { redisUrl, secret }: Pick<Environment, 'redisUrl' | 'secret'>,
  logger: Logger,
): Promise<Network | undefined> {
  if (redisUrl === undefined || secret === undefined) return undefined;
  const [{ RedisBus }, { EncryptedBus }, { createRedisCounts }] = await Promise.all([
    import('@hub/server/bus/redis-bus.ts'),
    import('@hub/server/bus/encrypted-bus.ts'),
    import('@hub/server/bus/redis-counts.ts'),
  ]);
  const keys = secretFrom(secret);
  // Several hubs may share one Redis; the nodes of a hub have the same secret.
  const prefix = `hub-${keys.derive('bus').toString('hex', 0, 6)}/${BUS_VERSION}/`;
  try {
    const redis = await RedisBus.open({ url: redisUrl, logger, prefix });
    const sharedCounts = createRedisCounts(redis.connection, prefix, keys.derive('names of counts'));
    return { bus: await EncryptedBus.open(redis, keys.derive('messages of the bus')), sharedCounts };
  } catch (error) {
    throw connectingFailed(redisUrl, error);
  }
}

/** Names the address without its password. */
function connectingFailed(redisUrl: string, error: unknown): Error {
  const { cause } = error instanceof Error ? error : {};
  const { code, message } = (cause ?? {}) as { readonly code?: string; readonly message?: string };
  const reason = message || code || 'no answer';
  return new Error(`Redis at ${new URL(redisUrl).host} cannot be used: ${reason}. Start it first.`, {
    cause: error,
  });
}
