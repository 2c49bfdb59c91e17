import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Clock } from '../platform/clock.ts';
import { openErasedList } from '../platform/erased-list.ts';
import type { Logger } from '../platform/logger.ts';
import type { Alert } from '../platform/webhook.ts';

/** Folders of the server's backups; others in the same folder are left alone. */
const NAME = /^hub-(?<day>\d{4}-\d\d-\d\d)T(?<hours>\d\d)-(?<minutes>\d\d)-(?<seconds>\d\d)Z$/;
const UNFINISHED = /^hub-.*\.unfinished-/;
/** Pause after a failed attempt, in ms. */
const RETRY_MS = 600_000;
const DAY_MS = 86_400_000;
/** A backup is overdue this long after it was due. */
const OVERDUE_MS = 7_200_000;

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
  /** Makes a backup now, and returns its name; undefined while one is being made. Rejects when it fails. */
  makeNow(): Promise<string | undefined>;
  /** Time of the newest backup (ms since 1970); undefined without one. */
  newestAt(): number | undefined;
  /** Whether the last attempt failed. */
  hasFailed(): boolean;
};

export function createScheduledBackups(deps: Deps): ScheduledBackups {
  const { dataDir, backupDir, plan, alert, clock, logger } = deps;
  const startedAt = clock.now();
  let failedAt = Number.NEGATIVE_INFINITY;
  let hasFailed = false;
  const newestAt = (): number | undefined => newestBackup(backupDir, clock.now());

  let isMaking = false;
  const make = async (): Promise<string | undefined> => {
    if (isMaking) return undefined;
    isMaking = true;
    try {
      return await makeOne();
    } finally {
      isMaking = false;
    }
  };
  const makeOne = async (): Promise<string> => {
    mkdirSync(backupDir, { recursive: true, mode: 0o700 });
    removeUnfinished(backupDir, clock.now());
    const target = freeFolder(backupDir, clock.now());
    await deps.backUp(target);
    // Merges the lists of erased accounts.
    openErasedList([dataDir, backupDir]);
    removeOldest(backupDir, path.basename(target), plan.keep);
    hasFailed = false;
    return path.basename(target);
  };

  return {
    newestAt,
    hasFailed: () => hasFailed,
    makeNow: make,
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
        await make();
      } catch (error) {
        failedAt = now;
        hasFailed = true;
        logger.error({ err: error }, 'a backup failed');
        alert('backup_failed', `A backup failed: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}

/** Time of the newest backup of a server in a folder (ms since 1970), but for those from the future. */
export const newestBackup = (folder: string, now: number): number | undefined =>
  timesIn(folder).findLast((at) => at <= now);

/** The folder of that backup. */
export const newestFolder = (folder: string, now: number): string | undefined => {
  const at = newestBackup(folder, now);
  return at === undefined ? undefined : path.join(folder, nameOf(at));
};

/** The folder of a backup made at `at`, or for a second one of the same second, that of the next free one. */
function freeFolder(folder: string, at: number): string {
  const target = path.join(folder, nameOf(at));
  return existsSync(target) ? freeFolder(folder, at + 1_000) : target;
}

/** `hub-2026-11-21T03-00-00Z` */
const nameOf = (at: number): string =>
  `hub-${new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}`;

/** Time of a backup by its name (ms since 1970); undefined for another folder. */
export function timeOf(name: string): number | undefined {
  const { day, hours, minutes, seconds } = NAME.exec(name)?.groups ?? {};
  const at = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at) ? undefined : at;
}

export const isBackupName = (name: string): boolean => timeOf(name) !== undefined;

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Oldest first. */
const timesIn = (folder: string): readonly number[] =>
  namesIn(folder)
    .map(timeOf)
    .filter((at) => at !== undefined)
    .toSorted((a, b) => a - b);

/** The one just made stays in any case: after the clock was set back, it is not the newest by its name. */
function removeOldest(folder: string, made: string, keep: number): void {
  const others = namesIn(folder)
    .filter((name) => name !== made && timeOf(name) !== undefined)
    .toSorted();
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
