import { startPostgres } from '../../packages/server/src/store/testing/postgres-server.ts';
import type { Moment } from '../consistency/check-rooms.ts';
import { Cluster } from '../nodes/cluster.ts';
import type { DataLocation } from '../players/grant-essence.ts';
import { type LogLine, MAIN, ServerProcess } from '../players/server-process.ts';

/** A hub whose processes run one version, and another one after `update`. */
export interface UpdatedHub {
  readonly url: string;
  readonly location: DataLocation;
  /** Replaces all processes; calls `onBegin` before the first one ends. */
  update(onBegin: () => void): Promise<void>;
  /** Lets the clock run faster, so that the last games end. */
  hasten(): void;
  /** Stops all processes; resolves to the time at which they ended. */
  stop(): Promise<Moment>;
  /** Errors in the logs of the new version. */
  errors(): readonly string[];
  remove(): Promise<void>;
}

/** The built `hub.cjs` of the version before; that of the new one, default: the sources; whether kills replace stops. */
export interface Versions {
  readonly from: string;
  readonly built?: string | undefined;
  readonly isKilled: boolean;
}

/**
 * Speed of the clock for the last games; before them real time, because seats are held and PostgreSQL is waited for by the same
 * clock.
 */
const END_SPEED = { SQLite: 20, PostgreSQL: 4 };

const textsOf = (lines: readonly LogLine[]): readonly string[] =>
  lines.filter(({ level = 50 }) => level >= 50).map((line) => JSON.stringify(line));

/** One process, on SQLite or on a PostgreSQL of its own. */
export async function oneProcess(
  { from, built, isKilled }: Versions,
  store: 'SQLite' | 'PostgreSQL',
): Promise<UpdatedHub> {
  const postgres = store === 'PostgreSQL' ? await startPostgres() : undefined;
  const databaseUrl = await postgres?.createDatabase();
  const speed = END_SPEED[store];
  const server = await ServerProcess.start({ built: from, speed: 1, databaseUrl });
  let lines = 0;
  let readyAt = performance.now();
  return {
    url: server.url,
    location: { dataDir: server.dataDir, databaseUrl },
    async update(onBegin) {
      onBegin();
      await (isKilled ? server.kill() : server.stop());
      lines = server.log.length;
      await server.restart({ built: built ?? MAIN });
      readyAt = performance.now();
    },
    hasten: () => server.setClock({ speed }),
    async stop() {
      const { now } = server;
      await server.stop();
      return { now, speed, upMs: (performance.now() - readyAt) * speed };
    },
    errors: () => textsOf(server.log.slice(lines)),
    async remove() {
      await server.remove();
      await postgres?.stop();
    },
  };
}

/** Nodes, which are replaced one after the other; in between both versions run on one database. */
export async function nodes(
  { from, built, isKilled }: Versions,
  options: { readonly count: number; readonly redisUrl: string },
): Promise<UpdatedHub> {
  const cluster = await Cluster.start({ ...options, nodes: options.count, built: from, speed: 1 });
  const speed = END_SPEED.PostgreSQL;
  const readyAt = performance.now();
  return {
    url: cluster.url,
    location: { dataDir: '', databaseUrl: cluster.databaseUrl },
    async update(onBegin) {
      onBegin();
      for (const node of cluster.nodes) {
        await (isKilled ? node.kill() : node.stop());
        await node.restart({ built: built ?? MAIN });
        if (!(await cluster.allUp())) throw new Error('not all nodes came up');
      }
    },
    hasten() {
      for (const node of cluster.nodes) node.setClock({ speed });
    },
    async stop() {
      const now = Math.max(...cluster.nodes.map((node) => node.now));
      await Promise.all(cluster.nodes.map((node) => node.stop()));
      return { now, speed, upMs: performance.now() - readyAt };
    },
    errors: () => cluster.nodes.flatMap(({ log }) => textsOf(log)),
    remove: () => cluster.remove(),
  };
}
