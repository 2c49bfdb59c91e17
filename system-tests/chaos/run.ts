/** Kills the server under players, over SQLite and over PostgreSQL, and then tries all other bad weather. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run as runScenarios } from '../fault-injection/scenarios.ts';
import { printed, type Report, type RunOptions } from '../report.ts';
import { run as runKills } from './kills.ts';

/** With these for each kill all kills and the ends of all games take less than eight minutes. */
const EACH_MS = 1_900;
/** Over PostgreSQL there is one kill for so many over SQLite, unless a store is named. */
const SHARE = 8;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    players: { type: 'string', default: '24' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    /** `sqlite` or `postgres` for one of them alone. */
    store: { type: 'string', default: 'both' },
    /** A built `hub.cjs` instead of the sources. */
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

console.log(`\n${new Date().toISOString().slice(0, 10)}, seed ${values.seed}`);
for (const report of reports) console.log(`\n${printed(report)}`);
process.exitCode = reports.some(({ broken }) => broken.length > 0) ? 1 : 0;

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
