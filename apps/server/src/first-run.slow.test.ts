import { once } from 'node:events';
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { restoreBackup, UPLOAD_PART_BYTES } from '@hub/features/administration/calls/backups.ts';
import { ADMIN_KEY_HEADER } from '@hub/protocol/http/admin/parts';
import { addressOf } from '@hub/protocol/http/call';
import { backUp } from '@hub/server/backup/backup.ts';
import { newAccount, stoppedHub, withServer } from '@hub/server/backup/testing/data-folders.ts';
import { systemClock } from '@hub/server/platform/clock.ts';
import { readEnvironment } from '@hub/server/platform/environment.ts';
import { tempFolder } from '@hub/server/testing/temp-folder.ts';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, openedPage, type Page } from '../../../features/administration/http/testing/admin-page.ts';
import { type Restartable, serveRestartable } from './restartable.ts';
import { addAccount } from './store/testing/rows.ts';
import { UNLIMITED_RATES } from './testing/start-server.ts';

let folder: string;
let backup: string;
let server: Restartable;
/** What was shown after each restart. */
let shownKeys: (string | undefined)[];
beforeEach(async () => {
  folder = tempFolder();
  shownKeys = [];
  backup = at('backup');
  await backUp(await stoppedHub(at('old')), backup, systemClock);
  server = await start();
});
const start = (variables: Record<string, string> = {}): Promise<Restartable> =>
  serveRestartable(
    {
      environment: readEnvironment({ PORT: '0', DATA_DIR: at('data'), ...variables }),
      clock: systemClock,
      logger: pino({ level: 'silent' }),
      version: 'test',
      webFolder: at('no-pages'),
      rates: UNLIMITED_RATES,
    },
    (error) => {
      throw error;
    },
    ({ hub }) => shownKeys.push(hub.firstRunKey),
  );
afterEach(() => server.stop());
const at = (name: string): string => path.join(folder, name);
const url = (): string => server.current().url;
const key = (): string => server.current().hub.firstRunKey ?? '';
const accounts = (): Promise<number> => server.current().hub.ownership.accounts.count();

async function post(address: string, body: object, headers: Record<string, string> = {}) {
  const reply = await fetch(`${url()}/api${address}`, {
    method: 'POST',
    headers: { origin: url(), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as {
    readonly error?: string;
    readonly message?: string;
    readonly found?: string;
    readonly token?: string;
    readonly link?: string;
  };
}

async function upload(name: string, bytes: Buffer, offset = 0, headers: Record<string, string> = {}) {
  const reply = await fetch(`${url()}/api/first-run/files/${name}?offset=${offset}`, {
    method: 'POST',
    headers: {
      origin: url(),
      'content-type': 'application/octet-stream',
      'hub-first-run-key': key(),
      ...headers,
    },
    body: new Uint8Array(bytes),
  });
  return (await reply.json()) as { readonly bytes?: number; readonly error?: string };
}

/** Uploads every file of the backup in parts, as the page does. */
async function uploadAll(): Promise<void> {
  for (const name of readdirSync(backup)) {
    const bytes = readFileSync(path.join(backup, name));
    for (let offset = 0; offset < bytes.length; offset += UPLOAD_PART_BYTES) {
      const part = bytes.subarray(offset, offset + UPLOAD_PART_BYTES);
      expect(await upload(name, part, offset)).toEqual({ bytes: offset + part.length });
    }
  }
}

const restore = (identity?: string) => post('/first-run/restore', { key: key(), identity });

it('restores an uploaded backup, starts again on it, keeps what was there, and is closed afterwards', async () => {
  const before = key();
  expect(before).toMatch(/^[\dA-Z]{4}(?:-[\dA-Z]{4}){3}$/);
  await uploadAll();
  expect((await restore()).found).toContain('3 accounts with 3000 BE');
  await server.settled();
  expect(await accounts()).toBe(3);
  expect(server.current().hub.firstRunKey).toBeUndefined();
  expect(await (await fetch(`${url()}/api/first-run`)).json()).toEqual({
    isEmpty: false,
    canRestore: false,
    maxBytes: 0,
    uploaded: [],
  });
  expect((await post('/first-run/restore', { key: before })).error).toBe('not_now');
  const log = (await server.current().hub.features.administration.audit({ limit: 5, offset: 0 })).rows;
  expect(log).toMatchObject([{ kind: 'restore backup', by: 'server' }]);
  const left = readdirSync(at('data'));
  expect(left.filter((name) => name.startsWith('replaced-'))).toHaveLength(1);
  expect(left).not.toContain('uploaded-backup');
  expect(left).not.toContain('restoring');
});

it('does nothing without the key, for other pages, for other names, and once there is an account', async () => {
  const bytes = readFileSync(path.join(backup, 'manifest.json'));
  expect((await upload('manifest.json', bytes, 0, { 'hub-first-run-key': '' })).error).toBe('door_refused');
  const invented = { 'hub-first-run-key': 'AAAA-AAAA-AAAA-AAAA' };
  expect((await upload('manifest.json', bytes, 0, invented)).error).toBe('door_refused');
  expect((await upload('manifest.json', bytes, 0, { origin: 'https://evil.example' })).error).toBe(
    'origin_not_allowed',
  );
  for (const name of ['..%2Fsecret', 'hub.sqlite-wal', 'other'])
    expect((await upload(name, bytes)).error).toBe('invalid_request');
  expect((await upload('manifest.json', bytes, 1)).error).toBe('backup_refused');
  const large = await upload('hub.sqlite', Buffer.alloc(UPLOAD_PART_BYTES + 1));
  expect(large.error).toMatch(/^(?:payload_too_large|backup_refused)$/);
  expect(await (await fetch(`${url()}/api/first-run`)).json()).toMatchObject({ uploaded: [] });
  expect((await post('/first-run/restore', { key: 'AAAA-AAAA-AAAA-AAAA' })).error).toBe('door_refused');
  expect(readdirSync(at('data')).filter((name) => name === 'secret-wal')).toEqual([]);
  await uploadAll();
  await post('/accounts/create', { name: 'First' });
  expect((await restore()).error).toBe('not_now');
  expect((await upload('manifest.json', bytes)).error).toBe('not_now');
  expect(await accounts()).toBe(1);
});

it('shows another key when the server cannot start with a backup, and takes a second one', async () => {
  const good = backup;
  backup = at('unusable');
  writeFileSync(path.join(at('old'), 'secret'), 'short');
  await backUp(at('old'), backup, systemClock);
  const before = key();
  await uploadAll();
  expect((await restore()).found).toContain('3 accounts');
  await server.settled();
  expect(await accounts()).toBe(0);
  expect(shownKeys).toEqual([key()]);
  expect(key()).not.toBe(before);
  expect((await post('/first-run/restore', { key: before })).error).toBe('door_refused');
  backup = good;
  await uploadAll();
  expect((await restore()).found).toContain('3 accounts');
  await server.settled();
  expect(await accounts()).toBe(3);
  expect(shownKeys).toEqual([expect.any(String), undefined]);
});

it('an account that is created while the backup is checked keeps its hub', async () => {
  await uploadAll();
  const restoring = restore();
  await addAccount(server.current().hub.store, {
    id: '018f0000-0000-7000-8000-000000000001' as never,
    playerId: 'AAAAAAAAAAAA' as never,
    name: 'Racer',
    createdAt: 5,
  });
  await restoring;
  await server.settled();
  expect(await accounts()).toBe(1);
});

it('restores an encrypted backup with its identity, also with the whole file of it in one line', async () => {
  const identity = await generateIdentity();
  backup = at('encrypted');
  await backUp(at('old'), backup, systemClock, await identityToRecipient(identity));
  await uploadAll();
  expect((await restore()).message).toBe(
    'The backup is encrypted. Give its identity of age, AGE-SECRET-KEY-1…',
  );
  expect((await restore(await generateIdentity())).message).toBe(
    'The backup was not encrypted for the key in the given identity',
  );
  expect((await restore(`# created: today ${identity}`)).found).toContain('3 accounts with 3000 BE');
  await server.settled();
  expect(await accounts()).toBe(3);
});

it('restores one backup at a time until the server has started again, and then takes the next', async () => {
  const [monday, tuesday] = ['hub-2026-11-16T03-00-00Z', 'hub-2026-11-17T03-00-00Z'];
  await backUp(at('old'), path.join(at('backups'), monday), systemClock);
  await withServer(at('old'), ({ url: old }) => newAccount(old));
  await backUp(at('old'), path.join(at('backups'), tuesday), systemClock);
  await server.stop();
  server = await start({ BACKUP_DIR: at('backups') });
  const body = { typed: 'restore', reason: '' };
  const restoreAs = (page: Page, name: string) => call(page, restoreBackup, { params: { name }, body });
  const host = await openedPage(server.current(), 'host', 'Ann');
  // A server that stops still answers calls whose headers have arrived: this one is complete only then.
  const late = request(`${url()}/api${addressOf(restoreBackup, { params: { name: tuesday } })}`, {
    method: 'POST',
    headers: {
      origin: url(),
      'content-type': 'application/json',
      authorization: `Bearer ${host.token}`,
      cookie: host.cookie,
      [ADMIN_KEY_HEADER]: host.key,
    },
  });
  late.write('{');
  const both = await Promise.all([restoreAs(host, monday), restoreAs(host, monday)]);
  const refusal = { error: 'not_now', message: expect.stringContaining('A restore is under way') as unknown };
  expect(both.find(({ status }) => status !== 200)?.body).toEqual(refusal);
  expect(both.find(({ status }) => status === 200)?.body['found']).toContain('3 accounts');
  const answered = once(late, 'response') as Promise<[IncomingMessage]>;
  late.end(JSON.stringify(body).slice(1));
  expect(await json((await answered)[0])).toEqual(refusal);
  await server.settled();
  expect(await accounts()).toBe(3);
  expect(await restoreAs(await openedPage(server.current(), 'host', 'Ann'), tuesday)).toMatchObject({
    status: 200,
  });
  await server.settled();
  expect(await accounts()).toBe(4);
  const log = (await server.current().hub.features.administration.audit({ limit: 5, offset: 0 })).rows;
  expect(log.map(({ kind, subject }) => [kind, subject])).toEqual([['restore backup', tuesday]]);
});

const damages: readonly (readonly [string, () => void])[] = [
  ['no backup', () => writeFileSync(path.join(backup, 'manifest.json'), '{"hello":1}')],
  ['a changed database', () => appendFileSync(path.join(backup, 'hub.sqlite'), 'x')],
  ['a missing secret', () => rmSync(path.join(backup, 'secret'))],
  [
    'a wrong number of accounts',
    () => changeManifest((text) => text.replace('"accounts": 3', '"accounts": 4')),
  ],
  [
    'one of a newer version',
    () => {
      // Its checksums are right: only the version is foreign.
      changeManifest((text) => text.replace(/"schemaVersion": \d+/, '"schemaVersion": 9999'));
    },
  ],
];
function changeManifest(change: (text: string) => string): void {
  const file = path.join(backup, 'manifest.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

it.each(damages)('refuses %s, and changes nothing', async (_what, damage) => {
  damage();
  await uploadAll();
  const secret = readFileSync(path.join(at('data'), 'secret'), 'utf8');
  const refused = await restore();
  expect(refused.error, refused.message).toBe('backup_refused');
  await server.settled();
  expect(await accounts()).toBe(0);
  expect(readFileSync(path.join(at('data'), 'secret'), 'utf8')).toBe(secret);
  expect(readdirSync(at('data'))).not.toContain('restoring');
  // It can be tried again.
  expect(await (await fetch(`${url()}/api/first-run`)).json()).toMatchObject({ canRestore: true });
});

const become = (name: string, given = key()) => post('/first-run/host', { key: given, name });

describe('the first host', () => {
  it('is whoever has the key, once, and signs in with the link', async () => {
    const before = key();
    await upload('manifest.json', readFileSync(path.join(backup, 'manifest.json')));
    const { token = '', link = '' } = await become('Ann');
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/admin\/link#[\w-]{43}$/);
    const code = link.split('#')[1];
    const authorization = `Bearer ${token}`;
    expect(await post('/admin/door/link', { code }, { authorization })).toMatchObject({ role: 'host' });
    expect((await become('Bob', before)).error).toBe('not_now');
    expect(readdirSync(at('data'))).not.toContain('uploaded-backup');
    const log = (await server.current().hub.features.administration.audit({ limit: 5, offset: 0 })).rows;
    expect(log.map(({ kind, by }) => [kind, by])).toContainEqual(['role', 'server']);
  });

  it('is one of two browsers at once', async () => {
    const made = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => become(name)));
    expect(made.filter(({ token }) => token !== undefined)).toHaveLength(1);
    expect(await accounts()).toBe(1);
  });

  it('is nobody without the key, with a name that is refused, from another page, or after the first player', async () => {
    for (let tries = 0; tries < 3; tries += 1)
      expect((await become('Ann', 'AAAA-AAAA-AAAA-AAAA')).error).toBe('door_refused');
    const log = (
      await server.current().hub.features.administration.audit({ subject: 'first run', limit: 5, offset: 0 })
    ).rows;
    expect(log).toHaveLength(3);
    expect(log[0]).toMatchObject({ kind: 'wrong key', by: 'visitor', reason: 'key of the console' });
    expect((await become('')).error).toBe('username_required');
    const foreign = await post(
      '/first-run/host',
      { key: key(), name: 'Ann' },
      { origin: 'https://evil.example' },
    );
    expect(foreign.error).toBe('origin_not_allowed');
    expect(await accounts()).toBe(0);
    await post('/accounts/create', { name: 'First' });
    expect((await become('Ann')).error).toBe('not_now');
  });
});
