/**
 * `npm run system:nodes [-- --faults 200 --players 24 --nodes 3 --seed 1 --games 300]`: kills nodes around answers, then kills,
 * pauses, stops and cuts nodes from Redis under players.
 * `--weights '{"pause 30 s":1}'` chooses the faults.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findRedis, HOW_TO_GET_REDIS } from '../../packages/server/src/bus/testing/test-redis.ts';
import { printReports, randomSeed } from '../report.ts';
import { FAULT_WEIGHTS, type FaultKind } from './faults.ts';
import { run as loseAnswers } from './lost-answers.ts';
import { run } from './nodes.ts';

const BUILT = path.resolve(import.meta.dirname, '../../apps/server/dist/hub.cjs');

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '200' },
    players: { type: 'string', default: '24' },
    nodes: { type: 'string', default: '3' },
    seed: { type: 'string', default: randomSeed() },
    /** Games of Chain of Legends in which a node is killed around an answer; half of them on two nodes, half on three. */
    games: { type: 'string', default: '300' },
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

const onProgress = (line: string): void => console.log(line);
const built = existsSync(values.built) ? values.built : undefined;
const games = Number(values.games);
const answers = [];
for (const nodes of [2, 3])
  if (games > 0) answers.push(await loseAnswers({ games: games / 2, nodes, redisUrl, built, onProgress }));
const faults = Number(values.faults);
const report = await run({
  redisUrl,
  weights,
  seed: values.seed,
  faults,
  players: Number(values.players),
  nodes: Number(values.nodes),
  lifeMs: Number(values.life),
  built,
  onProgress,
});
printReports([...answers, report], values.seed);
// A Redis that was started for this run.
process.exit();
