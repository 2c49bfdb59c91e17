import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A line to a server that can be cut as a network fails, or that swallows everything without a word. */
export class CuttableLine {
  /** The address of the server by way of this line. */
  readonly url: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #state: 'whole' | 'cut' | 'silent' = 'whole';
  /** Connections of an earlier generation pass nothing on any more. */
  #generation = 0;

  private constructor(server: Server, port: number, url: string) {
    const target = new URL(url);
    this.#server = server;
    // Nothing else of the address is touched: an origin has no slash at its end.
    this.url = url.replace(target.host, `127.0.0.1:${port}`);
    server.on('connection', (near) => this.#join(near, target));
  }

  /** A line to the server at this address, which names its port. */
  static async to(url: string): Promise<CuttableLine> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return new CuttableLine(server, address.port, url);
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
      socket.pipe(this.#mouth()).pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
  }

  /** What everything has to pass that comes from one side, and does not while the line is silent. */
  #mouth(): Transform {
    const joinedIn = this.#generation;
    const isWhole = () => this.#state === 'whole' && this.#generation === joinedIn;
    return new Transform({
      transform: (chunk, _encoding, done) => done(null, isWhole() ? chunk : undefined),
    });
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

  /** Swallows what comes on the present connections for good; new ones get through. */
  swallow(): void {
    this.#generation += 1;
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
