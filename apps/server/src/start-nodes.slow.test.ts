import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { findRedis, HOW_TO_GET_REDIS } from '@hub/server/bus/testing/test-redis.ts';
import { startPostgres } from '@hub/server/store/testing/postgres-server.ts';
import { testDatabases } from '@hub/server/store/testing/test-databases.ts';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { CREATION_FORMS } from './realtime/testing/lobby-fixture.ts';
import { ended, killAll, startMain, untilReady } from './testing/main-process.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

const redis = await findRedis();
const hint = redis === undefined ? `: ${HOW_TO_GET_REDIS}` : '';
const REDIS = { REDIS_URL: redis ?? '' };
const SECRET = { HUB_SECRET: 'a secret of all nodes' };

const databases = testDatabases();
const folder = mkdtempSync(path.join(tmpdir(), 'hub-start-'));
const servers: TestServer[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts servers of one database, by default of a new one. */
async function serversOf(given?: string) {
  const database = given ?? (await databases.create());
  /** Starts a server in this process, by default one that runs alone. */
  const serverWith = async (variables: Readonly<Record<string, string>> = {}): Promise<TestServer> => {
    const server = await startServer({ variables: { DATABASE_URL: database, ...SECRET, ...variables } });
    servers.push(server);
    return server;
  };
  return {
    serverWith,
    node: () => serverWith(REDIS),
    /** Starts such a server in a process of its own, which can be paused and killed. */
    processWith: async (variables: Readonly<Record<string, string>> = {}) => {
      const main = startMain({
        DATABASE_URL: database,
        DATA_DIR: mkdtempSync(path.join(folder, 'server-')),
        ...SECRET,
        ...variables,
      });
      const url = await untilReady(main);
      await untilRenewing(database);
      return { main, url };
    },
  };
}

/** A server whose start has just ended may be silent for so long on a busy machine that the next one takes it for dead. */
async function untilRenewing(database: string): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const leases = async () =>
    (await client.query('select node, lease_until from node_lease order by node')).rows;
  for (let renewals = 0; renewals < 3; renewals += 1) {
    const before = await leases();
    await vi.waitFor(async () => expect(await leases()).not.toEqual(before), 60_000);
  }
  await client.end();
}

const isReady = async ({ url }: Pick<TestServer, 'url'>): Promise<number> =>
  (await fetch(`${url}/api/ready`)).status;

it('refuses to start as a node without Redis', async () => {
  const { serverWith } = await serversOf();
  await expect(serverWith({ REDIS_URL: 'redis://user:hush-hush@127.0.0.1:1' })).rejects.toThrow(
    /^Redis at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/,
  );
});

it('a server alone keeps its database over a restart of PostgreSQL and the end of all sessions', async () => {
  const postgres = await startPostgres();
  const database = await postgres.createDatabase();
  const { serverWith } = await serversOf(database);
  const server = await serverWith();
  await postgres.crash();
  const client = new Client({ connectionString: database });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
  await expect(serverWith()).rejects.toThrow('in use by another server');
  await expect.poll(async () => (await fetch(`${server.url}/api/health`)).ok, { timeout: 20_000 }).toBe(true);
  await servers.splice(servers.indexOf(server), 1)[0]?.stop();
  await postgres.stop();
});

it('a server alone whose connections are all busy keeps its database', async () => {
  const { serverWith } = await serversOf();
  const server = await serverWith({ DATABASE_POOL_SIZE: '2' });
  const { db } = server.hub.store.engine;
  const busy = Promise.all(Array.from({ length: 2 }, () => sql`select pg_sleep(4)`.execute(db)));
  await expect(serverWith()).rejects.toThrow('in use by another server');
  await busy;
});

const TAKEN_OVER = 'Another server has taken over its database.';
const BY_ALONE = 'The database is in use by a server without REDIS_URL. Stop it first.';

describe.skipIf(redis === undefined)(`a server with REDIS_URL${hint}`, () => {
  it('plays the games of other nodes', async () => {
    const { node } = await serversOf();
    const [one, two] = [await node(), await node()];
    const [host, guest] = [await one.guest('Ahri'), await two.guest('Zed')];
    const owner = await one.join(chainOfLegends.path, host.token);
    // A node that was silent for longer than its lease refuses until it has the lease again.
    const lobbyId = await vi.waitFor(async () => {
      const { payload } = await owner.ask('createLobby', CREATION_FORMS.chain);
      return (payload as { readonly lobbyId: string }).lobbyId;
    }, 20_000);
    const other = await two.join(chainOfLegends.path, guest.token);
    await vi.waitFor(
      async () => expect((await other.ask('joinLobby', { lobbyId })).action).toBe('joinedLobby'),
      20_000,
    );
  });

  it('is ready until it stops', async () => {
    const server = await (await serversOf()).node();
    // A node that was paused for longer than its lease returns.
    await vi.waitFor(async () => expect(await isReady(server)).toBe(200));
    await server.hub.realtime.drain();
    expect(await isReady(server)).toBe(503);
  });
});

// Most of the time they wait until a silent server counts as ended, each on a database of its own.
describe.skipIf(redis === undefined)(`a server with REDIS_URL${hint}`, { concurrent: true }, () => {
  it('leaves its database to a server that runs alone once it has stopped', async () => {
    const { node, serverWith } = await serversOf();
    await (await node()).stop();
    expect(await isReady(await serverWith())).toBe(200);
  });

  // A paused server and a killed one are the same for the next: neither renews its lease.
  it.each([
    ['a server alone beside one', {}, {}, 'by another server. Stop it first, or set REDIS_URL', TAKEN_OVER],
    ['a node beside a server alone', {}, REDIS, 'by a server without REDIS_URL. Stop it', TAKEN_OVER],
    ['a server alone beside a node', REDIS, {}, 'by the nodes of a hub (1). Stop them first', BY_ALONE],
  ] as const)(
    '%s is refused, accepted once the first is paused, and ends the first when it goes on',
    async (_, first, second, refusal, end) => {
      const { processWith, serverWith } = await serversOf();
      const { main: holder } = await processWith(first);
      await expect(serverWith(second)).rejects.toThrow(`The database is in use ${refusal}`);
      expect(holder.child.exitCode).toBeNull();
      holder.child.kill('SIGSTOP');
      // Tests beside this one would make a server in their process silent for so long that it seems to have ended as well.
      const { main: next, url } = await processWith(second);
      holder.child.kill('SIGCONT');
      expect(await Promise.race([ended(holder), ended(next)]), next.err).toBe(1);
      expect(next.child.exitCode).toBeNull();
      expect(holder.err.split('\n').at(-2)).toBe(`Riftlight stops: ${end}`);
      await vi.waitFor(async () => expect(await isReady({ url })).toBe(200), 20_000);
    },
  );

  it('is accepted as one of several servers that start at once', async () => {
    const { serverWith } = await serversOf();
    const outcomes = await Promise.allSettled([serverWith(), serverWith(REDIS), serverWith()]);
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refusals).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('database is in use')));
  });

  it('is refused with another secret, and accepted with it once the other is killed', async () => {
    const { processWith, serverWith } = await serversOf();
    const { main: first } = await processWith(REDIS);
    const other = { ...REDIS, HUB_SECRET: 'another secret of a hub' };
    await expect(serverWith(other)).rejects.toThrow('The database belongs to a hub with another secret');
    const rotated = { ...other, HUB_SECRET_FORMER: SECRET.HUB_SECRET };
    await expect(serverWith(rotated)).rejects.toThrow(
      /^The nodes that use the database have another HUB_SECRET\. Set the same one on every node\.$/,
    );
    first.child.kill('SIGKILL');
    await ended(first);
    await serverWith(rotated);
  });
});
