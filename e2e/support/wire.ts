import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line from one browser to a server, that can be cut as a network fails: whatever runs over it breaks off. */
export class Wire {
  readonly url: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(server: Server, port: number, target: URL) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
    server.on('connection', (near) => this.#join(near, target));
  }

  static async to(url: string): Promise<Wire> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return new Wire(server, address.port, new URL(url));
  }

  #join(near: Socket, target: URL): void {
    if (this.#isCut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
