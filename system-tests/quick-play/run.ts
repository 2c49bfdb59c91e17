/**
 * `npm run system:quick-play [-- --seed 1]`: 1, 2, 20 and 200 players press quick play at random times, on a server alone and on
 * three nodes that are killed meanwhile.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findRedis, HOW_TO_GET_REDIS } from '../../packages/server/src/bus/testing/test-redis.ts';
import { printReports, type Report, randomSeed } from '../report.ts';
import { run } from './quick-play.ts';

const BUILT = path.resolve(import.meta.dirname, '../../apps/server/dist/hub.cjs');

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: randomSeed() },
    /** Numbers of players. */
    players: { type: 'string', default: '1,2,20,200' },
    /** Numbers of nodes. */
    nodes: { type: 'string', default: '1,3' },
    /** Kills of a node in each run on several nodes. */
    kills: { type: 'string', default: '2' },
    built: { type: 'string', default: BUILT },
  },
});

const redisUrl = await findRedis();
const built = existsSync(values.built) ? values.built : undefined;
const numbersOf = (list: string): number[] => list.split(',').map(Number);
const reports: Report[] = [];
for (const nodes of numbersOf(values.nodes)) {
  if (nodes > 1 && redisUrl === undefined) throw new Error(HOW_TO_GET_REDIS);
  for (const players of numbersOf(values.players)) {
    const kills = nodes > 1 && players > 2 ? Number(values.kills) : 0;
    reports.push(
      await run({
        players,
        nodes,
        kills,
        arrivalMs: Math.max(3_000, 100 * players),
        seed: values.seed,
        redisUrl,
        built,
        onProgress: (line) => console.log(line),
      }),
    );
    console.log(`${players} players on ${nodes}: ${reports.at(-1)?.broken.length} broken`);
  }
}
printReports(reports, values.seed);
// A Redis that was started for this run.
process.exit();
