import type { Account } from '@hub/protocol/http/accounts';
import { type Client, connect, protocolsFor } from '../realtime/testing/client.ts';
import type { Guest } from './open-hub.ts';
import { startServer, type TestServer } from './start-server.ts';

type StartOptions = NonNullable<Parameters<typeof startServer>[0]>;

/** One node of a hub, as its players use it. */
export type Node = {
  readonly server: TestServer;
  get<T>(path: string, guest?: Guest): Promise<T>;
  /** Returns the reply's body, which holds the error code of a refusal. */
  post(path: string, body: object, guest?: Guest): Promise<Record<string, unknown>>;
  newGuest(name: string): Promise<Guest>;
  /** Opens a socket at this path. */
  join(path: string, token: string): Promise<Client>;
};

/** Starts a node on a shared database. */
export async function startNode(databaseUrl: string, options: StartOptions): Promise<Node> {
  const server = await startServer({
    ...options,
    variables: { DATABASE_URL: databaseUrl, HUB_SECRET: 'a secret of all nodes', ...options.variables },
  });
  const call = async (method: string, path: string, guest?: Guest, body?: object): Promise<unknown> => {
    const reply = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(guest && { authorization: `Bearer ${guest.token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return reply.json();
  };
  const post = async (path: string, body: object, guest?: Guest) =>
    (await call('POST', path, guest, body)) as Record<string, unknown>;
  const get = async <T>(path: string, guest?: Guest) => (await call('GET', path, guest)) as T;
  return {
    server,
    get,
    post,
    async newGuest(name) {
      const token = String((await post('/accounts/create', { name }))['token']);
      const account = await get<Account>('/accounts/', { token } as Guest);
      return { token, id: account.id, playerId: account.player_id } as Guest;
    },
    join: (path, token) => connect(server.url.replace('http', 'ws') + path, protocolsFor(token)),
  };
}
