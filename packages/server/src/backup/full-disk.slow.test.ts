import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runAdmin } from '../../../../apps/server/src/admin/run.ts';
import { startServer, type TestServer } from '../../../../apps/server/src/testing/start-server.ts';

/** Space for the database, its encrypted copy, and what the server keeps free. */
const DATA_DISK = '400m';

let folder: string;
let disk: string;
let told: string[];
let hook: ReturnType<typeof createServer>;
let server: TestServer | undefined;
let variables: Record<string, string>;

function mount(size: string): boolean {
  disk = path.join(folder, 'disk');
  mkdirSync(disk);
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]).status === 0;
}

const canMount = (): boolean => {
  folder = mkdtempSync(path.join(tmpdir(), 'hub-mount-'));
  const isMounted = mount('1m');
  spawnSync('umount', [disk]);
  rmSync(folder, { recursive: true });
  return isMounted;
};

/** Fills the disk to the last byte. */
function fill(): void {
  for (const size of [1_048_576, 1_024, 1])
    try {
      for (;;) writeFileSync(path.join(disk, 'filler'), Buffer.alloc(size), { flag: 'a' });
    } catch {
      // Full.
    }
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hub-full-'));
  told = [];
  hook = createServer((request, reply) => {
    void text(request).then((body) => told.push(body));
    reply.end();
  });
  await new Promise<void>((done) => void hook.listen(0, '127.0.0.1', done));
  variables = {
    LOG_LEVEL: 'silent',
    BACKUP_KEY: await identityToRecipient(await generateX25519Identity()),
    WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}`,
  };
});
afterEach(async () => {
  await server?.stop();
  hook.close();
  spawnSync('umount', [disk]);
  rmSync(folder, { recursive: true, force: true });
});

const create = async (name: string) => {
  const reply = await fetch(`${server?.url ?? ''}/api/accounts/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return reply.status;
};
const isLive = async () => (await fetch(`${server?.url ?? ''}/api/live`)).ok;
const backupsIn = (place: string) =>
  (existsSync(place) ? readdirSync(place) : []).filter((name) => name.startsWith('hub-'));
const unencryptedIn = (place: string) => readdirSync(place).filter((name) => name.startsWith('unencrypted-'));

const isPossible = canMount();
const hint = isPossible ? '' : ': a file system in memory cannot be mounted here';

it.skipIf(!isPossible)(
  `a full disk of encrypted backups is an alert, and stops neither games nor a start${hint}`,
  async () => {
    expect(mount('2m')).toBe(true);
    const backups = path.join(disk, 'backups');
    const dataDir = path.join(folder, 'data');
    mkdirSync(backups);
    mkdirSync(dataDir);
    fill();
    variables = { ...variables, DATA_DIR: dataDir, BACKUP_DIR: backups };
    server = await startServer({ dataDir, variables });
    await vi.waitFor(() => expect(told.join()).toMatch(/backup_failed.*(?:ENOSPC|disk is full)/));
    expect(await create('Ann')).toBe(200);
    const terminal = { out: () => undefined, err: () => undefined };
    expect(await runAdmin(['erase', 'Ann', '--yes'], variables, terminal)).toBe(0);
    server = await server.restart();
    expect(await create('Bob')).toBe(200);
    expect([...backupsIn(backups), ...unencryptedIn(dataDir)]).toEqual([]);

    rmSync(path.join(disk, 'filler'));
    server = await server.restart();
    await vi.waitFor(() => expect(backupsIn(backups)).toHaveLength(1));
    expect(readdirSync(path.join(backups, backupsIn(backups)[0] ?? ''))).toContain('hub.sqlite.age');
    expect(readdirSync(backups)).toContain('erased');
  },
);

it.skipIf(!isPossible)(
  `a full disk of data is an alert, and the server goes on when there is space again${hint}`,
  async () => {
    expect(mount(DATA_DISK)).toBe(true);
    const dataDir = path.join(disk, 'data');
    const backups = path.join(folder, 'backups');
    mkdirSync(dataDir);
    variables = { ...variables, DATA_DIR: dataDir, BACKUP_DIR: backups, BACKUP_EVERY: '1h' };
    server = await startServer({ dataDir, variables });
    await vi.waitFor(() => expect(backupsIn(backups)).toHaveLength(1));
    rmSync(path.join(backups, backupsIn(backups)[0] ?? ''), { recursive: true });
    fill();
    // They begin with a run.
    for (const job of server.hub.jobs) job.start();
    await vi.waitFor(() => expect(told.join()).toContain('disk_low'));
    await vi.waitFor(() => expect(told.join()).toMatch(/backup_failed.*too little space/));
    expect(unencryptedIn(dataDir)).toEqual([]);
    expect(await isLive()).toBe(true);
    rmSync(path.join(disk, 'filler'));
    await vi.waitFor(async () => expect(await create('Ann')).toBe(200));
  },
);
