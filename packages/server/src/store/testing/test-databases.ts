import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject, vi } from 'vitest';

/** Databases of one test file on the PostgreSQL of the test run. */
export type TestDatabases = {
  /** Creates a database with the newest schema and returns its address. */
  create(): Promise<string>;
  /** Creates a database without a schema and returns its address. */
  createEmpty(): Promise<string>;
  /** Copies the database at this address, which must not be in use, and returns the address of the copy. */
  copyOf(address: string): Promise<string>;
  /** Returns the address of one database with the newest schema, each time without rows: faster than another database. */
  emptied(): Promise<string>;
};

/** Drops the databases after the tests of the file; to be called before other hooks are, whose servers then stop first. */
export function testDatabases(): TestDatabases {
  const template = inject('databaseTemplate');
  const addressOf = (name: string): string => new URL(`/${name}`, template).href;
  const created: string[] = [];
  const copyOf = async (address: string): Promise<string> => {
    const name = `test_${randomBytes(8).toString('hex')}`;
    await onDatabase(addressOf('postgres'), (client) => client.query(copyStatement(name, nameOf(address))));
    created.push(name);
    return addressOf(name);
  };
  afterAll(
    () =>
      onDatabase(addressOf('postgres'), async (client) => {
        for (const name of created) await client.query(`drop database ${name} with (force)`);
      }),
    60_000,
  );
  let reused: string | undefined;
  return {
    create: () => copyOf(template),
    createEmpty: () => copyOf(addressOf('template1')),
    copyOf,
    async emptied() {
      reused ??= await copyOf(template);
      await onDatabase(reused, async (client) => {
        await vi.waitUntil(() => isUnused(client), { timeout: 30_000, interval: 10 });
        await deleteAllRows(async (text) => (await client.query<{ name: string }>(text)).rows);
      });
      return reused;
    },
  };
}

const nameOf = (address: string): string => new URL(address).pathname.slice(1);

// The files of a small database are copied faster than they are logged.
const copyStatement = (name: string, source: string) =>
  `create database ${name} template ${source} strategy file_copy`;

async function onDatabase(address: string, work: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString: address });
  await client.connect();
  await work(client);
  await client.end();
}

/** Whether only this session uses the database. PostgreSQL lists a session that has just ended for a moment. */
async function isUnused(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(`select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  return rowCount === 0;
}

/** Deletes all rows of a database with the newest schema. */
export async function deleteAllRows(
  query: (text: string) => Promise<readonly { readonly name: string }[]>,
): Promise<void> {
  const tables = await query(`select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'schema_migration'`);
  const deletions = tables.map(({ name }) => `delete from ${name}`);
  // In no order, so without checks of foreign keys. Statements of one query are one transaction, which ends with a failure: one that
  // is begun in words would stay open, and make every later query of its connection fail.
  await query(['set local session_replication_role = replica', ...deletions].join('; '));
}
