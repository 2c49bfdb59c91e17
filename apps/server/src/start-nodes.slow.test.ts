import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { findRedis, HOW_TO_GET_REDIS } from '@hub/server/bus/testing/test-redis.ts';
import { startPostgres } from '@hub/server/store/testing/postgres-server.ts';
import { testDatabases } from '@hub/server/store/testing/test-databases.ts';
import { tempFolder } from '@hub/server/testing/temp-folder.ts';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CREATION_FORMS } from './realtime/testing/lobby-fixture.ts';
import { ended, killAll, startMain, untilReady } from './testing/main-process.ts';
import { type Node, startNode } from './testing/nodes.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

const redis = await findRedis();
const hint = redis === undefined ? `: ${HOW_TO_GET_REDIS}` : '';
const REDIS = { REDIS_URL: redis ?? '' };
const SECRET = { HUB_SECRET: 'a secret of all nodes' };

const databases = testDatabases();
let database: string;
let started: { readonly server: TestServer }[];
beforeEach(async () => {
  database = await databases.emptied();
  started = [];
});
afterEach(async () => {
  for (const { server } of started.splice(0)) await server.stop();
  killAll();
});

const node = async (): Promise<Node> => {
  const one = await startNode(database, { variables: REDIS });
  started.push(one);
  return one;
};
/** Starts a server of the database in this process, by default one that runs alone. */
async function serverWith(variables: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const server = await startServer({ variables: { DATABASE_URL: database, ...SECRET, ...variables } });
  started.push({ server });
  return server;
}
/** Starts such a server in a process of its own, which can be paused and killed. */
const processWith = (variables: Readonly<Record<string, string>> = {}) =>
  startMain({ DATABASE_URL: database, DATA_DIR: tempFolder(), ...SECRET, ...variables });
const isReady = async ({ url }: TestServer): Promise<number> => (await fetch(`${url}/api/ready`)).status;

it('refuses to start as a node without Redis', async () => {
  const variables = { REDIS_URL: 'redis://user:hush-hush@127.0.0.1:1' };
  await expect(startNode(database, { variables })).rejects.toThrow(
    /^Redis at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/,
  );
});

it('a server alone keeps its database over a restart of PostgreSQL and the end of all sessions', async () => {
  const postgres = await startPostgres();
  database = await postgres.createDatabase();
  const { url } = await serverWith();
  await postgres.crash();
  const client = new Client({ connectionString: database });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
  await expect(serverWith()).rejects.toThrow('in use by another server');
  await expect.poll(async () => (await fetch(`${url}/api/health`)).ok, { timeout: 20_000 }).toBe(true);
  for (const { server } of started.splice(0)) await server.stop();
  await postgres.stop();
});

const TAKEN_OVER = 'Another server has taken over its database.';
const BY_ALONE = 'The database is in use by a server without REDIS_URL. Stop it first.';

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

  it('leaves its database to a server that runs alone once it has stopped', async () => {
    await (await node()).server.stop();
    started = [];
    expect(await isReady(await serverWith())).toBe(200);
  });

  it('is ready until it stops', async () => {
    const { server } = await node();
    expect(await isReady(server)).toBe(200);
    await server.hub.realtime.drain();
    expect(await isReady(server)).toBe(503);
  });

  // A paused server and a killed one are the same for the next: neither renews its lease.
  it.each([
    ['a server alone beside one', {}, {}, 'by another server. Stop it first, or set REDIS_URL', TAKEN_OVER],
    ['a node beside a server alone', {}, REDIS, 'by a server without REDIS_URL. Stop it', TAKEN_OVER],
    ['a server alone beside a node', REDIS, {}, 'by the nodes of a hub (1). Stop them first', BY_ALONE],
  ] as const)(
    '%s is refused, accepted once the first is paused, and ends the first when it goes on',
    async (_, first, second, refusal, end) => {
      const holder = processWith(first);
      await untilReady(holder);
      await expect(serverWith(second)).rejects.toThrow(`The database is in use ${refusal}`);
      expect(holder.child.exitCode).toBeNull();
      holder.child.kill('SIGSTOP');
      const next = await serverWith(second);
      holder.child.kill('SIGCONT');
      expect(await ended(holder)).toBe(1);
      expect(holder.err.split('\n').at(-2)).toBe(`Riftlight stops: ${end}`);
      await expect.poll(() => isReady(next)).toBe(200);
    },
  );

  it('is accepted as one of several servers that start at once', async () => {
    const outcomes = await Promise.allSettled([serverWith(), serverWith(REDIS), serverWith()]);
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refusals).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('database is in use')));
  });

  it('is refused with another secret, and accepted with it once the other is killed', async () => {
    const first = processWith(REDIS);
    await untilReady(first);
    const other = { ...REDIS, HUB_SECRET: 'another secret of a hub' };
    await expect(serverWith(other)).rejects.toThrow('The database belongs to a hub with another secret');
    const rotated = { ...other, HUB_SECRET_FORMER: SECRET.HUB_SECRET };
    await expect(serverWith(rotated)).rejects.toThrow(
      /^The nodes that use the database have another HUB_SECRET\. Set the same one on every node\.$/,
    );
    killAll();
    await ended(first);
    await serverWith(rotated);
  });
});
