import { closeCodes } from '@hub/engine/wire/close-codes';
import {
  BEARER_PREFIX,
  type CommandOf,
  type FrameOf,
  type RealtimeEndpoint,
  SUBPROTOCOL,
} from '@hub/engine/wire/envelope';
import { type RawData, WebSocket } from 'ws';

/** What became of a command: an answer, a refusal, a connection that ended before, or no answer in time. */
export type Answer<E extends RealtimeEndpoint> =
  | { readonly kind: 'frame'; readonly frame: FrameOf<E> }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'late' };

/** Why a link is over for good, undefined while it is not. */
export type Ending = 'closed' | 'replaced' | 'unauthorized';

export interface LinkOptions {
  /** Address of the server, with `http`. */
  readonly url: string;
  readonly token: string;
  /** Waits before the tries to come back: the first, and the longest. In ms. */
  readonly backOff: { readonly firstMs: number; readonly longestMs: number };
  /** How long an answer is waited for, in ms. */
  readonly patienceMs: number;
  /** Holds every frame against the contract. Costs about as much as everything else. */
  readonly isChecked?: boolean;
  /** Told how long each command waited for its answer, refusals included. */
  readonly onAnswer?: (action: string, ms: number) => void;
  /** Told of what must not happen: an answer that is late, a frame that is not in the contract. */
  readonly onFault?: (action: string, why: string) => void;
  /** Told of every loss of an open connection and of every failed handshake. */
  readonly onLoss?: (why: string) => void;
}

type Received<E extends RealtimeEndpoint> = FrameOf<E> | { readonly action: string; readonly code: string };

/** What is waited for: told of everything that comes, until it says that it has what it wanted. */
interface Waiter<E extends RealtimeEndpoint> {
  hear(received: Received<E>): boolean;
  lose(): void;
}

/**
 * A websocket of one endpoint that comes back by itself, as a page's does. The protocol has no ids of requests: an
 * answer is the next frame that the asker recognises, or an error frame that names the action.
 */
export class GameLink<E extends RealtimeEndpoint> {
  /** Told of every frame of the contract, before whoever waits. */
  onFrame: (frame: FrameOf<E>) => void = () => undefined;
  readonly #endpoint: E;
  readonly #options: LinkOptions;
  readonly #waiters = new Set<Waiter<E>>();
  #socket: WebSocket | undefined;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #isOpen = false;
  #ending: Ending | undefined;
  /** Counts the connections: whoever sees another number has to ask for the game again. */
  #connections = 0;

  constructor(endpoint: E, options: LinkOptions) {
    this.#endpoint = endpoint;
    this.#options = options;
    this.#connect();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get ending(): Ending | undefined {
    return this.#ending;
  }

  /** How many connections there have been, the present one included. */
  get connections(): number {
    return this.#connections;
  }

  /** Waits until it is open; false when that can never be again. */
  async opened(): Promise<boolean> {
    while (!this.#isOpen && this.#ending === undefined) await this.#change(undefined);
    return this.#ending === undefined;
  }

  /** Waits for the next frame, the next change of the connection, or so many ms. */
  async change(ms: number): Promise<void> {
    await this.#change(ms);
  }

  /** Sends a command that nobody waits for; dropped while not connected. */
  send(command: CommandOf<E>): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(command));
  }

  /** Sends a command and waits for its answer: the first frame that `isAnswer` knows as one. */
  async ask(command: CommandOf<E>, isAnswer: (frame: FrameOf<E>) => boolean): Promise<Answer<E>> {
    if (!this.#isOpen) return { kind: 'lost' };
    const from = performance.now();
    const answer = await this.#answerTo(command, isAnswer);
    if (answer.kind === 'late') this.#options.onFault?.(this.#named(command.action), 'no answer');
    else if (answer.kind !== 'lost')
      this.#options.onAnswer?.(this.#named(command.action), performance.now() - from);
    return answer;
  }

  /** Breaks the connection as a failing network does; it comes back. */
  cut(): void {
    this.#socket?.terminate();
  }

  /** Leaves for good. */
  close(): void {
    const socket = this.#socket;
    this.#rest('closed');
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
      const timer = setTimeout(() => finish({ kind: 'late' }), this.#options.patienceMs);
      const waiter: Waiter<E> = {
        hear: (received) => {
          if ('code' in received)
            return received.action === command.action && finish({ kind: 'refused', code: received.code });
          return isAnswer(received) && finish({ kind: 'frame', frame: received });
        },
        lose: () => finish({ kind: 'lost' }),
      };
      this.#waiters.add(waiter);
      this.send(command);
    });
  }

  #change(ms: number | undefined): Promise<void> {
    if (this.#ending !== undefined) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = (): true => {
        clearTimeout(timer);
        this.#waiters.delete(waiter);
        resolve();
        return true;
      };
      const waiter: Waiter<E> = { hear: finish, lose: finish };
      const timer = ms === undefined ? undefined : setTimeout(finish, ms);
      this.#waiters.add(waiter);
    });
  }

  #connect(): void {
    const { url, token } = this.#options;
    const address = url.replace(/^http/, 'ws') + this.#endpoint.path;
    const socket = new WebSocket(address, [SUBPROTOCOL, BEARER_PREFIX + token], {
      perMessageDeflate: false,
      handshakeTimeout: 15_000,
    });
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('open', () => this.#handleOpen(socket));
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#hear(data);
    });
    socket.on('close', (code) => this.#handleClose(socket, code));
  }

  #handleOpen(socket: WebSocket): void {
    if (socket !== this.#socket) return socket.terminate();
    this.#isOpen = true;
    this.#connections += 1;
    this.#failures = 0;
    this.#tellLoss();
  }

  #handleClose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#isOpen = false;
    this.#options.onLoss?.(String(code));
    if (code === closeCodes.replaced.code) return this.#rest('replaced');
    if (code === closeCodes.unauthorized.code) return this.#rest('unauthorized');
    const { firstMs, longestMs } = this.#options.backOff;
    this.#timer = setTimeout(() => this.#connect(), Math.min(firstMs * 2 ** this.#failures, longestMs));
    this.#failures += 1;
    this.#tellLoss();
  }

  #rest(ending: Ending): void {
    clearTimeout(this.#timer);
    this.#socket = undefined;
    this.#isOpen = false;
    this.#ending ??= ending;
    this.#tellLoss();
  }

  /** Whoever waits for an answer of an old connection waits in vain; whoever waits for a change has one. */
  #tellLoss(): void {
    for (const waiter of this.#waiters) waiter.lose();
  }

  #hear(data: RawData): void {
    const received = this.#read((data as Buffer).toString());
    if (received === undefined) return;
    if (!('code' in received)) this.onFrame(received);
    for (const waiter of this.#waiters) waiter.hear(received);
  }

  #read(text: string): Received<E> | undefined {
    const frame = JSON.parse(text) as FrameOf<E> & { readonly error?: { readonly code: string } };
    if (frame.error !== undefined) return { action: frame.action, code: frame.error.code };
    if (this.#options.isChecked !== true) return frame;
    const parsed = this.#endpoint.frames[frame.action]?.safeParse(frame.payload);
    if (parsed?.success === true) return frame;
    this.#options.onFault?.(
      this.#named(frame.action),
      `not in the contract: ${parsed?.error?.message ?? 'unknown'}`,
    );
    return undefined;
  }
}
