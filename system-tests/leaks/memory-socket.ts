import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const MASKED = 0x80;

/** What a socket tells: the answer to the handshake, then every frame. */
export type Heard = (via: 'handshake' | 'frame', text: string, bytes: number) => void;

/** A websocket frame of a client; a mask of zeros leaves the payload as it is. */
function clientFrame(opcode: number, payload: Buffer): Buffer {
  const length = payload.length;
  const size =
    length < 126 ? Buffer.from([MASKED | length]) : Buffer.from([MASKED | 126, length >> 8, length & 0xff]);
  return Buffer.concat([Buffer.from([0x80 | opcode]), size, Buffer.alloc(4), payload]);
}

/**
 * A websocket client at a server in the same process, without a network: the server's own HTTP parser, gateway and codec
 * read and write the bytes, and every byte that comes out is handed on.
 */
export class MemorySocket {
  isOpen = false;
  /** Whether the handshake has been answered, be it with a refusal. */
  isAnswered = false;
  readonly #socket: Duplex;
  readonly #heard: Heard;
  #unread: Buffer = Buffer.alloc(0);

  constructor(server: Server, path: string, headers: Readonly<Record<string, string>>, heard: Heard) {
    const [near, far] = duplexPair();
    this.#socket = near;
    this.#heard = heard;
    near.on('data', (chunk: Buffer) => this.#take(chunk));
    near.on('error', () => {});
    near.on('end', () => this.#end());
    near.on('close', () => this.#end());
    server.emit('connection', far);
    const lines = Object.entries({
      host: 'hub.test',
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`);
    near.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  }

  send(action: string, payload: unknown = {}): void {
    this.sendRaw(JSON.stringify({ action, payload }));
  }

  sendRaw(text: string): void {
    if (this.isOpen) this.#socket.write(clientFrame(TEXT, Buffer.from(text)));
  }

  /** Breaks off, as a lost network does. */
  cut(): void {
    this.isOpen = false;
    this.#socket.destroy();
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

  /** Whether the handshake is through; a refusal is told whole. */
  #readHandshake(): boolean {
    const end = this.#unread.indexOf('\r\n\r\n');
    if (end === -1) return false;
    const isAccepted = this.#unread.subarray(0, 12).toString() === 'HTTP/1.1 101';
    const head = isAccepted ? this.#unread.subarray(0, end + 4) : this.#unread;
    this.#heard('handshake', head.toString(), head.length);
    this.#unread = this.#unread.subarray(head.length);
    this.isAnswered = true;
    this.isOpen = isAccepted;
    return isAccepted;
  }

  #readFrame(): boolean {
    const bytes = this.#unread;
    if (bytes.length < 2) return false;
    const short = (bytes[1] ?? 0) & 0x7f;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length < head) return false;
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
    if (bytes.length < head + length) return false;
    this.#unread = bytes.subarray(head + length);
    this.#handle((bytes[0] ?? 0) & 0x0f, bytes.subarray(head, head + length), head + length);
    return true;
  }

  #handle(opcode: number, payload: Buffer, bytes: number): void {
    if (opcode === PING) this.#socket.write(clientFrame(PONG, payload));
    else if (opcode === CLOSE) {
      this.#heard(
        'frame',
        JSON.stringify({ action: 'close', payload: payload.subarray(2).toString() }),
        bytes,
      );
      this.#socket.write(clientFrame(CLOSE, payload));
      this.#end();
    } else this.#heard('frame', payload.toString(), bytes);
  }
}
