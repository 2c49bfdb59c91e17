import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { tempFolder } from '@hub/server/testing/temp-folder.ts';
import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { printedBy } from '../testing/printed-by.ts';
import { startServer } from '../testing/start-server.ts';

/** A PostgreSQL of the system, whose pg_dump reads it: npm brings a server without its tools. */
const SYSTEM = process.env['TEST_POSTGRES'] ?? 'postgres://postgres@127.0.0.1:5432';

async function onSystem(sql: string): Promise<boolean> {
  const client = new Client({ connectionString: `${SYSTEM}/postgres`, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.query(sql);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const addressOf = (database: string) => `${SYSTEM}/${database}`;
const hasTools = spawnSync('pg_dump', ['--version']).status === 0 && (await onSystem('select 1'));
const [name, copy] = [0, 1].map(() => `hub_${randomUUID().slice(0, 8)}`) as [string, string];
afterAll(async () => {
  for (const database of [name, copy]) await onSystem(`drop database if exists ${database} with (force)`);
});

it.skipIf(!hasTools)(
  'pg_dump of a running hub restores to a database that is verified like a backup (needs pg_dump and a PostgreSQL of the system)',
  async () => {
    const folder = tempFolder();
    for (const database of [name, copy]) await onSystem(`create database ${database}`);
    const admin = (database: string, ...words: string[]) =>
      printedBy(words, { DATABASE_URL: addressOf(database) });
    const server = await startServer({ variables: { DATABASE_URL: addressOf(name) } });
    await server.guest('Ann');
    expect((await admin(name, 'grant', 'Ann', '70', 'Gift')).code).toBe(0);
    // As in docs/backup.md.
    const dump = path.join(folder, 'hub.dump');
    execFileSync('pg_dump', ['--format=custom', `--file=${dump}`, addressOf(name)]);
    execFileSync('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${addressOf(copy)}`, dump]);
    expect(await admin(copy, 'verify-backup')).toEqual({
      code: 0,
      out: 'The database is good: 1 account with 70 BE in all',
      err: '',
    });
    const client = new Client({ connectionString: addressOf(copy) });
    await client.connect();
    await client.query('update ledger set balance_after = 71');
    await client.end();
    expect((await admin(copy, 'verify-backup')).out).toContain('1 balance is not the sum');
    await server.stop();
  },
);
