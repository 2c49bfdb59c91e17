/**
 * Every attack in full size on a server process with the limits of the product, while honest players play. Prints one
 * line for each: what was tried, what came of it, how long the honest ones waited, and the server's memory. Exits with 1
 * when more got through than may, or when an honest player was not served.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { TIMEOUTS } from '../../apps/server/src/http/timeouts.ts';
import { ServerProcess } from '../players/server-process.ts';
import { type Attack, isKept, type Outcome } from './attack.ts';
import { attacks } from './attacks.ts';
import { HonestPlayers } from './honest-players.ts';
import { pause } from './raw-socket.ts';

/** Honest players wait no longer than this in 95 of 100 cases, in ms. Attackers and server share two cores here. */
const P95_LIMIT_MS = 500;
/** What the server may have grown by in the end, in MB: the heap is collected when there is need for it, not before. */
const GROWTH_LIMIT_MB = 400;
const PAGE_BYTES = 4_096;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    share: { type: 'string', default: '1' },
    honest: { type: 'string', default: '10' },
  },
});

interface Row {
  readonly attack: Attack;
  readonly outcome: Outcome;
  readonly seconds: number;
  readonly p95: number;
  readonly worst: number;
  readonly failures: number;
  readonly before: number;
  readonly after: number;
}

const megabytesOf = (pid: number): number =>
  Math.round((Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 1e6);

async function measure(attack: Attack, server: ServerProcess, honest: HonestPlayers): Promise<Row> {
  const before = megabytesOf(server.pid);
  honest.take();
  const from = performance.now();
  const count = Math.max(attack.counts.short, Math.round(attack.counts.long * Number(values.share)));
  const target = { port: server.port, patienceMs: TIMEOUTS.requestMs + TIMEOUTS.checkIntervalMs };
  const outcome = await attack.run(target, count);
  const seconds = (performance.now() - from) / 1_000;
  // Long enough for the honest to be asked about the end, too.
  await pause(500);
  const { waits, failures } = honest.take();
  const p95 = waits[Math.floor(waits.length * 0.95)] ?? Number.NaN;
  return {
    attack,
    outcome,
    seconds,
    p95,
    worst: waits.at(-1) ?? Number.NaN,
    failures,
    before,
    after: megabytesOf(server.pid),
  };
}

const isGood = ({ outcome, p95, failures }: Row): boolean =>
  isKept(outcome) && p95 <= P95_LIMIT_MS && failures === 0;

const TITLES = ['attack', 'tried', 'refused', 'through', 'may', 's', 'p95 ms', 'worst', 'failed', 'MB', ''];

const cellsOf = (row: Row): readonly string[] => [
  row.attack.name,
  ...[row.outcome.tried, row.outcome.refused, row.outcome.through, row.outcome.allowed].map(String),
  row.seconds.toFixed(1),
  row.p95.toFixed(0),
  row.worst.toFixed(0),
  String(row.failures),
  `${row.before} > ${row.after}`,
  isGood(row) ? 'kept' : `BROKEN ${row.outcome.faults.slice(0, 5).join('; ')}`,
];

function printTable(rows: readonly Row[]): void {
  const lines = [TITLES, ...rows.map(cellsOf)];
  const widths = TITLES.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  for (const line of lines)
    console.log(
      line
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    );
}

const chosen = attacks.filter(({ name }) => values.only === undefined || name.includes(values.only));
const server = await ServerProcess.start({ variables: { TRUST_PROXY: 'false' } });
const rows: Row[] = [];
let isHealthy = true;
try {
  const honest = await HonestPlayers.begin(server.port, Number(values.honest));
  await pause(2_000);
  const calm = honest.take().waits;
  console.log(
    `before: p95 ${calm[Math.floor(calm.length * 0.95)]?.toFixed(0)} ms of ${calm.length} questions`,
  );
  const first = megabytesOf(server.pid);
  for (const attack of chosen) {
    const row = await measure(attack, server, honest);
    rows.push(row);
    console.log(`${isGood(row) ? 'kept  ' : 'BROKEN'} ${attack.name}, ${row.seconds.toFixed(1)} s`);
  }
  await honest.end();
  const complaints = server.log.filter(({ level = 0 }) => level >= 50);
  const growth = megabytesOf(server.pid) - first;
  console.log(
    `\nsystem:abuse, ${new Date().toISOString().slice(0, 10)}, ${values.honest} honest players by call and by frame\n`,
  );
  printTable(rows);
  console.log(
    `\nmemory grew by ${growth} MB in all; lines logged: ${server.log.length}, errors: ${complaints.length}`,
  );
  isHealthy = growth <= GROWTH_LIMIT_MB && complaints.length === 0;
} finally {
  await server.remove();
}
process.exitCode = isHealthy && rows.every(isGood) ? 0 : 1;
