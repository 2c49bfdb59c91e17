import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Clock } from '../platform/clock.ts';
import { makeFolder } from '../platform/data-folder.ts';
import { openErasedList } from '../platform/erased-list.ts';
import type { Logger } from '../platform/logger.ts';
import type { Alert } from '../platform/webhook.ts';

/** Folders of the server's backups; others in the same folder are left alone. */
const NAME = /^hub-(?<day>\d{4}-\d\d-\d\d)T(?<hours>\d\d)-(?<minutes>\d\d)-(?<seconds>\d\d)Z(?<hand>-hand)?$/;

/** Backups by hand and those of the timer are kept apart: many of one kind remove none of the other. */
type How = 'by timer' | 'by hand';
const UNFINISHED = /^hub-.*\.unfinished-/;
/** Pause after a failed attempt, in ms. */
const RETRY_MS = 600_000;
const DAY_MS = 86_400_000;
/** A backup is overdue this long after it was due. */
const OVERDUE_MS = 7_200_000;
/** A name this far ahead is still of now: several backups of one second take the names of the next ones. */
const SAME_TIME_MS = 60_000;

export type BackupPlan = { readonly everyMs: number; readonly keep: number };

type Deps = {
  readonly dataDir: string;
  readonly backupDir: string;
  readonly plan: BackupPlan;
  /** Makes a verified backup in a new folder. */
  readonly backUp: (target: string) => Promise<unknown>;
  readonly alert: Alert;
  readonly clock: Clock;
  readonly logger: Logger;
};

/** Backups that the server makes by itself. */
export type ScheduledBackups = {
  /** Makes a backup if one is due, and removes the oldest ones above the number to keep. Never rejects. */
  runIfDue(): Promise<void>;
  /** Makes one by hand now, which takes no place of those of the timer, and returns its name; undefined while one is being made. Rejects when it fails. */
  makeNow(): Promise<string | undefined>;
  /** Time of the newest backup of the timer (ms since 1970); undefined without one. */
  newestAt(): number | undefined;
  /** Whether the last attempt failed. */
  hasFailed(): boolean;
};

export function createScheduledBackups(deps: Deps): ScheduledBackups {
  const { dataDir, backupDir, plan, alert, clock, logger } = deps;
  const startedAt = clock.now();
  let failedAt = Number.NEGATIVE_INFINITY;
  let hasFailed = false;
  const newestAt = (): number | undefined => newestBackup(backupDir, clock.now(), 'by timer');

  let isMaking = false;
  const make = async (how: How): Promise<string | undefined> => {
    if (isMaking) return undefined;
    isMaking = true;
    try {
      return await makeOne(how);
    } finally {
      isMaking = false;
    }
  };
  const makeOne = async (how: How): Promise<string> => {
    makeBackupFolder(backupDir);
    removeUnfinished(backupDir, clock.now());
    const target = freeFolder(backupDir, clock.now(), how);
    await deps.backUp(target);
    // Merges the lists of erased accounts.
    openErasedList([dataDir, backupDir]);
    removeOldest(backupDir, { made: path.basename(target), how, keep: plan.keep, now: clock.now() });
    hasFailed = false;
    return path.basename(target);
  };

  return {
    newestAt,
    hasFailed: () => hasFailed,
    makeNow: () => make('by hand'),
    async runIfDue() {
      const now = clock.now();
      const newest = newestAt();
      if (now - Math.max(newest ?? 0, startedAt) > plan.everyMs + OVERDUE_MS)
        alert(
          'backup_overdue',
          `No backup has succeeded since ${newest === undefined ? 'the start' : new Date(newest).toISOString()}.`,
        );
      if (newest !== undefined && now - newest < plan.everyMs) return;
      if (Math.abs(now - failedAt) < RETRY_MS) return;
      try {
        await make('by timer');
      } catch (error) {
        failedAt = now;
        hasFailed = true;
        logger.error({ err: error }, 'a backup failed');
        alert('backup_failed', `A backup failed: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}

/** Time of the newest backup of a server in a folder (ms since 1970), but for those from the future; of one kind or of both. */
export const newestBackup = (folder: string, now: number, how?: How): number | undefined =>
  newestName(folder, now, how)?.at;

/** The folder of the newest backup of either kind. */
export const newestFolder = (folder: string, now: number): string | undefined => {
  const newest = newestName(folder, now);
  return newest === undefined ? undefined : path.join(folder, newest.name);
};

const newestName = (folder: string, now: number, how?: How) =>
  backupNamesIn(folder, now)
    .filter((name) => how === undefined || howOf(name) === how)
    .map((name) => ({ name, at: timeOf(name) ?? 0 }))
    .findLast(({ at }) => !isAhead(at, now));

/** The folder of a backup made at `now`: of several of one second each is a second after the one before, so that names keep their order. */
function freeFolder(folder: string, now: number, how: How): string {
  let at = Math.max(now, (newestName(folder, now, how)?.at ?? 0) + 1_000);
  while (existsSync(path.join(folder, nameOf(at, how)))) at += 1_000;
  return path.join(folder, nameOf(at, how));
}

/** `hub-2026-11-21T03-00-00Z`, and by hand `hub-2026-11-21T03-00-00Z-hand` */
const nameOf = (at: number, how: How): string =>
  `hub-${new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}${how === 'by hand' ? '-hand' : ''}`;

/** Time of a backup by its name (ms since 1970); undefined for another folder. */
export function timeOf(name: string): number | undefined {
  const { day, hours, minutes, seconds } = NAME.exec(name)?.groups ?? {};
  const at = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at) ? undefined : at;
}

const howOf = (name: string): How => (NAME.exec(name)?.groups?.['hand'] ? 'by hand' : 'by timer');

/**
 * Names of the backups of a server in a folder, oldest first; none where the folder cannot be read. Those from the future count as
 * the oldest, because the clock was ahead when they were made, or is behind: either way they were there before the next one.
 */
export function backupNamesIn(folder: string, now: number): readonly string[] {
  const isFromFuture = (name: string): boolean => isAhead(timeOf(name) ?? 0, now);
  const names = namesIn(folder)
    .filter((name) => timeOf(name) !== undefined)
    .toSorted();
  return [...names.filter(isFromFuture), ...names.filter((name) => !isFromFuture(name))];
}

const isAhead = (at: number, now: number): boolean => at > now + SAME_TIME_MS;

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

function makeBackupFolder(folder: string): void {
  try {
    makeFolder(path.resolve(folder));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(`The folder ${folder} cannot be created${code}. Choose another one with BACKUP_DIR.`, {
      cause: error,
    });
  }
}

/** The one just made stays in any case: when the clock is set back meanwhile, it is not the newest by its name. */
function removeOldest(
  folder: string,
  {
    made,
    how,
    keep,
    now,
  }: { readonly made: string; readonly how: How; readonly keep: number; readonly now: number },
): void {
  const others = backupNamesIn(folder, now).filter((name) => name !== made && howOf(name) === how);
  for (const name of others.slice(0, Math.max(0, others.length - (keep - 1))))
    rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** What a killed server left behind. */
function removeUnfinished(folder: string, now: number): void {
  for (const name of namesIn(folder).filter((one) => UNFINISHED.test(one))) {
    const file = path.join(folder, name);
    if (now - statSync(file).mtimeMs > DAY_MS) rmSync(file, { recursive: true, force: true });
  }
}
