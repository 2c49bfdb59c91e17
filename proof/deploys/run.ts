/** `npm run proof:deploys [-- --stops 60 --players 40 --seed 1]`: stops and starts the server under players, as deploys do. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printed, type Report } from '../chaos/report.ts';
import { run } from './stops.ts';

const { values } = parseArgs({
  options: {
    stops: { type: 'string', default: '60' },
    players: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    /** A built `hub.cjs` instead of the sources. */
    built: { type: 'string' },
  },
});

/** At the real speed there is less to see in the same time: a share of the stops, with more players. */
const REAL_SHARE = 6;
const MORE_PLAYERS = 4;

const common = {
  seed: values.seed,
  onProgress: (line: string) => console.log(line),
  ...(values.built !== undefined && { built: path.resolve(values.built) }),
};
const stops = Number(values.stops);
const players = Number(values.players);
const reports: readonly Report[] = [
  await run({ ...common, stops, players, speed: 20, lifeMs: 2_500 }),
  await run({
    ...common,
    stops: Math.ceil(stops / REAL_SHARE),
    players: players * MORE_PLAYERS,
    lifeMs: 6_000,
  }),
];

console.log(`\n${new Date().toISOString().slice(0, 10)}, seed ${values.seed}`);
for (const report of reports) console.log(`\n${printed(report)}`);
process.exitCode = reports.some(({ broken }) => broken.length > 0) ? 1 : 0;
