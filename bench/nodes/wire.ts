import { connect, type Socket } from 'node:net';
import { encodeFrame, opcodes, upgradeRequest } from '../../system-tests/players/websocket.ts';

const MASK = Buffer.from([0x5a, 0x3c, 0x96, 0xe1]);
const PONG = encodeFrame('', { opcode: opcodes.pong, mask: MASK });

/** A masked text frame as a browser sends it. */
export const textFrame = (text: string): Buffer => encodeFrame(text, { mask: MASK });

const received = Buffer.allocUnsafeSlow(65_536);

/** Receives the position of every text frame in a buffer that is reused. */
export type OnText = (buffer: Buffer, from: number, to: number) => void;

/** A websocket of the load generator; lighter than a library, so that the server is the bottleneck. */
export class Wire {
  readonly opened: Promise<void>;
  onText: OnText = () => undefined;
  readonly #socket: Socket;
  #rest: Buffer | undefined;
  #isOpen = false;
  #open: () => void = () => undefined;
  #fail: (error: Error) => void = () => undefined;

  constructor(port: number, path: string, protocols: string | undefined, onEnd: (why: string) => void) {
    this.opened = new Promise((resolve, reject) => {
      this.#open = resolve;
      this.#fail = reject;
    });
    this.#socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: received,
        callback: (length, buffer) => {
          this.#take(Buffer.from(buffer.buffer, buffer.byteOffset, length));
          return true;
        },
      },
    });
    this.#socket.on('error', (error) => {
      this.#fail(error);
      onEnd(error.message);
    });
    this.#socket.on('close', () => onEnd('closed'));
    this.#socket.write(upgradeRequest({ host: `127.0.0.1:${port}`, path, protocols }));
  }

  send(frame: Buffer): void {
    this.#socket.write(frame);
  }

  #take(chunk: Buffer): void {
    const buffer = this.#rest === undefined ? chunk : Buffer.concat([this.#rest, chunk]);
    this.#rest = undefined;
    let at = this.#isOpen ? 0 : this.#handshake(buffer);
    while (at >= 0 && buffer.length - at >= 2) {
      const next = this.#frame(buffer, at);
      if (next === undefined) break;
      at = next;
    }
    if (at < 0) this.#rest = Buffer.from(buffer);
    else if (at < buffer.length) this.#rest = Buffer.from(buffer.subarray(at));
  }

  /** Offset of the first frame, -1 while the answer is incomplete. */
  #handshake(buffer: Buffer): number {
    const end = buffer.indexOf('\r\n\r\n');
    if (end < 0) return -1;
    if (buffer.toString('latin1', 9, 12) !== '101') {
      this.#fail(new Error(buffer.toString('latin1', 0, 200)));
      return buffer.length;
    }
    this.#isOpen = true;
    this.#open();
    return end + 4;
  }

  /** Offset of the next frame, undefined while this one is incomplete. */
  #frame(buffer: Buffer, at: number): number | undefined {
    let length = (buffer[at + 1] ?? 0) & 127;
    let header = 2;
    if (length === 126) {
      if (buffer.length - at < 4) return undefined;
      length = buffer.readUInt16BE(at + 2);
      header = 4;
    }
    const end = at + header + length;
    if (buffer.length < end) return undefined;
    const kind = (buffer[at] ?? 0) & 15;
    if (kind === 9) this.send(PONG);
    else if (kind === 1) this.onText(buffer, at + header, end);
    return end;
  }
}
