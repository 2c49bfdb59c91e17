import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import { WebSocket } from 'ws';
import { protocolsFor } from '../apps/server/src/realtime/testing/client.ts';
import { createTokens } from '../features/accounts/tokens.ts';
import { systemClock } from '../packages/server/src/platform/clock.ts';
import { instanceSecret } from '../packages/server/src/platform/instance-secret.ts';
import { ServerProcess } from '../system-tests/players/server-process.ts';
import { accountIdOf, playerIdOf } from './large-hub/crowd.ts';
import { makeLargeHub } from './large-hub/make.ts';
import { median } from './process-use.ts';

/**
 * What a large hub costs its host on SQLite: start, size, doctor, calls, a scrape with 10,000 sockets, the retention jobs,
 * backup and restore. `node bench/large-hub.ts [folder]` keeps the made hub in the folder and takes it again. Exits with 1
 * when an aim is missed. Build first.
 */
const PLAYERS = 100_000;
const MATCHES = 1_000_000;
const SOCKETS = 10_000;
const RETENTION_S = 60;
const METRICS_TOKEN = 'a token of the measurements';
const root = path.resolve(import.meta.dirname, '..');
const built = path.join(root, 'apps/server/dist/hub.cjs');
const admin = path.join(root, 'apps/server/src/admin/main.ts');
const [kept] = process.argv.slice(2);
const work = kept ?? mkdtempSync(path.join(tmpdir(), 'hub-large-'));
const dataDir = path.join(work, 'data');

/** Milliseconds that something takes. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

let missed = 0;
function report(what: string, value: number, unit: string, aim?: number): void {
  if (aim !== undefined && !(value <= aim)) missed += 1;
  const against = aim === undefined ? '' : `   aim ${aim} or less`;
  console.log(`${what.padEnd(44)}${value.toFixed(1).padStart(9)} ${unit}${against}`);
}

const variables = { METRICS_TOKEN };
const preload = path.join(import.meta.dirname, 'large-hub/probe.ts');
const start = (more: Readonly<Record<string, string>> = {}): Promise<ServerProcess> =>
  ServerProcess.start({ dataDir, built, preload, variables: { ...variables, ...more } });

function adminSeconds(words: readonly string[], port = 1): number {
  const from = performance.now();
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port) };
  const { stdout, stderr, status } = spawnSync(process.execPath, [admin, ...words], {
    env,
    encoding: 'utf8',
  });
  if (words[0] === 'doctor') console.log(stdout.replaceAll(/^/gm, '    '));
  else if (status !== 0) throw new Error(stderr);
  return (performance.now() - from) / 1_000;
}

async function tokenOf(number: number): Promise<string> {
  const secret = instanceSecret(undefined, dataDir);
  tokens ??= createTokens({ secret, clock: systemClock });
  return tokens.issue({
    id: accountIdOf(number) as AccountId,
    playerId: playerIdOf(number) as PlayerId,
    name: 'Bench',
    googleSub: undefined,
    tokenVersion: 0,
  });
}
let tokens: ReturnType<typeof createTokens> | undefined;

async function measureStarts(): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const server = await start();
    times.push(server.startedInMs);
    await server.stop();
  }
  report('start, median of 3', median(times) / 1_000, 's', 2);
}

async function measureCalls(server: ServerProcess): Promise<void> {
  const paths = {
    'feed of the home page': () => '/lastMatches',
    'first page of a leaderboard': () => '/moreLess/leaderborad/0/50/globe',
    'page of a leaderboard, anywhere': (number: number) => `/moreLess/leaderborad/${number}/50/globe`,
    'rank of a player': (number: number) => `/moreLess/playerGlobalRanking/${playerIdOf(number)}`,
    'a profile': (number: number) => `/accounts/${playerIdOf(number)}`,
    'own ledger': (number: number) => `/accounts/${playerIdOf(number)}/ledger`,
    'ring of today': () => '/ring',
    'streak of a daily': () => '/dailies/itemRift/streak',
  };
  for (const [what, pathOf] of Object.entries(paths)) {
    const times: number[] = [];
    for (let round = 0; round < 200; round += 1) {
      // The busiest accounts are among them.
      const number = (round * round * 7) % 90_000;
      const headers = {
        authorization: `Bearer ${await tokenOf(number)}`,
        'x-forwarded-for': `10.0.${round >> 4}.${round}`,
      };
      let status = 0;
      times.push(
        await timed(async () => {
          const reply = await fetch(`${server.url}/api${pathOf(number)}`, { headers });
          ({ status } = reply);
          await reply.text();
        }),
      );
      if (status !== 200) throw new Error(`${what}: ${status}`);
    }
    report(`${what}, median`, median(times), 'ms', 20);
  }
}

/** Processor time of the thread that plays, per scrape. */
async function scrapeMs(server: ServerProcess): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const costs: number[] = [];
  for (let round = 0; round < 40; round += 1) {
    const before = Number(await server.ask('cpu'));
    await (await fetch(`${server.url}/metrics`, { headers })).text();
    costs.push(Number(await server.ask('cpu')) - before);
  }
  return median(costs.slice(10));
}

async function openSockets(server: ServerProcess): Promise<WebSocket[]> {
  const url = `${server.url.replace('http', 'ws')}/ws/championRift`;
  const open = async (number: number): Promise<WebSocket> => {
    const socket = new WebSocket(url, protocolsFor(await tokenOf(number)), {
      perMessageDeflate: false,
      headers: { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` },
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return socket;
  };
  const sockets: WebSocket[] = [];
  for (let from = 0; from < SOCKETS; from += 100)
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, (_, index) => open(from + index)))));
  return sockets;
}

async function measureTurns(
  what: string,
  more: Readonly<Record<string, string>>,
  aim?: number,
): Promise<void> {
  const server = await start(more);
  // Its first requests compile code.
  await sleep(3_000);
  await server.ask('watch');
  await sleep(RETENTION_S * 1_000);
  const turns = (await server.ask('turns')) as readonly number[];
  await server.stop();
  console.log(`    slowest turns: ${turns.map((ms) => ms.toFixed(1)).join(', ')} ms`);
  report(`${what}: slowest turn in ${RETENTION_S} s`, turns[0] ?? Number.NaN, 'ms', aim);
}

console.log(`load ${loadavg()[0]?.toFixed(1)}`);
if (!existsSync(path.join(dataDir, 'hub.sqlite'))) {
  mkdirSync(work, { recursive: true });
  const ms = await timed(() => makeLargeHub(dataDir, PLAYERS, MATCHES));
  report('made in', ms / 1_000, 's');
}
try {
  report('database', statSync(path.join(dataDir, 'hub.sqlite')).size / 1e6, 'MB', 1_000);
  await measureStarts();
  const server = await start();
  report('doctor', adminSeconds(['doctor'], server.port), 's', 5);
  await measureCalls(server);
  report('a scrape', await scrapeMs(server), 'ms', 5);
  const sockets = await openSockets(server);
  report(`a scrape with ${sockets.length} sockets`, await scrapeMs(server), 'ms', 5);
  for (const socket of sockets) socket.terminate();
  await server.stop();
  await measureTurns('without retention', {});
  await measureTurns('with retention', { KEEP_MATCHES_DAYS: '30', KEEP_GUESTS_DAYS: '7' }, 20);
  const backup = path.join(work, 'backup');
  rmSync(backup, { recursive: true, force: true });
  report('backup, verified', adminSeconds(['backup', backup]), 's');
  report('restore', adminSeconds(['restore-backup', backup, path.join(work, 'restored')]), 's');
  rmSync(backup, { recursive: true, force: true });
  rmSync(path.join(work, 'restored'), { recursive: true, force: true });
} finally {
  if (kept === undefined) rmSync(work, { recursive: true, force: true });
}
console.log(`load ${loadavg()[0]?.toFixed(1)}`);
process.exitCode = missed === 0 ? 0 : 1;
