import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';

/** Databases of one test file on the PostgreSQL of the test run. */
export type TestDatabases = {
  /** Creates a database with the newest schema and returns its address. */
  create(): Promise<string>;
  /** Creates a database without a schema and returns its address. */
  createEmpty(): Promise<string>;
};

/** Drops the databases after the tests of the file; to be called before other hooks are, whose servers then stop first. */
export function testDatabases(): TestDatabases {
  const template = new URL(inject('databaseTemplate'));
  const created: string[] = [];
  const execute = async (statements: readonly string[]): Promise<void> => {
    const client = new Client({ connectionString: new URL('/postgres', template).href });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const create = async (source: string): Promise<string> => {
    const name = `test_${randomBytes(8).toString('hex')}`;
    await execute([`create database ${name} template ${source}`]);
    created.push(name);
    return new URL(`/${name}`, template).href;
  };
  afterAll(() => execute(created.map((name) => `drop database ${name} with (force)`)), 60_000);
  return {
    create: () => create(template.pathname.slice(1)),
    createEmpty: () => create('template1'),
  };
}
