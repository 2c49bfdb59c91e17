import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../testing/temp-folder.ts';
import { readEnvironment } from './environment.ts';
import { commandSettings, serverSettings } from './settings-file.ts';

/** A hub as the unit keeps it. */
function unitIn(folder: string) {
  const unit = { dataDir: path.join(folder, 'lib'), settings: path.join(folder, 'etc.env') };
  mkdirSync(unit.dataDir);
  writeFileSync(unit.settings, 'PUBLIC_URL=https://hub.example.org\nPORT=4000\n');
  return unit;
}

it('finds the file beside the data folder, whose lines yield to variables', () => {
  const folder = tempFolder();
  const file = path.join(folder, 'riftlight.env');
  writeFileSync(
    file,
    '# a comment\n; another\n\nPORT=4000\r\nLEGAL_TEXT="Ours # for ever"\nHUB_SECRET=sixteen#letters!\nOPERATOR_NAME=\'Ann\'\nexport HOST=no\n',
  );
  const given = { DATA_DIR: path.join(folder, 'data'), PORT: '5000' };
  for (const find of [serverSettings, commandSettings]) {
    const found = find(given);
    expect(found.file).toBe(file);
    expect(readEnvironment(found.variables)).toMatchObject({
      port: 5000,
      host: '127.0.0.1',
      legalText: 'Ours # for ever',
      secret: 'sixteen#letters!',
      operatorName: 'Ann',
    });
  }
  expect(serverSettings({ DATA_DIR: '/nowhere/data' })).toEqual({
    file: undefined,
    variables: { DATA_DIR: '/nowhere/data' },
  });
});

it('takes the settings of the unit for the hub of the unit, and for no other', () => {
  const folder = tempFolder();
  const unit = unitIn(folder);
  expect(commandSettings({ DATA_DIR: unit.dataDir }, unit)).toMatchObject({
    file: unit.settings,
    variables: { PORT: '4000' },
  });
  expect(commandSettings({ DATA_DIR: path.join(folder, 'other') }, unit).file).toBeUndefined();
  expect(commandSettings({ DATABASE_URL: 'postgres://db/hub' }, unit).file).toBeUndefined();
  // Where neither a variable nor the current folder names a hub.
  const here = process.cwd();
  process.chdir(folder);
  try {
    expect(commandSettings({}, unit).variables).toMatchObject({ DATA_DIR: unit.dataDir, PORT: '4000' });
    mkdirSync('data');
    expect(commandSettings({}, unit).variables).toEqual({});
  } finally {
    process.chdir(here);
  }
});

it('refuses a file that cannot be read, instead of running with other settings', () => {
  const folder = tempFolder();
  // A folder cannot be read as a file, by any user.
  mkdirSync(path.join(folder, 'riftlight.env'));
  expect(() => serverSettings({ DATA_DIR: path.join(folder, 'data') })).toThrow(/riftlight\.env, which/);
});
