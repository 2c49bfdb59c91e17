import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';

const IS_LIVE = /^\/(?:api|ws)\//;

/** A proxy that sends pages and scripts to one server, and calls and websockets to another. */
export class Split {
  readonly url: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async between({ pages, live }: { readonly pages: string; readonly live: string }): Promise<Split> {
    const targetOf = (path = '/'): URL => new URL(IS_LIVE.test(path) ? live : pages);
    const server = createServer((asked, answer) => {
      const { hostname, port } = targetOf(asked.url);
      const { method, url: path, headers } = asked;
      const passed = request({ hostname, port, method, path, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      });
      passed.on('error', () => answer.writeHead(502).end());
      asked.pipe(passed);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const split = new Split(server, address.port);
    server.on('connection', (socket: Socket) => split.#keep(socket));
    server.on('upgrade', (asked, near: Socket, head: Buffer) => {
      const { hostname, port } = targetOf(asked.url);
      const far = split.#keep(connect(Number(port), hostname));
      const lines = asked.rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
      far.write(`GET ${asked.url ?? '/'} HTTP/1.1\r\n${lines}\r\n`);
      far.write(head);
      near.pipe(far).pipe(near);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        socket.on('error', () => other.destroy());
        socket.on('close', () => other.destroy());
      }
    });
    return split;
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    return socket;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
