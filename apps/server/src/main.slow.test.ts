import {
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ended, killAll, type MainProcess, startMain, untilReady } from './testing/main-process.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hub-main-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

afterEach(killAll);

const start = (variables: Readonly<Record<string, string>>, log: 'pipe' | number = 'pipe'): MainProcess =>
  startMain({ DATA_DIR: folder, ...variables }, { log });

const failing = async (variables: Readonly<Record<string, string>>) => {
  const started = start(variables);
  expect(await ended(started)).toBe(1);
  expect(started.out).toBe('');
  expect(started.err.split('\n')).toHaveLength(2);
  return started.err;
};

describe('the process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'prints its address and how to restore into an empty hub, and stops in order on %s, also on a repeated signal',
    async (signal) => {
      const started = start({});
      const url = await untilReady(started);
      expect((await fetch(`${url}/api/health`)).status).toBe(200);
      started.child.kill(signal);
      started.child.kill(signal);
      // A stop that takes too long ends with 1.
      expect(await ended(started)).toBe(0);
      expect(started.out).toMatch(
        /^Riftlight is ready: \S+\nThis hub is empty\. \S.*\/first-run#key=[\w-]+\n$/,
      );
      expect(started.err).toBe('');
    },
  );

  it('keeps acknowledged accounts after a kill', async () => {
    const first = start({});
    const created = await fetch(`${await untilReady(first)}/api/accounts/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ahri"}',
    });
    first.child.kill('SIGKILL');
    const { token } = (await created.json()) as { token: string };
    await ended(first);
    const second = start({});
    const own = await fetch(`${await untilReady(second)}/api/accounts/`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await own.json()).toMatchObject({ name: 'Ahri' });
  });

  it.runIf(existsSync('/dev/full'))('keeps running when the log cannot be written', async () => {
    const full = openSync('/dev/full', 'w');
    const started = start({ LOG_LEVEL: 'info' }, full);
    const url = await untilReady(started);
    for (let call = 0; call < 3; call += 1)
      expect((await fetch(`${url}/api/accounts/count`)).status).toBe(200);
    started.child.kill('SIGTERM');
    expect(await ended(started)).toBe(0);
    closeSync(full);
  });

  it('logs JSON lines to standard error, without the secret', async () => {
    const DATA_DIR = path.join(folder, 'with-secret');
    const started = start({ LOG_LEVEL: 'info', HUB_SECRET: 'hush hush hush hush', DATA_DIR });
    await untilReady(started);
    started.child.kill('SIGTERM');
    await ended(started);
    const lines = started.err.trim().split('\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
    expect(started.err).not.toContain('hush');
  });
});

it.each([
  ['--help', 0, 'starts without arguments', ''],
  ['--version', 0, /^\d+\.\d+\.\d+\n$/, ''],
  ['--port', 2, '', 'The server takes no --port'],
  ['doctor', 2, '', 'npm run admin -- help lists'],
])('%s starts no server', async (word, code, out, err) => {
  const started = startMain({ DATA_DIR: path.join(folder, 'never') }, { words: [word] });
  expect(await ended(started)).toBe(code);
  expect(started.out).toMatch(out);
  expect(started.err).toMatch(err);
  expect(existsSync(path.join(folder, 'never'))).toBe(false);
});

describe('a failed start prints one line and exits with 1', () => {
  it('when a variable is wrong', async () =>
    expect(await failing({ PORT: 'many' })).toBe(
      'Riftlight cannot start: PORT must be a whole number from 0 to 65535.\n',
    ));

  it('when another server uses the port or the data folder', async () => {
    const { port } = new URL(await untilReady(start({})));
    expect(await failing({ PORT: port, DATA_DIR: mkdtempSync(path.join(folder, 'other-')) })).toBe(
      `Riftlight cannot start: Port ${port} on 127.0.0.1 is in use. Choose another one with PORT.\n`,
    );
    const link = path.join(mkdtempSync(path.join(tmpdir(), 'hub-link-')), 'data');
    symlinkSync(folder, link);
    // Each waits for the lock for some seconds, so both start at once.
    const refusals = [folder, link].map((dataDir) => failing({ DATA_DIR: dataDir }));
    expect(await Promise.all(refusals)).toEqual(
      [folder, link].map(
        (dataDir) =>
          `Riftlight cannot start: The data folder ${dataDir} is in use by another process. Stop that one first, or choose another folder with DATA_DIR.\n`,
      ),
    );
    const copy = mkdtempSync(path.join(tmpdir(), 'hub-copy-'));
    cpSync(folder, copy, { recursive: true });
    await untilReady(start({ DATA_DIR: copy }));
  });

  it('when BACKUP_KEY is no key', async () =>
    expect(await failing({ BACKUP_KEY: 'age1wrong' })).toBe(
      'Riftlight cannot start: BACKUP_KEY is not a recipient of age, which begins with age1\n',
    ));

  it('when the address does not belong to this machine', async () => {
    // The resolver takes its time for each unknown name, so all start at once.
    const hosts = ['no-such-machine.invalid', '1.2.3.4.5', 'fe80::1', '192.0.2.1'];
    const refusals = await Promise.all(
      hosts.map((HOST) => failing({ HOST, DATA_DIR: mkdtempSync(path.join(folder, 'host-')) })),
    );
    for (const refusal of refusals) expect(refusal).toMatch(/\bHOST\b/);
    expect(refusals.at(-1)).toMatch(/does not have the address 192\.0\.2\.1/);
  });

  it('when the database file is not a database', async () => {
    const other = mkdtempSync(path.join(folder, 'broken-'));
    writeFileSync(
      path.join(other, 'hub.sqlite'),
      'not a database, and long enough to be looked at'.repeat(50),
    );
    expect(await failing({ DATA_DIR: other })).toMatch(/hub\.sqlite.*not a database/);
  });
});
