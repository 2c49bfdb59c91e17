import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '../store/migrations/migrations.ts';
import { openSqlite } from '../store/sqlite.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';
import { runAdmin } from './run.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

async function admin(command: string, variables: Readonly<Record<string, string>> = {}) {
  const out: string[] = [];
  const print = (text: string) => void out.push(text);
  const { port } = new URL(server.url);
  const given = { DATA_DIR: server.dataDir, LOG_LEVEL: 'silent', PORT: port, ...variables };
  const code = await runAdmin([command], given, { out: print, err: print });
  return { code, out: out.join('\n') };
}

it('doctor finds nothing bad at a healthy hub, whose sockets it reaches', async () => {
  const { code, out } = await admin('doctor');
  expect(out).toContain('good  settings: every value can be used');
  expect(out).toContain('good  ledger: every balance is the sum of its entries');
  expect(out).toMatch(/good {2}reach http:\/\/127\.0\.0\.1:\d+: version test answers/);
  expect(out).toContain(`good  websocket at ${server.url}: sockets get through`);
  expect(out).toMatch(/LOOK {2}backup: the server makes none\n +Set BACKUP_DIR/);
  expect(code).toBe(out.includes('BAD') ? 1 : 0);
});

it('doctor names what is wrong, each with what mends it', async () => {
  chmodSync(path.join(server.dataDir, 'secret'), 0o644);
  const database = new DatabaseSync(path.join(server.dataDir, 'hub.sqlite'));
  database.exec(
    "insert into account (id, player_id, name, token_version, created_at) values ('a', 'b', 'Ann', 0, 5)",
  );
  database.exec(
    "insert into ledger (account_id, sequence, amount, balance_after, reason, reference, created_at) values ('a', 1, 5, 5, 'grant', 'x', 5)",
  );
  database.exec(
    "insert into ledger (account_id, sequence, amount, balance_after, reason, reference, created_at) values ('a', 3, 5, 10, 'grant', 'y', 5)",
  );
  database.close();
  const { code, out } = await admin('doctor', {
    BACKUP_KEPP: '3',
    PUBLIC_URL: 'http://hub.invalid',
    BACKUP_DIR: path.join(server.dataDir, 'none'),
  });
  expect(code).toBe(1);
  for (const line of [
    /LOOK {2}settings: not known: BACKUP_KEPP\n +You may mean BACKUP_KEEP/,
    /BAD {3}permissions: others can read .*secret\n +chmod/,
    /BAD {3}ledger: 1 balances are not/,
    /BAD {3}backup: none in /,
    /BAD {3}addresses: http:\/\/hub\.invalid is not encrypted/,
    /BAD {3}reach http:\/\/hub\.invalid/,
  ])
    expect(out).toMatch(line);
});

it('check-upgrade runs the missing migrations on a copy, and changes nothing', async () => {
  expect((await admin('check-upgrade')).out).toMatch(
    /^Nothing to do: the data has schema \d+ already\.\nThe copy is good: 0/,
  );
  const older = path.join(server.dataDir, 'older');
  mkdirSync(older);
  const file = path.join(older, 'hub.sqlite');
  const before = migrations.length - 5;
  await (await openSqlite(file, migrations.slice(0, before))).close();
  expect((await admin('check-upgrade', { DATA_DIR: older })).out).toMatch(
    new RegExp(`^Schema ${before} would become ${migrations.length} in [\\d.]+ s`),
  );
  const database = new DatabaseSync(file);
  expect(database.prepare('select max(version) as version from schema_migration').get()).toEqual({
    version: before,
  });
  database.exec('create table former_name (nonsense text)');
  const { code, out } = await admin('check-upgrade', { DATA_DIR: older });
  expect(code).toBe(1);
  expect(out).toContain('The upgrade would fail:');
  database.close();
});
