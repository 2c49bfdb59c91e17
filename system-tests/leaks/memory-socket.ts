import type { Server } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';
import { encodeFrame, opcodes, readFrame, upgradeRequest } from '../players/websocket.ts';

/** Receives the answer to the handshake, then every frame. */
export type OnReceived = (via: 'handshake' | 'frame', text: string, bytes: number) => void;

/**
 * A websocket client of a server in the same process, without a network. The server's own HTTP parser, gateway and
 * codec process the bytes, and every byte of the server is passed on.
 */
export class MemorySocket {
  isOpen = false;
  /** Whether the handshake has been answered or refused. */
  isAnswered = false;
  readonly #socket: Duplex;
  /** The end of the server. */
  readonly #serverSocket: Duplex;
  readonly #onReceived: OnReceived;
  #unread: Buffer = Buffer.alloc(0);

  constructor(server: Server, path: string, protocols: string, onReceived: OnReceived) {
    const [near, far] = duplexPair();
    this.#socket = near;
    this.#serverSocket = far;
    this.#onReceived = onReceived;
    near.on('data', (chunk: Buffer) => this.#take(chunk));
    near.on('error', () => {});
    near.on('end', () => this.#end());
    near.on('close', () => this.#end());
    server.emit('connection', far);
    near.write(upgradeRequest({ host: 'hub.test', path, protocols }));
  }

  send(action: string, payload: unknown = {}): void {
    this.sendRaw(JSON.stringify({ action, payload }));
  }

  sendRaw(text: string): void {
    if (this.isOpen) this.#socket.write(encodeFrame(text));
  }

  /** Drops the connection as a lost network does. */
  cut(): void {
    this.isOpen = false;
    this.#socket.destroy();
  }

  /** Closes both ends, so that the server waits for nothing. */
  destroy(): void {
    this.cut();
    this.#serverSocket.destroy();
  }

  #end(): void {
    this.isOpen = false;
    if (!this.#socket.destroyed) this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#unread = this.#unread.length === 0 ? chunk : Buffer.concat([this.#unread, chunk]);
    if (!this.isOpen && !this.#readHandshake()) return;
    while (this.#readFrame());
  }

  /** Whether the handshake was accepted; passes on a refusal. */
  #readHandshake(): boolean {
    const end = this.#unread.indexOf('\r\n\r\n');
    if (end === -1) return false;
    const isAccepted = this.#unread.subarray(0, 12).toString() === 'HTTP/1.1 101';
    const head = isAccepted ? this.#unread.subarray(0, end + 4) : this.#unread;
    this.#onReceived('handshake', head.toString(), head.length);
    this.#unread = this.#unread.subarray(head.length);
    this.isAnswered = true;
    this.isOpen = isAccepted;
    return isAccepted;
  }

  #readFrame(): boolean {
    const frame = readFrame(this.#unread, 0);
    if (frame === undefined) return false;
    const payload = this.#unread.subarray(frame.start, frame.end);
    this.#unread = this.#unread.subarray(frame.end);
    this.#handle(frame.opcode, payload, frame.end);
    return true;
  }

  #handle(opcode: number, payload: Buffer, bytes: number): void {
    if (opcode === opcodes.ping) this.#socket.write(encodeFrame(payload, { opcode: opcodes.pong }));
    else if (opcode === opcodes.close) {
      const reason = payload.subarray(2).toString();
      this.#onReceived('frame', JSON.stringify({ action: 'close', payload: reason }), bytes);
      this.#socket.write(encodeFrame(payload, { opcode: opcodes.close }));
      this.#end();
    } else this.#onReceived('frame', payload.toString(), bytes);
  }
}
