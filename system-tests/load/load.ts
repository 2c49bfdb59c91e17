import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuUs, residentKb } from '../../bench/process-use.ts';
import { ServerProcess } from '../players/server-process.ts';
import type { Report } from '../report.ts';
import { lowest, percentile, type Sample, slopePerMinute } from '../statistics.ts';
import type { Lived, Order } from './crowd-process.ts';
import { KEPT_BYTES } from './heap-question.ts';

const PROBE = path.join(import.meta.dirname, 'memory-probe.ts');
const CROWD = path.join(import.meta.dirname, 'crowd-process.ts');

/** Limit for the 95th percentile of answer times. */
export const P95_LIMIT_MS = 150;
/**
 * Limit for the growth of resident memory per minute, in MB, by the lowest sample of each part; caches and
 * libraries still grow after ten minutes.
 */
const SLOPE_LIMIT_MB = 5;
/**
 * Limit for the growth of memory after garbage collections, in MB per minute. With 9,000 answers a minute it
 * reveals a leak of 60 bytes per answer or 1 kB per game.
 */
const KEPT_LIMIT_MB = 0.5;
/** Parts of the measured time, and parts without a check: caches and compiled code grow at first. */
const PARTS = 10;
const WARM_UP_PARTS = 4;
/** Garbage collections per part, of which the lowest result counts. */
const COLLECTIONS = 4;

/**
 * Answers below which memory growth is not judged: caches of pictures and libraries grow during the first 30,000.
 */
const WARM_ANSWERS = 50_000;

export interface LoadOptions {
  readonly seed: string;
  readonly players: number;
  readonly arrivalMs: number;
  readonly measuredMs: number;
  readonly pace: Order['pace'];
  /** A built `hub.cjs`; default: the sources. */
  readonly built?: string;
  /** Time between two samples, in ms. */
  readonly lookMs: number;
  readonly onProgress?: (line: string) => void;
}

/** Measurements of the server. */
export interface Watched {
  readonly memoryMb: readonly Sample[];
  /** Memory after garbage collections. */
  readonly keptMb: readonly Sample[];
  /** CPU use during the measurement, 1 for one core. */
  readonly cores: number;
  /** Log lines of warnings and errors. */
  readonly warnings: readonly string[];
}

/** Runs players on a server with the limits of the product, and measures both. */
export async function load(options: LoadOptions): Promise<Report> {
  const { built } = options;
  const server = await ServerProcess.start({ preload: PROBE, ...(built !== undefined && { built }) });
  try {
    const [lived, watched] = await Promise.all([play(server, options), watch(server, options)]);
    return report(lived, watched, options);
  } finally {
    await server.stop();
    await server.remove();
  }
}

async function play({ url }: ServerProcess, options: LoadOptions): Promise<Lived> {
  const { seed, players, arrivalMs, measuredMs, pace } = options;
  const order: Order = { url, seed, players, arrivalMs, measuredMs, pace };
  const child = fork(CROWD, [JSON.stringify(order)]);
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the players ended with ${String(code)}`);
  });
  const [lived] = (await Promise.race([once(child, 'message'), failed])) as [Lived];
  failed.catch(() => undefined);
  return lived;
}

async function watch(server: ServerProcess, options: LoadOptions): Promise<Watched> {
  const { arrivalMs, measuredMs, lookMs, onProgress } = options;
  await sleep(arrivalMs);
  const memoryMb: Sample[] = [];
  const keptMb: Sample[] = [];
  const [from, cpuFrom] = [performance.now(), cpuUs(server.pid)];
  const passed = (): number => performance.now() - from;
  while (passed() < measuredMs) {
    const value = residentKb(server.pid) / 1_000;
    memoryMb.push({ minutes: passed() / 60_000, value });
    if (passed() * PARTS * COLLECTIONS >= keptMb.length * measuredMs) {
      const kept = Number(await server.ask(KEPT_BYTES)) / 1e6;
      keptMb.push({ minutes: passed() / 60_000, value: kept });
      if (keptMb.length % COLLECTIONS === 1)
        onProgress?.(
          `${(passed() / 60_000).toFixed(1)} min: ${value.toFixed(0)} MB, ${kept.toFixed(1)} of them kept`,
        );
    }
    await sleep(Math.min(lookMs, Math.max(1, measuredMs - passed())));
  }
  const cores = (cpuUs(server.pid) - cpuFrom) / 1_000 / passed();
  const warnings = server.log.filter(({ level = 60 }) => level >= 40).map((line) => JSON.stringify(line));
  return { memoryMb, keptMb, cores, warnings };
}

/** Creates the report: violated limits and figures. */
export function report(
  lived: Lived,
  watched: Watched,
  options: Pick<LoadOptions, 'seed' | 'players'>,
): Report {
  const waits = Object.values(lived.waits).flat();
  const p95 = percentile(waits, 95);
  const warm = lowest(watched.memoryMb, PARTS).slice(WARM_UP_PARTS);
  const slope = slopePerMinute(warm);
  const kept = lowest(watched.keptMb, PARTS);
  const keptSlope = slopePerMinute(kept.slice(WARM_UP_PARTS));
  const isWarm = waits.length >= WARM_ANSWERS;
  // Players drop their own connections, too.
  const parted = Object.entries(lived.ended).filter(([code]) => code !== '1006');
  return {
    name: `Load, ${options.players} players, seed ${options.seed}`,
    broken: [
      ...(p95 <= P95_LIMIT_MS ? [] : [`p95 is ${p95.toFixed(0)} ms, not ${P95_LIMIT_MS}`]),
      ...(slope <= SLOPE_LIMIT_MB || !isWarm ? [] : [`memory rises by ${slope.toFixed(1)} MB a minute`]),
      ...(keptSlope <= KEPT_LIMIT_MB || !isWarm
        ? []
        : [`memory that is kept rises by ${keptSlope.toFixed(2)} MB a minute`]),
      ...Object.entries(lived.faults).map(([what, times]) => `${times} times ${what}`),
      ...parted.map(([code, times]) => `${times} connections ended with ${code}`),
      ...watched.warnings.slice(0, 20),
    ],
    figures: [
      ['answers', waits.length],
      ['p50, p95, p99, longest', `${[50, 95, 99, 100].map((part) => ms(waits, part)).join(', ')} ms`],
      ...byArea(lived.waits).map(
        ([area, of]) =>
          [`${area}: answers, p95, p99`, `${of.length}, ${ms(of, 95)}, ${ms(of, 99)} ms`] as const,
      ),
      ['slowest, p95', slowest(lived.waits)],
      ['faults', Object.values(lived.faults).reduce((sum, times) => sum + times, 0)],
      ['lines cut by their own players', lived.ended['1006'] ?? 0],
      ...byName(Object.entries(lived.done)).map(([what, times]) => [`to its end: ${what}`, times] as const),
      ['server, of one core', watched.cores.toFixed(2)],
      [
        'memory by tenths of the time, lowest',
        `${lowest(watched.memoryMb, PARTS)
          .map(({ value }) => value.toFixed(0))
          .join(', ')} MB`,
      ],
      ['memory, highest', `${Math.max(...watched.memoryMb.map(({ value }) => value)).toFixed(0)} MB`],
      ['memory rises by', `${slope.toFixed(2)} MB a minute${isWarm ? '' : ', too few answers to judge it'}`],
      [
        'kept after a collection, by tenths, lowest',
        `${kept.map(({ value }) => value.toFixed(1)).join(', ')} MB`,
      ],
      ['memory that is kept rises by', `${keptSlope.toFixed(2)} MB a minute`],
    ],
  };
}

const ms = (waits: readonly number[], percent: number): string => percentile(waits, percent).toFixed(1);

/** Answer times by endpoint; all HTTP calls are one. */
function byArea(waits: Lived['waits']): [string, readonly number[]][] {
  const areas = new Map<string, number[]>();
  for (const [what, of] of Object.entries(waits)) {
    const area = what.split('.', 1)[0] ?? what;
    areas.set(area, [...(areas.get(area) ?? []), ...of]);
  }
  return byName([...areas]);
}

/** The five slowest kinds of answers. */
const slowest = (waits: Lived['waits']): string =>
  Object.entries(waits)
    .map(([what, of]) => ({ what, p95: percentile(of, 95) }))
    .toSorted((one, other) => other.p95 - one.p95)
    .slice(0, 5)
    .map(({ what, p95 }) => `${what} ${p95.toFixed(0)}`)
    .join(', ');

const byName = <Value>(entries: readonly [string, Value][]): [string, Value][] =>
  entries.toSorted(([one], [other]) => one.localeCompare(other));
