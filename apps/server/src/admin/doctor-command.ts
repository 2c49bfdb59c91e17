import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backUp } from '../backup/backup.ts';
import { inspectDatabase } from '../backup/inspect.ts';
import { newestBackup } from '../backup/scheduled.ts';
import { packageVersion } from '../package-version.ts';
import { type Environment, misspellings } from '../platform/environment.ts';
import { storedSecret } from '../platform/instance-secret.ts';
import { createLogger } from '../platform/logger.ts';
import { type Secret, secretFrom } from '../platform/secret.ts';
import { databaseFile, openDatabase } from '../store/open-database.ts';
import * as checks from './checks.ts';
import { type Command, type CommandContext, CommandError } from './command.ts';
import { oneLine } from './formatting.ts';
import { probe } from './probe.ts';

const SIGNS = { good: 'good', look: 'LOOK', bad: 'BAD ' } as const;

const doctor: Command = {
  usage: 'doctor',
  summary:
    'check settings, data, disk, clock, backups and how the running server is reached; each finding says what mends it',
  options: {},
  async run(context) {
    const { environment, clock, variables } = context;
    const now = clock.now();
    const local = `http://127.0.0.1:${environment.port}`;
    const question = doctorQuestion(environment);
    const findings = [
      checks.checkVersions(process.versions.node, packageVersion()),
      checks.checkSettings(misspellings(variables)),
      ...(environment.databaseUrl === undefined ? [checks.checkPermissions(environment.dataDir)] : []),
      checks.checkFileLimit(),
      ...(await checkData(context, now)),
      checks.checkBackup(
        environment,
        environment.backupDir === undefined ? undefined : newestBackup(environment.backupDir, now),
        now,
      ),
      checks.checkAddresses(environment),
      ...(
        await Promise.all([
          probe(local, packageVersion()),
          ...environment.publicUrls.map((url) =>
            probe(url, packageVersion(), question && { ...question, trusted: environment.trustedProxies }),
          ),
        ])
      ).flat(),
    ];
    for (const [index, { check, state, found, mend }] of findings.entries()) {
      context.print(`${String(index + 1).padStart(2)}. ${SIGNS[state]}  ${check}: ${oneLine(found)}`);
      if (mend !== undefined) context.print(`          ${mend}`);
    }
    const broken = findings.filter(({ state }) => state === 'bad').length;
    if (broken > 0) throw new CommandError(`${broken} of ${findings.length} checks are bad.`);
  },
};

/** What can be read in the database; the schema alone where this version cannot use it. */
async function checkData(context: CommandContext, now: number): Promise<readonly checks.Finding[]> {
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

const checkUpgrade: Command = {
  usage: 'check-upgrade',
  summary:
    'run the migrations of this version on a copy of the data of an older one; the server may be running',
  options: {},
  run: async (context) => {
    if (context.environment.databaseUrl !== undefined)
      throw new CommandError('Restore a dump into another PostgreSQL, and start this version there.');
    const folder = mkdtempSync(path.join(tmpdir(), 'hub-upgrade-'));
    try {
      await upgradeCopy(context, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function upgradeCopy({ environment, clock, print }: CommandContext, folder: string): Promise<void> {
  const copy = path.join(folder, 'copy');
  const { schemaVersion: before } = await backUp(environment.dataDir, copy, clock).catch((error: unknown) => {
    throw new CommandError(error instanceof Error ? error.message : String(error), { cause: error });
  });
  const begunAt = performance.now();
  try {
    const engine = await openDatabase({ databaseUrl: undefined, dataDir: copy }, createLogger('silent'));
    await engine.close();
  } catch (error) {
    throw new CommandError(
      `The upgrade would fail: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
  const seconds = ((performance.now() - begunAt) / 1000).toFixed(1);
  const { schemaVersion, accounts, balanceEssence } = inspectDatabase(databaseFile(copy));
  print(
    before === schemaVersion
      ? `Nothing to do: the data has schema ${schemaVersion} already.`
      : `Schema ${before} would become ${schemaVersion} in ${seconds} s; older versions cannot start on it afterwards.`,
  );
  print(`The copy is good: ${accounts} accounts with ${balanceEssence} BE in all.`);
}

export const doctorCommands: Readonly<Record<string, Command>> = { doctor, 'check-upgrade': checkUpgrade };
