import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Damage, files, GARBAGE } from './damage-case.ts';
import { DATABASES } from './database-damage-cases.ts';

const FOLDER = /^The data folder \S+ cannot be written \(E\w+\)\. Choose another one with DATA_DIR\.$/;
const SECRET =
  /^The file \S+\/secret does not hold a secret\. Restore it from a backup, or remove it to sign all players out\.$/;
const SECRET_FILE =
  /^The file \S+\/secret cannot be read or created \(E\w+\)\. Restore it from a backup, as a file/;
/** Mounts the data folder read-only, for root, too. */
function readOnlyMount(dataDir: string): string | undefined {
  if (spawnSync('mount', ['--bind', dataDir, dataDir]).status !== 0) return undefined;
  spawnSync('mount', ['-o', 'remount,bind,ro', dataDir]);
  return dataDir;
}

const FOLDERS: readonly Damage[] = [
  {
    name: 'a file instead of a data folder',
    of: 'new',
    make: (dataDir) => {
      rmSync(dataDir, { recursive: true });
      writeFileSync(dataDir, '');
      return dataDir;
    },
    outcome: FOLDER,
  },
  {
    name: 'a data folder below a file',
    of: 'new',
    make: (dataDir) => {
      writeFileSync(path.join(dataDir, 'file'), '');
      return path.join(dataDir, 'file/data');
    },
    outcome: FOLDER,
  },
  {
    name: 'a folder of the kernel, in which no folder can be made',
    of: 'new',
    make: () => '/proc/self/riftlight',
    outcome: FOLDER,
  },
  { name: 'the folder of a process', of: 'new', make: () => '/proc/self', outcome: FOLDER },
  {
    name: 'a data folder that this user may only read',
    isOfOrdinaryUser: true,
    make: (dataDir) => {
      chmodSync(dataDir, 0o500);
      return dataDir;
    },
    undo: (dataDir) => chmodSync(dataDir, 0o700),
    outcome: FOLDER,
  },
  {
    name: 'a data folder on a mount that may only be read',
    make: readOnlyMount,
    undo: (dataDir) => void spawnSync('umount', ['-l', dataDir]),
    outcome: FOLDER,
  },
];

const SECRETS: readonly Damage[] = [
  {
    name: 'a database with players without a secret',
    make: files((file) => rmSync(file('secret'))),
    outcome: { isPlayerKept: false, logs: 'the secret was missing although the database has players' },
  },
  { name: 'an empty secret', make: files((file) => truncateSync(file('secret'))), outcome: SECRET },
  {
    name: 'a secret of another length',
    make: files((file) => writeFileSync(file('secret'), readFileSync(file('secret'), 'utf8').slice(0, 40))),
    outcome: SECRET,
  },
  {
    name: 'a secret of random bytes',
    make: files((file) => writeFileSync(file('secret'), GARBAGE)),
    outcome: SECRET,
  },
  {
    name: 'a secret that is a folder',
    make: files((file) => {
      rmSync(file('secret'));
      mkdirSync(file('secret'));
    }),
    outcome: SECRET_FILE,
  },
  {
    name: 'a secret that this user may not read',
    isOfOrdinaryUser: true,
    make: files((file) => chmodSync(file('secret'), 0)),
    outcome: SECRET_FILE,
  },
  {
    name: 'a secret that leads nowhere',
    make: files((file) => {
      rmSync(file('secret'));
      symlinkSync('secret', file('secret'));
    }),
    outcome: SECRET_FILE,
  },
];

export const DAMAGES: readonly Damage[] = [...FOLDERS, ...DATABASES, ...SECRETS];
