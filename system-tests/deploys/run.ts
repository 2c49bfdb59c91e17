/**
 * `npm run system:deploys [-- --deploys 60 --players 40 --stops 2000 --seed 1]`: stops and starts the server under players, as
 * deploys do, first a few times under a crowd, then very often under few players.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printed, type Report } from '../report.ts';
import { run } from './stops.ts';

const { values } = parseArgs({
  options: {
    deploys: { type: 'string', default: '60' },
    players: { type: 'string', default: '40' },
    stops: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    /** A built `hub.cjs` instead of the sources. */
    built: { type: 'string' },
  },
});

/** At the real speed there is less to see in the same time: a share of the deploys, with more players. */
const REAL_SHARE = 6;
const MORE_PLAYERS = 4;
/** The stops are made on two servers at the same time; one of ten at the real speed. */
const SERVERS = ['a', 'b'];
const REAL_STOPS_SHARE = 10;
const FEW = { players: 6, lifeMs: 100 };

const common = {
  seed: values.seed,
  onProgress: (line: string) => console.log(line),
  ...(values.built !== undefined && { built: path.resolve(values.built) }),
};
const deploys = Number(values.deploys);
const players = Number(values.players);
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

console.log(`\n${new Date().toISOString().slice(0, 10)}, seed ${values.seed}`);
for (const report of reports) console.log(`\n${printed(report)}`);
process.exitCode = reports.some(({ broken }) => broken.length > 0) ? 1 : 0;

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
