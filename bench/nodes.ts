/**
 * `npm run bench:nodes [-- --rooms 40 --seconds 6 --rounds 2 --kills 10]`: what it costs that the rooms of a hub are on
 * several nodes. Every figure has its reference in the same run:
 *
 * - the time of a command whose room is on another node, beside one whose room is on the player's own;
 * - the processor time of a command of all nodes, PostgreSQL and Redis together, at one, two and three nodes;
 * - how long players see nothing of their room after its node was killed.
 *
 * The commands make players of a lobby of four ready or not: checked, stored and sent to all four like a guess, without the
 * pauses of a game.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findRedis, HOW_TO_GET_REDIS } from '../apps/server/src/bus/testing/test-redis.ts';
import { Cluster } from '../system-tests/nodes/cluster.ts';
import { FAULT_WEIGHTS } from '../system-tests/nodes/faults.ts';
import { run } from '../system-tests/nodes/nodes.ts';
import { percentile } from '../system-tests/statistics.ts';
import { type LobbyRoom, seatLobby, type TimedCommand } from './nodes/lobby-room.ts';
import { cpuUs, descendantsOf, endedChildrenUs, median } from './realtime/process-use.ts';

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '40' },
    /** Length of each measurement. */
    seconds: { type: 'string', default: '6' },
    /** Measurements of each number of nodes, in turn. */
    rounds: { type: 'string', default: '2' },
    kills: { type: 'string', default: '10' },
  },
});
const rooms = Number(values.rooms);
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const kills = Number(values.kills);
const NODES = [1, 2, 3];
/** Rooms with a pending command: few while times are measured, many while processor time is. */
const CALM = 2;
const BUSY = 20;
const BUILT = path.resolve(import.meta.dirname, '../apps/server/dist/hub.cjs');
const built = existsSync(BUILT) ? BUILT : undefined;
const WARM_UP_SECONDS = 3;

const redis = await findRedis();
if (redis === undefined) throw new Error(HOW_TO_GET_REDIS);
const redisUrl = redis;
const redisPid = await pidOfRedis(redisUrl);

interface Measured {
  readonly nodes: number;
  /** Times of commands in ms. */
  readonly local: readonly number[];
  readonly remote: readonly number[];
  readonly cpuUs: number;
  readonly perSecond: number;
}

let isEnding = false;
const fail = (why: string): void => {
  if (isEnding) return;
  console.error(why);
  process.exit(1);
};

/** Processor time of all nodes, PostgreSQL and Redis. */
const usedUs = (): number =>
  [...new Set([...descendantsOf(process.pid), redisPid])].reduce(
    (sum, pid) => sum + cpuUs(pid) + endedChildrenUs(pid),
    0,
  );

async function pidOfRedis(url: string): Promise<number> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port || 6379), hostname);
  socket.write('INFO server\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return Number(/process_id:(\d+)/.exec(answer.toString())?.[1]);
}

/** Plays with so many pending commands; resolves to them with the index of their room. */
async function play(played: readonly LobbyRoom[], pending: number, forSeconds: number) {
  const done: (TimedCommand & { readonly room: number })[] = [];
  const until = performance.now() + forSeconds * 1_000;
  let at = 0;
  const next = (): number | undefined => {
    for (let tried = 0; tried < played.length; tried += 1) {
      at = (at + 1) % played.length;
      if (played[at]?.isReady === true) return at;
    }
    return undefined;
  };
  await Promise.all(
    Array.from({ length: pending }, async () => {
      while (performance.now() < until) {
        const room = next();
        const sent = room === undefined ? undefined : played[room]?.command();
        if (room === undefined || sent === undefined) await sleep(1);
        else done.push({ ...(await sent), room });
      }
    }),
  );
  return done;
}

async function measure(nodes: number): Promise<Measured> {
  isEnding = false;
  const cluster = await Cluster.start({ nodes, redisUrl, built });
  try {
    // A room is on the node of its first seat; the players are spread evenly.
    const nodeOf = (room: number, seat: number): number => (room + seat) % nodes;
    const played: LobbyRoom[] = [];
    for (let room = 0; room < rooms; room += 1)
      played.push(await seatLobby(room, (seat) => cluster.nodes[nodeOf(room, seat)]?.port ?? 0, fail));
    await play(played, BUSY, WARM_UP_SECONDS);
    const calm = await play(played, CALM, seconds);
    const before = usedUs();
    const busy = await play(played, BUSY, seconds);
    const used = usedUs() - before;
    const times = (isRemote: boolean): number[] =>
      calm
        .filter(({ room, seat }) => (nodeOf(room, seat) !== nodeOf(room, 0)) === isRemote)
        .map(({ ms }) => ms);
    return {
      nodes,
      local: times(false),
      remote: times(true),
      cpuUs: used / busy.length,
      perSecond: busy.length / seconds,
    };
  } finally {
    isEnding = true;
    await cluster.remove();
  }
}

const line = (name: string, figures: readonly string[]): void =>
  console.log(name.padEnd(42) + figures.map((figure) => figure.padStart(10)).join(''));

function report(all: readonly Measured[]): void {
  const by = NODES.map((nodes) => all.filter((one) => one.nodes === nodes));
  const each = (get: (one: Measured) => number, digits: number): string[] =>
    by.map((some) => median(some.map(get)).toFixed(digits));
  const [one] = by;
  const ratio = (some: readonly Measured[]): number =>
    median(some.map(({ cpuUs: us }, index) => us / (one?.[index]?.cpuUs ?? Number.NaN)));
  line('nodes', NODES.map(String));
  for (const percent of [50, 99]) {
    line(
      `own node, p${percent} ms`,
      each(({ local }) => percentile(local, percent), 2),
    );
    line(
      `another node, p${percent} ms`,
      each(({ remote }) => percentile(remote, percent), 2),
    );
    line(
      `added, p${percent} ms`,
      each(({ local, remote }) => percentile(remote, percent) - percentile(local, percent), 2),
    );
  }
  line(
    'processor time of all, us a command',
    each(({ cpuUs: us }) => us, 0),
  );
  line(
    'ratio to one node',
    by.map((some) => ratio(some).toFixed(2)),
  );
  line(
    'commands a second',
    each(({ perSecond }) => perSecond, 0),
  );
}

/** Kills nodes under players of all games. */
async function reportResumes(): Promise<void> {
  const { broken, figures } = await run({
    redisUrl,
    seed: String(process.pid),
    faults: kills,
    players: 24,
    nodes: Math.max(...NODES),
    lifeMs: 800,
    built,
    isShort: true,
    weights: { ...FAULT_WEIGHTS, 'kill two': 0, stop: 0, 'pause 0.5 s': 0, 'pause 3 s': 0 },
  });
  for (const [name, figure] of figures) if (name.startsWith('kill')) console.log(`${name}: ${figure}`);
  for (const violation of broken) console.log(`broken: ${violation}`);
  if (broken.length > 0) process.exitCode = 1;
}

const all: Measured[] = [];
for (let round = 0; round < rounds; round += 1)
  for (const nodes of round % 2 === 0 ? NODES : NODES.toReversed()) all.push(await measure(nodes));
console.log(`${rooms} rooms of four, ${rounds} rounds of ${seconds} s, load ${loadavg()[0]?.toFixed(1)}`);
report(all);
if (kills > 0) await reportResumes();
// A Redis that was started for this run.
process.exit();
