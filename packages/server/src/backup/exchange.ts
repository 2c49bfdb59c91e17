import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { giveToOwner } from '../platform/data-owner.ts';
import { lockFolder } from '../platform/folder-lock.ts';
import { MOVED_MARK } from '../platform/moved-mark.ts';
import { sync } from './files.ts';
import { DATABASE, SECRET } from './manifest.ts';

/** The prepared folder under these two names: the first while files leave the data folder, the second while files enter. */
const LEAVING = 'exchange-leaving';
const ENTERING = 'exchange-entering';
const PLAN = 'exchange.json';
/** Files that SQLite keeps beside a database, which belong to exactly this one. */
const LOGS = ['-wal', '-shm', '-journal'];

const planSchema = z.object({
  /** Name of the folder for the replaced files. */
  aside: z.string().check(z.regex(/^replaced-[\w.-]+$/)),
  /** The files that are replaced, or only removed. */
  names: z.array(z.enum([DATABASE, SECRET])),
});
export type ExchangePlan = z.infer<typeof planSchema>;

/**
 * Replaces the files of a locked data folder by those in `prepared`, a folder inside of it. One rename decides: before it the
 * old files count, after it the new ones, because every start finishes the exchange. Returns the folder with the replaced
 * files; undefined when there were none.
 */
export function exchange(dataDir: string, prepared: string, plan: ExchangePlan): string | undefined {
  finishExchange(dataDir);
  const file = path.join(prepared, PLAN);
  writeFileSync(file, JSON.stringify(plan), { mode: 0o600 });
  giveToOwner(file);
  sync(file);
  sync(prepared);
  renameSync(prepared, path.join(dataDir, LEAVING));
  sync(dataDir);
  finishExchange(dataDir);
  const aside = path.join(dataDir, plan.aside);
  return existsSync(aside) ? aside : undefined;
}

/** Finishes an exchange that a kill has interrupted, in a folder that no server uses. */
export function finishInterrupted(dataDir: string): void {
  if (!isInterrupted(dataDir)) return;
  const unlock = lockFolder(dataDir);
  try {
    finishExchange(dataDir);
  } finally {
    unlock();
  }
}

const isInterrupted = (dataDir: string): boolean =>
  [LEAVING, ENTERING].some((name) => existsSync(path.join(dataDir, name)));

/** Every step can be repeated: a kill between two of them leaves what the next call finishes. */
export function finishExchange(dataDir: string): void {
  const [leaving, entering] = [path.join(dataDir, LEAVING), path.join(dataDir, ENTERING)];
  if (existsSync(leaving)) {
    const { aside, names } = planSchema.parse(JSON.parse(readFileSync(path.join(leaving, PLAN), 'utf8')));
    moveFiles(dataDir, path.join(dataDir, aside), withLogs(names));
    renameSync(leaving, entering);
    sync(dataDir);
  }
  if (existsSync(entering)) {
    moveFiles(entering, dataDir, withLogs([SECRET, DATABASE]));
    rmSync(entering, { recursive: true, force: true });
    sync(dataDir);
  }
}

/** The logs of a database, and the mark that it was moved, go with it, and before it. */
const withLogs = (names: ExchangePlan['names']): readonly string[] =>
  names.flatMap((name) =>
    name === DATABASE ? [...LOGS.map((log) => name + log), MOVED_MARK, name] : [name],
  );

function moveFiles(from: string, to: string, names: readonly string[]): void {
  const there = names.filter((name) => existsSync(path.join(from, name)));
  if (there.length === 0) return;
  if (!existsSync(to)) {
    mkdirSync(to, { mode: 0o700 });
    giveToOwner(to);
  }
  for (const name of there) renameSync(path.join(from, name), path.join(to, name));
  sync(to);
}
