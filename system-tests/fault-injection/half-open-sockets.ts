import { SOCKETS_PER_ACCOUNT } from '@hub/engine/wire/limits';
import { createGuest } from '../players/api-client.ts';
import { ServerProcess } from '../players/server-process.ts';
import { concurrently, eventually } from '../players/waiting.ts';
import type { Report } from '../report.ts';
import { BackgroundPlayers } from './background-players.ts';
import { closeAll, openIdle, upgradeWith } from './idle-sockets.ts';
import { LogCounts } from './log-counts.ts';
import { MemoryWatch, openFileLimit, openSockets } from './process-state.ts';
import { failuresOf, type Scenario, type ScenarioOptions } from './scenario.ts';

const SOCKETS = { short: 150, long: 10_000 } as const;
/** Other open files of this process and the server. */
const OTHER_FILES = 1_500;
/** Highest number of other connections. */
const COMING_AND_GOING = 40;
/**
 * Share that the log must count. Some end for another reason on a busy machine, more with a faster clock, where
 * unchecked tokens time out.
 */
const LOGGED_PART = { short: 0.3, long: 0.99 } as const;
/** Limits of memory: for each socket in kB, and for a heap that is collected late in MB. */
const KB_A_SOCKET = 30;
const HEAP_MB = 120;
/** Limit for the 95th percentile of other players' answer times while 10,000 sockets connect, in ms. */
const P95_MS = 500;

/** Limits for accepting all connections and for delays of a busy machine, in ms. */
const ACCEPTED_MS = 3_000;
const PATIENCE_MS = 20_000;

/** A kind of half-open connection. */
interface Kind {
  readonly name: string;
  /** Message of the log lines that count them. */
  readonly logged: string;
  /** Longest time until the server closes them, in ms of its clock or of real time. */
  readonly heldMs: number;
  readonly isRealTime: boolean;
  readonly opening: (
    tokens: readonly string[],
    port: number,
  ) => ((number: number) => string | undefined) | undefined;
}

const KINDS: readonly Kind[] = [
  {
    name: 'connected, no request',
    logged: 'connections closed: no complete request in time',
    // The header timeout and the check interval.
    heldMs: 13_000,
    isRealTime: true,
    opening: () => undefined,
  },
  {
    name: 'upgraded, no token',
    logged: 'sockets closed without a valid token',
    heldMs: 6_000,
    isRealTime: true,
    opening: (_tokens, port) => () => upgradeWith(port, '/ws/moreOrLess'),
  },
  {
    name: 'upgraded with a token, then silent',
    logged: 'sockets closed after a missed heartbeat',
    // A ping every 55 seconds; closed after the second without an answer.
    heldMs: 115_000,
    isRealTime: false,
    opening: (tokens, port) => (number) =>
      upgradeWith(port, '/ws/moreOrLess', tokens[Math.floor(number / SOCKETS_PER_ACCOUNT)]),
  },
];

/** Speed of the server's clock in the short form; timers of libraries keep real time. */
const SPEED = 20;

export const halfOpen: Scenario = {
  name: 'half-open sockets',
  async run(options) {
    const isShort = options.size === 'short';
    const logged = new LogCounts();
    const server = await ServerProcess.start({
      onLog: logged.add,
      ...(isShort && { speed: SPEED }),
      variables: { LOG_LEVEL: isShort ? 'info' : 'warn' },
    });
    const players = new BackgroundPlayers(server.url, options.seed, isShort ? 4 : 10);
    try {
      await players.begin();
      const { count, limits } = countFor(server, options);
      const tokens = await createGuests(server, Math.ceil(count / SOCKETS_PER_ACCOUNT));
      const kinds = KINDS.filter(({ isRealTime }) => !isShort || !isRealTime);
      const found: Report[] = [];
      for (const kind of kinds) {
        options.onProgress?.(`${count} sockets ${kind.name}`);
        found.push(await holdOpen(server, kind, { count, tokens, players, isShort, counts: logged }));
      }
      const faults = await players.end();
      return {
        name: `Half-open sockets, ${count} of each kind`,
        broken: [...found.flatMap(({ broken }) => broken), ...faults],
        figures: [['limit of open files', limits], ...found.flatMap(({ figures }) => figures)],
      };
    } finally {
      await players.end();
      await server.remove();
    }
  },
};

/** The wanted number, or as many as the limits of open files permit. */
function countFor(server: ServerProcess, { size }: ScenarioOptions): { count: number; limits: string } {
  const [own, servers] = [openFileLimit('self'), openFileLimit(server.pid)];
  const count = Math.min(SOCKETS[size], Math.min(own, servers) - OTHER_FILES);
  return { count, limits: `${servers} for the server, ${own} here` };
}

async function createGuests({ url }: ServerProcess, count: number): Promise<readonly string[]> {
  // The number of sockets per client address is limited.
  const guests = await concurrently(count, 1, (number) =>
    createGuest(url, 'Sleeper', `10.50.${number >> 8}.${number & 255}`),
  );
  return guests.map(({ token }) => token);
}

interface Setting {
  readonly count: number;
  readonly tokens: readonly string[];
  readonly players: BackgroundPlayers;
  readonly isShort: boolean;
  readonly counts: LogCounts;
}

async function holdOpen(
  server: ServerProcess,
  { name, logged, heldMs, opening }: Kind,
  { count, tokens, players, isShort, counts }: Setting,
): Promise<Report> {
  const memory = new MemoryWatch(server.pid);
  const socketsBefore = openSockets(server.pid);
  const loggedBefore = counts.of(logged);
  players.takeP95();
  const from = performance.now();
  const sockets = await openIdle(server.port, count, opening(tokens, server.port));
  const wanted = socketsBefore + count - COMING_AND_GOING;
  let most = 0;
  await eventually(() => (most = Math.max(most, openSockets(server.pid))) >= wanted, ACCEPTED_MS);
  const limitMs = (isShort ? heldMs / SPEED : heldMs) + PATIENCE_MS;
  const isFreed = await eventually(() => openSockets(server.pid) < socketsBefore + COMING_AND_GOING, limitMs);
  const heldFor = performance.now() - from;
  const isLogged = await eventually(
    () => counts.of(logged) - loggedBefore >= count * LOGGED_PART[isShort ? 'short' : 'long'],
    PATIENCE_MS,
  );
  const p95 = players.takeP95();
  const growth = memory.stop();
  closeAll(sockets);
  return {
    name,
    broken: failuresOf([
      // In the short form the first are closed before the last are connected.
      [isShort || heldMs < 10_000 || most >= wanted, `${name}: only ${most} were open`],
      [isFreed, `${name}: ${openSockets(server.pid)} sockets are still open after ${heldFor.toFixed(0)} ms`],
      [isLogged, `${name}: the log counts ${counts.of(logged) - loggedBefore} of ${count}`],
      [growth <= (count * KB_A_SOCKET) / 1_000 + HEAP_MB, `${name}: memory grew by ${growth.toFixed(0)} MB`],
      // Answer times of few players in few seconds are not significant.
      [isShort || p95 <= P95_MS, `${name}: other players waited ${p95.toFixed(0)} ms`],
    ]),
    figures: [
      [`${name}: open at once`, most - socketsBefore],
      [`${name}: all closed after`, `${(heldFor / 1_000).toFixed(1)} s`],
      [`${name}: highest memory growth`, `${growth.toFixed(0)} MB`],
      [`${name}: other players' p95`, `${p95.toFixed(0)} ms`],
    ],
  };
}
