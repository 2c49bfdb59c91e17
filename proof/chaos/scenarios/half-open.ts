import { SOCKETS_PER_ACCOUNT } from '@hub/engine/wire/limits';
import { createAccount } from '@hub/protocol/http/joining';
import { createCaller } from '../../players/http-calls.ts';
import { ServerProcess } from '../../players/server-process.ts';
import type { Report } from '../report.ts';
import { Bystanders } from './bystanders.ts';
import { closeAll, openIdle, upgradeRequest } from './idle-sockets.ts';
import { MemoryWatch, openFileLimit, openSockets } from './process-state.ts';
import { brokenOf, comesTrue, type Scenario, type ScenarioOptions } from './scenario.ts';
import { ToldCounts } from './told-counts.ts';

const SOCKETS = { short: 150, long: 10_000 } as const;
/** Files that this process and the server need beside them. */
const OTHER_FILES = 1_500;
/** Sockets of a few keep-alive connections that come and go. */
const COMING_AND_GOING = 40;
/**
 * So many of them the log must tell of. A few end otherwise on a busy machine, and more where time goes faster than it
 * works: whose token is not checked in time is cut before.
 */
const TOLD_PART = { short: 0.3, long: 0.99 } as const;
/** What a server may need for each of them, in kB, and for its heap to be collected later, in MB. */
const KB_A_SOCKET = 30;
const HEAP_MB = 120;
/** Others wait no longer than this in 95 of 100 cases, in ms, while ten thousand come in on the same two cores. */
const P95_MS = 500;

/** The server takes them all in within so many ms, and a busy machine may need so many more for what it was to have done. */
const ACCEPTED_MS = 3_000;
const PATIENCE_MS = 20_000;

/** One way of being there and not being there. */
interface Kind {
  readonly name: string;
  /** How the log tells of them; the counts of its lines are added. */
  readonly told: string;
  /** How long the server may hold on to them, in ms of its own time or of the real one. */
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
    told: 'connections closed: no complete request in time',
    // The patience for headers, and how often it is looked at.
    heldMs: 13_000,
    isRealTime: true,
    opening: () => undefined,
  },
  {
    name: 'upgraded, no token',
    told: 'sockets closed that showed no valid token',
    heldMs: 6_000,
    isRealTime: true,
    opening: (_tokens, port) => () => upgradeRequest(port, '/ws/moreOrLess'),
  },
  {
    name: 'upgraded with a token, gone without a word',
    told: 'lines cut that gave no sign of life',
    // Asked every 55 seconds, and cut the second time.
    heldMs: 115_000,
    isRealTime: false,
    opening: (tokens, port) => (number) =>
      upgradeRequest(port, '/ws/moreOrLess', tokens[Math.floor(number / SOCKETS_PER_ACCOUNT)]),
  },
];

/** The server's time goes faster in the short form, but for what libraries time themselves. */
const SPEED = 20;

export const halfOpen: Scenario = {
  name: 'half-open sockets',
  async run(options) {
    const isShort = options.size === 'short';
    const told = new ToldCounts();
    const server = await ServerProcess.start({
      onLog: told.hear,
      ...(isShort && { speed: SPEED }),
      variables: { LOG_LEVEL: isShort ? 'info' : 'warn' },
    });
    const bystanders = new Bystanders(server.url, options.seed, isShort ? 4 : 10);
    try {
      await bystanders.begin();
      const { count, limits } = countFor(server, options);
      const tokens = await guests(server, Math.ceil(count / SOCKETS_PER_ACCOUNT));
      const kinds = KINDS.filter(({ isRealTime }) => !isShort || !isRealTime);
      const found: Report[] = [];
      for (const kind of kinds) {
        options.onProgress?.(`${count} sockets ${kind.name}`);
        found.push(await suffer(server, kind, { count, tokens, bystanders, isShort, told }));
      }
      const faults = await bystanders.end();
      return {
        name: `Half-open sockets, ${count} of each kind`,
        broken: [...found.flatMap(({ broken }) => broken), ...faults],
        figures: [['open files allowed', limits], ...found.flatMap(({ figures }) => figures)],
      };
    } finally {
      await bystanders.end();
      await server.remove();
    }
  },
};

/** As many as are wanted, or as many as the system lets the two processes have. */
function countFor(server: ServerProcess, { size }: ScenarioOptions): { count: number; limits: string } {
  const [own, servers] = [openFileLimit('self'), openFileLimit(server.pid)];
  const count = Math.min(SOCKETS[size], Math.min(own, servers) - OTHER_FILES);
  return { count, limits: `${servers} for the server, ${own} here` };
}

async function guests(server: ServerProcess, count: number): Promise<readonly string[]> {
  const tokens: string[] = [];
  for (let number = 0; number < count; number += 1) {
    // A crowd behind many addresses: what one of them may open is limited.
    const address = `10.50.${number >> 8}.${number & 255}`;
    const call = createCaller({ url: server.url, token: () => undefined, address });
    tokens.push((await call(createAccount, { body: { name: 'Sleeper' } })).token);
  }
  return tokens;
}

interface Setting {
  readonly count: number;
  readonly tokens: readonly string[];
  readonly bystanders: Bystanders;
  readonly isShort: boolean;
  readonly told: ToldCounts;
}

async function suffer(
  server: ServerProcess,
  { name, told, heldMs, opening }: Kind,
  { count, tokens, bystanders, isShort, told: counts }: Setting,
): Promise<Report> {
  const memory = new MemoryWatch(server.pid);
  const socketsBefore = openSockets(server.pid);
  const toldBefore = counts.of(told);
  bystanders.takeP95();
  const from = performance.now();
  const sockets = await openIdle(server.port, count, opening(tokens, server.port));
  const wanted = socketsBefore + count - COMING_AND_GOING;
  let most = 0;
  await comesTrue(() => (most = Math.max(most, openSockets(server.pid))) >= wanted, ACCEPTED_MS);
  const limitMs = (isShort ? heldMs / SPEED : heldMs) + PATIENCE_MS;
  const isRid = await comesTrue(() => openSockets(server.pid) < socketsBefore + COMING_AND_GOING, limitMs);
  const heldFor = performance.now() - from;
  const isTold = await comesTrue(
    () => counts.of(told) - toldBefore >= count * TOLD_PART[isShort ? 'short' : 'long'],
    PATIENCE_MS,
  );
  const p95 = bystanders.takeP95();
  const growth = memory.stop();
  closeAll(sockets);
  return {
    name,
    broken: brokenOf([
      // In a short time the first are gone before the last have come.
      [isShort || heldMs < 10_000 || most >= wanted, `${name}: only ${most} were open`],
      [isRid, `${name}: ${openSockets(server.pid)} sockets are still open after ${heldFor.toFixed(0)} ms`],
      [isTold, `${name}: the log tells of ${counts.of(told) - toldBefore} of ${count}`],
      [growth <= (count * KB_A_SOCKET) / 1_000 + HEAP_MB, `${name}: memory grew by ${growth.toFixed(0)} MB`],
      // A few players for a few seconds say nothing about a busy machine.
      [isShort || p95 <= P95_MS, `${name}: others waited ${p95.toFixed(0)} ms`],
    ]),
    figures: [
      [`${name}: open at a time`, most - socketsBefore],
      [`${name}: all gone after`, `${(heldFor / 1_000).toFixed(1)} s`],
      [`${name}: memory grew by at most`, `${growth.toFixed(0)} MB`],
      [`${name}: others' p95`, `${p95.toFixed(0)} ms`],
    ],
  };
}
