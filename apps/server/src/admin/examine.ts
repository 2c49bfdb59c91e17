import { statSync } from 'node:fs';
import { CommandError } from '@hub/features/administration/command-line/command.ts';
import type { Administration } from '@hub/features/administration/server.ts';
import { checkEncrypted } from '@hub/server/backup/encryption.ts';
import { BackupError } from '@hub/server/backup/files.ts';
import { readBackup, readManifest } from '@hub/server/backup/read-backup.ts';
import { newestBackup, newestFolder } from '@hub/server/backup/scheduled.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import { type Environment, hubAddress } from '@hub/server/platform/environment.ts';
import { storedSecret } from '@hub/server/platform/instance-secret.ts';
import { reasonOf } from '@hub/server/platform/reason.ts';
import { type Secret, secretFrom } from '@hub/server/platform/secret.ts';
import { misspellings } from '@hub/server/platform/variables.ts';
import { callWebhook } from '@hub/server/platform/webhook.ts';
import { databaseFile } from '@hub/server/store/open-database.ts';
import { adminCommand } from '../own-command.ts';
import { packageVersion } from '../package-version.ts';
import * as checks from './checks.ts';
import { clockElsewhere, probe } from './probe.ts';

type Patient = {
  readonly environment: Environment;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly settingsFile?: string | undefined;
  /** Sends a message to the webhook, and reads the whole newest backup: a command may, a page that is looked at often may not. */
  readonly isThorough?: boolean;
  /** Rejects with a CommandError where this version cannot use the data. */
  openStore(): Promise<{
    readonly features: { readonly administration: Pick<Administration, 'health' | 'nodes'> };
  }>;
};

/** The checks of the doctor: settings, data, disk, clock, backups and how the running server is reached. */
export async function examine(patient: Patient): Promise<readonly checks.Finding[]> {
  const { environment, clock, variables } = patient;
  const now = clock.now();
  const local = hubAddress({ ...environment, publicUrls: [] });
  const question = doctorQuestion(environment);
  return [
    checks.checkVersions(process.versions.node, packageVersion()),
    checks.checkSettings(misspellings(variables), patient.settingsFile),
    ...(environment.databaseUrl === undefined ? [checks.checkPermissions(environment.dataDir)] : []),
    checks.checkFileLimit(),
    ...(await checkData(patient, now)),
    ...(await checkBackups(patient, now)),
    checks.checkAddresses(environment),
    ...(patient.isThorough ? await tryWebhook(environment) : []),
    ...(
      await Promise.all([
        probe(local, packageVersion(), { origin: environment.publicUrls[0] }),
        ...environment.publicUrls.map((url) =>
          probe(url, packageVersion(), {
            question: question && { ...question, trusted: environment.trustedProxies },
          }),
        ),
      ])
    ).flat(),
  ];
}

async function tryWebhook({ webhookUrl, ...environment }: Environment): Promise<readonly checks.Finding[]> {
  const check = 'webhook';
  if (webhookUrl === undefined)
    return [{ check, state: 'good', found: 'none is set; troubles are in the log only' }];
  try {
    const hub = hubAddress(environment);
    await callWebhook(webhookUrl, { kind: 'test', hub, text: 'doctor tries the webhook. It works.' });
    return [{ check, state: 'good', found: 'takes messages; one was sent' }];
  } catch (error) {
    return [
      {
        check,
        state: 'bad',
        found: reasonOf(error),
        mend: 'Set WEBHOOK_URL to the address that the chat service shows.',
      },
    ];
  }
}

async function checkBackups(
  { environment, isThorough = false }: Patient,
  now: number,
): Promise<readonly checks.Finding[]> {
  const { backupDir } = environment;
  const newest = backupDir === undefined ? undefined : newestBackup(backupDir, now);
  const folder = backupDir === undefined ? undefined : newestFolder(backupDir, now);
  const age = checks.checkBackup(environment, newest, now);
  const check = 'backup files';
  try {
    const manifest = folder === undefined ? undefined : readManifest(folder);
    if (folder !== undefined && manifest !== undefined && isThorough)
      await (manifest.encrypted === undefined ? readBackup(folder) : checkEncrypted(folder, manifest));
    const key = await checks.checkBackupKey(environment, manifest);
    return [
      age,
      ...(manifest && isThorough
        ? [{ check, state: 'good', found: 'the newest is as it was made' } as const]
        : []),
      ...(key === undefined ? [] : [key]),
    ];
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    const again = adminCommand('backup <folder>', environment);
    return [
      age,
      {
        check,
        state: 'bad',
        found: error.message,
        mend: `Make another one with ${again}, and check the disk.`,
      },
    ];
  }
}

/** What can be read in the database; the schema alone where this version cannot use it. */
async function checkData(context: Patient, now: number): Promise<readonly checks.Finding[]> {
  const { environment } = context;
  const isSqlite = environment.databaseUrl === undefined;
  try {
    const { administration } = (await context.openStore()).features;
    const { skewMs, oldestAt, newestAt, ...ledger } = await administration.health(now);
    const bytes = isSqlite ? statSync(databaseFile(environment.dataDir)).size : 0;
    const elsewhere = await clockElsewhere(environment);
    const own = secretOf(environment)?.derive('nodes').toString('hex');
    return [
      { check: 'schema', state: 'good', found: 'of this version' },
      checks.checkDisk(environment.dataDir, bytes, now - (oldestAt ?? now)),
      checks.checkClock({ skewMs, newestAt, elsewhere }, now),
      checks.checkLedger(ledger, environment),
      ...(isSqlite || own === undefined ? [] : [checks.checkSecrets(own, await administration.nodes())]),
    ];
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return [
      {
        check: 'schema',
        state: 'bad',
        found: error.message,
        mend: `${adminCommand('check-upgrade', environment)}, then start the newest version once; or set DATA_DIR, DATABASE_URL as for the server.`,
      },
    ];
  }
}

const secretOf = ({ secret, dataDir }: Environment): Secret | undefined =>
  secret === undefined ? storedSecret(dataDir) : secretFrom(secret);

/** How the command asks a server how it sees callers; undefined without the secret. */
const doctorQuestion = (environment: Environment): { readonly key: string } | undefined => {
  const key = secretOf(environment)?.derive('doctor').toString('hex');
  return key === undefined ? undefined : { key };
};
