import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RATES } from '@hub/engine/wire/limits';
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
const passed = (): number => base + (performance.now() - since) * speed;

/** A timer of the server that has not rung: when it is due by the server's clock, and what waits for that. */
type Pending = { readonly at: number; readonly ring: () => void; real: NodeJS.Timeout };

/** By what the server was given for them. */
const pending = new Map<NodeJS.Timeout, Pending>();
/**
 * Time stands still while a timer is so late (ms): some real milliseconds would look like the seconds after which a game
 * believes that the server was away, and gives everybody more time.
 */
const MOST_LATE_MS = 500;
let earliest = Number.POSITIVE_INFINITY;
const now = (): number => Math.min(passed(), earliest + MOST_LATE_MS);

function settle(timer: NodeJS.Timeout): void {
  const at = pending.get(timer)?.at;
  pending.delete(timer);
  if (at === earliest) earliest = Math.min(...[...pending.values()].map((other) => other.at));
}

// The scheduler asks for real milliseconds by the server's clock; they pass as fast as that does.
const { setTimeout: wait, clearTimeout: forget } = globalThis;
globalThis.setTimeout = ((work: () => void, ms = 0) => {
  const ring = (): void => {
    settle(timer);
    work();
  };
  const timer = wait(ring, ms / speed);
  const at = passed() + ms;
  pending.set(timer, { at, ring, real: timer });
  earliest = Math.min(earliest, at);
  return timer;
}) as typeof globalThis.setTimeout;
globalThis.clearTimeout = ((timer: NodeJS.Timeout | undefined) => {
  if (timer !== undefined) {
    forget(pending.get(timer)?.real);
    settle(timer);
  }
  forget(timer);
}) as typeof globalThis.clearTimeout;

process.on('message', (message: { readonly speed: number }) => {
  base = passed();
  since = performance.now();
  speed = message.speed;
  // What waits already waits as long by the server's clock as it was told to.
  for (const timer of pending.values()) {
    forget(timer.real);
    timer.real = wait(timer.ring, Math.max(0, timer.at - base) / speed);
  }
});

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
