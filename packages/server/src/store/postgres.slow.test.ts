import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../../../apps/server/src/store/store.ts';
import {
  addGuest,
  featuresOf,
  gameId,
  playerId,
  snapshot,
} from '../../../../apps/server/src/store/testing/rows.ts';
import { storeContract } from '../../../../apps/server/src/store/testing/store-contract.ts';
import type { Engine } from './engine.ts';
import { nodeSecrets } from './migrations/018-node-secrets.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';
import { openPostgres } from './postgres.ts';
import { startPostgres } from './testing/postgres-server.ts';
import { deleteAllRows, testDatabases } from './testing/test-databases.ts';

const logger = pino({ level: 'silent' });
/** A room after so many moves. */
const move = (version: number) => ({
  snapshot: snapshot({ roomId: gameId(1), version, state: JSON.stringify({ version }) }),
  value: { version },
});
const databases = testDatabases();

/** One for all tests of the contract: each connection of PostgreSQL is a process. */
let shared: Promise<Engine> | undefined;
const openShared = async () => openPostgres(await databases.create(), logger);
afterAll(async () => (await shared)?.close());

storeContract('PostgreSQL', async () => {
  const engine = await (shared ??= openShared());
  await deleteAllRows(async (text) => (await sql.raw<{ name: string }>(text).execute(engine.db)).rows);
  return { ...engine, close: async () => undefined };
});

describe('a PostgreSQL database', () => {
  it('is migrated once by concurrently starting servers', async () => {
    const address = await databases.createEmpty();
    const engines = await Promise.all([1, 2, 3].map(() => openPostgres(address, logger)));
    for (const { db } of engines) {
      const { rows } = await sql`select version from schema_migration order by version`.execute(db);
      expect(rows).toEqual(migrations.map((_, index) => ({ version: index + 1 })));
    }
    await Promise.all(engines.map((engine) => engine.close()));
  });

  it('of a newer version is refused, and so is a missing one, without printing the password', async () => {
    const address = await databases.createEmpty();
    const nothing: Migration = { name: 'nothing', up: async () => undefined };
    await (await openPostgres(address, logger, [...migrations, nothing])).close();
    await expect(openPostgres(address, logger)).rejects.toThrow(
      `has schema version ${migrations.length + 1}`,
    );
    const missing = address.replace('hub@', 'hub:hush-hush@').replace(/\w+$/, 'missing');
    const refused = await openPostgres(missing, logger).catch((error: unknown) => String(error));
    expect(refused).toMatch(/^Error: The database missing at 127\.0\.0\.1:\d+ cannot be used: /);
    expect(refused).not.toContain('hush-hush');
  });

  it('of an older version is refused while a server of that version uses it', async () => {
    const address = await databases.createEmpty();
    const before = migrations.slice(0, migrations.indexOf(nodeSecrets));
    await (await openPostgres(address, logger, before)).close();
    const connect = async (name?: string): Promise<Client> => {
      const client = new Client({ connectionString: address, ...(name && { application_name: name }) });
      await client.connect();
      await client.query('select 1');
      return client;
    };
    const [older, shell] = [await connect(), await connect('psql')];
    await expect(openPostgres(address, logger)).rejects.toThrow(
      'a server of an older version seems to use it (sessions of this user that are in use: 1). Stop it first.',
    );
    // Older nodes are replaced one after the other.
    await older.query(`insert into node_lease (node, lease_until)
      values ('older', extract(epoch from now()) * 1000 + 9000000)`);
    await (await openPostgres(address, logger, before)).close();
    await older.query('delete from node_lease');
    await older.end();
    const upgraded = await openPostgres(address, logger, migrations, { poolSize: 2 });
    const next = await connect();
    await (await openPostgres(address, logger)).close();
    const connected = async () => {
      const { rows } = await next.query<{ name: string }>(
        `select application_name as name from pg_stat_activity where datname = current_database()`,
      );
      return rows.map(({ name }) => name).toSorted();
    };
    // PostgreSQL lists a session that has just ended for a moment.
    await expect.poll(connected).toEqual(['', 'Riftlight', 'psql']);
    await Promise.all([shell.end(), next.end(), upgraded.close()]);
  });

  it('is opened with no more connections than the host allows', async () => {
    const engine = await openPostgres(await databases.create(), logger, migrations, { poolSize: 2 });
    const counted = await Promise.all(
      Array.from({ length: 20 }, () =>
        engine.transaction('power', async (tx) => {
          const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
            where datname = current_database() and backend_type = 'client backend'`.execute(tx);
          return rows[0]?.count;
        }),
      ),
    );
    expect(Math.max(...counted.map(Number))).toBe(2);
    await engine.close();
  });

  it('that fails between two queries of a transaction fails only that transaction', async () => {
    const engine = await openPostgres(await databases.create(), logger);
    const cut = engine.transaction('power', async (tx) => {
      const [own] = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows;
      await sql`select pg_terminate_backend(${own?.pid})`.execute(engine.db);
      await delay(50);
      await sql`select 1`.execute(tx);
    });
    await expect(cut).rejects.toThrow('the database cannot be used');
    await sql`select 1`.execute(engine.db);
    await engine.close();
  });

  it('takes few tries for a hundred changes of one row at once', async () => {
    const engine = await openPostgres(await databases.create(), logger);
    await sql`create table counter as select 0 as value`.execute(engine.db);
    let tries = 0;
    const add = () =>
      engine.transaction('power', async (tx) => {
        tries += 1;
        const { rows } = await sql<{ value: number }>`select value from counter`.execute(tx);
        await sql`update counter set value = ${Number(rows[0]?.value) + 1}`.execute(tx);
      });
    await Promise.all(Array.from({ length: 100 }, add));
    expect((await sql`select value from counter`.execute(engine.db)).rows).toEqual([{ value: 100 }]);
    // When all retries ran at once it took more than four hundred.
    expect(tries).toBeLessThan(280);
    await engine.close();
  });

  it('that ends a transaction of a paused server carries it out again, without an outage', async () => {
    // Longer than a busy machine pauses between two steps of opening the database.
    const options = { maxIdleInTransactionMs: 2_000 };
    const address = await databases.create();
    const engine = await openPostgres(address, logger, migrations, options);
    await sql`create table paused (pid integer)`.execute(engine.db);
    const isEnded = async (pid: number): Promise<boolean> =>
      (await sql`select from pg_stat_activity where pid = ${pid}`.execute(engine.db)).rows.length === 0;
    const pids: number[] = [];
    const pid = await engine.transaction('power', async (tx) => {
      const [own] = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows;
      if (own === undefined) throw new Error('no pid');
      pids.push(own.pid);
      await sql`insert into paused values (${own.pid})`.execute(tx);
      if (pids.length === 1) await vi.waitUntil(() => isEnded(own.pid), 20_000);
      if (pids.length === 1) await delay(50);
      await sql`select 1`.execute(tx);
      return own.pid;
    });
    expect(engine.areWritesFailing()).toBe(false);
    expect((await sql`select pid from paused`.execute(engine.db)).rows).toEqual([{ pid }]);
    expect(pids).toHaveLength(2);
    await engine.close();
  });

  it('that is read-only reports failing writes until a write works, also without players', async () => {
    const engine = await openPostgres(await databases.create(), logger);
    const store = createStore(engine);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(engine.db);
    const mayWrite = async (setting: 'on' | 'off'): Promise<void> => {
      await engine.db.connection().execute(async (connection) => {
        await sql`set default_transaction_read_only = off`.execute(connection);
        const name = sql.id(rows[0]?.name ?? '');
        await sql`alter database ${name} set default_transaction_read_only = ${sql.lit(setting === 'on' ? 'off' : 'on')}`.execute(
          connection,
        );
      });
      // Applies to new connections only.
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
        engine.db,
      );
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(engine.db).catch(() => undefined);
      await delay(50);
    };
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      await store.rooms.save([move(1)]);
      await mayWrite('off');
      expect(await store.takesWrites()).toBe(true);
      await expect(store.rooms.save([move(2)])).rejects.toThrow('the database cannot be used');
      expect(await store.takesWrites()).toBe(false);
      await mayWrite('on');
      vi.advanceTimersByTime(5_000);
      expect(await store.takesWrites()).toBe(true);
    } finally {
      vi.useRealTimers();
      await store.close();
    }
  });

  it('keeps a guest who gets a role while it is being erased as idle', async () => {
    const engine = await openPostgres(await databases.create(), logger);
    const store = createStore(engine);
    const guest = await addGuest(store);
    const line = {
      id: 'p',
      kind: 'prune guests',
      subject: guest,
      actor: 'root',
      reason: '',
      at: 30,
    } as const;
    const pruned = await engine.transaction('power', async (tx) => {
      await tx
        .insertInto('administrator')
        .values({ account_id: guest, role: 'host', granted_at: 5, opened_at: null })
        .execute();
      const gone = { name: 'Gone', playerId: playerId(9) };
      const result = featuresOf(store).administration.pruneGuest(guest, gone, line);
      await delay(200);
      return { result };
    });
    expect(await pruned.result).toBe(false);
    await store.close();
  });

  it('serves again after an outage, with everything acknowledged', async () => {
    const server = await startPostgres();
    const store = createStore(await openPostgres(await server.createDatabase(), logger));
    const account = await addGuest(store);
    const reward = { accountId: account, amountEssence: 5, reason: 'grant', at: 1 } as const;
    await featuresOf(store).ledger.append({ ...reward, reference: 'one' });
    await server.crash();
    // A connection that died meanwhile may fail one call each before it is replaced.
    for (let tries = 0; tries < 20; tries += 1) {
      const answered = await store.takesWrites().then(
        () => true,
        () => false,
      );
      if (answered) break;
      await delay(20);
    }
    await featuresOf(store).ledger.append({ ...reward, reference: 'two' });
    expect(await featuresOf(store).ledger.balanceOf(account)).toBe(10);
    await store.close();
    await server.stop();
  });
});
