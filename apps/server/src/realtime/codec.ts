import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** An open websocket. */
export type Socket = {
  /** Writes the bytes of a whole frame; does nothing once the socket closes. */
  write(frame: Buffer): void;
  /** Bytes that were written and are not yet sent. */
  readonly backlogBytes: number;
  ping(): void;
  /** Sends a close frame, and closes the TCP connection if the peer does not answer in time. */
  close(code: number, reason: string): void;
  terminate(): void;
};

/** Receives a socket's events: whole messages, in order; `onClose` is called once, as the last event. */
export type SocketListener = {
  onMessage(data: Buffer, isBinary: boolean): void;
  /** The peer sent a ping, which has been answered. */
  onPing(): void;
  onPong(): void;
  onClose(): void;
};

/** Turns upgrade requests into open websockets. The only part that knows the websocket protocol. */
export type Codec = {
  /** Answers the handshake; `onOpen` returns the socket's listener. Refuses an invalid handshake with 400. */
  accept(
    request: IncomingMessage,
    tcp: Duplex,
    head: Buffer,
    onOpen: (socket: Socket) => SocketListener | undefined,
  ): void;
};
