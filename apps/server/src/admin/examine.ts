import { statSync } from 'node:fs';
import type { Manifest } from '../backup/manifest.ts';
import { readManifest } from '../backup/read-backup.ts';
import { newestBackup, newestFolder } from '../backup/scheduled.ts';
import type { AdministrationStore } from '../domain/administration/ports.ts';
import { packageVersion } from '../package-version.ts';
import type { Clock } from '../platform/clock.ts';
import type { Environment } from '../platform/environment.ts';
import { storedSecret } from '../platform/instance-secret.ts';
import { type Secret, secretFrom } from '../platform/secret.ts';
import { misspellings } from '../platform/variables.ts';
import { databaseFile } from '../store/open-database.ts';
import * as checks from './checks.ts';
import { CommandError } from './command.ts';
import { probe } from './probe.ts';

type Patient = {
  readonly environment: Environment;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** Rejects with a CommandError where this version cannot use the data. */
  openStore(): Promise<{
    readonly store: { readonly administration: Pick<AdministrationStore, 'health' | 'nodes'> };
  }>;
};

/** The checks of the doctor: settings, data, disk, clock, backups and how the running server is reached. */
export async function examine(patient: Patient): Promise<readonly checks.Finding[]> {
  const { environment, clock, variables } = patient;
  const now = clock.now();
  const local = `http://127.0.0.1:${environment.port}`;
  const question = doctorQuestion(environment);
  return [
    checks.checkVersions(process.versions.node, packageVersion()),
    checks.checkSettings(misspellings(variables)),
    ...(environment.databaseUrl === undefined ? [checks.checkPermissions(environment.dataDir)] : []),
    checks.checkFileLimit(),
    ...(await checkData(patient, now)),
    ...(await checkBackups(environment, now)),
    checks.checkAddresses(environment),
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

async function checkBackups(environment: Environment, now: number): Promise<readonly checks.Finding[]> {
  const { backupDir } = environment;
  const newest = backupDir === undefined ? undefined : newestBackup(backupDir, now);
  const folder = backupDir === undefined ? undefined : newestFolder(backupDir, now);
  const key = await checks.checkBackupKey(environment, folder === undefined ? undefined : manifestIn(folder));
  return [checks.checkBackup(environment, newest, now), ...(key === undefined ? [] : [key])];
}

/** Undefined for a damaged backup, which `verify-backup` reports. */
function manifestIn(folder: string): Manifest | undefined {
  try {
    return readManifest(folder);
  } catch {
    return undefined;
  }
}

/** What can be read in the database; the schema alone where this version cannot use it. */
async function checkData(context: Patient, now: number): Promise<readonly checks.Finding[]> {
  const { environment } = context;
  const isSqlite = environment.databaseUrl === undefined;
  try {
    const { store } = await context.openStore();
    const { skewMs, oldestAt, ...ledger } = await store.administration.health(now);
    const bytes = isSqlite ? statSync(databaseFile(environment.dataDir)).size : 0;
    const own = secretOf(environment)?.derive('nodes').toString('hex');
    return [
      { check: 'schema', state: 'good', found: 'of this version' },
      checks.checkDisk(environment.dataDir, bytes, now - (oldestAt ?? now)),
      checks.checkClock(skewMs),
      checks.checkLedger(ledger),
      ...(isSqlite || own === undefined
        ? []
        : [checks.checkSecrets(own, await store.administration.nodes())]),
    ];
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return [
      {
        check: 'schema',
        state: 'bad',
        found: error.message,
        mend: 'npm run admin -- check-upgrade, then start the newest version once; or set DATA_DIR, DATABASE_URL as for the server.',
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
