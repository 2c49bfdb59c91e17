import type { Duplex } from 'node:stream';
import { closeCodes } from '@hub/engine/wire/close-codes';
import { MAX_RECEIVED_BYTES } from '@hub/engine/wire/limits';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { Codec, Socket, SocketListener } from './codec.ts';
import { contractOf } from './handshake.ts';

const reasons = new Map<number, string>(Object.values(closeCodes).map(({ code, reason }) => [code, reason]));

/** An empty ping, whole: most of what the server of many quiet players sends. */
const PING = Buffer.from([0x89, 0]);

/** How long a peer may take to answer a close before the line is cut. */
const CLOSE_TIMEOUT_MS = 5000;

/**
 * A websocket that also writes finished frames straight to its TCP socket. That keeps their order with the frames of
 * `ws` itself (pong, close), because without compression `ws` writes at once too.
 */
class HubSocket extends WebSocket implements Socket {
  listener: SocketListener | undefined;
  #tcp: Duplex | undefined;

  /** Connects the wire with its line; the handlers are shared, so that a socket costs no closures. */
  attach(tcp: Duplex, owner: SocketListener | undefined): void {
    this.#tcp = tcp;
    this.listener = owner;
    this.on('message', forwardMessage);
    this.on('ping', forwardPing);
    this.on('pong', forwardPong);
    this.on('close', forwardClose);
    this.on('error', ignoreError);
  }

  /** Where `ws` itself closes it gives no reason: the contract's is sent. */
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
  // `binaryType` stays at its default, with which every message is one Buffer.
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

/** `ws` closes the socket with the code that fits before it reports an error, and `close` follows. */
const ignoreError = (): void => {};

/** The codec on `ws`: no compression, one subprotocol, messages up to `MAX_RECEIVED_BYTES`. */
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
    accept: (request, socket, head, own) =>
      server.handleUpgrade(request, socket, head, (wire) => wire.attach(socket, own(wire))),
  };
}
