/**
 * `npm run system:abuse [-- --share 0.1 --only "words of its name" --honest 10 --nodes 3]`: runs every attack in full size
 * against a server process, or several nodes behind a load balancer, with the limits of the product while honest players
 * play. Exits with 1 when more got through than allowed, or when an honest player was not served in time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { residentKb } from '../../bench/process-use.ts';
import { findRedis, HOW_TO_GET_REDIS } from '../../packages/server/src/bus/testing/test-redis.ts';
import { Cluster } from '../nodes/cluster.ts';
import { ServerProcess } from '../players/server-process.ts';
import { tableOf } from '../report.ts';
import { percentile } from '../statistics.ts';
import { type Attack, isDefended, type Outcome } from './attack.ts';
import { attacks } from './attacks.ts';
import { HonestPlayers } from './honest-players.ts';

/** Limit for the 95th percentile of honest players' answer times; attackers and server share two cores. */
const P95_LIMIT_MS = 500;
/** Limit for the growth of the server's memory over all attacks; the heap is collected late. */
const GROWTH_LIMIT_MB = 400;
const MAX_PRINTED = 20;
/** The server closes a connection without a complete request 20 s after its start, and checks every 2 s. */
const CLOSES_WITHIN_MS = 22_000;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    share: { type: 'string', default: '1' },
    honest: { type: 'string', default: '10' },
    nodes: { type: 'string', default: '1' },
  },
});

interface Row {
  readonly attack: Attack;
  readonly outcome: Outcome;
  readonly seconds: number;
  readonly p95: number;
  readonly longest: number;
  readonly failures: number;
  readonly before: number;
  readonly after: number;
}

interface Attacked {
  readonly port: number;
  /** One server, or all nodes. */
  readonly servers: readonly ServerProcess[];
  remove(): Promise<void>;
}

async function startAttacked(nodes: number): Promise<Attacked> {
  const variables = { TRUST_PROXY: 'false' };
  if (nodes > 1) {
    const redisUrl = await findRedis();
    if (redisUrl === undefined) throw new Error(HOW_TO_GET_REDIS);
    const cluster = await Cluster.start({ nodes, redisUrl, variables });
    const port = Number(new URL(cluster.url).port);
    return { port, servers: cluster.nodes, remove: () => cluster.remove() };
  }
  const server = await ServerProcess.start({ variables });
  return { port: server.port, servers: [server], remove: () => server.remove() };
}

const megabytesOf = ({ servers }: Attacked): number =>
  Math.round(servers.reduce((sum, { pid }) => sum + residentKb(pid), 0) / 1_000);

async function measure(attack: Attack, server: Attacked, honest: HonestPlayers): Promise<Row> {
  const before = megabytesOf(server);
  honest.take();
  const from = performance.now();
  const count = Math.max(attack.counts.short, Math.round(attack.counts.long * Number(values.share)));
  const outcome = await attack.run({ port: server.port, closesWithinMs: CLOSES_WITHIN_MS }, count);
  const seconds = (performance.now() - from) / 1_000;
  // Time for the honest players' last requests.
  await sleep(500);
  const { waits, failures } = honest.take();
  const [p95, longest] = [percentile(waits, 95), percentile(waits, 100)];
  return { attack, outcome, seconds, p95, longest, failures, before, after: megabytesOf(server) };
}

const isGood = ({ outcome, p95, failures }: Row): boolean =>
  isDefended(outcome) && p95 <= P95_LIMIT_MS && failures === 0;

const HEADER = [
  'attack',
  'tried',
  'refused',
  'through',
  'allowed',
  's',
  'p95 ms',
  'longest',
  'failed',
  'MB',
  '',
];

const cellsOf = (row: Row): readonly (string | number)[] => [
  row.attack.name,
  row.outcome.tried,
  row.outcome.refused,
  row.outcome.through,
  row.outcome.allowed,
  row.seconds.toFixed(1),
  row.p95.toFixed(0),
  row.longest.toFixed(0),
  row.failures,
  `${row.before} > ${row.after}`,
  isGood(row) ? 'passed' : `FAILED ${row.outcome.faults.slice(0, 5).join('; ')}`,
];

const server = await startAttacked(Number(values.nodes));
const rows: Row[] = [];
let isHealthy = true;
try {
  const honest = await HonestPlayers.begin(server.port, Number(values.honest));
  await sleep(2_000);
  const { waits } = honest.take();
  console.log(`without attacks: p95 ${percentile(waits, 95).toFixed(0)} ms of ${waits.length} requests`);
  const first = megabytesOf(server);
  for (const attack of attacks.filter(({ name }) => name.includes(values.only))) {
    const row = await measure(attack, server, honest);
    rows.push(row);
    console.log(`${isGood(row) ? 'passed' : 'FAILED'} ${attack.name}, ${row.seconds.toFixed(1)} s`);
  }
  await honest.end();
  const log = server.servers.flatMap((one) => one.log);
  const errors = log.filter(({ level = 0 }) => level >= 50);
  const growth = megabytesOf(server) - first;
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${values.honest} honest players, ${values.nodes} nodes\n`,
  );
  console.log(tableOf([HEADER, ...rows.map(cellsOf)]));
  console.log(`\nmemory growth: ${growth} MB; logged lines: ${log.length}, errors: ${errors.length}`);
  for (const line of log.slice(0, MAX_PRINTED)) console.log(JSON.stringify(line));
  isHealthy = growth <= GROWTH_LIMIT_MB * server.servers.length && errors.length === 0;
} finally {
  await server.remove();
}
// A Redis that was started for this run would keep the process.
process.exit(isHealthy && rows.every(isGood) ? 0 : 1);
