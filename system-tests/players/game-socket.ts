import { closeCodes } from '@hub/engine/wire/close-codes';
import {
  BEARER_PREFIX,
  type CommandOf,
  type FrameOf,
  type RealtimeEndpoint,
  SUBPROTOCOL,
} from '@hub/engine/wire/envelope';
import { RESTART_WAIT_MS } from '@hub/ui/net/reconnecting-socket.ts';
import { type RawData, WebSocket } from 'ws';

/** Result of a command: an answer, a refusal, a connection lost before the answer, or no answer in time. */
export type Answer<E extends RealtimeEndpoint> =
  | { readonly kind: 'frame'; readonly frame: FrameOf<E> }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'late' };

export interface GameSocketOptions {
  /** Address of the server, with `http`. */
  readonly url: string;
  readonly token: string;
  /** Wait before the first reconnect and the longest wait, in ms; doubled after each failure. */
  readonly backOff?: { readonly firstMs: number; readonly longestMs: number };
  /** Limit for an answer, in ms. */
  readonly timeoutMs?: number;
  /** Validates every frame against the contract. Doubles the cost of a player. */
  readonly isChecked?: boolean;
  /** Receives the duration of each answered command, refusals included. */
  readonly onAnswer?: (action: string, ms: number) => void;
  /** Receives faults of the server: a late answer, a frame that violates the contract. */
  readonly onFault?: (action: string, why: string) => void;
  /** Receives the close code of every lost connection and failed handshake. */
  readonly onLoss?: (why: string) => void;
  /** Called after a failed handshake, unless `drop` was called. */
  readonly onRefused?: () => void;
  /** Receives how long the player waited for a frame, in ms: after a command, and from a lost connection to the next one. */
  readonly onSilence?: (ms: number) => void;
}

/** A simulated player has one page, which never loses its seat to another one. */
const PAGE = 'simulated';

type Received<E extends RealtimeEndpoint> = FrameOf<E> | { readonly action: string; readonly code: string };

interface Waiter<E extends RealtimeEndpoint> {
  /** Returns true when this frame is the awaited one. */
  receive(received: Received<E>): boolean;
  disconnect(): void;
}

/**
 * A websocket of one endpoint that reconnects by itself, as the page's does. The protocol has no request ids: an answer
 * is the next frame that the caller accepts, or an error frame with the command's action.
 */
export class GameSocket<E extends RealtimeEndpoint> {
  /** Receives every valid frame, before pending commands do. */
  onFrame: (frame: FrameOf<E>) => void = () => undefined;
  readonly #endpoint: E;
  readonly #options: GameSocketOptions;
  readonly #waiters = new Set<Waiter<E>>();
  #socket: WebSocket | undefined;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #isOpen = false;
  #hasEnded = false;
  #connections = 0;
  #isDropped = false;
  /** The player waits since then; before, it waited so long for the same frame. */
  #waitingSince: number | undefined;
  #waitedMs = 0;

  constructor(endpoint: E, options: GameSocketOptions) {
    this.#endpoint = endpoint;
    this.#options = options;
    this.#connect();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Number of connections so far, this one included; after a reconnect the game must be entered again. */
  get connections(): number {
    return this.#connections;
  }

  /** Waits until the socket is open; false when it has ended. */
  async opened(): Promise<boolean> {
    while (!this.#isOpen && !this.#hasEnded) await this.change(undefined);
    return !this.#hasEnded;
  }

  /** Waits for the next frame, the next change of the connection, or the timeout in ms. */
  change(ms: number | undefined): Promise<void> {
    if (this.#hasEnded) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = (): true => {
        clearTimeout(timer);
        this.#waiters.delete(waiter);
        resolve();
        return true;
      };
      const waiter: Waiter<E> = { receive: finish, disconnect: finish };
      const timer = ms === undefined ? undefined : setTimeout(finish, ms);
      this.#waiters.add(waiter);
    });
  }

  /** Sends a command without waiting for an answer; dropped while not connected. */
  send(command: CommandOf<E>): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(command));
  }

  /** Sends a command and waits for its answer: the first frame for which `isAnswer` is true, or an error frame. */
  async ask(command: CommandOf<E>, isAnswer: (frame: FrameOf<E>) => boolean): Promise<Answer<E>> {
    if (!this.#isOpen) return { kind: 'lost' };
    const from = performance.now();
    this.#waitingSince ??= from;
    const answer = await this.#answerTo(command, isAnswer);
    if (answer.kind === 'late') this.#options.onFault?.(this.#named(command.action), 'no answer');
    else if (answer.kind !== 'lost')
      this.#options.onAnswer?.(this.#named(command.action), performance.now() - from);
    return answer;
  }

  /** Stops reading from the connection; it stays open. */
  stopReading(): void {
    this.#socket?.pause();
  }

  /** Drops the connection as a failing network does; the socket reconnects. */
  drop(): void {
    this.#isDropped = true;
    this.#socket?.terminate();
  }

  /** Closes the socket for good. */
  close(): void {
    const socket = this.#socket;
    this.#end();
    socket?.close(1000);
  }

  #named(action: string): string {
    return `${this.#endpoint.name}.${action}`;
  }

  #answerTo(command: CommandOf<E>, isAnswer: (frame: FrameOf<E>) => boolean): Promise<Answer<E>> {
    return new Promise((resolve) => {
      const finish = (answer: Answer<E>): true => {
        clearTimeout(timer);
        this.#waiters.delete(waiter);
        resolve(answer);
        return true;
      };
      const timer = setTimeout(() => finish({ kind: 'late' }), this.#options.timeoutMs ?? 15_000);
      const waiter: Waiter<E> = {
        receive: (received) => {
          if ('code' in received)
            return received.action === command.action && finish({ kind: 'refused', code: received.code });
          return isAnswer(received) && finish({ kind: 'frame', frame: received });
        },
        disconnect: () => finish({ kind: 'lost' }),
      };
      this.#waiters.add(waiter);
      this.send(command);
    });
  }

  #connect(): void {
    const { url, token } = this.#options;
    const address = `${url.replace(/^http/, 'ws')}${this.#endpoint.path}?page=${PAGE}`;
    const socket = new WebSocket(address, [SUBPROTOCOL, BEARER_PREFIX + token], {
      perMessageDeflate: false,
      handshakeTimeout: 15_000,
    });
    this.#socket = socket;
    this.#isDropped = false;
    socket.on('error', () => undefined);
    socket.on('open', () => this.#handleOpen(socket));
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#receive(data);
    });
    socket.on('close', (code) => this.#handleClose(socket, code));
  }

  #handleOpen(socket: WebSocket): void {
    if (socket !== this.#socket) return socket.terminate();
    this.#isOpen = true;
    // Until the player enters its game again.
    this.#pauseWait();
    this.#connections += 1;
    this.#failures = 0;
    this.#notifyWaiters();
  }

  #pauseWait(): void {
    if (this.#waitingSince !== undefined) this.#waitedMs += performance.now() - this.#waitingSince;
    this.#waitingSince = undefined;
  }

  #handleClose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    const wasOpen = this.#isOpen;
    if (!wasOpen && !this.#isDropped) this.#options.onRefused?.();
    this.#isOpen = false;
    this.#waitingSince ??= performance.now();
    this.#options.onLoss?.(String(code));
    if (code === closeCodes.replaced.code) this.#options.onFault?.('connection', 'replaced by another page');
    if (code === closeCodes.unauthorized.code) {
      this.#options.onFault?.('connection', 'the token was refused');
      return this.#end();
    }
    const { firstMs, longestMs } = this.#options.backOff ?? { firstMs: 100, longestMs: 1_000 };
    const wait =
      wasOpen && code === closeCodes.restart.code
        ? Math.min(firstMs, Math.random() * RESTART_WAIT_MS)
        : Math.min(firstMs * 2 ** this.#failures++, longestMs);
    this.#timer = setTimeout(() => this.#connect(), wait);
    this.#notifyWaiters();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#socket = undefined;
    this.#isOpen = false;
    this.#hasEnded = true;
    this.#notifyWaiters();
  }

  /** A new connection does not bring answers to commands of the old one. */
  #notifyWaiters(): void {
    for (const waiter of this.#waiters) waiter.disconnect();
  }

  #receive(data: RawData): void {
    const received = this.#read((data as Buffer).toString());
    if (received === undefined) return;
    this.#pauseWait();
    if (this.#waitedMs > 0) this.#options.onSilence?.(this.#waitedMs);
    this.#waitedMs = 0;
    if (!('code' in received)) this.onFrame(received);
    for (const waiter of this.#waiters) waiter.receive(received);
  }

  #read(text: string): Received<E> | undefined {
    const frame = JSON.parse(text) as FrameOf<E> & { readonly error?: { readonly code: string } };
    if (frame.error !== undefined) return { action: frame.action, code: frame.error.code };
    if (this.#options.isChecked !== true) return frame;
    const parsed = this.#endpoint.frames[frame.action]?.safeParse(frame.payload);
    if (parsed?.success === true) return frame;
    const why = parsed?.error?.message ?? 'unknown action';
    this.#options.onFault?.(this.#named(frame.action), `violates the contract: ${why}`);
    return undefined;
  }
}
