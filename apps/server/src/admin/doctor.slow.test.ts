import { chmodSync, mkdirSync, rmSync, truncateSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { backUp } from '@hub/server/backup/backup.ts';
import { systemClock } from '@hub/server/platform/clock.ts';
import { migrations } from '@hub/server/store/migrations/migrations.ts';
import { openSqlite } from '@hub/server/store/sqlite.ts';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, describe, expect, it } from 'vitest';
import { replaceServer, server, setUpServer } from '../testing/each-hub.ts';
import { printedBy } from '../testing/printed-by.ts';

setUpServer();

function admin(command: string, variables: Readonly<Record<string, string>> = {}) {
  const { port } = new URL(server.url);
  return printedBy([command], { DATA_DIR: server.dataDir, PORT: port, ...variables });
}

it('doctor finds nothing bad at a healthy hub, whose sockets it reaches', async () => {
  const { code, out } = await admin('doctor');
  expect(out).toContain('good  settings: every value can be used');
  expect(out).toContain('good  ledger: every balance is the sum of its entries');
  expect(out).toMatch(/LOOK {2}reach http:\/\/127\.0\.0\.1:\d+: version test answers, this is \d/);
  expect(out).toMatch(/^ 1\. good {2}versions: Riftlight \S+ on Node \d/);
  expect(out).toContain('good  schema: of this version');
  expect(out).toContain(`good  origins at ${server.url}: pages of other sites are refused`);
  expect(out).toContain(`good  websocket at ${server.url}: sockets get through`);
  expect(out).toMatch(/LOOK {2}backup: the server makes none\n +Set BACKUP_DIR/);
  expect(code).toBe(out.includes('BAD') ? 1 : 0);
});

it('doctor names what is wrong, each with what mends it', async () => {
  chmodSync(path.join(server.dataDir, 'secret'), 0o644);
  server.sql(
    "insert into account (id, player_id, name, token_version, created_at) values ('a', 'b', 'Ann', 0, 5)",
  );
  server.sql(`insert into ledger (account_id, sequence, amount, balance_after, reason, reference, created_at)
    values ('a', 1, 5, 5, 'grant', 'x', 5), ('a', 3, 5, 10, 'grant', 'y', 5)`);
  server.sql(
    `insert into host_action (id, kind, subject, actor, reason, created_at) values ('c', 'rename', 'a', 'x', '', ${Date.UTC(2099, 0, 1)})`,
  );
  const { code, out } = await admin('doctor', {
    BACKUP_KEPP: '3',
    PUBLIC_URL: 'http://hub.invalid',
    WEBHOOK_URL: 'http://127.0.0.1:2/secret',
    BACKUP_DIR: path.join(server.dataDir, 'none'),
  });
  expect(code).toBe(1);
  for (const line of [
    /LOOK {2}settings: not known: BACKUP_KEPP\n +Rename BACKUP_KEPP to BACKUP_KEEP/,
    /BAD {3}permissions: others can read .*secret\n +chmod/,
    /BAD {3}ledger: 1 balance is not/,
    /BAD {3}backup: none in /,
    /BAD {3}addresses: http:\/\/hub\.invalid is not encrypted/,
    /BAD {3}reach http:\/\/hub\.invalid: its name (?:is not known|cannot be looked up)/,
    /BAD {3}webhook: nothing answers there \(ECONNREFUSED\)\n +Set WEBHOOK_URL/,
    /BAD {3}clock: the newest entry is of 2099-/,
  ])
    expect(out).toMatch(line);
});

it('doctor reaches local sockets of a hub with a public address', async () => {
  await server.stop();
  const variables = { PUBLIC_URL: 'https://play.invalid' };
  await replaceServer({ variables });
  const { out } = await admin('doctor', variables);
  expect(out).toContain(`good  websocket at ${server.url}: sockets get through`);
});

it('doctor judges the key of backups', async () => {
  const keys = await Promise.all([0, 1].map(() => generateX25519Identity().then(identityToRecipient)));
  const [key = '', other = ''] = keys;
  const backups = path.join(server.dataDir, 'backups');
  const findingFor = async (BACKUP_KEY: string) => {
    const { out } = await admin('doctor', { BACKUP_DIR: backups, ...(BACKUP_KEY !== '' && { BACKUP_KEY }) });
    return /(?:good|LOOK|BAD) +backup key: .+/.exec(out)?.[0];
  };
  const make = async (hour: string, made?: string) =>
    backUp(server.dataDir, path.join(backups, `hub-2026-01-01T${hour}-00-00Z`), systemClock, made);
  expect(await findingFor('')).toMatch(/^LOOK .+ not encrypted/);
  expect(await findingFor('AGE-SECRET-KEY-1')).toMatch(/^BAD .+ not a recipient of age/);
  expect(await findingFor(key)).toMatch(/^good .+ next backup/);
  await make('01');
  expect(await findingFor(key)).toMatch(/^LOOK .+ newest backup is not encrypted/);
  await make('02', `${other} ${key}`);
  expect(await findingFor(key)).toMatch(/^LOOK .+ another key/);
  expect(await findingFor(`${key},${other}`)).toMatch(/^good .+ encrypted to it/);
});

it('doctor reads the newest backup, and finds a damaged one', async () => {
  const backups = path.join(server.dataDir, 'backups');
  const newest = path.join(backups, 'hub-2026-01-01T01-00-00Z');
  const findingFor = async () =>
    /(?:good|LOOK|BAD) +backup files: .+/.exec((await admin('doctor', { BACKUP_DIR: backups })).out)?.[0];
  const damages: readonly (readonly [string | undefined, string])[] = [
    [undefined, 'hub.sqlite'],
    [undefined, 'manifest.json'],
    [await identityToRecipient(await generateX25519Identity()), 'hub.sqlite.age'],
  ];
  for (const [key, file] of damages) {
    await backUp(server.dataDir, newest, systemClock, key);
    expect(await findingFor()).toMatch(/^good/);
    truncateSync(path.join(newest, file), 9);
    expect(await findingFor(), file).toMatch(/^BAD .+hub-2026/);
    rmSync(newest, { recursive: true });
  }
});

it('doctor says that the schema is of another version, and checks the rest', async () => {
  server.sql("insert into schema_migration (version, name) values (9999, 'later')");
  const { code, out } = await admin('doctor');
  expect(code).toBe(1);
  expect(out).toMatch(/BAD {3}schema: .+\n +npm run admin -- check-upgrade/);
  expect(out).toContain('sockets get through');
});

const appends = (given: string): string => `${given}, 198.51.100.7`;
/** Answers with what the server answers. */
const pass = async (headers: IncomingHttpHeaders, address: string, reply: ServerResponse) => {
  const { host: _, connection: __, upgrade: ___, ...others } = headers;
  const answer = await fetch(`${server.url}${address}`, { headers: others as Record<string, string> });
  reply.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
};

describe('doctor through a proxy', () => {
  let proxy: Server;
  afterEach(() => new Promise((resolve) => proxy.close(resolve)));

  /** What doctor says about a proxy that does this to forwarded addresses. */
  async function findingOf(forward: (given: string) => string, trusted: string): Promise<string> {
    await server.stop();
    proxy = createServer((request, reply) => {
      const headers = {
        ...request.headers,
        'x-forwarded-for': forward(String(request.headers['x-forwarded-for'])),
      };
      void pass(headers, request.url ?? '', reply);
    });
    proxy.on('upgrade', (_request, socket) => socket.destroy());
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const PUBLIC_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    await replaceServer({ variables: { TRUST_PROXY: trusted } });
    const { out } = await admin('doctor', { TRUST_PROXY: trusted, PUBLIC_URL });
    return /(?:good|LOOK|BAD) +proxy headers at .+/.exec(out)?.[0] ?? out;
  }
  it('is content with one that adds the address, and is trusted', async () =>
    expect(await findingOf(appends, 'true')).toMatch(/^good .+ seen as 198\.51\.100\.7$/));

  it('finds one that is not trusted', async () =>
    expect(await findingOf(appends, 'false')).toMatch(/^BAD .+ all players have the address of the proxy/));

  it('finds one that passes on what callers write, and too many trusted ones', async () => {
    expect(await findingOf((given) => given, 'true')).toMatch(/^BAD .+ invent their address/);
    await new Promise((resolve) => proxy.close(resolve));
    expect(await findingOf(appends, '2')).toMatch(/^BAD .+ invent their address/);
  });

  it('finds that it runs with another secret', async () => {
    proxy = createServer();
    const { port } = new URL(server.url);
    const { out } = await admin('doctor', {
      HUB_SECRET: 'another secret than that of the server',
      PUBLIC_URL: `http://localhost:${port}`,
    });
    expect(out).toMatch(/LOOK {2}proxy headers at .+ another secret/);
  });
});

it('check-upgrade runs the missing migrations on a copy, and changes nothing', async () => {
  expect((await admin('check-upgrade')).out).toMatch(
    /^Nothing to do: the data has schema \d+ already\.\nThe copy is good: 0/,
  );
  const older = path.join(server.dataDir, 'older');
  mkdirSync(older);
  const file = path.join(older, 'hub.sqlite');
  const before = migrations.findIndex(({ name }) => name === 'former names');
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
