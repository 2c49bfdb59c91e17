import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../testing/temp-folder.ts';
import { openDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});

describe('openDataFolder', () => {
  it('creates the folder and its parents with mode 700, and accepts an existing one', () => {
    const wanted = path.join(folder, 'a/b');
    openDataFolder(wanted);
    openDataFolder(wanted);
    expect(statSync(wanted).mode & 0o777).toBe(0o700);
    expect(statSync(path.dirname(wanted)).mode & 0o777).toBe(0o700);
  });

  it('throws the reason when the path cannot be used', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(() => openDataFolder(file)).toThrow(`The data folder ${file} cannot be written (EEXIST).`);
    expect(() => openDataFolder(path.join(file, 'data'))).toThrow(/cannot be written \(E\w+\)/);
  });

  // Node's own recursive `mkdir` never returns there.
  it.runIf(existsSync('/proc/self'))('throws where the system reports missing parents', () => {
    expect(() => openDataFolder('/proc/self/nothing')).toThrow('cannot be written (ENOENT)');
  });
});
