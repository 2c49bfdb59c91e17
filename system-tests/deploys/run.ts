/**
 * `npm run system:deploys [-- --deploys 60 --players 40 --stops 2000 --seed 1]`: stops and restarts the server as
 * deploys do, first some times under many players, then very often under few.
 *
 * `npm run system:deploys -- --nodes 3 [--deploys 3 --players 60 --wait none --seed 1]`: restarts one node after the other behind a
 * load balancer, while players think and reconnect like people; exits with 1 if one of them is refused.
 *
 * `npm run system:deploys -- --from <built hub.cjs of another version> [--updates 3 --nodes 3 --players 40 --seed 1]`: updates from that
 * version under players who finish the games that it has begun: on SQLite, on PostgreSQL, or nodes one after the other. Every
 * second update kills instead of stopping.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findRedis, HOW_TO_GET_REDIS } from '../../packages/server/src/bus/testing/test-redis.ts';
import { run as runNodes } from '../nodes/nodes.ts';
import { FAST_PACE, HUMAN_PACE } from '../players/player.ts';
import { printed, printReports, type Report, randomSeed } from '../report.ts';
import { run } from './stops.ts';
import { update } from './update.ts';
import { oneProcess, nodes as updatedNodes, type Versions } from './updated-hub.ts';

const { values } = parseArgs({
  options: {
    deploys: { type: 'string' },
    players: { type: 'string' },
    nodes: { type: 'string', default: '1' },
    /** `page`: players wait before they reconnect as the page does; `none`: almost not at all. */
    wait: { type: 'string', default: 'page' },
    stops: { type: 'string', default: '2000' },
    seed: { type: 'string', default: randomSeed() },
    /** A built `hub.cjs`; default: the sources. */
    built: { type: 'string' },
    /** A built `hub.cjs` of another version, from which to update. */
    from: { type: 'string' },
    /** Updates on each kind of hub. */
    updates: { type: 'string', default: '3' },
  },
});

/** In real time: fewer deploys with more players. */
const REAL_SHARE = 6;
const MORE_PLAYERS = 4;
/** The stops run on two servers at once; one of ten in real time. */
const SERVERS = ['a', 'b'];
const REAL_STOPS_SHARE = 10;
/** Of several nodes: the last build if there is one, and the time over which players arrive. */
const BUILT = path.resolve(import.meta.dirname, '../../apps/server/dist/hub.cjs');
const ARRIVAL_MS = 30_000;
/** On each of the two versions, before the players finish. */
const UPDATE_LIFE_MS = 4_000;
const FEW = { players: 6, lifeMs: 100 };

const common = {
  seed: values.seed,
  onProgress: (line: string) => console.log(line),
  ...(values.built !== undefined && { built: path.resolve(values.built) }),
};
const nodes = Number(values.nodes);
printReports(await reports(), values.seed);
// A Redis that was started for this run would keep the process.
process.exit();

async function reports(): Promise<readonly Report[]> {
  if (values.from !== undefined) return updatesFrom(path.resolve(values.from));
  return nodes > 1 ? [await rollingDeploys()] : deploysOfOneServer();
}

async function updatesFrom(from: string): Promise<readonly Report[]> {
  const players = Number(values.players ?? 40);
  const updated: Report[] = [];
  for (let number = 0; number < Number(values.updates); number += 1) {
    const versions: Versions = { from, built: common.built, isKilled: number % 2 === 1 };
    const seed = `${values.seed}/${number}`;
    const how = versions.isKilled ? 'killed' : 'stopped';
    const hubs =
      nodes > 1
        ? [
            [
              `${nodes} nodes`,
              async () => updatedNodes(versions, { count: nodes, redisUrl: await redis() }),
            ] as const,
          ]
        : (['SQLite', 'PostgreSQL'] as const).map(
            (store) => [store, () => oneProcess(versions, store)] as const,
          );
    for (const [name, start] of hubs) {
      const report = await update(await start(), {
        seed,
        players,
        name: `${name}, ${how}`,
        lifeMs: UPDATE_LIFE_MS,
      });
      common.onProgress(printed(report));
      updated.push(report);
    }
  }
  return updated;
}

async function redis(): Promise<string> {
  const redisUrl = await findRedis();
  if (redisUrl === undefined) throw new Error(HOW_TO_GET_REDIS);
  return redisUrl;
}

async function deploysOfOneServer(): Promise<readonly Report[]> {
  const deploys = Number(values.deploys ?? 60);
  const players = Number(values.players ?? 40);
  const reports: Report[] = [];
  if (deploys > 0) {
    reports.push(
      await run({ ...common, stops: deploys, players, speed: 20, lifeMs: 2_500 }),
      await run({
        ...common,
        stops: Math.ceil(deploys / REAL_SHARE),
        players: players * MORE_PLAYERS,
        lifeMs: 6_000,
      }),
    );
  }
  const stops = Number(values.stops);
  const realStops = Math.ceil(stops / REAL_STOPS_SHARE);
  if (stops > 0) {
    reports.push(...(await onAllServers(stops - realStops, { speed: 10 })));
    reports.push(...(await onAllServers(realStops, {})));
  }
  return reports;
}

async function rollingDeploys(): Promise<Report> {
  const redisUrl = await redis();
  const { backOff } = values.wait === 'none' ? FAST_PACE : HUMAN_PACE;
  return runNodes({
    ...common,
    built: common.built ?? (existsSync(BUILT) ? BUILT : undefined),
    redisUrl,
    nodes,
    faults: Array.from({ length: nodes * Number(values.deploys ?? 3) }, () => 'stop' as const),
    players: Number(values.players ?? 60),
    pace: { ...HUMAN_PACE, backOff },
    // Otherwise the players of one process are slower than the nodes.
    isChecked: false,
    arrivalMs: ARRIVAL_MS,
    lifeMs: 3_000,
    isShort: true,
  });
}

function onAllServers(count: number, time: { readonly speed?: number }): Promise<readonly Report[]> {
  return Promise.all(
    SERVERS.map((server) =>
      run({
        ...common,
        ...FEW,
        ...time,
        seed: `${values.seed}${server}`,
        stops: Math.ceil(count / SERVERS.length),
      }),
    ),
  );
}
