import type { Duplex } from 'node:stream';
import { closeCodes } from '@hub/engine/wire/close-codes';
import { MAX_RECEIVED_BYTES } from '@hub/engine/wire/limits';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { Codec, Socket, SocketListener } from './codec.ts';
import { PING } from './frame-writer.ts';
import { contractOf } from './handshake.ts';

const reasons = new Map<number, string>(Object.values(closeCodes).map(({ code, reason }) => [code, reason]));

/** How long a client may take to answer a close frame before the TCP connection is closed. */
const CLOSE_TIMEOUT_MS = 5000;

/**
 * A websocket that writes encoded frames directly to its TCP socket. They stay in order with the frames that `ws` writes
 * itself (pong, close), because `ws` without compression writes immediately.
 */
class HubSocket extends WebSocket implements Socket {
  listener: SocketListener | undefined;
  #tcp: Duplex | undefined;

  /** Sets the TCP socket and the listener. The handlers are shared functions, to save the memory of closures. */
  attach(tcp: Duplex, owner: SocketListener | undefined): void {
    this.#tcp = tcp;
    this.listener = owner;
    this.on('message', forwardMessage);
    this.on('ping', forwardPing);
    this.on('pong', forwardPong);
    this.on('close', forwardClose);
    this.on('error', ignoreError);
  }

  /** Adds the contract's reason where `ws` closes the socket without one. */
  override close(code: number, reason = reasons.get(code)): void {
    super.close(code, reason);
  }

  override ping(): void {
    this.write(PING);
  }

  write(frame: Buffer): void {
    if (this.readyState === WebSocket.OPEN) this.#tcp?.write(frame);
  }

  get backlogBytes(): number {
    return this.#tcp?.writableLength ?? 0;
  }
}

function forwardMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  // With the default `binaryType`, every message is one Buffer.
  if (this instanceof HubSocket) this.listener?.onMessage(data as Buffer, isBinary);
}

function forwardPing(this: WebSocket): void {
  if (this instanceof HubSocket) this.listener?.onPing();
}

function forwardPong(this: WebSocket): void {
  if (this instanceof HubSocket) this.listener?.onPong();
}

function forwardClose(this: WebSocket): void {
  if (this instanceof HubSocket) this.listener?.onClose();
}

/** `ws` closes the socket with the matching code before it emits `error`; `close` follows. */
const ignoreError = (): void => {};

/** Creates the codec based on `ws`: no compression, one subprotocol, messages up to `MAX_RECEIVED_BYTES`. */
export function createWsCodec(): Codec {
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_RECEIVED_BYTES,
    closeTimeout: CLOSE_TIMEOUT_MS,
    WebSocket: HubSocket,
    handleProtocols: (protocols: Set<string>) => contractOf([...protocols]) ?? false,
  } as const;
  const server = new WebSocketServer(options);
  return {
    accept: (request, tcp, head, onOpen) =>
      server.handleUpgrade(request, tcp, head, (socket) => socket.attach(tcp, onOpen(socket))),
  };
}
