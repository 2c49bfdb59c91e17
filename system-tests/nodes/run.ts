/**
 * `npm run system:nodes [-- --faults 200 --players 24 --nodes 3 --seed 1]`: kills, pauses and stops nodes under players.
 * `--weights '{"pause 30 s":1}'` chooses the faults.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findRedis, HOW_TO_GET_REDIS } from '../../apps/server/src/bus/testing/test-redis.ts';
import { printReports, randomSeed } from '../report.ts';
import { FAULT_WEIGHTS, type FaultKind } from './faults.ts';
import { run } from './nodes.ts';

const BUILT = path.resolve(import.meta.dirname, '../../apps/server/dist/hub.cjs');

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '200' },
    players: { type: 'string', default: '24' },
    nodes: { type: 'string', default: '3' },
    seed: { type: 'string', default: randomSeed() },
    /** Average time between two faults, in ms. */
    life: { type: 'string', default: '1200' },
    /** Weights of the faults; those not named do not happen. */
    weights: { type: 'string' },
    /** A built `hub.cjs`; default: the last build, else the sources. */
    built: { type: 'string', default: BUILT },
  },
});

const redisUrl = await findRedis();
if (redisUrl === undefined) throw new Error(HOW_TO_GET_REDIS);
const NONE = Object.fromEntries(Object.keys(FAULT_WEIGHTS).map((kind) => [kind, 0])) as Record<
  FaultKind,
  number
>;
const weights =
  values.weights === undefined
    ? FAULT_WEIGHTS
    : { ...NONE, ...(JSON.parse(values.weights) as Partial<Record<FaultKind, number>>) };

const report = await run({
  redisUrl,
  weights,
  seed: values.seed,
  faults: Number(values.faults),
  players: Number(values.players),
  nodes: Number(values.nodes),
  lifeMs: Number(values.life),
  built: existsSync(values.built) ? values.built : undefined,
  onProgress: (line) => console.log(line),
});
printReports([report], values.seed);
// A Redis that was started for this run.
process.exit();
