import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findRedis, HOW_TO_GET_REDIS } from './bus/testing/test-redis.ts';
import { type PostgresServer, startPostgres } from './store/testing/postgres-server.ts';
import { ended, killAll, type MainProcess, startMain, untilReady } from './testing/main-process.ts';

const redis = await findRedis();
const hint = redis === undefined ? `: ${HOW_TO_GET_REDIS}` : '';

let postgres: PostgresServer;
let database: string;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);
beforeEach(async () => {
  database = await postgres.createDatabase();
});
afterEach(killAll);

/** A test starts up to five processes, one after the other. */
vi.setConfig({ testTimeout: 180_000 });

const alone = (): MainProcess =>
  startMain({ DATABASE_URL: database, HUB_SECRET: 'a secret of this hub', DATA_DIR: '/tmp' });
const SECRET = 'a secret of this hub';
const node = (variables: Readonly<Record<string, string>> = {}): MainProcess =>
  startMain({
    DATABASE_URL: database,
    HUB_SECRET: SECRET,
    DATA_DIR: '/tmp',
    REDIS_URL: redis ?? '',
    ...variables,
  });

const TAKEN_OVER = 'Another server has taken over its database.';
/** The first and the second server, why the second is refused, and why the first ends once it is replaced. */
const IN_USE = {
  'a server alone beside one': [
    alone,
    alone,
    'by another server. Stop it first, or set REDIS_URL on every',
    TAKEN_OVER,
  ],
  'a node beside a server alone': [alone, node, 'by a server without REDIS_URL. Stop it first.', TAKEN_OVER],
  'a server alone beside a node': [
    node,
    alone,
    'by the nodes of a hub (1). Stop them first, or set REDIS_URL',
    'The database is in use by a server without REDIS_URL. Stop it first.',
  ],
} as const;

async function failed(started: MainProcess): Promise<string> {
  expect(await ended(started)).toBe(1);
  expect(started.out).toBe('');
  expect(started.err.split('\n')).toHaveLength(2);
  return started.err;
}

describe.skipIf(redis === undefined)(`a PostgreSQL in use${hint}`, () => {
  // A paused server and a killed one are the same for the next: neither renews its lease.
  it.each(Object.entries(IN_USE))(
    'refuses %s, accepts it once the first is paused, and ends the first when it goes on',
    async (_, [first, second, refusal, end]) => {
      const holder = first();
      await untilReady(holder);
      expect(await failed(second())).toContain(`Riftlight cannot start: The database is in use ${refusal}`);
      expect(holder.child.exitCode).toBeNull();
      holder.child.kill('SIGSTOP');
      const next = second();
      await untilReady(next);
      holder.child.kill('SIGCONT');
      expect(await ended(holder)).toBe(1);
      expect(holder.err.split('\n').at(-2)).toBe(`Riftlight stops: ${end}`);
      expect(next.child.exitCode).toBeNull();
    },
  );

  it('accepts one of several servers that start at once', async () => {
    const started = [alone(), node(), alone()];
    const outcomes = await Promise.all(
      started.map((each) =>
        untilReady(each).then(
          () => 'ready',
          () => 'refused',
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['ready', 'refused', 'refused']);
  });

  it('refuses a node with another secret, and accepts it once the other is killed', async () => {
    const first = node();
    await untilReady(first);
    const other = { HUB_SECRET: 'another secret of a hub' };
    expect(await failed(node(other))).toContain('The database belongs to a hub with another secret');
    const rotated = { ...other, HUB_SECRET_FORMER: SECRET };
    expect(await failed(node(rotated))).toBe(
      'Riftlight cannot start: The nodes that use the database have another HUB_SECRET. Set the same one on every node.\n',
    );
    killAll();
    await ended(first);
    await untilReady(node(rotated));
  });

  it('stays with its server over a restart of PostgreSQL and the end of all sessions', async () => {
    const holder = alone();
    const url = await untilReady(holder);
    await postgres.crash();
    const client = new Client({ connectionString: database });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    );
    await client.end();
    expect(await failed(alone())).toContain('in use by another server');
    while (!(await fetch(`${url}/api/health`)).ok) await delay(50);
  });
});
