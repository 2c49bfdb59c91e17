/**
 * `npm run system:deploys [-- --deploys 60 --players 40 --stops 2000 --seed 1]`: stops and restarts the server as
 * deploys do, first some times under many players, then very often under few.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printReports, type Report, randomSeed } from '../report.ts';
import { run } from './stops.ts';

const { values } = parseArgs({
  options: {
    deploys: { type: 'string', default: '60' },
    players: { type: 'string', default: '40' },
    stops: { type: 'string', default: '2000' },
    seed: { type: 'string', default: randomSeed() },
    /** A built `hub.cjs`; default: the sources. */
    built: { type: 'string' },
  },
});

/** In real time: fewer deploys with more players. */
const REAL_SHARE = 6;
const MORE_PLAYERS = 4;
/** The stops run on two servers at once; one of ten in real time. */
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

printReports(reports, values.seed);

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
