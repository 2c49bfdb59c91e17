import { connect, type Socket } from 'node:net';
import { SUBPROTOCOL } from '@hub/engine/wire/envelope';

/** A line to a server on which anything may be said, and everything that came back. */
export class Line {
  readonly socket: Socket;
  /** Milliseconds after which the server hung up. */
  readonly hungUp: Promise<number>;
  #received = Buffer.alloc(0);

  private constructor(socket: Socket) {
    const from = performance.now();
    this.socket = socket;
    this.hungUp = new Promise((resolve) => {
      socket.once('close', () => resolve(performance.now() - from));
    });
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      this.#received = Buffer.concat([this.#received, data]);
    });
  }

  /** Rejects when nobody listens. */
  static open(port: number, address: string): Promise<Line> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port, localAddress: address });
      const line = new Line(socket);
      socket.once('connect', () => resolve(line));
      socket.once('error', reject);
    });
  }

  /** What came so far, as Latin-1. */
  get text(): string {
    return this.#received.toString('latin1');
  }

  get received(): Buffer {
    return this.#received;
  }

  get isOpen(): boolean {
    return !this.socket.destroyed && this.socket.writable;
  }

  say(what: string | Buffer): void {
    if (this.isOpen) this.socket.write(what);
  }

  /** Waits until what came looks like that, or the line is cut, or so many ms are over. Says whether it came. */
  async hears(what: RegExp, limitMs = 3_000): Promise<boolean> {
    const until = performance.now() + limitMs;
    while (!what.test(this.text) && !this.socket.destroyed && performance.now() < until) await pause(5);
    return what.test(this.text);
  }

  /** Whether the server hangs up within that time. */
  async isCutWithin(limitMs: number): Promise<boolean> {
    return Promise.race([this.hungUp.then(() => true), pause(limitMs).then(() => false)]);
  }

  cut(): void {
    this.socket.destroy();
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Upgrade {
  readonly path?: string;
  readonly protocols?: string | undefined;
  readonly headers?: readonly string[];
}

/** The lines of an upgrade as a browser writes them. */
export const upgradeText = (
  port: number,
  { path = '/ws/championRift', protocols, headers = [] }: Upgrade,
): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...(protocols === undefined ? [] : [`Sec-WebSocket-Protocol: ${protocols}`]),
    ...headers,
    '',
    '',
  ].join('\r\n');

export const protocolsOf = (token: string): string => `${SUBPROTOCOL}, bearer.${token}`;

/** An open websocket on which frames of any shape may be written. Throws when the upgrade is refused. */
export async function openSocket(port: number, address: string, upgrade: Upgrade): Promise<Line> {
  const line = await Line.open(port, address);
  line.say(upgradeText(port, upgrade));
  if (!(await line.hears(/\r\n\r\n/)) || !line.text.startsWith('HTTP/1.1 101')) {
    line.cut();
    throw new Error(`no websocket: ${line.text.slice(0, 60)}`);
  }
  return line;
}

export interface FrameShape {
  readonly opcode?: number;
  readonly isLast?: boolean;
  /** RSV1: what a compressed message has. */
  readonly isCompressed?: boolean;
  readonly isMasked?: boolean;
  /** Claims another length than the payload has. */
  readonly claimed?: number;
}

/** One frame as a client may send it, and as it may not (RFC 6455, 5.2). */
export function frame(payload: string | Buffer, shape: FrameShape = {}): Buffer {
  const { opcode = 1, isLast = true, isCompressed = false, isMasked = true } = shape;
  const body = Buffer.from(payload);
  const length = shape.claimed ?? body.length;
  const size = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const head = Buffer.alloc(2 + size + (isMasked ? 4 : 0));
  head[0] = (isLast ? 0x80 : 0) | (isCompressed ? 0x40 : 0) | opcode;
  head[1] = (isMasked ? 0x80 : 0) | (size === 0 ? length : size === 2 ? 126 : 127);
  if (size === 2) head.writeUInt16BE(length, 2);
  if (size === 8) head.writeBigUInt64BE(BigInt(length), 2);
  // A mask of zeros leaves the payload as it is.
  return Buffer.concat([head, body]);
}

export const TEXT = 1;
export const BINARY = 2;
export const CONTINUATION = 0;
export const CLOSE = 8;
export const PING = 9;
export const PONG = 10;

/** The code with which a server closed: the payload of the close frame at the end of what came; undefined without one. */
export function closeCodeOf({ received }: Line): number | undefined {
  const start = received.indexOf('\r\n\r\n') + 4;
  let at = start;
  while (at + 2 <= received.length) {
    const first = received[at] ?? 0;
    const short = received[at + 1] ?? 0;
    const [size, head] =
      short < 126
        ? [short, 2]
        : short === 126
          ? [received.readUInt16BE(at + 2), 4]
          : [Number(received.readBigUInt64BE(at + 2)), 10];
    if ((first & 0x0f) === CLOSE && size >= 2 && at + head + 2 <= received.length)
      return received.readUInt16BE(at + head);
    at += head + size;
  }
  return undefined;
}
