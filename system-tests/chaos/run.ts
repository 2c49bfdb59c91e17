/** `npm run system:chaos`: kills the server under players, on SQLite and PostgreSQL, then injects all other faults. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run as runScenarios } from '../fault-injection/scenarios.ts';
import { printReports, type Report, type RunOptions, randomSeed } from '../report.ts';
import { run as runKills } from './kills.ts';

/** Time for each kill: all kills and the last games take less than eight minutes. */
const EACH_MS = 1_900;
/** Kills on SQLite for each kill on PostgreSQL, unless a store is given. */
const SHARE = 8;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    players: { type: 'string', default: '24' },
    seed: { type: 'string', default: randomSeed() },
    /** `sqlite` or `postgres`; default: both. */
    store: { type: 'string', default: 'both' },
    /** A built `hub.cjs`; default: the sources. */
    built: { type: 'string' },
    /** `kills` or `scenarios`. */
    only: { type: 'string' },
  },
});

const options: RunOptions = { seed: values.seed, onProgress: (line) => console.log(line) };
const kills = Number(values.kills);
const reports: Report[] = [];
if (values.only !== 'scenarios') {
  if (values.store !== 'postgres') reports.push(await killed('sqlite', kills));
  if (values.store === 'postgres') reports.push(await killed('postgres', kills));
  if (values.store === 'both') reports.push(await killed('postgres', Math.ceil(kills / SHARE)));
}
if (values.only !== 'kills') reports.push(...(await runScenarios(options)));

printReports(reports, values.seed);

function killed(store: 'sqlite' | 'postgres', count: number): Promise<Report> {
  return runKills({
    ...options,
    store,
    kills: count,
    players: Number(values.players),
    spreadMs: EACH_MS * count,
    ...(values.built !== undefined && { built: path.resolve(values.built) }),
  });
}
