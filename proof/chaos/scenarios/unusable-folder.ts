import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Report } from '../report.ts';
import type { Scenario } from './scenario.ts';

const MAIN = path.resolve(import.meta.dirname, '../../../apps/server/src/main.ts');

/** A place in which the server cannot keep its data. */
interface Place {
  readonly name: string;
  /** What the one line says of it. */
  readonly says: RegExp;
  /** Makes it, and tells the data folder; undefined where it cannot be made by this user on this system. */
  readonly make: (folder: string) => string | undefined;
  readonly remove?: (dataDir: string) => void;
}

const isRoot = process.getuid?.() === 0;

/** The data folder as a mount that may only be read: to root, too. */
function readOnlyMount(folder: string): string | undefined {
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  if (spawnSync('mount', ['--bind', dataDir, dataDir]).status !== 0) return undefined;
  spawnSync('mount', ['-o', 'remount,bind,ro', dataDir]);
  return dataDir;
}

const unmount = (dataDir: string): void => {
  spawnSync('umount', ['-l', dataDir]);
};

const PLACES: readonly Place[] = [
  {
    name: 'a file instead of a folder',
    says: /^The data folder \S+ cannot be written \(EEXIST\)/,
    make(folder) {
      const file = path.join(folder, 'file');
      writeFileSync(file, '');
      return file;
    },
  },
  {
    name: 'a folder below a file',
    says: /^The data folder \S+ cannot be written \(E\w+\)/,
    make(folder) {
      writeFileSync(path.join(folder, 'file'), '');
      return path.join(folder, 'file/data');
    },
  },
  {
    name: 'a folder of the kernel, where nobody may make anything',
    says: /^The data folder \S+ cannot be written \(E\w+\)/,
    make: () => '/proc/self/riftlight',
  },
  {
    name: 'the kernel itself',
    says: /^The data folder \S+ cannot be written \(E\w+\)/,
    make: () => '/proc/self',
  },
  {
    name: 'a database that is a folder',
    says: /^The database \S+ cannot be used: .*EISDIR/,
    make(folder) {
      mkdirSync(path.join(folder, 'hub.sqlite'));
      return folder;
    },
  },
  {
    name: 'a folder that this user may only read',
    says: /^The data folder \S+ cannot be written \(EACCES\)/,
    make(folder) {
      // Root is not stopped by any permission.
      if (isRoot) return undefined;
      chmodSync(folder, 0o500);
      return folder;
    },
    remove: (folder) => chmodSync(folder, 0o700),
  },
  {
    name: 'a database that this user may only read',
    says: /^The database \S+ cannot be used: .*EACCES/,
    make(folder) {
      if (isRoot) return undefined;
      writeFileSync(path.join(folder, 'hub.sqlite'), '', { mode: 0o400 });
      return folder;
    },
  },
  {
    name: 'a mount that may only be read',
    says: /^The data folder \S+ cannot be written \(EROFS\)/,
    make: readOnlyMount,
    remove: unmount,
  },
  {
    name: 'a secret that nobody can read',
    says: /^The file \S+secret cannot be read or created \(EISDIR\)/,
    make(folder) {
      mkdirSync(path.join(folder, 'secret'));
      return folder;
    },
  },
];

/** What the server says on a start that fails, line by line, and its exit code. */
async function start(dataDir: string): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 20_000,
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, out, err };
}

async function tryPlace({ name, says, make, remove }: Place): Promise<{ broken: string[]; words: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hub-unusable-'));
  const dataDir = make(folder);
  try {
    if (dataDir === undefined) return { broken: [], words: 'left out: not possible for this user here' };
    const { code, out, err } = await start(dataDir);
    const words = err.replace(/^Riftlight cannot start: /, '').trimEnd();
    const isClear = code === 1 && out === '' && says.test(words) && err.split('\n').length === 2;
    return { broken: isClear ? [] : [`${name}: exit code ${code}, ${JSON.stringify(out + err)}`], words };
  } finally {
    if (dataDir !== undefined) remove?.(dataDir);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts on data folders that cannot be used: one clear line, and exit code 1. */
export const unusableFolder: Scenario = {
  name: 'read-only data folder',
  async run({ size }): Promise<Report> {
    // One of each way in which it fails is enough for a look.
    const places = size === 'long' ? PLACES : PLACES.filter((_, number) => [2, 7].includes(number));
    const tried = [];
    for (const place of places) tried.push({ place, ...(await tryPlace(place)) });
    return {
      name: `Data folders that cannot be used, as ${isRoot ? 'root' : 'an ordinary user'}`,
      broken: tried.flatMap(({ broken }) => broken),
      figures: tried.map(({ place, words }) => [place.name, words] as const),
    };
  },
};
