import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { beforeEach, expect, it } from 'vitest';
import { printedBy } from '../../../../apps/server/src/testing/printed-by.ts';
import { systemClock } from '../platform/clock.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { backUp } from './backup.ts';
import { inspectDatabase } from './inspect.ts';
import { readBackup } from './read-backup.ts';
import { stoppedHub } from './testing/data-folders.ts';

let folder: string;
let identity: string;
let key: string;
beforeEach(async () => {
  folder = tempFolder();
  identity = await generateIdentity();
  key = await identityToRecipient(identity);
  writeFileSync(at('identity'), `# created: today\n${identity}\n`);
  await stoppedHub(at('data'));
});
const at = (...names: string[]): string => path.join(folder, ...names);

const admin = (...words: string[]) => printedBy(words, { DATA_DIR: at('data'), BACKUP_KEY: key });

it('an encrypted backup holds nothing readable, and is restored with the identity', async () => {
  expect((await admin('backup', at('backup'))).code).toBe(0);
  expect(readdirSync(at('backup')).toSorted()).toEqual(['hub.sqlite.age', 'manifest.json', 'secret.age']);
  const secret = readFileSync(at('data', 'secret'), 'utf8').trim();
  for (const name of readdirSync(at('backup'))) {
    const bytes = readFileSync(at('backup', name), 'latin1');
    expect(bytes.includes(secret) || bytes.includes('Saver'), name).toBe(false);
  }
  expect(readFileSync(at('backup', 'secret.age'), 'utf8')).toMatch(/^age-encryption\.org\/v1\n/);
  expect(readdirSync(at('data')).filter((name) => name.startsWith('unencrypted-'))).toEqual([]);

  expect((await admin('verify-backup', at('backup'))).out).toContain(
    'Every encrypted file is as it was made',
  );
  const read = await admin('verify-backup', at('backup'), '--identity', at('identity'));
  expect(read.out).toMatch(/^The backup is good: 3 accounts with 3000 BE in all/);
  expect((await admin('restore-backup', at('backup'), at('restored'))).out).toContain('is encrypted. Give');
  const restored = await admin('restore-backup', at('backup'), at('restored'), '--identity', at('identity'));
  expect(restored.code).toBe(0);
  expect(inspectDatabase(at('restored', 'hub.sqlite'))).toMatchObject({ accounts: 3, balanceEssence: 3_000 });
  expect(readFileSync(at('restored', 'secret'), 'utf8').trim()).toBe(secret);
  expect(readdirSync(folder).filter((name) => name.includes('decrypted'))).toEqual([]);
});

it('another identity, a file without one, and a changed byte are refused', async () => {
  await backUp(at('data'), at('backup'), systemClock, key);
  const verify = async (file: string) => (await admin('verify-backup', at('backup'), '--identity', file)).out;
  writeFileSync(at('other'), `${await generateIdentity()}\n`);
  expect(await verify(at('other'))).toContain('was not encrypted for the key in');
  writeFileSync(at('text'), 'dear diary\n');
  expect(await verify(at('text'))).toContain('does not hold an identity');
  expect(await verify(at('missing'))).toContain('cannot be read');
  const file = at('backup', 'hub.sqlite.age');
  const bytes = readFileSync(file);
  bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1;
  writeFileSync(file, bytes);
  expect(await verify(at('identity'))).toContain('its checksum is wrong');
  expect((await admin('verify-backup', at('backup'))).out).toContain('its checksum is wrong');
  await expect(readBackup(at('backup'))).rejects.toThrow('cannot be read');
});

it('a wrong key makes no backup and leaves nothing behind, also of one that was killed before', async () => {
  mkdirSync(at('data', 'unencrypted-killed'));
  await expect(backUp(at('data'), at('backup'), systemClock, 'age1wrong')).rejects.toThrow(
    'BACKUP_KEY is not a recipient of age',
  );
  expect(readdirSync(folder).toSorted()).toEqual(['data', 'identity']);
  expect(readdirSync(at('data')).filter((name) => name.startsWith('unencrypted-'))).toEqual([]);
});
