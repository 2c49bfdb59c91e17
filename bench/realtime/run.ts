import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { startFlags } from '../start-flags.ts';
import type { Measured, Order } from './load.ts';
import { busyMs, median, untilQuiet } from './process-use.ts';

/**
 * What a guess costs: Cooldown Clash in rooms of four through the real protocol, with accounts, checks and a stored
 * snapshot for every change, beside a plain `ws` server that plays the same rounds with none of that, and beside the same
 * server when it stores every state and does nothing else, in the same run.
 * Server and load each have a core; rounds alternate. Prints medians, and the medians of the ratios of each round.
 * Usage: node bench/realtime/run.ts [--rooms 100,2500] [--rounds 3] [--store append]
 */
/**
 * So many times faster time passes while it is played: a round's ten seconds of showing leave nothing to measure. With
 * many rooms each is asked more seldom, and its countdown must not end before.
 */
const speedOf = (rooms: number): number => (rooms < 1_000 ? 300 : 40);
/** Speed while players join, fast enough for the countdown; idle servers are measured in real time. */
const SEATING_SPEED = 60;
const option = (name: string, preset: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? preset : (process.argv[at + 1] ?? preset);
};
const scales = option('rooms', '100,2500').split(',').map(Number);
const rounds = Number(option('rounds', '3'));
/** How the second reference keeps its states: `sqlite`, or `append` to a file without a database. */
const store = option('store', 'sqlite');
const here = import.meta.dirname;
const flags = ['--disable-warning=ExperimentalWarning'];

const SERVERS = ['reference', 'stored', 'hub'] as const;
type Trio = Record<Order['server'], Measured>;

const AIMS = { cpuAim: 0.9, cpuMost: 1.15, idleCore: 0.005, kbPerSocket: 12, p99: 1.6 } as const;

/** Starts a script on a core of its own, where there is more than one. */
function start(
  file: string,
  args: readonly string[],
  core: number,
  env: Record<string, string> = {},
): ChildProcess {
  const command = [process.execPath, ...startFlags(), ...flags, path.join(here, file), ...args];
  const pinned = availableParallelism() > 1 ? ['taskset', '-c', String(core), ...command] : command;
  return spawn(pinned[0] ?? '', pinned.slice(1), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return chunk.toString().trim();
}

async function measure(
  server: Order['server'],
  rooms: number,
): Promise<Measured & { readonly others: number }> {
  await untilQuiet(20_000);
  const child = start(server === 'hub' ? 'hub-server.ts' : 'reference-server.ts', [], 1, {
    SPEED: String(speedOf(rooms)),
    ...(server === 'stored' && { STORE: store }),
  });
  try {
    const port = Number(await firstLine(child));
    const order: Order = {
      server,
      port,
      pid: child.pid ?? 0,
      rooms,
      rate: 2_000,
      // Ten steps of the heartbeat.
      idleMs: 22_000,
      fixedMs: 4_000,
      saturatedMs: 4_000,
    };
    const setSpeed = (speed: number): void => {
      if (server === 'hub') child.send({ speed });
    };
    setSpeed(SEATING_SPEED);
    const busyBefore = busyMs();
    const from = performance.now();
    const load = start('load.ts', [JSON.stringify(order)], 0);
    load.on('message', (phase) => setSpeed(phase === 'seated' ? 1 : speedOf(rooms)));
    const [text] = await Promise.all([collected(load), once(load, 'exit')]);
    if (text === '') throw new Error(`the load of ${server} brought nothing`);
    const own = (performance.now() - from) * 2;
    const measured = JSON.parse(text) as Measured;
    return { ...measured, others: Math.max(0, (busyMs() - busyBefore - own) / own) };
  } finally {
    child.kill('SIGTERM');
  }
}

async function collected(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout ?? []) text += String(chunk);
  return text.trim();
}

const figure = (value: number, digits = 1): string => value.toFixed(digits).padStart(9);
let isMissed = false;

for (const rooms of scales) {
  const trios: Trio[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order = SERVERS.map((_, place) => SERVERS[(round + place) % SERVERS.length] ?? 'hub');
    const found: Partial<Trio> = {};
    for (const server of order) found[server] = await measure(server, rooms);
    trios.push(found as Trio);
  }
  report(rooms, trios);
}
if (isMissed) process.exitCode = 1;

function report(rooms: number, trios: readonly Trio[]): void {
  const of = (server: Order['server'], get: (measured: Measured) => number): number =>
    median(trios.map((trio) => get(trio[server])));
  const ratio = (get: (measured: Measured) => number, to: Order['server'] = 'reference'): number =>
    median(trios.map((trio) => get(trio.hub) / get(trio[to])));
  const line = (name: string, get: (measured: Measured) => number, digits = 1): void =>
    console.log(
      [
        name.padEnd(31),
        ...SERVERS.map((server) => figure(of(server, get), digits)),
        figure(ratio(get), 2),
        figure(ratio(get, 'stored'), 2),
      ].join(''),
    );
  console.log(`\n${rooms} rooms, ${rooms * 4} sockets, ${trios.length} rounds`);
  console.log(`${''.padEnd(31)}reference   stored      hub    to ref to stored`);
  line('CPU us a guess, 2,000 a second', ({ fixed }) => fixed.cpuUs);
  line('CPU us a guess, saturated', ({ saturated }) => saturated.cpuUs);
  line('p50 ms, 2,000 a second', ({ fixed }) => fixed.p50, 2);
  line('p99 ms, 2,000 a second', ({ fixed }) => fixed.p99, 2);
  line('guesses a second, saturated', ({ saturated }) => saturated.perSecond, 0);
  line('idle, % of a core', ({ idleCore }) => idleCore * 100, 2);
  line('kB a socket', ({ kbPerSocket }) => kbPerSocket);
  line('bytes a frame', ({ bytesPerFrame }) => bytesPerFrame, 0);
  line('refused', ({ refused }) => refused, 0);
  const worst = Math.max(
    ratio(({ fixed }) => fixed.cpuUs),
    ratio(({ saturated }) => saturated.cpuUs),
  );
  const misses = [
    worst > AIMS.cpuMost && `CPU a guess ${worst.toFixed(2)} > ${AIMS.cpuMost} of the reference`,
    of('hub', ({ idleCore }) => idleCore) > AIMS.idleCore && 'idle above 0.5 % of a core',
    // With few sockets it is the heap that grows, not what each of them needs.
    rooms >= 1_000 &&
      of('hub', ({ kbPerSocket }) => kbPerSocket) > AIMS.kbPerSocket &&
      'more than 12 kB a socket',
    ratio(({ fixed }) => fixed.p99) > AIMS.p99 && 'p99 above 1.6 times the reference',
  ].filter((miss) => miss !== false);
  for (const miss of misses) console.log(`missed: ${miss}`);
  isMissed ||= misses.length > 0;
}
