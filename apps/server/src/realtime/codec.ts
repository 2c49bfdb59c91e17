import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** One open websocket, as far as anything above the codec may know it. */
export type Socket = {
  /** Writes the bytes of a whole frame; does nothing once the socket closes. */
  write(frame: Buffer): void;
  /** Bytes that were written and that the peer has not taken yet. */
  readonly backlogBytes: number;
  ping(): void;
  /** Says goodbye, and cuts the line when the peer does not answer in time. */
  close(code: number, reason: string): void;
  terminate(): void;
};

/** What a wire tells: whole messages, in order; `onClose` comes once and last. */
export type SocketListener = {
  onMessage(data: Buffer, isBinary: boolean): void;
  /** The peer asked for a sign of life, and got it. */
  onPing(): void;
  onPong(): void;
  onClose(): void;
};

/** Turns an upgrade request into an open websocket. The only part that knows how websockets are spoken. */
export type Codec = {
  /** Answers the handshake and asks `own` who takes the wire. A request that is no handshake is refused with 400. */
  accept(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    own: (wire: Socket) => SocketListener | undefined,
  ): void;
};
