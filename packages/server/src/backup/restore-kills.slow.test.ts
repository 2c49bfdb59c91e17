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
const KILLER = path.resolve(import.meta.dirname, 'testing/kill-at-step.mjs');
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
}, 60_000);
afterEach(killAll);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Kills a process before one of its steps; 0 for none. */
const killerOf = (step: number, steps: string) => ({
  NODE_OPTIONS: `--import ${KILLER}`,
  KILL_AT: String(step),
  STEPS_FILE: steps,
});

/** A way to restore runs until the process is killed, or until it has finished. */
type Way = (dataDir: string, variables: Readonly<Record<string, string>>) => Promise<void>;

const command =
  (name: string, words: (dataDir: string) => readonly string[]): Way =>
  async (dataDir, variables) => {
    const child = spawn(process.execPath, [ADMIN, name, ...words(dataDir)], {
      env: { ...PROCESS_VARIABLES, TMPDIR: at('tmp'), DATA_DIR: dataDir, ...variables },
    });
    await once(child, 'close');
  };
const byCommand = command('restore-backup', (dataDir) => [at('backups', NAME), dataDir]);

/** Asks a server to restore; it may be killed before it answers. */
async function throughServer(
  variables: Readonly<Record<string, string>>,
  ask: (url: string, out: () => string) => Promise<unknown>,
): Promise<void> {
  // The server starts again on the same address.
  const server = startMain({ ...variables, PORT: String(await freePort()) });
  const url = await untilReady(server);
  await ask(url, () => server.out).catch(() => undefined);
  const isRestored = async (): Promise<boolean> =>
    server.child.signalCode !== null ||
    (!readdirSync(variables['DATA_DIR'] ?? '').some((name) => /^(?:restoring|exchange-)/.test(name)) &&
      (await fetch(`${url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )));
  await expect.poll(isRestored, { timeout: 60_000 }).toBe(true);
  server.child.kill('SIGTERM');
  await ended(server);
}

const onAdministration =
  (name: string): Way =>
  (dataDir, variables) =>
    throughServer({ DATA_DIR: dataDir, BACKUP_DIR: at('backups'), ...variables }, (url) =>
      call({ ...host, url, origin: url }, restoreBackup, {
        params: { name },
        body: { typed: 'restore', reason: '', ...(name === ENCRYPTED && { identity }) },
      }),
    );

const onFirstRun: Way = (dataDir, variables) =>
  throughServer({ DATA_DIR: dataDir, ...variables }, async (url, out) => {
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
  async (way, run, old, oldAccounts) => {
    const steps = at('steps');
    const attempt = async (step: number): Promise<'old' | 'new'> => {
      const dataDir = at(`${way} ${step}`.replaceAll(' ', '-'));
      cpSync(at(old), dataDir, { recursive: true });
      await run(dataDir, killerOf(step, steps));
      const accounts = await withServer(dataDir, ({ hub }) => hub.ownership.accounts.count());
      const which = accounts === RESTORED_ACCOUNTS ? 'new' : 'old';
      expect(accounts, `accounts after a kill at step ${step}`).toBe(
        which === 'new' ? RESTORED_ACCOUNTS : oldAccounts,
      );
      // Tokens belong to the accounts.
      const source = which === 'new' ? at('third') : at(old);
      expect(readFileSync(path.join(dataDir, 'secret'))).toEqual(readFileSync(path.join(source, 'secret')));
      const left = readdirSync(dataDir);
      expect(left.filter((name) => /^(?:restoring|exchange-)/.test(name))).toEqual([]);
      const replaced = left.find((name) => name.startsWith('replaced-'));
      expect(replaced === undefined).toBe(which === 'old');
      // The old data is still there: in place, or put aside.
      const oldData = path.join(dataDir, replaced ?? '', 'hub.sqlite');
      expect(inspectDatabase(oldData).accounts).toBe(oldAccounts);
      return which;
    };
    expect(await attempt(0)).toBe('new');
    const count = Number(readFileSync(steps, 'utf8'));
    const outcomes: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1)
      outcomes.push(await attempt(1 + Math.round((kill * (count - 1)) / (KILLS - 1))));
    // The first step changes nothing yet, and at the last one the new data is in place.
    expect([outcomes[0], outcomes.at(-1)]).toEqual(['old', 'new']);
  },
  600_000,
);

const filesIn = (dataDir: string): readonly string[] =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(dataDir, name)).isFile(),
  );
const withIdentity = (backup: string): readonly string[] => [backup, '--identity', at('identity')];

it.each<[string, Way, 'main' | 'worker']>([
  ['verify-backup', command('verify-backup', () => withIdentity(at('backups', ENCRYPTED))), 'main'],
  [
    'restore-backup',
    command('restore-backup', (dataDir) => [at('backups', ENCRYPTED), dataDir, '--identity', at('identity')]),
    'main',
  ],
  ['the administration page', onAdministration(ENCRYPTED), 'worker'],
])(
  'killed while %s reads an encrypted backup, no key was written, and the next start removes what is plain',
  async (way, run, thread) => {
    mkdirSync(at('tmp'), { recursive: true });
    const steps = at('steps');
    let plainCopies = 0;
    const attempt = async (step: number): Promise<void> => {
      const dataDir = at(`encrypted ${way} ${step}`.replaceAll(' ', '-'));
      cpSync(at('used'), dataDir, { recursive: true });
      await run(dataDir, { ...killerOf(step, steps), KILL_IN: thread });
      const left = filesIn(dataDir);
      plainCopies += left.filter((name) => /decrypted-.*hub\.sqlite$/.test(name)).length;
      for (const name of left)
        expect(readFileSync(path.join(dataDir, name), 'latin1'), name).not.toContain(identity);
      await withServer(dataDir, async () => undefined);
      expect(readdirSync(dataDir).filter((name) => /restoring|decrypted/.test(name))).toEqual([]);
      expect(readdirSync(at('tmp'))).toEqual([]);
    };
    for (const step of SEALED_STEPS) await attempt(step);
    expect(plainCopies).toBeGreaterThan(0);
  },
  600_000,
);

it('killed where there is no hub, the next check removes the plain copy from the temporary files', async () => {
  mkdirSync(at('tmp'), { recursive: true });
  const verify = command('verify-backup', () => withIdentity(at('backups', ENCRYPTED)));
  await verify(at('none'), killerOf(5, at('steps')));
  expect(filesIn(at('tmp')).join()).toContain('hub.sqlite');
  await verify(at('none'), {});
  expect(readdirSync(at('tmp'))).toEqual([]);
});
