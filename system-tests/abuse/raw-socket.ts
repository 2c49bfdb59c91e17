import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../players/waiting.ts';
import { opcodes, protocolsOf, readFrame, upgradeRequest } from '../players/websocket.ts';

/** For an answer on a busy machine; only a missing one takes as long. */
const PATIENCE_MS = 30_000;

/** A TCP connection that sends any bytes and keeps everything it receives. */
export class RawSocket {
  readonly socket: Socket;
  readonly #closed: Promise<true>;
  #received = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.socket = socket;
    this.#closed = new Promise((resolve) => {
      socket.once('close', () => resolve(true));
    });
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      this.#received = Buffer.concat([this.#received, data]);
    });
  }

  /** Connects from a client address. Rejects when the port is closed. */
  static open(port: number, localAddress: string): Promise<RawSocket> {
    return new Promise((resolve, reject) => {
      const connection = connect({ host: '127.0.0.1', port, localAddress });
      const socket = new RawSocket(connection);
      connection.once('connect', () => resolve(socket));
      connection.once('error', reject);
    });
  }

  /** Opens a websocket on which any frames can be sent. Throws when the upgrade is refused. */
  static async upgrade(
    port: number,
    localAddress: string,
    { path = '/ws/championRift', token, headers = [] }: Upgrade,
  ): Promise<RawSocket> {
    const socket = await RawSocket.open(port, localAddress);
    const protocols = protocolsOf(token);
    socket.send(upgradeRequest({ host: `127.0.0.1:${port}`, path, protocols, headers }));
    if (!(await socket.receives(/\r\n\r\n/)) || !socket.text.startsWith('HTTP/1.1 101')) {
      socket.destroy();
      throw new Error(`no websocket: ${socket.text.slice(0, 60)}`);
    }
    return socket;
  }

  /** Everything received, as Latin-1. */
  get text(): string {
    return this.#received.toString('latin1');
  }

  get isOpen(): boolean {
    return !this.socket.destroyed && this.socket.writable;
  }

  /** The code of the server's close frame; undefined without one. */
  get closeCode(): number | undefined {
    let at = this.#received.indexOf('\r\n\r\n') + 4;
    for (
      let frame = readFrame(this.#received, at);
      frame !== undefined;
      frame = readFrame(this.#received, at)
    ) {
      if (frame.opcode === opcodes.close && frame.end - frame.start >= 2)
        return this.#received.readUInt16BE(frame.start);
      at = frame.end;
    }
    return undefined;
  }

  send(bytes: string | Buffer): void {
    if (this.isOpen) this.socket.write(bytes);
  }

  /** How often the received text contains a JSON string. */
  count(word: string): number {
    return this.text.split(`"${word}"`).length - 1;
  }

  /** Waits until the received text matches, the connection closes, or the limit passes. Returns whether it matches. */
  async receives(text: RegExp, limitMs = PATIENCE_MS): Promise<boolean> {
    await eventually(() => text.test(this.text) || this.socket.destroyed, limitMs, 5);
    return text.test(this.text);
  }

  /** Waits for a close frame; returns its code. */
  async receivesClose(): Promise<number | undefined> {
    await eventually(() => this.closeCode !== undefined || this.socket.destroyed, PATIENCE_MS, 5);
    return this.closeCode;
  }

  /** Whether the server closes the connection within the limit. */
  closesWithin(limitMs: number): Promise<boolean> {
    return Promise.race([this.#closed, sleep(limitMs, false)]);
  }

  destroy(): void {
    this.socket.destroy();
  }
}

export interface Upgrade {
  readonly path?: string;
  readonly token: string;
  /** More header lines. */
  readonly headers?: readonly string[];
}
