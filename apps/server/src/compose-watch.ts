import { Worker } from 'node:worker_threads';
import type { Ask } from '@hub/features/offers.ts';
import type { Checked, PlainBackup } from '@hub/server/backup/check-plain.ts';
import { createScheduledBackups, type ScheduledBackups } from '@hub/server/backup/scheduled.ts';
import type { BackupTask } from '@hub/server/backup/worker.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import { counted } from '@hub/server/platform/counted.ts';
import { type Environment, hubAddress } from '@hub/server/platform/environment.ts';
import { freeDisk as realFreeDisk } from '@hub/server/platform/free-disk.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { createRepeatedJob, type RepeatedJob } from '@hub/server/platform/repeated-job.ts';
import { type Alert, createAlert } from '@hub/server/platform/webhook.ts';
import type { Readings } from './metrics/metrics.ts';
import { adminCommand } from './own-command.ts';

const WATCH_MS = 60_000;
/** Free space below which the host is told. */
const MIN_FREE_BYTES = 1_073_741_824;
/** A host who is a party of a case is told as well: another one decides it. */
const EVERYBODY = { games: null, notOf: null };
const DAY_MS = 86_400_000;

type Deps = {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly logger: Logger;
  /** File of the thread that makes a backup. */
  readonly worker: string;
  readonly ask: Ask<'feedback' | 'reports'>;
  /** Default: the disk itself. */
  readonly freeDisk?: typeof realFreeDisk | undefined;
};

/** What a server does for its host once a minute: backups that are due, and alerts. */
export function createWatch({ environment, clock, logger, worker, ask, freeDisk = realFreeDisk }: Deps): {
  readonly job: RepeatedJob;
  readonly alert: Alert;
  readonly read: () => Pick<Readings, 'lastBackup' | 'hasBackupFailed' | 'diskFreeBytes'>;
  /** Undefined where the server makes no backups. */
  readonly backups: ScheduledBackups | undefined;
  /** Checks a backup in a thread. Rejects with the reason for a bad one. */
  readonly checkBackup: (backup: PlainBackup) => Promise<Checked>;
} {
  const { dataDir, backupDir, backupPlan, backupKey, webhookUrl, publicUrls } = environment;
  const alert = createAlert({ url: webhookUrl, hub: publicUrls[0] ?? 'Riftlight', clock, logger });
  const backups =
    backupDir === undefined || backupPlan === undefined
      ? undefined
      : createScheduledBackups({
          dataDir,
          backupDir,
          plan: backupPlan,
          backUp: (target) => runWorker(worker, { kind: 'make', dataDir, target, key: backupKey }),
          alert,
          clock,
          logger,
        });
  const tellWhatWaits = async (): Promise<void> => {
    const offers = ask();
    const [reports = 0, answers = 0, feedback = 0] = await Promise.all([
      offers.reports?.waiting(EVERYBODY),
      offers.reports?.answersWaiting(EVERYBODY),
      offers.feedback?.count(clock.now() - DAY_MS),
    ]);
    const desk = `${hubAddress(environment)}/admin`;
    if (reports > 0)
      alert(
        'reports_waiting',
        `${counted(reports, 'case waits', 'cases wait')} for a decision: players or lobbies were reported. Decide at ${desk}`,
      );
    if (answers > 0)
      alert(
        'answers_waiting',
        `${counted(answers, 'player has', 'players have')} answered a decision. Read it at ${desk}`,
      );
    if (feedback > 0)
      alert(
        'feedback_waiting',
        `${counted(feedback, 'piece of feedback', 'pieces of feedback')} of the last day. Read it: ${adminCommand('feedback', environment)}`,
      );
  };
  const watch = async (): Promise<void> => {
    const disk = freeDisk(dataDir);
    if (disk !== undefined && disk.freeBytes < MIN_FREE_BYTES)
      alert('disk_low', `The disk of the data folder has ${Math.floor(disk.freeBytes / 1_048_576)} MB left.`);
    await backups?.runIfDue();
    if (webhookUrl !== undefined) await tellWhatWaits();
  };
  return {
    alert,
    backups,
    checkBackup: (backup) => runWorker<Checked>(worker, { kind: 'check', ...backup }),
    job: createRepeatedJob('watch backups and disk', watch, logger, WATCH_MS),
    read: () => ({
      lastBackup: backups && (backups.newestAt() ?? 0) / 1000,
      hasBackupFailed: backups?.hasFailed(),
      diskFreeBytes: freeDisk(dataDir)?.freeBytes,
    }),
  };
}

/** Resolves with the thread's message when it has ended well. */
const runWorker = <Message = undefined>(file: string, workerData: BackupTask): Promise<Message> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData });
    let message: unknown;
    worker.on('message', (one: unknown) => {
      message = one;
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve(message as Message) : reject(new Error(`the thread ended with ${code}`)),
    );
  });
