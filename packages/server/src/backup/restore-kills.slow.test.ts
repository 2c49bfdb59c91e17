import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restoreBackup, UPLOAD_PART_BYTES } from '@hub/features/administration/calls/backups.ts';
import { call, openedPage, type TestPlayer } from '@hub/features/administration/http/testing/admin-page.ts';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  ADMIN,
  ended,
  killAll,
  PROCESS_VARIABLES,
  startMain,
  untilReady,
} from '../../../../apps/server/src/testing/main-process.ts';
import { systemClock } from '../platform/clock.ts';
import { freePort } from '../testing/free-port.ts';
import { backUp } from './backup.ts';
import { inspectDatabase } from './inspect.ts';
import { stoppedHub, withServer } from './testing/data-folders.ts';

/** Kills of each way; `npm run test:long` aims 20 at each. */
const KILLS = process.env['LONG'] === undefined ? 3 : 20;
/** The first steps with an encrypted backup; at the fifth, its database lies there decrypted. */
const SEALED_STEPS = process.env['LONG'] === undefined ? [5] : [1, 2, 3, 4, 5, 6, 7, 8];
const COPIER = path.resolve(import.meta.dirname, 'testing/copy-at-steps.mjs');
const NAME = 'hub-2026-11-20T12-00-00Z';
const ENCRYPTED = 'hub-2026-11-20T13-00-00Z';
const RESTORED_ACCOUNTS = 3;

let folder: string;
let host: TestPlayer;
let identity: string;
const at = (...names: string[]): string => path.join(folder, ...names);

/** A hub with a host, an empty hub, and a backup of a third one. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hub-test-'));
  await backUp(await stoppedHub(at('third')), at('backups', NAME), systemClock);
  identity = await generateIdentity();
  writeFileSync(at('identity'), identity);
  await backUp(at('third'), at('backups', ENCRYPTED), systemClock, await identityToRecipient(identity));
  host = await withServer(at('used'), (server) => openedPage(server, 'host', 'Anna'));
  await withServer(at('empty'), async () => undefined);
});
afterEach(killAll);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a process has: `data` and `tmp`. */
const dataDir = () => at('run', 'data');

/** Restores in a copy of a hub, if there is one. Returns the number of steps, each with what a kill before it would leave. */
async function stepsOf(way: Way, hub?: string, thread: 'main' | 'worker' = 'main'): Promise<number> {
  for (const name of ['run', 'steps']) rmSync(at(name), { recursive: true, force: true });
  mkdirSync(at('run', 'tmp'), { recursive: true });
  if (hub !== undefined) cpSync(at(hub), dataDir(), { recursive: true });
  await way({
    NODE_OPTIONS: `--import ${COPIER}`,
    COPY_OF: at('run'),
    COPY_TO: at('steps'),
    COPY_IN: thread,
  });
  return readdirSync(at('steps')).length;
}

/** Leaves what a kill before this step would. */
function killAt(step: number): void {
  rmSync(at('run'), { recursive: true });
  cpSync(at('steps', String(step)), at('run'), { recursive: true });
}

/** A way to restore, in a process with these variables. */
type Way = (variables: Readonly<Record<string, string>>) => Promise<void>;

const command =
  (name: string, words: () => readonly string[]): Way =>
  async (variables) => {
    const child = spawn(process.execPath, [ADMIN, name, ...words()], {
      env: { ...PROCESS_VARIABLES, TMPDIR: at('run', 'tmp'), DATA_DIR: dataDir(), ...variables },
    });
    await once(child, 'close');
  };
const byCommand = command('restore-backup', () => [at('backups', NAME), dataDir()]);

/** Asks a server to restore, and waits until it has started again. */
async function throughServer(
  variables: Readonly<Record<string, string>>,
  ask: (url: string, out: () => string) => Promise<unknown>,
): Promise<void> {
  // The server starts again on the same address.
  const port = String(await freePort());
  const server = startMain({ DATA_DIR: dataDir(), TMPDIR: at('run', 'tmp'), PORT: port, ...variables });
  const url = await untilReady(server);
  await ask(url, () => server.out);
  const isRestored = async (): Promise<boolean> =>
    !readdirSync(dataDir()).some((name) => /^(?:restoring|exchange-)/.test(name)) &&
    (await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    ));
  await expect.poll(isRestored, { timeout: 60_000 }).toBe(true);
  server.child.kill('SIGTERM');
  await ended(server);
}

const onAdministration =
  (name: string): Way =>
  (variables) =>
    throughServer({ BACKUP_DIR: at('backups'), ...variables }, (url) =>
      call({ ...host, url, origin: url }, restoreBackup, {
        params: { name },
        body: { typed: 'restore', reason: '', ...(name === ENCRYPTED && { identity }) },
      }),
    );

const onFirstRun: Way = (variables) =>
  throughServer(variables, async (url, out) => {
    await expect.poll(out).toContain('#key=');
    const key = /#key=(?<key>[\w-]+)/.exec(out())?.groups?.['key'] ?? '';
    for (const file of readdirSync(at('backups', NAME))) {
      const bytes = readFileSync(at('backups', NAME, file));
      for (let offset = 0; offset < bytes.length; offset += UPLOAD_PART_BYTES)
        await fetch(`${url}/api/first-run/files/${file}?offset=${offset}`, {
          method: 'POST',
          headers: { origin: url, 'content-type': 'application/octet-stream', 'hub-first-run-key': key },
          body: new Uint8Array(bytes.subarray(offset, offset + UPLOAD_PART_BYTES)),
        });
    }
    await fetch(`${url}/api/first-run/restore`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    });
  });

it.each<[string, Way, string, number]>([
  ['the command line', byCommand, 'used', 1],
  ['the administration page', onAdministration(NAME), 'used', 1],
  ['the first-run page', onFirstRun, 'empty', 0],
])(
  'killed at any step of a restore by %s, the hub starts with the old or the new data',
  async (_name, way, old, oldAccounts) => {
    const outcomeOf = async (step: number | string): Promise<'old' | 'new'> => {
      const accounts = await withServer(dataDir(), ({ hub }) => hub.ownership.accounts.count());
      const which = accounts === RESTORED_ACCOUNTS ? 'new' : 'old';
      expect(accounts, `accounts after a kill at step ${step}`).toBe(
        which === 'new' ? RESTORED_ACCOUNTS : oldAccounts,
      );
      // Tokens belong to the accounts.
      const source = which === 'new' ? at('third') : at(old);
      expect(readFileSync(path.join(dataDir(), 'secret'))).toEqual(readFileSync(path.join(source, 'secret')));
      const left = readdirSync(dataDir());
      expect(left.filter((name) => /^(?:restoring|exchange-)/.test(name))).toEqual([]);
      const replaced = left.find((name) => name.startsWith('replaced-'));
      expect(replaced === undefined).toBe(which === 'old');
      // The old data is still there: in place, or put aside.
      const oldData = path.join(dataDir(), replaced ?? '', 'hub.sqlite');
      expect(inspectDatabase(oldData).accounts).toBe(oldAccounts);
      return which;
    };
    const count = await stepsOf(way, old);
    expect(await outcomeOf('none')).toBe('new');
    const outcomes: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const step = 1 + Math.round((kill * (count - 1)) / (KILLS - 1));
      killAt(step);
      outcomes.push(await outcomeOf(step));
    }
    // The first step changes nothing yet, and at the last one the new data is in place.
    expect([outcomes[0], outcomes.at(-1)]).toEqual(['old', 'new']);
  },
  600_000,
);

const filesIn = (place: string): readonly string[] =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(place, name)).isFile(),
  );
const withIdentity = (backup: string): readonly string[] => [backup, '--identity', at('identity')];

it.each<[string, Way, 'main' | 'worker']>([
  ['verify-backup', command('verify-backup', () => withIdentity(at('backups', ENCRYPTED))), 'main'],
  [
    'restore-backup',
    command('restore-backup', () => [at('backups', ENCRYPTED), dataDir(), '--identity', at('identity')]),
    'main',
  ],
  ['the administration page', onAdministration(ENCRYPTED), 'worker'],
])(
  'killed while %s reads an encrypted backup, no key was written, and the next start removes what is plain',
  async (_name, way, thread) => {
    const count = await stepsOf(way, 'used', thread);
    let plainCopies = 0;
    for (const step of SEALED_STEPS.filter((one) => one <= count)) {
      killAt(step);
      const left = filesIn(dataDir());
      plainCopies += left.filter((name) => /decrypted-.*hub\.sqlite$/.test(name)).length;
      for (const name of left)
        expect(readFileSync(path.join(dataDir(), name), 'latin1'), name).not.toContain(identity);
      await withServer(dataDir(), async () => undefined);
      expect(readdirSync(dataDir()).filter((name) => /restoring|decrypted/.test(name))).toEqual([]);
      expect(readdirSync(at('run', 'tmp'))).toEqual([]);
    }
    expect(plainCopies).toBeGreaterThan(0);
  },
  600_000,
);

it('killed where there is no hub, the next check removes the plain copy from the temporary files', async () => {
  const verify = command('verify-backup', () => withIdentity(at('backups', ENCRYPTED)));
  await stepsOf(verify);
  killAt(5);
  expect(filesIn(at('run', 'tmp')).join()).toContain('hub.sqlite');
  await verify({});
  expect(readdirSync(at('run', 'tmp'))).toEqual([]);
});
