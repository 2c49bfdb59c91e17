import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RATES } from '@hub/protocol/limits';
import { pino } from 'pino';
import type { Rates } from '../../apps/server/src/http/rate-limits.ts';
import { readEnvironment } from '../../apps/server/src/platform/environment.ts';
import { serve } from '../../apps/server/src/serve.ts';

/**
 * The whole server with its SQLite store, whose clock can be made to run faster: a reel of four seconds would leave
 * nothing to measure. Tells its port on standard output; a message `{ speed }` changes how fast its time goes.
 */
let speed = 1;
let base = Date.now();
let since = performance.now();
const now = (): number => base + (performance.now() - since) * speed;

process.on('message', (message: { readonly speed: number }) => {
  base = now();
  since = performance.now();
  speed = message.speed;
});

// The scheduler asks for real milliseconds by the server's clock; they pass as fast as that does.
const wait = globalThis.setTimeout;
globalThis.setTimeout = ((work: () => void, ms?: number) =>
  wait(work, (ms ?? 0) / speed)) as typeof globalThis.setTimeout;

const unlimited = Object.fromEntries(
  Object.entries(RATES).map(([name, { windowMs }]) => [name, { max: 100_000_000, windowMs }]),
) as Rates;
const dataDir = mkdtempSync(path.join(tmpdir(), 'hub-bench-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
process.on('SIGTERM', () => process.exit(0));

const { url } = await serve({
  environment: readEnvironment({ PORT: '0', DATA_DIR: dataDir }),
  clock: { now: () => Math.floor(now()) },
  logger: pino({ level: 'error' }),
  version: 'bench',
  webFolder: path.join(dataDir, 'no-pages'),
  rates: unlimited,
});
console.log(new URL(url).port);
