import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line between the server and its database that can be cut, or that swallows everything without a word. */
export class DatabaseLine {
  /** The address of the database by way of this line. */
  readonly url: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #state: 'whole' | 'cut' | 'silent' = 'whole';

  private constructor(server: Server, port: number, target: URL) {
    this.#server = server;
    const near = new URL(target);
    near.port = String(port);
    this.url = near.href;
    server.on('connection', (socket) => this.#join(socket, target));
  }

  static async to(databaseUrl: string): Promise<DatabaseLine> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return new DatabaseLine(server, address.port, new URL(databaseUrl));
  }

  #join(near: Socket, target: URL): void {
    if (this.#state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('data', (chunk) => {
        if (this.#state === 'whole') other.write(chunk);
      });
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
  }

  /** Whatever runs over it breaks off, and nothing new is let through. */
  cut(): void {
    this.#state = 'cut';
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  /** Takes everything and passes nothing on, as a network does that loses its packets. */
  silence(): void {
    this.#state = 'silent';
  }

  /** New connections get through again; what was swallowed is lost. */
  mend(): void {
    this.#state = 'whole';
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
