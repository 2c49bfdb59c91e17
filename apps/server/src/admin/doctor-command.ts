import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError } from '@hub/features/administration/command-line/command.ts';
import { oneLine } from '@hub/features/administration/command-line/formatting.ts';
import { backUp } from '@hub/server/backup/backup.ts';
import { inspectDatabase } from '@hub/server/backup/inspect.ts';
import { counted } from '@hub/server/platform/counted.ts';
import { createLogger } from '@hub/server/platform/logger.ts';
import { databaseFile, openDatabase } from '@hub/server/store/open-database.ts';
import type { Command, CommandContext } from './command.ts';
import { examine } from './examine.ts';

const SIGNS = { good: 'good', look: 'LOOK', bad: 'BAD ' } as const;

const doctor: Command = {
  usage: 'doctor',
  summary:
    'check settings, data, disk, clock, backups and how the running server is reached; each finding says what mends it',
  async run(context) {
    const findings = await examine({ ...context, isThorough: true });
    for (const [index, { check, state, found, mend }] of findings.entries()) {
      context.print(`${String(index + 1).padStart(2)}. ${SIGNS[state]}  ${check}: ${oneLine(found)}`);
      if (mend !== undefined) context.print(`          ${mend}`);
    }
    const broken = findings.filter(({ state }) => state === 'bad').length;
    if (broken > 0)
      throw new CommandError(
        `${broken} of ${counted(findings.length, 'check')} ${broken === 1 ? 'is' : 'are'} bad.`,
      );
  },
};

const checkUpgrade: Command = {
  usage: 'check-upgrade',
  summary:
    'run the migrations of this version on a copy of the data of an older one; the server may be running',
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
  print(`The copy is good: ${counted(accounts, 'account')} with ${balanceEssence} BE in all.`);
}

export const doctorCommands: Readonly<Record<string, Command>> = { doctor, 'check-upgrade': checkUpgrade };
