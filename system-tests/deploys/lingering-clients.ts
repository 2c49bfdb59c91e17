import type { Socket } from 'node:net';
import { closeAll, openIdle, upgradeWith } from '../fault-injection/idle-sockets.ts';
import { createGuest } from '../players/api-client.ts';
import type { ServerProcess } from '../players/server-process.ts';
import { encodeFrame } from '../players/websocket.ts';

/** Connections of each kind. */
const EACH = 2;
const PATH = '/ws/moreOrLess';
/** Requests on one connection, whose answers exceed the system's buffers. */
const UNREAD_REQUESTS = 60;

const request = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
const get = (path: string, address: string): string =>
  request(`GET ${path} HTTP/1.1`, 'Host: hub', `X-Forwarded-For: ${address}`);

type Target = { readonly port: number; readonly token: string };

/** A client that does not read: sends `before` before the signal and `after` right after it. */
interface Kind {
  readonly before: (target: Target) => string | Buffer | undefined;
  readonly after?: (target: Target) => string;
}

const half = (text: string): [string, string] => [text.slice(0, 120), text.slice(120)];
const upgrade = ({ port, token }: Target): [string, string] => half(upgradeWith(port, PATH, token));
const BODY = '{"name":"Lingering"}';
const HALF_BODY = request(
  'POST /api/accounts/create HTTP/1.1',
  'Host: hub',
  'X-Forwarded-For: 10.77.0.1',
  'Content-Type: application/json',
  `Content-Length: ${BODY.length}`,
);

const KINDS: Readonly<Record<string, Kind>> = {
  silent: { before: () => undefined },
  'idle after an answer': { before: () => get('/api/health', '10.77.0.2') },
  'half an upgrade': { before: (target) => upgrade(target)[0] },
  'half an upgrade, the rest after the signal': {
    before: (target) => upgrade(target)[0],
    after: (target) => upgrade(target)[1],
  },
  'an upgrade without a token': { before: ({ port }) => upgradeWith(port, PATH) },
  'an upgrade at no address': { before: ({ port, token }) => upgradeWith(port, '/ws/nothing', token) },
  'in a game, and not reading': {
    before: ({ port, token }) =>
      Buffer.concat([
        Buffer.from(upgradeWith(port, PATH, token)),
        encodeFrame('{"action":"startGame","payload":{"mode":"single"}}'),
      ]),
  },
  'half a body': { before: () => HALF_BODY + BODY.slice(0, 5) },
  'half a body, the rest after the signal': {
    before: () => HALF_BODY + BODY.slice(0, 5),
    after: () => BODY.slice(5),
  },
  'answers that are not read': {
    before: () =>
      Array.from({ length: UNREAD_REQUESTS }, (_, number) =>
        get('/api/openapi.json', `10.78.0.${number}`),
      ).join(''),
  },
};

/** Clients that keep connections open during a stop, some of each kind. */
export class LingeringClients {
  readonly #server: ServerProcess;
  #token: Promise<string> | undefined;
  #open: { readonly kind: Kind; readonly sockets: readonly Socket[] }[] = [];

  constructor(server: ServerProcess) {
    this.#server = server;
  }

  /** Resolves to the number of open connections. */
  async connect(): Promise<number> {
    const target = await this.#target();
    this.#open = await Promise.all(
      Object.values(KINDS).map(async (kind) => ({
        kind,
        sockets: await openIdle(target.port, EACH, () => kind.before(target)),
      })),
    );
    return this.#open.length * EACH;
  }

  /** Sends the second parts, after the signal. */
  async continue(): Promise<void> {
    const target = await this.#target();
    for (const { kind, sockets } of this.#open)
      for (const socket of sockets) if (kind.after !== undefined) socket.write(kind.after(target));
  }

  disconnect(): void {
    for (const { sockets } of this.#open) closeAll(sockets);
    this.#open = [];
  }

  /** All clients use one guest account. */
  async #target(): Promise<Target> {
    const { url, port } = this.#server;
    this.#token ??= createGuest(url, 'Lingering', '10.77.0.3').then(({ token }) => token);
    return { port, token: await this.#token };
  }
}
