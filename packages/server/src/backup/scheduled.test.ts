import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { beforeEach, expect, it, vi } from 'vitest';
import { startServer } from '../../../../apps/server/src/testing/start-server.ts';
import { createAlert } from '../platform/webhook.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { readBackup } from './read-backup.ts';
import { createScheduledBackups, newestFolder } from './scheduled.ts';

const HOUR_MS = 3_600_000;
const logger = pino({ level: 'silent' });
let folder: string;
let clock: ManualClock;
let alerts: string[];
beforeEach(() => {
  folder = tempFolder();
  clock = new ManualClock('2026-11-20T12:00:00Z');
  alerts = [];
});

it('a server with a wrong key starts, and tells the webhook', async () => {
  const told: string[] = [];
  const hook = createServer((request, reply) => {
    void text(request).then((body) => told.push(body));
    reply.end();
  });
  await new Promise<void>((done) => void hook.listen(0, '127.0.0.1', done));
  const { port } = hook.address() as AddressInfo;
  const backups = path.join(folder, 'backups');
  const variables = {
    BACKUP_DIR: backups,
    BACKUP_KEY: 'age1nonsense',
    WEBHOOK_URL: `http://127.0.0.1:${port}`,
  };
  const server = await startServer({ variables });
  await vi.waitFor(() => expect(told.join()).toContain('BACKUP_KEY is not a recipient of age'));
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect(readdirSync(backups).filter((name) => name.startsWith('hub-'))).toEqual([]);
  await server.stop();
  hook.close();
});

const names = () => readdirSync(folder).toSorted();
const makeFolder = async (target: string): Promise<void> => {
  mkdirSync(target);
};
const scheduled = (backUp: (target: string) => Promise<void> = makeFolder, keep = 3) =>
  createScheduledBackups({
    dataDir: folder,
    backupDir: folder,
    plan: { everyMs: 6 * HOUR_MS, keep },
    backUp,
    alert: (kind) => void alerts.push(kind),
    clock,
    logger,
  });

it('keeps the last ones of those that were made in one second', async () => {
  const made: (string | undefined)[] = [];
  for (let number = 0; number < 6; number += 1) made.push(await scheduled().makeNow());
  expect(names()).toEqual(made.slice(-3));
  expect(newestFolder(folder, clock.now())).toBe(path.join(folder, made.at(-1) ?? ''));
});

it('many by hand remove none of the timer, and take no turn of it', async () => {
  await scheduled().runIfDue();
  for (let number = 0; number < 5; number += 1) {
    clock.advance(1_000);
    await scheduled().makeNow();
  }
  expect(names()).toEqual([
    'hub-2026-11-20T12-00-00Z',
    'hub-2026-11-20T12-00-03Z-hand',
    'hub-2026-11-20T12-00-04Z-hand',
    'hub-2026-11-20T12-00-05Z-hand',
  ]);
  clock.advance(5 * HOUR_MS);
  await scheduled().makeNow();
  clock.advance(HOUR_MS);
  await scheduled().runIfDue();
  expect(names()).toContain('hub-2026-11-20T18-00-05Z');
});

it('makes one when none is young enough, also after restarts, and keeps the newest', async () => {
  for (let hour = 0; hour < 31; hour += 1) {
    // A new one each time: the server was restarted.
    await scheduled().runIfDue();
    clock.advance(HOUR_MS);
  }
  expect(names()).toEqual([
    'hub-2026-11-21T06-00-00Z',
    'hub-2026-11-21T12-00-00Z',
    'hub-2026-11-21T18-00-00Z',
  ]);
  expect(alerts).toEqual([]);
});

it('leaves folders of others alone, and removes what a killed server left', async () => {
  for (const name of [
    'mine',
    'hub-2026',
    'hub-2026-11-01T00-00-00Z.unfinished-abc',
    'hub-2026-11-20T11-00-00Z.unfinished-xyz',
  ])
    mkdirSync(path.join(folder, name));
  utimesSync(path.join(folder, 'hub-2026-11-01T00-00-00Z.unfinished-abc'), 5, 5);
  await scheduled(undefined, 1).runIfDue();
  expect(names()).toEqual([
    'hub-2026',
    'hub-2026-11-20T11-00-00Z.unfinished-xyz',
    'hub-2026-11-20T12-00-00Z',
    'mine',
  ]);
});

/** Such as `19T12:00`. */
const nameAt = (at: string) => `hub-2026-11-${at.replace(':', '-')}-00Z`;
it('after the clock was set back each new backup takes the place of one from the future, until none is left', async () => {
  for (const at of ['19T12:00', '25T12:00', '26T12:00']) mkdirSync(path.join(folder, nameAt(at)));
  const kept: readonly string[][] = [
    ['19T12:00', '20T12:00', '26T12:00'],
    ['19T12:00', '20T12:00', '20T18:00'],
    ['20T12:00', '20T18:00', '21T00:00'],
  ];
  for (const times of kept) {
    await scheduled().runIfDue();
    await scheduled().runIfDue();
    expect(names()).toEqual(times.map(nameAt));
    expect(scheduled().newestAt()).toBe(clock.now());
    clock.advance(6 * HOUR_MS);
  }
});

it('never removes the one just made, also when the clock is set back meanwhile', async () => {
  for (const day of ['17', '18', '19']) mkdirSync(path.join(folder, `hub-2026-11-${day}T12-00-00Z`));
  await scheduled(async (target) => {
    await makeFolder(target);
    clock.advance(-36 * HOUR_MS);
  }, 1).runIfDue();
  expect(names()).toEqual(['hub-2026-11-20T12-00-00Z']);
});

it('tells of a failure, tries again in ten minutes, and tells when none has succeeded for long', async () => {
  const backUp = vi.fn<(target: string) => Promise<void>>().mockRejectedValue(new Error('no space left'));
  const backups = scheduled(backUp);
  await backups.runIfDue();
  await backups.runIfDue();
  expect(backUp).toHaveBeenCalledOnce();
  expect(alerts).toEqual(['backup_failed']);
  clock.advance(9 * HOUR_MS);
  await backups.runIfDue();
  expect(alerts).toEqual(['backup_failed', 'backup_overdue', 'backup_failed']);
});

it('a server makes a verified backup by itself, in a thread', async () => {
  const server = await startServer({
    variables: { BACKUP_DIR: path.join(folder, 'backups'), BACKUP_EVERY: '1h' },
  });
  try {
    const [name = ''] = readdirSync(path.join(folder, 'backups'));
    expect(await readBackup(path.join(folder, 'backups', name))).toMatchObject({ accounts: 0 });
  } finally {
    await server.stop();
  }
});

it('a server whose backups fail goes on', async () => {
  writeFileSync(path.join(folder, 'file'), '');
  const server = await startServer({ variables: { BACKUP_DIR: path.join(folder, 'file', 'backups') } });
  try {
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  } finally {
    await server.stop();
  }
});

it('a server tells its host of a nearly full disk, and once a day of everything that waits', async () => {
  const received: { readonly kind: string; readonly text: string }[] = [];
  const receive = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    received.push(JSON.parse(await text(request)) as (typeof received)[number]);
    reply.end();
  };
  const hook = createServer((request, reply) => {
    void receive(request, reply);
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const options = {
    freeDisk: () => ({ freeBytes: 700 * 1_048_576, totalBytes: 1e11 }),
    variables: { WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/` },
  };
  let server = await startServer(options);
  await vi.waitFor(() => expect(received.map(({ kind }) => kind)).toEqual(['disk_low']));
  for (const [id, at] of [
    ['old', Date.now() - 25 * HOUR_MS],
    ['new', Date.now()],
  ] as const)
    server.sql('insert into feedback (id, kind, text, created_at) values (?, ?, ?, ?)', id, 'bug', 'x', at);
  server = await server.restart();
  await vi.waitFor(() => expect(received.at(-1)?.kind).toBe('feedback_waiting'));
  expect(received.at(-1)?.text).toContain('1 piece of feedback of the last day. Read it: npm run admin -- ');
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
  const target = { kind: 'player', player: ann.player_id };
  await server.call('/reports', bob.token, { target, reason: 'insults', place: 'lobby' });
  server = await server.restart();
  await vi.waitFor(() => expect(received.at(-1)?.kind).toBe('feedback_waiting'));
  await vi.waitFor(() => expect(received.map(({ kind }) => kind)).toContain('reports_waiting'));
  expect(received.find(({ kind }) => kind === 'reports_waiting')?.text).toMatch(
    /1 case waits for a decision: .* http:\/\/127\.0\.0\.1:\d+\/admin$/,
  );
  expect(received[0]?.text).toContain('has 700 MB left');
  await server.stop();
  await new Promise((resolve) => hook.close(resolve));
});

it('an alert is sent once in six hours, and again at once when the webhook failed', async () => {
  const received: unknown[] = [];
  let status = 500;
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    received.push(JSON.parse(await text(request)));
    reply.writeHead(status, { location: '/elsewhere' }).end();
  };
  const server: Server = createServer((request, reply) => {
    void answer(request, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const alert = createAlert({ url: `http://127.0.0.1:${port}/hook`, hub: 'My hub', clock, logger });
  const sent = (count: number) =>
    vi.waitFor(() => {
      alert('disk_low', 'Little is left.');
      expect(received).toHaveLength(count);
    });
  await sent(2);
  // A redirect is not followed.
  status = 307;
  await sent(3);
  received.pop();
  status = 200;
  await sent(3);
  await sent(3);
  clock.advance(7 * HOUR_MS);
  await sent(4);
  expect(received[0]).toEqual({
    kind: 'disk_low',
    hub: 'My hub',
    text: 'My hub: Little is left.',
    content: 'My hub: Little is left.',
  });
  await new Promise((resolve) => server.close(resolve));
});
