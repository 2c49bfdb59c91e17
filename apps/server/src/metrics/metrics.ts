import { createHash, timingSafeEqual } from 'node:crypto';
import type { GameRefusal } from '@hub/engine/wire/envelope';
import { isErrorCode } from '@hub/engine/wire/errors';
import type { LedgerCheck } from '@hub/features/ledger/ledger-check.ts';
import type { Measures } from '@hub/server/platform/measures.ts';
import type { FastifyInstance } from 'fastify';

/** Values that are read when the metrics are. */
export type Readings = {
  readonly sockets: number;
  readonly players: number;
  readonly rooms: number;
  /** Whether the database takes writes. */
  readonly isStoreWritable: boolean;
  /** Whether this server receives the messages of other nodes; true without any. */
  readonly isBusConnected: boolean;
  readonly isReady: boolean;
  /** Seconds since 1970 of the last verified backup of this server, 0 before; undefined where it makes none. */
  readonly lastBackup: number | undefined;
  /** Whether the last attempt to make one failed; undefined where it makes none. */
  readonly hasBackupFailed: boolean | undefined;
  /** On the disk of the data folder; undefined where that cannot be read. */
  readonly diskFreeBytes: number | undefined;
} & Partial<LedgerCheck>;

/** Counts for Prometheus, and the endpoint that it reads. */
export type Metrics = {
  readonly measures: Measures;
  /** Serves `/metrics` for callers with the token. */
  serve(app: FastifyInstance, token: string, read: () => Promise<Readings>): void;
};

/** Upper bounds of the histograms of times. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Metrics of the library that read a list of all open sockets with each scrape. */
const PER_SOCKET = [
  'process_open_fds',
  ...['handles', 'requests', 'resources'].flatMap((what) => [
    `nodejs_active_${what}`,
    `nodejs_active_${what}_total`,
  ]),
];

/** Loaded only where metrics are on. */
export async function createMetrics(): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  for (const name of PER_SOCKET) register.removeSingleMetric(name);
  const commands = new Counter({
    name: 'hub_commands_total',
    help: 'Answered commands of players, by game',
    labelNames: ['game'] as const,
    registers,
  });
  const refusals = new Counter({
    name: 'hub_refusals_total',
    help: 'Refused calls, sockets and commands, by code of the error catalogue or of a game',
    labelNames: ['code'] as const,
    registers,
  });
  const commandSeconds = new Histogram({
    name: 'hub_command_seconds',
    help: 'Time from the receipt of a command until what it changed is stored, and until its frames are sent',
    labelNames: ['until'] as const,
    buckets: SECONDS,
    registers,
  });
  const saveSeconds = new Histogram({
    name: 'hub_save_seconds',
    help: 'Time to store a group of changed rooms, after which their frames are sent',
    labelNames: ['result'] as const,
    buckets: SECONDS,
    registers,
  });
  const savedRooms = new Histogram({
    name: 'hub_save_rooms',
    help: 'Rooms that are stored in one transaction',
    buckets: [1, 2, 5, 10, 25, 50, 100, 250, 1000],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const gauges = {
    sockets: gauge('hub_sockets', 'Open game sockets of this server'),
    players: gauge('hub_players', 'Accounts with an open game socket on this server'),
    rooms: gauge('hub_rooms', 'Games in the memory of this server'),
    isStoreWritable: gauge('hub_store_writable', '1 while the database takes writes'),
    isBusConnected: gauge(
      'hub_bus_connected',
      '1 while messages of other nodes are received, or without any',
    ),
    isReady: gauge('hub_ready', '1 while this server takes new players'),
    lastBackup: gauge(
      'hub_last_backup_seconds',
      'Time of the last verified backup, seconds since 1970; absent where the server makes none',
    ),
    hasBackupFailed: gauge('hub_backup_failed', '1 after a failed backup, until the next one that succeeds'),
    diskFreeBytes: gauge('hub_disk_free_bytes', 'Free bytes on the disk of the data folder'),
    essence: gauge('hub_ledger_essence', 'Sum of all balances; absent until all were read once'),
    unbalanced: gauge('hub_ledger_unbalanced', 'Balances that are not the sum of their entries'),
  } as const satisfies Record<keyof Readings, unknown>;
  /** When the newest group of rooms was stored, by performance.now(). Its frames are sent right after. */
  let storedAt = 0;
  return {
    measures: {
      onAcknowledged(game, receivedAt) {
        commands.inc({ game });
        commandSeconds.observe({ until: 'sent' }, (performance.now() - receivedAt) / 1000);
        if (storedAt > receivedAt)
          commandSeconds.observe({ until: 'stored' }, (storedAt - receivedAt) / 1000);
      },
      onRefusal: (reason) => refusals.inc({ code: codeOf(reason) }),
      onSave(rooms, seconds, isStored) {
        if (isStored) storedAt = performance.now();
        saveSeconds.observe({ result: isStored ? 'stored' : 'failed' }, seconds);
        savedRooms.observe(rooms);
      },
    },
    serve(app, token, read) {
      const expected = digest(`Bearer ${token}`);
      app.get('/metrics', { exposeHeadRoute: false }, async (request, reply) => {
        if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
          return reply.code(401).header('www-authenticate', 'Bearer').send();
        const readings = await read();
        for (const name of Object.keys(gauges) as (keyof Readings)[]) {
          const value = readings[name];
          // Without a value it is not shown at all, instead of as 0.
          if (value === undefined) gauges[name].remove();
          else gauges[name].set(Number(value));
        }
        return reply
          .type(register.contentType)
          .header('cache-control', 'no-store')
          .send(await register.metrics());
      });
    },
  };
}

/** Games have few codes of their own, which are in their sources. */
const codeOf = (reason: string | GameRefusal): string => {
  if (typeof reason !== 'string') return reason.code;
  return isErrorCode(reason) ? reason : 'other';
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
