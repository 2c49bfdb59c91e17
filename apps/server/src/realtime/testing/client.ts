import { BEARER_PREFIX, SUBPROTOCOL } from '@hub/engine/wire/envelope';
import { type ClientOptions, type RawData, WebSocket } from 'ws';

/** A frame as it was received. */
export type Frame = {
  readonly action: string;
  readonly payload?: unknown;
  readonly error?: { readonly code: string; readonly message: string };
};

export type Closing = { readonly code: number; readonly reason: string };

/** Enough for a busy machine. */
const FRAME_TIMEOUT_MS = 15_000;

/** A websocket client that keeps all received frames, in order. */
export class Client {
  readonly socket: WebSocket;
  /** Resolves when either side has closed the socket. */
  readonly closed: Promise<Closing>;
  /** All received texts, oldest first. */
  readonly received: string[] = [];
  readonly #unread: Frame[] = [];
  #reader: ((frame: Frame) => void) | undefined;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
    socket.on('error', () => {});
    socket.on('message', (data) => this.#take(data));
  }

  #take(data: RawData): void {
    const text = (data as Buffer).toString();
    this.received.push(text);
    const frame = JSON.parse(text) as Frame;
    const reader = this.#reader;
    this.#reader = undefined;
    if (reader === undefined) this.#unread.push(frame);
    else reader(frame);
  }

  send(action: string, payload: unknown = {}): void {
    this.sendRaw(JSON.stringify({ action, payload }));
  }

  sendRaw(data: string | Buffer, options: { readonly binary?: boolean } = {}): void {
    this.socket.send(data, { binary: typeof data !== 'string', ...options });
  }

  /** The next unread frame; rejects after a timeout. */
  async next(): Promise<Frame> {
    const unread = this.#unread.shift();
    if (unread !== undefined) return unread;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no frame received')), FRAME_TIMEOUT_MS);
      this.#reader = (frame) => {
        clearTimeout(timer);
        resolve(frame);
      };
    });
  }

  /** Sends a command and waits for the next frame. */
  async ask(action: string, payload: unknown = {}): Promise<Frame> {
    this.send(action, payload);
    return this.next();
  }

  /** Resolves when everything has come that the server had sent before: it answers a ping in order. */
  async caughtUp(): Promise<void> {
    const answered = new Promise((resolve) => this.socket.once('pong', resolve));
    this.socket.ping();
    await answered;
  }

  /** Number of unread frames. */
  get unread(): number {
    return this.#unread.length;
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}

/** The subprotocols that a page with this token offers. */
export const protocolsFor = (token: string | undefined): string[] =>
  token === undefined ? [SUBPROTOCOL] : [SUBPROTOCOL, BEARER_PREFIX + token];

/** Opens a socket; rejects with the status when the upgrade is refused. */
export async function connect(
  url: string,
  protocols: string[],
  options: ClientOptions = {},
): Promise<Client> {
  const socket = new WebSocket(url, protocols, { perMessageDeflate: false, ...options });
  const client = new Client(socket);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(client));
    socket.once('error', reject);
  });
}
