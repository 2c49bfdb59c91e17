import path from 'node:path';
import { Client } from 'pg';
import { createNetwork, type Network } from '../../packages/server/src/bus/testing/network.ts';
import { startPostgres } from '../../packages/server/src/store/testing/postgres-server.ts';
import { Balancer } from '../../tools/balancer.ts';
import { ServerProcess } from '../players/server-process.ts';
import { eventually } from '../players/waiting.ts';

export interface ClusterOptions {
  readonly nodes: number;
  readonly redisUrl: string;
  /** A built `hub.cjs`; default: the sources. */
  readonly built?: string | undefined;
  /** Speed of the nodes' clocks, if it is to be changed later. */
  readonly speed?: number | undefined;
  /** A module loaded before the servers, and its variables. */
  readonly preload?: string | undefined;
  readonly variables?: Readonly<Record<string, string>>;
}

/** The process of each node, by the advisory lock that its connection holds. */
const NODES = `select node.id, activity.application_name as name
  from node
  join pg_locks as lock on lock.locktype = 'advisory' and lock.granted and lock.classid = 7240116
    and lock.objid::bigint = ('x' || left(node.id, 8))::bit(32)::bigint
  join pg_stat_activity as activity on activity.pid = lock.pid and activity.datname = current_database()
  where node.state = 'up'`;
/** Limit for all nodes to be up, in ms. */
const UP_LIMIT_MS = 60_000;

/** Server processes on one database, behind a load balancer. */
export class Cluster {
  readonly nodes: readonly ServerProcess[];
  /** What each node reaches Redis through. */
  readonly networks: readonly Network[];
  readonly databaseUrl: string;
  readonly url: string;
  readonly #balancer: Balancer;
  readonly #client: Client;
  readonly #end: () => Promise<void>;

  private constructor(
    nodes: readonly ServerProcess[],
    networks: readonly Network[],
    databaseUrl: string,
    balancer: Balancer,
    client: Client,
    end: () => Promise<void>,
  ) {
    this.nodes = nodes;
    this.networks = networks;
    this.databaseUrl = databaseUrl;
    this.url = balancer.url;
    this.#balancer = balancer;
    this.#client = client;
    this.#end = end;
  }

  static async start({
    nodes: count,
    redisUrl,
    built,
    speed,
    preload,
    variables,
  }: ClusterOptions): Promise<Cluster> {
    const postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase();
    const nodes: ServerProcess[] = [];
    const networks: Network[] = [];
    const { hostname, port } = new URL(redisUrl);
    // The secret also separates the channels in Redis from those of other hubs.
    const secret = `system test ${path.basename(databaseUrl)} ${process.pid} ${performance.now()}`;
    const end = async (): Promise<void> => {
      await Promise.all(nodes.map((node) => node.remove()));
      await Promise.all(networks.map((network) => network.close()));
      await postgres.stop();
    };
    try {
      for (let number = 0; number < count; number += 1) {
        const network = await createNetwork({ host: hostname, port: Number(port || 6379) });
        networks.push(network);
        const own = new URL(redisUrl);
        own.host = `127.0.0.1:${network.port}`;
        nodes.push(
          await ServerProcess.start({
            databaseUrl,
            built,
            speed,
            ...(preload !== undefined && { preload }),
            variables: { REDIS_URL: own.href, HUB_SECRET: secret, PGAPPNAME: nameOf(number), ...variables },
          }),
        );
      }
      const client = new Client({ connectionString: databaseUrl, application_name: 'system test' });
      client.on('error', () => undefined);
      await client.connect();
      const balancer = await Balancer.start(nodes.map(({ url }) => url));
      return new Cluster(nodes, networks, databaseUrl, balancer, client, end);
    } catch (error) {
      await end();
      throw error;
    }
  }

  /** Ids of the nodes that are up, by the number of their process. */
  async up(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.#client.query<{ id: string; name: string }>(NODES);
    return new Map(rows.map(({ id, name }) => [id, Number(name.slice(name.lastIndexOf(' ')))]));
  }

  /** The rooms in the memory of these processes. */
  async roomsOf(processes: readonly number[]): Promise<ReadonlySet<string>> {
    const up = await this.up();
    const ids = [...up].flatMap(([id, number]) => (processes.includes(number) ? id : []));
    const { rows } = await this.#client.query<{ room_id: string }>(
      'select room_id from room_owner where node = any($1)',
      [ids],
    );
    return new Set(rows.map(({ room_id }) => room_id));
  }

  /** Changes of rooms that a node wrote after another one had taken over its rooms. */
  async writtenWhenGone(): Promise<readonly string[]> {
    const { rows } = await this.#client.query<{ node: string; count: string }>(
      "select node, count(*) from room_journal where node <> '' and node not in (select id from node) group by node",
    );
    return rows.map(({ node, count }) => `${node} wrote ${count} changes after it was declared gone`);
  }

  /** Waits until every process is a node that is up; false when that takes too long. */
  allUp(): Promise<boolean> {
    return eventually(
      async () => new Set((await this.up()).values()).size === this.nodes.length,
      UP_LIMIT_MS,
    );
  }

  async remove(): Promise<void> {
    await this.#client.end();
    await this.#balancer.close();
    await this.#end();
  }
}

const NAME = 'node ';
const nameOf = (number: number): string => `${NAME}${number}`;
