import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRedis, HOW_TO_GET_REDIS } from './bus/testing/test-redis.ts';
import { CREATION_FORMS } from './realtime/testing/lobby-fixture.ts';
import { testDatabases } from './store/testing/test-databases.ts';
import { type Node, startNode } from './testing/nodes.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

const redis = await findRedis();
const hint = redis === undefined ? `: ${HOW_TO_GET_REDIS}` : '';

const databases = testDatabases();
let database: string;
let started: (Node | { readonly server: TestServer })[];
beforeEach(async () => {
  database = await databases.create();
  started = [];
});
afterEach(async () => {
  for (const { server } of started.splice(0)) await server.stop();
});

const node = async (): Promise<Node> => {
  const one = await startNode(database, { variables: { REDIS_URL: redis ?? '' } });
  started.push(one);
  return one;
};
const alone = async (): Promise<TestServer> => {
  const server = await startServer({
    variables: { DATABASE_URL: database, HUB_SECRET: 'a secret of all nodes' },
  });
  started.push({ server });
  return server;
};

it('refuses to start as a node without Redis', async () => {
  const variables = { REDIS_URL: 'redis://user:hush-hush@127.0.0.1:1' };
  await expect(startNode(database, { variables })).rejects.toThrow(
    /^Redis at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/,
  );
});

describe.skipIf(redis === undefined)(`a server with REDIS_URL${hint}`, () => {
  it('plays the games of other nodes', async () => {
    const [one, two] = [await node(), await node()];
    const [host, guest] = [await one.newGuest('Ahri'), await two.newGuest('Zed')];
    const owner = await one.join(chainOfLegends.path, host.token);
    const { payload } = await owner.ask('createLobby', CREATION_FORMS.chain);
    const { lobbyId } = payload as { readonly lobbyId: string };
    const other = await two.join(chainOfLegends.path, guest.token);
    expect((await other.ask('joinLobby', { lobbyId })).action).toBe('joinedLobby');
  });

  it('keeps a server that runs alone away from its database while it lives', async () => {
    const one = await node();
    await expect(alone()).rejects.toThrow(
      'The database is in use by the nodes of a hub (1). Stop them first',
    );
    await one.server.stop();
    started = [];
    const server = await alone();
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  });

  it('is ready until it stops', async () => {
    const { server } = await node();
    const ready = async (): Promise<number> => (await fetch(`${server.url}/api/ready`)).status;
    expect(await ready()).toBe(200);
    await server.hub.realtime.drain();
    expect(await ready()).toBe(503);
  });
});
