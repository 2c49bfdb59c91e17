import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './process-use.ts';
import { startFlags } from './start-flags.ts';

/**
 * Start of the built server to its first answer, as a ratio to an empty Node script started in the same run.
 * Rounds alternate, so that a busy moment of the machine hits both. Prints medians of `ROUNDS`.
 */
const ROUNDS = 7;
const PORT = 20_417;
const main = path.resolve(import.meta.dirname, '../apps/server/dist/hub.cjs');

async function emptyScriptMs(): Promise<number> {
  const from = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit');
  return performance.now() - from;
}

const answers = (): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port: PORT, path: '/api/health', agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode === 200);
    });
    request.on('error', () => resolve(false));
  });

async function serverMs(dataDir: string): Promise<number> {
  const from = performance.now();
  const server = spawn(process.execPath, [...startFlags(), main], {
    env: { PATH: process.env['PATH'], PORT: String(PORT), DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  while (!(await answers())) await sleep(1);
  const took = performance.now() - from;
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
  return took;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'hub-start-'));
const empty: number[] = [];
const server: number[] = [];
await serverMs(dataDir);
for (let round = 0; round < ROUNDS; round += 1) {
  empty.push(await emptyScriptMs());
  server.push(await serverMs(dataDir));
}
rmSync(dataDir, { recursive: true, force: true });

console.log(`empty script   ${median(empty).toFixed(0)} ms`);
console.log(`first answer   ${median(server).toFixed(0)} ms`);
console.log(
  `ratio          ${(median(server) / median(empty)).toFixed(2)}   (aim 5 or less, median of ${ROUNDS})`,
);
