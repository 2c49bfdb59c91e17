import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RATES } from '@hub/engine/wire/limits';
import { pino } from 'pino';
import type { Rates } from '../../apps/server/src/http/rate-limits.ts';
import { readEnvironment } from '../../apps/server/src/platform/environment.ts';
import { serve } from '../../apps/server/src/serve.ts';

/**
 * The whole server with its SQLite store and a faster clock, since in real time most of a game is a wait. Prints its
 * port to standard output; a message `{ speed }` changes the speed of the clock.
 */
let speed = 1;
let base = Date.now();
let since = performance.now();
const passed = (): number => base + (performance.now() - since) * speed;

/** A pending timer: its due time on the server's clock, and its callback. */
type Pending = { readonly at: number; readonly ring: () => void; real: NodeJS.Timeout };

/** By the handle that the server received. */
const pending = new Map<NodeJS.Timeout, Pending>();
/**
 * The clock stops while a timer is this late (ms): else some real milliseconds would look like an outage, after which a
 * game extends its deadlines.
 */
const MOST_LATE_MS = 500;
let earliest = Number.POSITIVE_INFINITY;
const now = (): number => Math.min(passed(), earliest + MOST_LATE_MS);

function settle(timer: NodeJS.Timeout): void {
  const at = pending.get(timer)?.at;
  pending.delete(timer);
  if (at === earliest) earliest = Math.min(...[...pending.values()].map((other) => other.at));
}

// Timers run on the server's clock.
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
  // Pending timers keep their due time on the server's clock.
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
