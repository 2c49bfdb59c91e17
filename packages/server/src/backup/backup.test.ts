import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { backUp } from './backup.ts';
import { inspectDatabase } from './inspect.ts';
import { readBackup } from './read-backup.ts';
import { stoppedHub } from './testing/data-folders.ts';

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});
const at = (...names: string[]): string => path.join(folder, ...names);

/** Changes the database of a stopped hub with a statement. */
async function damagedDatabase(sql: string): Promise<string> {
  const file = path.join(await stoppedHub(at('data')), 'hub.sqlite');
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec(sql);
  database.close();
  return file;
}

describe('backUp', () => {
  it('copies database and secret with mode 600 and leaves no unfinished folder', async () => {
    const dataDir = await stoppedHub(at('data'));
    const manifest = await backUp(dataDir, at('new', 'backup'), new ManualClock('2026-11-21T05:00:00Z'));
    expect(manifest).toMatchObject({
      createdAt: '2026-11-21T05:00:00.000Z',
      accounts: 3,
      balanceEssence: 3_000,
      files: [{ name: 'hub.sqlite' }, { name: 'secret' }],
    });
    expect(readdirSync(at('new'))).toEqual(['backup']);
    expect(readdirSync(at('new', 'backup')).toSorted()).toEqual(['hub.sqlite', 'manifest.json', 'secret']);
    for (const name of readdirSync(at('new', 'backup')))
      expect(statSync(at('new', 'backup', name)).mode & 0o777, name).toBe(0o600);
    expect(statSync(at('new', 'backup')).mode & 0o777).toBe(0o700);
    expect(readFileSync(at('new', 'backup', 'secret'))).toEqual(readFileSync(path.join(dataDir, 'secret')));
    expect(await readBackup(at('new', 'backup'))).toEqual(manifest);
  });

  it('refuses a folder without a hub, and a target that is not empty', async () => {
    await expect(backUp(at('nothing'), at('backup'), systemClock)).rejects.toThrow('There is no hub in');
    const dataDir = await stoppedHub(at('data'));
    mkdirSync(at('full'));
    writeFileSync(at('full', 'letter.txt'), 'dear');
    await expect(backUp(dataDir, at('full'), systemClock)).rejects.toThrow('is not empty');
    expect(readdirSync(folder).toSorted()).toEqual(['data', 'full']);
  });

  it('refuses a database whose balances do not add up, and leaves nothing behind', async () => {
    await damagedDatabase('update ledger set balance_after = balance_after + 1');
    await expect(backUp(at('data'), at('backup'), systemClock)).rejects.toThrow(
      'a balance is not the sum of its ledger',
    );
    expect(readdirSync(folder)).toEqual(['data']);
  });
});

it.each([
  ['a trigger', 'create trigger spy after insert on account begin delete from ledger; end', 'trigger spy'],
  ['a view', 'create view seen as select * from account', 'view seen'],
  ['no feedback', 'drop table feedback', 'has no table feedback'],
])('readBackup refuses a database with %s', async (_what, sql, message) => {
  await damagedDatabase(sql);
  await backUp(at('data'), at('backup'), systemClock);
  await expect(readBackup(at('backup'))).rejects.toThrow(message);
});

describe('inspectDatabase', () => {
  it.each([
    ['an entry is missing', 'update ledger set sequence = 2', 'not the sum of its ledger'],
    ['an amount was changed', 'update ledger set amount = 5', 'not the sum of its ledger'],
    ['an account is missing', 'delete from account', 'refers to a missing row'],
    ['a table is missing', 'drop table schema_migration', 'is not a hub database'],
  ])('refuses a database when %s', async (_why, sql, message) => {
    const file = await damagedDatabase(sql);
    expect(() => inspectDatabase(file)).toThrow(message);
  });

  it('refuses a file that is not a database', () => {
    writeFileSync(at('hub.sqlite'), 'Dear diary, '.repeat(500));
    expect(() => inspectDatabase(at('hub.sqlite'))).toThrow('is not a hub database');
    expect(() => inspectDatabase(at('nowhere.sqlite'))).toThrow('is not a hub database');
  });
});
