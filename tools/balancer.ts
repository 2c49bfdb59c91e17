import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** How often nodes are asked whether they take players, and how long they may take to answer, in ms. */
const PROBE_MS = 200;
const PROBE_LIMIT_MS = 1_000;
/**
 * Unanswered probes in a row after which the connections to a node are closed: it may be paused or cut off. A node that
 * refuses probes is stopping, and closes its connections itself.
 */
const MAX_SILENT = 3;
const CONNECT_LIMIT_MS = 1_000;

export interface BalancerOptions {
  /** Default: a free one. */
  readonly port?: number;
  /** Passes connections to the first node that takes players; default: to the next one in turn. */
  readonly prefersFirst?: boolean;
}

type Target = {
  readonly url: URL;
  readonly sockets: Set<Socket>;
  isReady: boolean;
  /** Unanswered probes in a row. */
  silent: number;
};

/**
 * A small load balancer for work on several nodes and for their tests: passes each connection to the next node that takes
 * players, and closes the connections to nodes that do not answer. Passes bytes on, and so knows nothing of HTTP.
 */
export class Balancer {
  readonly url: string;
  readonly #server: Server;
  readonly #targets: readonly Target[];
  readonly #probing: NodeJS.Timeout;
  readonly #prefersFirst: boolean;
  #next = 0;

  private constructor(server: Server, targets: readonly Target[], prefersFirst: boolean) {
    this.#server = server;
    this.#targets = targets;
    this.#prefersFirst = prefersFirst;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('connection', (client) => void this.#pass(client));
    this.#probing = setInterval(() => {
      for (const target of targets) void probe(target);
    }, PROBE_MS);
  }

  /** Listens in front of nodes at these addresses. */
  static async start(
    urls: readonly string[],
    { port = 0, prefersFirst = false }: BalancerOptions = {},
  ): Promise<Balancer> {
    const server = createServer({ pauseOnConnect: true }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    const targets = urls.map((url) => ({
      url: new URL(url),
      sockets: new Set<Socket>(),
      isReady: true,
      silent: 0,
    }));
    return new Balancer(server, targets, prefersFirst);
  }

  async close(): Promise<void> {
    clearInterval(this.#probing);
    this.#server.close();
    for (const { sockets } of this.#targets) for (const socket of sockets) socket.destroy();
    await once(this.#server, 'close');
  }

  /** Tries all nodes, those first that were ready at the last probe. */
  async #pass(client: Socket): Promise<void> {
    client.on('error', () => client.destroy());
    const at = this.#prefersFirst ? 0 : (this.#next += 1);
    const inTurn = this.#targets.map((_, index, all) => all[(at + index) % all.length]);
    for (const target of inTurn.toSorted((a, b) => Number(isDown(a)) - Number(isDown(b)))) {
      const upstream = target && (await connectTo(target, client.remoteAddress));
      if (upstream === undefined) continue;
      join(client, upstream, target?.sockets ?? new Set());
      return;
    }
    client.destroy();
  }
}

const isDown = (target: Target | undefined): boolean => target?.isReady !== true;

/** Connects from the client's own address, which works on the loopback. Undefined when the node does not listen. */
function connectTo({ url }: Target, localAddress: string | undefined): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({
      port: Number(url.port),
      host: url.hostname,
      ...(localAddress && { localAddress }),
    });
    const fail = (): void => {
      socket.destroy();
      resolve(undefined);
    };
    socket.setTimeout(CONNECT_LIMIT_MS, fail);
    socket.once('error', fail);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.off('timeout', fail);
      resolve(socket);
    });
  });
}

function join(client: Socket, upstream: Socket, sockets: Set<Socket>): void {
  for (const [from, to] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    from.setNoDelay(true);
    from.on('error', () => from.destroy());
    from.on('close', () => to.destroy());
    from.pipe(to);
  }
  sockets.add(upstream);
  upstream.on('close', () => sockets.delete(upstream));
  if (client.destroyed) upstream.destroy();
}

async function probe(target: Target): Promise<void> {
  const answer = await fetch(new URL('/api/ready', target.url), {
    signal: AbortSignal.timeout(PROBE_LIMIT_MS),
    headers: { connection: 'close' },
  }).then(
    ({ ok }) => ok,
    (error: Error) => error.name,
  );
  target.isReady = answer === true;
  target.silent = answer === 'TimeoutError' ? target.silent + 1 : 0;
  if (target.silent === MAX_SILENT) for (const socket of target.sockets) socket.destroy();
}
