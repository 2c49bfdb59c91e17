/**
 * `npm run bench:nodes [-- --rooms 40 --seconds 6 --rounds 2]`: what it costs that the rooms of a
 * hub are on several nodes. Every figure has its reference in the same run:
 *
 * - the time of a command whose room is on another node, beside one whose room is on the player's own;
 * - the processor time of a command of all nodes, PostgreSQL and Redis, at one, two and three nodes, of rooms whose players
 *   are on all nodes ("apart") and on the node of their room ("together", as every player of a solo game is).
 *
 * The commands make players of a lobby of four ready or not: checked, stored and sent to all four like a guess, without the
 * pauses of a game.
 */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findRedis, HOW_TO_GET_REDIS } from '../packages/server/src/bus/testing/test-redis.ts';
import { Cluster } from '../system-tests/nodes/cluster.ts';
import { percentile } from '../system-tests/statistics.ts';
import { type LobbyRoom, seatLobby, type TimedCommand } from './nodes/lobby-room.ts';
import { descendantsOf, endedChildrenUs, median, cpuUs as processUs } from './process-use.ts';

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '40' },
    /** Length of each measurement. */
    seconds: { type: 'string', default: '6' },
    /** Measurements of each number of nodes, in turn. */
    rounds: { type: 'string', default: '2' },
  },
});
const rooms = Number(values.rooms);
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
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
  /** Processor time of a command in microseconds: of rooms whose players are on all nodes, and on the room's own. */
  readonly apart: Used;
  readonly together: Used;
  readonly perSecond: number;
}

let isEnding = false;
const fail = (why: string): void => {
  if (isEnding) return;
  console.error(why);
  process.exit(1);
};

const PARTS = ['nodes', 'PostgreSQL', 'Redis'] as const;
type Part = (typeof PARTS)[number];
type Used = Readonly<Record<Part, number>>;

const partOf = (pid: number): Part => {
  if (pid === redisPid) return 'Redis';
  return readFileSync(`/proc/${pid}/comm`, 'latin1').startsWith('postgres') ? 'PostgreSQL' : 'nodes';
};

/** Processor time of all nodes, PostgreSQL and Redis. */
function usedUs(): Used {
  const used = { nodes: 0, PostgreSQL: 0, Redis: 0 };
  for (const pid of new Set([...descendantsOf(process.pid), redisPid]))
    used[partOf(pid)] += processUs(pid) + endedChildrenUs(pid);
  return used;
}

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

/** Plays as much as the nodes can take; returns the processor time of a command, and how many there were. */
async function playBusy(seated: readonly LobbyRoom[]) {
  const before = usedUs();
  const { length } = await play(seated, BUSY, seconds);
  const after = usedUs();
  const used = (part: Part): number => (after[part] - before[part]) / length;
  return { used: { nodes: used('nodes'), PostgreSQL: used('PostgreSQL'), Redis: used('Redis') }, length };
}

async function measure(nodes: number): Promise<Measured> {
  isEnding = false;
  const cluster = await Cluster.start({ nodes, redisUrl, built });
  const seatAll = async (nodeOf: (room: number, seat: number) => number): Promise<LobbyRoom[]> => {
    const seated: LobbyRoom[] = [];
    for (let room = 0; room < rooms; room += 1)
      seated.push(await seatLobby(room, (seat) => cluster.nodes[nodeOf(room, seat)]?.port ?? 0, fail));
    await play(seated, BUSY, WARM_UP_SECONDS);
    return seated;
  };
  try {
    // A room is on the node of its first seat.
    const nodeOf = (room: number, seat: number): number => (room + seat) % nodes;
    const apart = await seatAll(nodeOf);
    const calm = await play(apart, CALM, seconds);
    const busy = await playBusy(apart);
    const together = await playBusy(await seatAll((room) => nodeOf(room, 0)));
    const times = (isRemote: boolean): number[] =>
      calm
        .filter(({ room, seat }) => (nodeOf(room, seat) !== nodeOf(room, 0)) === isRemote)
        .map(({ ms }) => ms);
    return {
      nodes,
      local: times(false),
      remote: times(true),
      apart: busy.used,
      together: together.used,
      perSecond: busy.length / seconds,
    };
  } finally {
    isEnding = true;
    await cluster.remove();
  }
}

const allUs = (used: Used | undefined): number =>
  PARTS.reduce((sum, part) => sum + (used?.[part] ?? Number.NaN), 0);

const line = (name: string, figures: readonly string[]): void =>
  console.log(name.padEnd(42) + figures.map((figure) => figure.padStart(10)).join(''));

function report(all: readonly Measured[]): void {
  const by = NODES.map((nodes) => all.filter((one) => one.nodes === nodes));
  const each = (get: (one: Measured) => number, digits: number): string[] =>
    by.map((some) => median(some.map(get)).toFixed(digits));
  const [one] = by;
  const ratio = (some: readonly Measured[], get: (measured: Measured) => Used): number =>
    median(some.map((other, index) => allUs(get(other)) / allUs(one?.[index] && get(one[index]))));
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
  const placings = [
    ['apart', (measured: Measured) => measured.apart],
    ['together', (measured: Measured) => measured.together],
  ] as const;
  for (const [placing, get] of placings) {
    console.log(`players ${placing}: processor time, us a command`);
    for (const part of PARTS)
      line(
        `  ${part}`,
        each((measured) => get(measured)[part], 0),
      );
    line(
      '  all',
      each((measured) => allUs(get(measured)), 0),
    );
    line(
      '  ratio to one node',
      by.map((some) => ratio(some, get).toFixed(2)),
    );
  }
  line(
    'commands a second',
    each(({ perSecond }) => perSecond, 0),
  );
}

const all: Measured[] = [];
for (let round = 0; round < rounds; round += 1)
  for (const nodes of round % 2 === 0 ? NODES : NODES.toReversed()) all.push(await measure(nodes));
console.log(`${rooms} rooms of four, ${rounds} rounds of ${seconds} s, load ${loadavg()[0]?.toFixed(1)}`);
report(all);
// A Redis that was started for this run.
process.exit();
