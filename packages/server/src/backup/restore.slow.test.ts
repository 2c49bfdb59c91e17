import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { printedBy } from '../../../../apps/server/src/testing/printed-by.ts';
import { startServer } from '../../../../apps/server/src/testing/start-server.ts';
import { systemClock } from '../platform/clock.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { backUp } from './backup.ts';
import { inspectDatabase } from './inspect.ts';
import { lockDatabase } from './lock-database.ts';
import { restoreBackup } from './restore.ts';
import { newAccount, payAndKill, stoppedHub } from './testing/data-folders.ts';

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});
const at = (...names: string[]): string => path.join(folder, ...names);

const contentsOf = (dataDir: string) =>
  new Map(
    readdirSync(dataDir).map((name) => [name, readFileSync(path.join(dataDir, name)).toString('base64')]),
  );

it('restores a data folder on which a server starts with the same balances and tokens', async () => {
  const dataDir = await stoppedHub(at('data'));
  await backUp(dataDir, at('backup'), systemClock);
  const { replacedIn } = await restoreBackup(at('backup'), at('fresh', 'data'), { clock: systemClock });
  expect(replacedIn).toBeUndefined();
  expect(readdirSync(at('fresh', 'data')).toSorted()).toEqual(['hub.sqlite', 'lock', 'secret']);
  for (const name of ['hub.sqlite', 'secret'])
    expect(statSync(at('fresh', 'data', name)).mode & 0o777).toBe(0o600);
  expect(inspectDatabase(at('fresh', 'data', 'hub.sqlite'))).toEqual(
    inspectDatabase(path.join(dataDir, 'hub.sqlite')),
  );
});

it('moves existing files aside, including the write-ahead log of a killed server', async () => {
  const dataDir = await stoppedHub(at('data'));
  await backUp(dataDir, at('backup'), systemClock);
  await payAndKill(path.join(dataDir, 'hub.sqlite'));
  const clock = new ManualClock('2026-11-21T05:00:00Z');
  const { replacedIn } = await restoreBackup(at('backup'), dataDir, { clock });
  expect(replacedIn).toBe(path.join(dataDir, 'replaced-2026-11-21T05-00-00.000Z'));
  expect(inspectDatabase(path.join(dataDir, 'hub.sqlite')).balanceEssence).toBe(3_000);
  expect(inspectDatabase(path.join(replacedIn ?? '', 'hub.sqlite')).balanceEssence).toBe(3_007);
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.restoring'))).toEqual([]);
  const server = await startServer({ dataDir });
  await server.stop();
});

it('replaces an unreadable database, with the log that would be written into the new one', async () => {
  const dataDir = await stoppedHub(at('data'));
  await backUp(dataDir, at('backup'), systemClock);
  await payAndKill(path.join(dataDir, 'hub.sqlite'));
  writeFileSync(path.join(dataDir, 'hub.sqlite'), 'x'.repeat(10_000));
  const { replacedIn } = await restoreBackup(at('backup'), dataDir, { clock: systemClock });
  expect(inspectDatabase(path.join(dataDir, 'hub.sqlite'))).toMatchObject({
    accounts: 3,
    balanceEssence: 3_000,
  });
  expect(readFileSync(path.join(replacedIn ?? '', 'hub.sqlite'), 'utf8')).toBe('x'.repeat(10_000));
});

it('refuses while a server uses the folder; the server keeps working', async () => {
  await stoppedHub(at('other'));
  await backUp(at('other'), at('backup'), systemClock);
  const server = await startServer({ dataDir: at('data') });
  const account = await newAccount(server.url);
  expect(
    await printedBy(['restore-backup', at('backup'), at('data')], { DATA_DIR: at('data') }),
  ).toMatchObject({
    code: 1,
    out: `A server uses ${at('data', 'hub.sqlite')}. Stop it first.`,
  });
  expect(readdirSync(at('data')).filter((name) => /restor|replaced/.test(name))).toEqual([]);
  const entry = { accountId: account, amountEssence: 5, reason: 'grant', reference: 'a', at: 1 } as const;
  expect(await server.hub.features.ledger.append(entry)).toBe('written');
  expect(await server.hub.features.ledger.balanceOf(account)).toBe(5);
  await server.stop();
});

it('refuses a second restore and other commands at the same time', async () => {
  const dataDir = await stoppedHub(at('data'));
  await backUp(dataDir, at('backup'), systemClock);
  const release = lockDatabase(path.join(dataDir, 'hub.sqlite'));
  for (const words of [['restore-backup', at('backup'), dataDir], ['list'], ['rotate-secret']])
    expect(await printedBy(words, { DATA_DIR: dataDir }), words[0]).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^[A-Z][^\n]+(?:in use|uses|locked)[^\n]*$/),
    });
  release();
  expect(readdirSync(dataDir).filter((name) => /restor|replaced/.test(name))).toEqual([]);
});

it.each(['that was moved away', 'that is there'])(
  'keeps a server from starting beside a database %s',
  async (which) => {
    const dataDir = await stoppedHub(at('data'));
    if (which === 'that was moved away') rmSync(path.join(dataDir, 'hub.sqlite'));
    const release = lockDatabase(path.join(dataDir, 'hub.sqlite'));
    await expect(startServer({ dataDir })).rejects.toThrow(`The data folder ${dataDir} is in use`);
    release();
    const server = await startServer({ dataDir });
    await server.stop();
  },
);

it.each<[string, (backup: string) => void, string]>([
  ['has a changed byte', (backup) => appendFileSync(path.join(backup, 'hub.sqlite'), ' '), 'checksum'],
  ['has another secret', (backup) => writeFileSync(path.join(backup, 'secret'), 'x'), 'checksum'],
  ['misses a file', (backup) => rmSync(path.join(backup, 'secret')), 'cannot be read'],
  ['has no manifest', (backup) => rmSync(path.join(backup, 'manifest.json')), 'is not a backup'],
  [
    'has a manifest of another format',
    (backup) => writeFileSync(path.join(backup, 'manifest.json'), '{"format":2}'),
    'is not a manifest',
  ],
  [
    'has a manifest that is not JSON',
    (backup) => writeFileSync(path.join(backup, 'manifest.json'), '{'),
    'is not a manifest',
  ],
  [
    'has a manifest with another sum',
    (backup) => {
      const file = path.join(backup, 'manifest.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('3000', '3001'));
    },
    'another balanceEssence',
  ],
])('refuses a backup that %s, and leaves the folder unchanged', async (_why, damage, message) => {
  const dataDir = await stoppedHub(at('data'));
  await backUp(dataDir, at('backup'), systemClock);
  damage(at('backup'));
  const before = contentsOf(dataDir);
  await expect(restoreBackup(at('backup'), dataDir, { clock: systemClock })).rejects.toThrow(message);
  expect(contentsOf(dataDir)).toEqual(before);
});

it('keeps the secret when the backup has none', async () => {
  const dataDir = await stoppedHub(at('data'));
  copyFileSync(path.join(dataDir, 'secret'), at('secret-before'));
  rmSync(path.join(dataDir, 'secret'));
  const { files } = await backUp(dataDir, at('backup'), systemClock);
  expect(files.map(({ name }) => name)).toEqual(['hub.sqlite']);
  copyFileSync(at('secret-before'), path.join(dataDir, 'secret'));
  await restoreBackup(at('backup'), dataDir, { clock: systemClock });
  expect(readFileSync(path.join(dataDir, 'secret'))).toEqual(readFileSync(at('secret-before')));
  expect(existsSync(path.join(dataDir, 'hub.sqlite'))).toBe(true);
});
