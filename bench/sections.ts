import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { RATES } from '@hub/engine/wire/limits';
import { drawFirstPlace, type Section, sectionAround } from '@hub/games/rift-guesser/rules/rules.ts';
import { pino } from 'pino';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { readEnvironment } from '../apps/server/src/platform/environment.ts';
import { type RunningHub, serve } from '../apps/server/src/serve.ts';

/**
 * Pictures of Rift Guesser on an idle server: how soon the first byte of one that lies ready comes, and what painting one
 * costs the event loop, which should be nothing, since a thread of its own paints. Prints medians.
 */
const PICTURES = 100;
const LIMIT_MS = 10;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const sections: readonly Section[] = Array.from({ length: PICTURES }, (_, index) =>
  sectionAround(drawFirstPlace(`bench ${index}`)),
);

/** Milliseconds from the request to the first byte of the answer's body. */
const firstByteMs = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const from = performance.now();
    get(url, { agent: false }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url}: ${reply.statusCode}`));
      reply.once('data', () => {
        resolve(performance.now() - from);
        reply.resume();
      });
    }).on('error', reject);
  });

type LoopCost = { readonly busyMs: number; readonly delayMs: number };

/**
 * What the thread of the event loop did while something went on: its processor time, and the 99th percentile of what it
 * kept others waiting, both in milliseconds. The largest wait tells of a busy machine more than of the server.
 */
async function loopCostOf(work: () => Promise<unknown>): Promise<LoopCost> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  delay.disable();
  return { busyMs: (user + system) / 1e3, delayMs: delay.percentile(99) / 1e6 };
}

/** Longer than it takes. */
const HELD_MS = 600_000;

async function measure({ hub, url }: RunningHub): Promise<void> {
  hub.sections.start();
  hub.sections.publish('warm', sectionAround(drawFirstPlace('warm')), HELD_MS);
  await hub.sections.read('warm', 1);
  await sleep(1_500);

  const from = performance.now();
  const painting = await loopCostOf(async () => {
    for (const [index, section] of sections.entries()) hub.sections.publish(`${index}`, section, HELD_MS);
    await Promise.all(sections.map((_, index) => hub.sections.read(`${index}`, 1)));
  });
  const paintMs = (performance.now() - from) / PICTURES;
  const resting = await loopCostOf(() => sleep(paintMs * PICTURES));

  const waits: number[] = [];
  for (const index of sections.keys())
    waits.push(await firstByteMs(`${url}/api/riftGuesser/section/${index}.webp`));
  const first = median(waits);
  console.log(
    `first byte of a picture that lies ready: ${first.toFixed(2)} ms (aim: at most ${LIMIT_MS} ms)`,
  );
  console.log(`painting one, on its thread: ${paintMs.toFixed(1)} ms`);
  console.log(
    `event loop: ${painting.busyMs.toFixed(1)} ms of processor for ${PICTURES} pictures, ` +
      `${resting.busyMs.toFixed(1)} ms at rest for as long; a look every 10 ms came after ${painting.delayMs.toFixed(1)} ms while painting (p99), ${resting.delayMs.toFixed(1)} ms at rest`,
  );
  if (first > LIMIT_MS) process.exitCode = 1;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'hub-bench-'));
const running = await serve({
  environment: readEnvironment({ PORT: '0', DATA_DIR: dataDir }),
  clock: systemClock,
  logger: pino({ level: 'silent' }),
  version: 'bench',
  webFolder: path.join(dataDir, 'no-pages'),
  rates: RATES,
});
await measure(running);
await running.stop();
rmSync(dataDir, { recursive: true });
