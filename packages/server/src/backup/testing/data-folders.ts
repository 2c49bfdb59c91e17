import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { AccountId } from '@hub/engine/wire/ids';
import { pino } from 'pino';
import { type RunningHub, serve } from '../../../../../apps/server/src/serve.ts';
import { ADMIN, PROCESS_VARIABLES } from '../../../../../apps/server/src/testing/main-process.ts';
import { playersAt } from '../../../../../apps/server/src/testing/server-access.ts';
import { systemClock } from '../../platform/clock.ts';
import { readEnvironment } from '../../platform/environment.ts';

const run = promisify(execFile);

/** Runs an admin command in a process of its own. Rejects when it fails. */
export const admin = (dataDir: string, ...words: string[]) =>
  run(process.execPath, [ADMIN, ...words], { env: { ...PROCESS_VARIABLES, DATA_DIR: dataDir } });

/** Runs a server in this process for as long as the work takes, and keeps its data. */
export async function withServer<T>(dataDir: string, work: (running: RunningHub) => Promise<T>): Promise<T> {
  const running = await serve({
    environment: readEnvironment({ PORT: '0', DATA_DIR: dataDir }),
    clock: systemClock,
    logger: pino({ level: 'silent' }),
    version: 'test',
    webFolder: path.join(dataDir, 'no-pages'),
  });
  try {
    return await work(running);
  } finally {
    await running.stop();
  }
}

let template: Promise<string> | undefined;

async function fillTemplate(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hub-template-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  await withServer(dataDir, async ({ url, hub }) => {
    for (let number = 0; number < 3; number += 1) {
      const accountId = await newAccount(url);
      const entry = { accountId, amountEssence: 1_000, reason: 'grant', reference: 'a', at: 1 } as const;
      await hub.features.ledger.append(entry);
    }
  });
  return dataDir;
}

/**
 * Creates the data folder of a stopped hub: three players with 1,000 Blue Essence each. It is a copy of one that this process
 * fills once, with its secret.
 */
export async function stoppedHub(dataDir: string): Promise<string> {
  template ??= fillTemplate();
  cpSync(await template, dataDir, { recursive: true });
  return dataDir;
}

/** Creates a guest account over HTTP. */
export async function newAccount(url: string): Promise<AccountId> {
  return (await playersAt(url).guest('Saver')).id;
}

const PAY_AND_KILL = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1]);
  database.exec("insert into ledger (account_id, sequence, amount, balance_after, reason, reference, created_at) select min(account_id), 2, 7, 1007, 'grant', 'b', 1 from ledger");
  process.kill(process.pid, 'SIGKILL');
`;

/** Runs a process that pays 7 to an account and is killed while the payment is only in the write-ahead log. */
export async function payAndKill(file: string): Promise<void> {
  const child = spawn(process.execPath, ['-e', PAY_AND_KILL, file], { stdio: 'inherit' });
  await once(child, 'exit');
  if (statSync(`${file}-wal`).size === 0) throw new Error('nothing was left behind');
}
