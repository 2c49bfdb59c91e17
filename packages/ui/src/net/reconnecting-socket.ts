import { closeCodes } from '@hub/engine/wire/close-codes';
import { type AliveCommand, aliveFrame, BEARER_PREFIX, SUBPROTOCOL } from '@hub/engine/wire/envelope';
import { backOffMs } from './back-off.ts';
import { SilenceWatch } from './silence-watch.ts';

/**
 * State of a connection. `away`: lost and reconnecting; `replaced`: another tab or device took the seat;
 * `closed`: ended by this page, or the session is over.
 */
export type ConnectionState = 'connecting' | 'open' | 'reconnecting' | 'replaced' | 'closed';

/** Milliseconds after which a handshake is cancelled and retried. */
export const HANDSHAKE_TIMEOUT_MS = 15_000;
/** Milliseconds after which a connection counts as stable: its loss then restarts the back-off. */
export const STEADY_AFTER_MS = 5_000;
/** Longest wait in milliseconds after the server said that it stops: other nodes of the hub take its pages at once. */
export const RESTART_WAIT_MS = 100;

/** The question whether the connection still delivers, and word that the page is hidden. */
const ALIVE = JSON.stringify(aliveFrame);
const HIDDEN = JSON.stringify({ ...aliveFrame, payload: { isHidden: true } satisfies AliveCommand });
/** How the answer begins, also that of an older server, which refuses the unknown action. */
const ANSWER_START = ALIVE.slice(0, -1);

/** Names this page in its connections, so that a late one of its own is not taken for another tab or device. */
const PAGE = Math.random().toString(36).slice(2, 14);

interface Options {
  readonly url: string;
  /** Called for every attempt, so that a renewed token is used. */
  readonly token: () => string | undefined;
  readonly onState: (state: ConnectionState) => void;
  /** Called whenever a connection opens, the first time and after every loss. */
  readonly onOpen?: (() => void) | undefined;
  readonly onText: (text: string) => void;
  /** The server refused this token. */
  readonly onUnauthorized: () => void;
  /** The host has suspended the account. */
  readonly onSuspended?: (() => void) | undefined;
  /** The server has another version of the contract than this page. */
  readonly onOtherVersion: () => void;
  readonly createSocket?: ((url: string, protocols: string[]) => WebSocket) | undefined;
  readonly random?: (() => number) | undefined;
}

/**
 * A websocket that reconnects by itself: after the back-off, or at once when the server has said that it stops, when the
 * page becomes active, or when the network returns. A connection that delivers nothing any more counts as lost.
 */
export class ReconnectingSocket {
  readonly #options: Options;
  /** Initially `connecting`, because a page reads it before it calls `open`. */
  #state: ConnectionState = 'connecting';
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #openedAt: number | undefined;
  readonly #silence = new SilenceWatch({
    ask: () => this.#socket?.send(ALIVE),
    onHidden: () => this.#socket?.send(HIDDEN),
    onSilent: () => this.#socket && this.#lose(this.#socket),
  });
  /** Whether the current socket has received a frame, which means that the server accepted its token. */
  #isServed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Connects, unless it is connected or connecting. Also reconnects from `replaced` and `closed`. */
  open(): void {
    if (this.#socket !== undefined || this.#timer !== undefined) return;
    this.#failures = 0;
    this.#watchWaking(true);
    this.#become('connecting');
    this.#connect();
  }

  /** Sends while connected; otherwise drops the text silently. */
  send(text: string): void {
    if (this.#state !== 'open') return;
    this.#socket?.send(text);
    this.#silence.onSent();
  }

  /** Watches the connection closely while a deadline runs, in ms of `performance.now()`; undefined without one. */
  watchTurn(endsAt: number | undefined): void {
    this.#silence.setTurn(endsAt);
  }

  /** Closes the connection until `open` is called; after that only `onState` is called back. */
  close(): void {
    const socket = this.#socket;
    this.#rest('closed');
    socket?.close(1000);
  }

  #connect(): void {
    const token = this.#options.token();
    if (token === undefined) return this.#rest('closed');
    const { url, createSocket = (url, protocols) => new WebSocket(url, protocols) } = this.#options;
    const socket = createSocket(`${url}?page=${PAGE}`, [SUBPROTOCOL, BEARER_PREFIX + token]);
    this.#socket = socket;
    this.#isServed = false;
    this.#timer = setTimeout(() => this.#lose(socket), HANDSHAKE_TIMEOUT_MS);
    socket.addEventListener('open', () => this.#handleOpen(socket));
    socket.addEventListener('message', ({ data }) => {
      if (socket !== this.#socket || typeof data !== 'string') return;
      this.#isServed = true;
      const isAnswer = data.startsWith(ANSWER_START);
      this.#silence.onReceived(isAnswer);
      if (!isAnswer) this.#options.onText(data);
    });
    socket.addEventListener('close', ({ code }) => this.#handleClose(socket, code));
  }

  #handleOpen(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#clearTimer();
    this.#openedAt = performance.now();
    this.#silence.start();
    this.#become('open');
    this.#options.onOpen?.();
  }

  #handleClose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    if (code === closeCodes.replaced.code) return this.#rest('replaced');
    if (code === closeCodes.suspended.code) {
      this.#rest('closed');
      return this.#options.onSuspended?.();
    }
    // Retries anyway: during a deploy the next attempt may reach a server of this page's version.
    if (code === closeCodes.otherVersion.code) this.#options.onOtherVersion();
    // An accepted token was revoked since. Another tab may have a new one already, so it retries.
    if (code !== closeCodes.unauthorized.code || this.#isServed)
      return this.#lose(socket, code === closeCodes.restart.code);
    this.#rest('closed');
    this.#options.onUnauthorized();
  }

  /** Removes a socket that failed or timed out, and schedules the next attempt. */
  #lose(socket: WebSocket, isStopping = false): void {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    socket.close();
    this.#silence.stop();
    this.#clearTimer();
    const wasSteady = this.#openedAt !== undefined && performance.now() - this.#openedAt >= STEADY_AFTER_MS;
    this.#openedAt = undefined;
    const random = this.#options.random ?? Math.random;
    if (wasSteady) this.#failures = 0;
    // The try at once is an extra one: a hub of a single server is not back yet.
    const wait = isStopping && wasSteady ? random() * RESTART_WAIT_MS : backOffMs(this.#failures++, random);
    this.#timer = setTimeout(() => this.#retry(), wait);
    this.#become('reconnecting');
  }

  #retry(): void {
    this.#clearTimer();
    this.#connect();
  }

  readonly #wake = (): void => {
    const isWaiting = this.#socket === undefined && this.#timer !== undefined;
    if (document.visibilityState !== 'visible') return;
    if (isWaiting) this.#retry();
    else this.#silence.onWake();
  };

  readonly #changeVisibility = (): void => {
    this.#silence.onVisibilityChange();
    this.#wake();
  };

  /** The browser knows of a lost network at once; the socket itself would notice after the next missed ping. */
  readonly #sleep = (): void => {
    if (this.#state === 'open' && this.#socket !== undefined) this.#lose(this.#socket);
  };

  #watchWaking(on: boolean): void {
    const change = on ? 'addEventListener' : 'removeEventListener';
    window[change]('focus', this.#wake);
    window[change]('online', this.#wake);
    window[change]('offline', this.#sleep);
    document[change]('visibilitychange', this.#changeVisibility);
  }

  #rest(state: 'replaced' | 'closed'): void {
    this.#socket = undefined;
    this.#openedAt = undefined;
    this.#silence.stop();
    this.#clearTimer();
    this.#watchWaking(false);
    this.#become(state);
  }

  #clearTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #become(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.onState(state);
  }
}
