import type { Bus } from './bus/bus.ts';
import type { SharedCounts } from './bus/shared-counts.ts';
import type { Environment } from './platform/environment.ts';
import type { Logger } from './platform/logger.ts';
import { secretFrom } from './platform/secret.ts';

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
  const [{ RedisBus }, { createRedisCounts }] = await Promise.all([
    import('./bus/redis-bus.ts'),
    import('./bus/redis-counts.ts'),
  ]);
  // Several hubs may share one Redis; the nodes of a hub have the same secret.
  const prefix = `hub-${secretFrom(secret).derive('bus').toString('hex', 0, 6)}/`;
  try {
    const bus = await RedisBus.open({ url: redisUrl, logger, prefix });
    return { bus, sharedCounts: createRedisCounts(bus.connection, prefix) };
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
