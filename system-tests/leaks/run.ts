/**
 * `npm run system:leaks [-- --games 1000 --seed 1 --kind "Cooldown Clash" --nodes 3]`: searches all output of the server
 * for secrets; with several nodes also what passes between them.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../packages/server/src/store/testing/postgres-server.ts';
import { plantedDailyLeaks } from './planted-daily-leaks.ts';
import { plantedLeaks as otherLeaks } from './planted-leaks.ts';
import { plantedNodeLeaks } from './planted-node-leaks.ts';
import { playedKinds } from './random-games.ts';
import type { Finding, Tallies } from './scan.ts';
import { isComplete, playAndScan, type SuiteOptions } from './suite.ts';

const SHOWN_FINDINGS = 20;
const SHOWN_BEFORE = 80;
/** Games in which a planted leak must be found. */
const PLANTED_GAMES = 12;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    kind: { type: 'string' },
    nodes: { type: 'string', default: '1' },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);
const nodes = Number(values.nodes);
const postgres = nodes > 1 ? await startPostgres() : undefined;
const plantedLeaks = [...otherLeaks, ...plantedDailyLeaks, ...(nodes > 1 ? plantedNodeLeaks : [])];

const scan = async (options: Omit<SuiteOptions, 'nodes'>): Promise<Tallies> =>
  playAndScan({
    ...options,
    nodes: postgres && { count: nodes, databaseUrl: await postgres.createDatabase() },
  });

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function session({ rows }: Tallies): void {
  print('\n| game | listener | frames and lines | replies | kB | findings |');
  print('| --- | --- | ---: | ---: | ---: | ---: |');
  for (const { kind, audience, frames, replies, bytes, findings } of rows)
    print(`| ${kind} | ${audience} | ${frames} | ${replies} | ${Math.round(bytes / 1000)} | ${findings} |`);
}

function show({ kind, out, form }: Finding): void {
  const at = Math.max(0, out.text.indexOf(form) - SHOWN_BEFORE);
  const around = out.text.slice(at, at + 2 * SHOWN_BEFORE + form.length);
  print(`${kind} to ${out.audience} by ${out.via} ${out.action}: ${around}`);
}

/** Planted leaks that are not found. */
async function unnoticed(): Promise<readonly string[]> {
  const missed: string[] = [];
  for (const { name, leaks, testHub, in: kindName } of plantedLeaks) {
    const kinds = playedKinds.filter((kind) => kind.name === kindName);
    const { findings } = await scan({ seed, count: PLANTED_GAMES, until: leaks, kinds, ...testHub });
    const isFound = isComplete(leaks, findings);
    print(`planted: ${name} (${[...leaks].join(', ')}, ${kindName}): ${isFound ? 'found' : 'NOT FOUND'}`);
    if (!isFound) missed.push(name);
  }
  return missed;
}

const started = performance.now();
const missed = await unnoticed();
const kinds = playedKinds.filter(({ name }) => values.kind === undefined || name === values.kind);
const tallies = await scan({
  seed,
  count: games,
  kinds,
  progress: (kind, number) => {
    if (number % 250 === 0 || number === games) print(`${kind}: ${number} games`);
  },
});
await postgres?.stop();
session(tallies);
for (const finding of tallies.findings.slice(0, SHOWN_FINDINGS)) show(finding);
const seconds = Math.round((performance.now() - started) / 1000);
print(
  `\n${new Date().toISOString().slice(0, 10)}, seed ${seed}, ${nodes} nodes, ${games} games of each kind, ${seconds} s: ` +
    `${tallies.findings.length} findings, ${plantedLeaks.length - missed.length} of ${plantedLeaks.length} planted leaks found`,
);
process.exitCode = tallies.findings.length === 0 && missed.length === 0 ? 0 : 1;
