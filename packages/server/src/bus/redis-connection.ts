import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Logger } from '../platform/logger.ts';
import { Unavailable } from '../platform/unavailable.ts';

const CONNECT_TIMEOUT_MS = 2_000;
/** Pause between two attempts to connect; up to twice as long, so that not all nodes connect at once. */
const RETRY_MS = 200;
const PING_MS = 500;
/** Pings without an answer after which a connection counts as lost. Counts pings, because a blocked event loop delays both. */
const MAX_UNANSWERED = 3;
/** Commands without an answer. More are refused, so that memory is bounded when Redis is slow. */
const MAX_PENDING = 20_000;
/** Characters of commands without an answer. */
const MAX_PENDING_CHARS = 32_000_000;

export type RedisClient = ReturnType<typeof openClient>;

/** One connection for commands, one for messages: both work or none. */
type Connected = { readonly commands: RedisClient; readonly messages: RedisClient };

export type RedisConnectionDeps = {
  /** Such as `redis://user:password@host:6379/0`. */
  readonly url: string;
  readonly logger: Logger;
  /** Called with every new connection for messages, to subscribe again. */
  readonly subscribeAll: (messages: RedisClient) => Promise<void>;
  readonly onStateChange: (isConnected: boolean) => void;
};

/**
 * A node's connections to Redis or Valkey. Connects again when they are lost, which it also notices when the network
 * swallows everything. Nothing is queued while disconnected.
 */
export class RedisConnection {
  readonly #deps: RedisConnectionDeps;
  #connected: Connected | undefined;
  /** The new connection that is subscribing to all channels; channels that are added meanwhile need it, too. */
  #subscribing: Connected | undefined;
  #pending = 0;
  #pendingChars = 0;
  #isClosed = false;

  constructor(deps: RedisConnectionDeps) {
    this.#deps = deps;
  }

  get isConnected(): boolean {
    return this.#connected !== undefined;
  }

  /** The connection for messages, also while it is subscribing; undefined while disconnected. */
  get messages(): RedisClient | undefined {
    return (this.#connected ?? this.#subscribing)?.messages;
  }

  /** Connects for the first time. Rejects if that fails. */
  async open(): Promise<void> {
    await this.#connect();
  }

  /** Sends a command of about `chars` characters. Rejects with `Unavailable` if it may not have been carried out. */
  async run<T>(chars: number, command: (client: RedisClient) => Promise<T>): Promise<T> {
    if (this.#connected === undefined) throw new Unavailable('Redis is disconnected');
    if (this.#pending >= MAX_PENDING || this.#pendingChars + chars > MAX_PENDING_CHARS)
      throw new Unavailable('too many commands wait for Redis');
    this.#pending += 1;
    this.#pendingChars += chars;
    try {
      return await command(this.#connected.commands);
    } catch (error) {
      throw new Unavailable('a Redis command failed', { cause: error });
    } finally {
      this.#pending -= 1;
      this.#pendingChars -= chars;
    }
  }

  close(): void {
    this.#isClosed = true;
    const connected = this.#connected;
    this.#connected = undefined;
    if (connected !== undefined) destroy(connected);
  }

  async #connect(): Promise<void> {
    const connected = { commands: openClient(this.#deps.url), messages: openClient(this.#deps.url) };
    const clients = [connected.commands, connected.messages];
    for (const client of clients) client.on('error', (error: Error) => this.#lose(connected, error));
    try {
      await Promise.all(clients.map((client) => client.connect()));
      this.#subscribing = connected;
      await this.#deps.subscribeAll(connected.messages);
      if (!clients.every(({ isReady }) => isReady)) throw new Error('lost at once');
    } catch (error) {
      destroy(connected);
      throw new Error('the connection to Redis failed', { cause: error });
    } finally {
      this.#subscribing = undefined;
    }
    if (this.#isClosed) return destroy(connected);
    this.#connected = connected;
    for (const client of clients) this.#watch(connected, client);
    this.#deps.onStateChange(true);
  }

  /** Cuts the connection when it no longer answers. */
  #watch(connected: Connected, client: RedisClient): void {
    let unanswered = 0;
    const timer = setInterval(() => {
      if (this.#connected !== connected) return clearInterval(timer);
      if (unanswered >= MAX_UNANSWERED) return this.#lose(connected, new Error('Redis does not answer'));
      unanswered += 1;
      const onAnswer = (): void => void (unanswered = 0);
      client.ping().then(onAnswer, () => undefined);
    }, PING_MS).unref();
  }

  #lose(connected: Connected, error: Error): void {
    if (this.#connected !== connected) return;
    this.#connected = undefined;
    destroy(connected);
    this.#deps.logger.warn({ err: error }, 'connection to Redis lost');
    this.#deps.onStateChange(false);
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    while (!this.#isClosed && this.#connected === undefined) {
      await delay(RETRY_MS * (1 + Math.random()), undefined, { ref: false });
      try {
        if (!this.#isClosed) await this.#connect();
        if (!this.#isClosed) this.#deps.logger.info('connected to Redis again');
      } catch {
        // The loss was logged.
      }
    }
  }
}

/** Clients never reconnect on their own: both connections are replaced together. */
const openClient = (url: string) =>
  createClient({
    url,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: false },
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_PENDING + 1_000,
    maintNotifications: 'disabled',
    // Pings notice a silent Redis; a timer for every command would cost as much as sending it.
    commandOptions: { timeout: 0 },
  });

function destroy({ commands, messages }: Connected): void {
  commands.destroy();
  messages.destroy();
}
