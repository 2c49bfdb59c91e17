import type { Client } from '../realtime/testing/client.ts';
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
  const { call, join } = server;
  const post = (path: string, body: object, guest?: Guest) =>
    call<Record<string, unknown>>(path, guest?.token, body);
  return {
    server,
    get: (path, guest) => call(path, guest?.token),
    post,
    async newGuest(name) {
      const { token, id, player_id } = await server.guest(name);
      return { token, id, playerId: player_id } as Guest;
    },
    join,
  };
}
