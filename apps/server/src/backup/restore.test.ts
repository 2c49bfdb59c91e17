import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { startServer } from '../testing/start-server.ts';
import { backUp } from './backup.ts';
import { inspectDatabase } from './inspect.ts';
import { restoreBackup } from './restore.ts';
import { admin, newAccount, payAndDie, stoppedHub } from './testing/data-folders.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hub-restore-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const at = (...names: string[]): string => path.join(folder, ...names);

const contentsOf = (dataDir: string) =>
  new Map(
    readdirSync(dataDir).map((name) => [name, readFileSync(path.join(dataDir, name)).toString('base64')]),
  );

it('makes a data folder that a server starts on, with the same balances and tokens', async () => {
  const dataDir = await stoppedHub(at('data'));
  await backUp(dataDir, at('backup'), systemClock);
  const { replacedIn } = await restoreBackup(at('backup'), at('fresh', 'data'), systemClock);
  expect(replacedIn).toBeUndefined();
  expect(readdirSync(at('fresh', 'data')).toSorted()).toEqual(['hub.sqlite', 'secret']);
  for (const name of ['hub.sqlite', 'secret'])
    expect(statSync(at('fresh', 'data', name)).mode & 0o777).toBe(0o600);
  expect(inspectDatabase(at('fresh', 'data', 'hub.sqlite'))).toEqual(
    inspectDatabase(path.join(dataDir, 'hub.sqlite')),
  );
});

it('moves aside what was there, the newest pages of a killed server included', async () => {
  const dataDir = await stoppedHub(at('data'));
  await backUp(dataDir, at('backup'), systemClock);
  await payAndDie(path.join(dataDir, 'hub.sqlite'));
  const clock = new ManualClock('2026-11-21T05:00:00Z');
  const { replacedIn } = await restoreBackup(at('backup'), dataDir, clock);
  expect(replacedIn).toBe(path.join(dataDir, 'replaced-2026-11-21T05-00-00.000Z'));
  expect(inspectDatabase(path.join(dataDir, 'hub.sqlite')).balanceEssence).toBe(3_000);
  expect(inspectDatabase(path.join(replacedIn ?? '', 'hub.sqlite')).balanceEssence).toBe(3_007);
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.restoring'))).toEqual([]);
  const server = await startServer({ dataDir });
  await server.stop();
});

it('replaces a database that is beyond reading', async () => {
  const dataDir = await stoppedHub(at('data'));
  await backUp(dataDir, at('backup'), systemClock);
  writeFileSync(path.join(dataDir, 'hub.sqlite'), 'x'.repeat(10_000));
  const { replacedIn } = await restoreBackup(at('backup'), dataDir, systemClock);
  expect(inspectDatabase(path.join(dataDir, 'hub.sqlite')).accounts).toBe(3);
  expect(readFileSync(path.join(replacedIn ?? '', 'hub.sqlite'), 'utf8')).toBe('x'.repeat(10_000));
});

it('is refused while a server runs on the folder, which goes on unharmed', async () => {
  await stoppedHub(at('other'));
  await backUp(at('other'), at('backup'), systemClock);
  const server = await startServer({ dataDir: at('data') });
  const account = await newAccount(server.url);
  await expect(admin(at('data'), 'restore-backup', at('backup'), at('data'))).rejects.toMatchObject({
    code: 1,
    stderr: `A server runs on ${at('data', 'hub.sqlite')}. Stop it first.\n`,
  });
  expect(readdirSync(at('data')).filter((name) => /restor|replaced/.test(name))).toEqual([]);
  const entry = { accountId: account, amountEssence: 5, reason: 'grant', reference: 'a', at: 1 };
  expect(await server.hub.store.ledger.append(entry)).toBe('written');
  expect(await server.hub.store.ledger.balanceOf(account)).toBe(5);
  await server.stop();
});

it.each<[string, (backup: string) => void, string]>([
  ['has a changed byte', (backup) => appendFileSync(path.join(backup, 'hub.sqlite'), ' '), 'checksum'],
  ['has another secret', (backup) => writeFileSync(path.join(backup, 'secret'), 'x'), 'checksum'],
  ['misses a file', (backup) => rmSync(path.join(backup, 'secret')), 'cannot be read'],
  ['has no manifest', (backup) => rmSync(path.join(backup, 'manifest.json')), 'is not a backup'],
  [
    'has a manifest of another kind',
    (backup) => writeFileSync(path.join(backup, 'manifest.json'), '{"format":2}'),
    'is not the manifest',
  ],
  [
    'has a manifest that is no JSON',
    (backup) => writeFileSync(path.join(backup, 'manifest.json'), '{'),
    'is not the manifest',
  ],
  [
    'says another sum',
    (backup) => {
      const file = path.join(backup, 'manifest.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('3000', '3001'));
    },
    'another balanceEssence',
  ],
])('is refused when the backup %s, and the folder stays as it was', async (_why, spoil, message) => {
  const dataDir = await stoppedHub(at('data'));
  await backUp(dataDir, at('backup'), systemClock);
  spoil(at('backup'));
  const before = contentsOf(dataDir);
  await expect(restoreBackup(at('backup'), dataDir, systemClock)).rejects.toThrow(message);
  expect(contentsOf(dataDir)).toEqual(before);
});

it('leaves the secret alone when the backup has none', async () => {
  const dataDir = await stoppedHub(at('data'));
  copyFileSync(path.join(dataDir, 'secret'), at('secret-before'));
  rmSync(path.join(dataDir, 'secret'));
  const { files } = await backUp(dataDir, at('backup'), systemClock);
  expect(files.map(({ name }) => name)).toEqual(['hub.sqlite']);
  copyFileSync(at('secret-before'), path.join(dataDir, 'secret'));
  await restoreBackup(at('backup'), dataDir, systemClock);
  expect(readFileSync(path.join(dataDir, 'secret'))).toEqual(readFileSync(at('secret-before')));
  expect(existsSync(path.join(dataDir, 'hub.sqlite'))).toBe(true);
});
