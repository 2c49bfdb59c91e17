import type { Logger } from '../platform/logger.ts';
import type { Bus } from './bus.ts';
import { Listeners } from './listeners.ts';
import { type RedisClient, RedisConnection } from './redis-connection.ts';

/** Pause between two log lines about messages that could not be handled, in milliseconds. */
const FAILURE_LOG_MS = 5_000;

type RedisBusOptions = {
  readonly url: string;
  readonly logger: Logger;
  /** Precedes all channels: Redis does not separate channels by database. */
  readonly prefix: string;
};

/** Publishes and subscribes over Redis or Valkey. */
export class RedisBus implements Bus<Buffer> {
  readonly #listeners: Listeners<Buffer>;
  readonly #stateListeners = new Set<(isConnected: boolean) => void>();
  readonly #prefix: string;
  readonly connection: RedisConnection;

  private constructor({ url, logger, prefix }: RedisBusOptions) {
    this.#prefix = prefix;
    this.#listeners = new Listeners(failureLog(logger));
    this.connection = new RedisConnection({
      url,
      logger,
      subscribeAll: (client) => this.#subscribeAll(client),
      onStateChange: (isConnected) => {
        for (const listener of this.#stateListeners) listener(isConnected);
      },
    });
  }

  /** Rejects if Redis cannot be reached. */
  static async open(options: RedisBusOptions): Promise<RedisBus> {
    const bus = new RedisBus(options);
    await bus.connection.open();
    return bus;
  }

  get isConnected(): boolean {
    return this.connection.isConnected;
  }

  publish(channel: string, message: Buffer): Promise<number> {
    return this.connection.run(message.length, (client) => client.publish(this.#prefix + channel, message));
  }

  async subscribe(channel: string, onMessage: (message: Buffer) => void): Promise<() => Promise<void>> {
    const remove = this.#listeners.add(channel, onMessage);
    await this.#update(channel);
    return async () => {
      remove();
      await this.#update(channel);
    };
  }

  onStateChange(listener: (isConnected: boolean) => void): () => void {
    this.#stateListeners.add(listener);
    return () => void this.#stateListeners.delete(listener);
  }

  async close(): Promise<void> {
    this.connection.close();
  }

  /** Subscribes to the channel, or unsubscribes from it. If the connection is lost meanwhile, the next one does. */
  async #update(channel: string): Promise<void> {
    const client = this.connection.messages;
    if (client === undefined) return;
    const name = this.#prefix + channel;
    try {
      if (this.#listeners.has(channel)) await client.subscribe(name, this.#onMessage, true);
      else await client.unsubscribe(name);
    } catch (error) {
      if (this.connection.messages === client) throw error;
    }
  }

  async #subscribeAll(client: RedisClient): Promise<void> {
    const names = this.#listeners.channels.map((channel) => this.#prefix + channel);
    if (names.length > 0) await client.subscribe(names, this.#onMessage, true);
  }

  readonly #onMessage = (message: Buffer, name: Buffer): void =>
    this.#listeners.deliver(name.toString().slice(this.#prefix.length), message);
}

/** Logs at most one error in `FAILURE_LOG_MS`: whoever can write to Redis can cause any number of them. */
function failureLog(logger: Logger): (error: unknown, channel: string) => void {
  let nextAt = 0;
  return (error, channel) => {
    if (performance.now() < nextAt) return;
    nextAt = performance.now() + FAILURE_LOG_MS;
    logger.error({ err: error, channel }, 'a message from Redis could not be handled');
  };
}
