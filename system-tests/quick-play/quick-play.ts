import { setTimeout as sleep } from 'node:timers/promises';
import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { cooldownClash } from '@hub/games/cooldown-clash/game.ts';
import { Client } from 'pg';
import { Cluster } from '../nodes/cluster.ts';
import { createGuest, guestName, type Identity } from '../players/api-client.ts';
import { SeededRandom } from '../players/seeded-random.ts';
import { ServerProcess } from '../players/server-process.ts';
import type { Report, RunOptions } from '../report.ts';
import { percentile } from '../statistics.ts';
import { Seeker } from './seeker.ts';

export interface QuickPlayOptions extends RunOptions {
  readonly players: number;
  /** Time in which the players arrive, in ms. */
  readonly arrivalMs: number;
  /** 1: a server alone, on SQLite. */
  readonly nodes: number;
  /** Kills of a node while players arrive. */
  readonly kills?: number | undefined;
  readonly redisUrl?: string | undefined;
  /** A built `hub.cjs`; default: the sources. */
  readonly built?: string | undefined;
}

const ENDPOINTS = [chainOfLegends, cooldownClash] as const;
/** What players wait at most: nearly all, and all. */
const NEARLY_ALL_MS = 3_000;
const ALL_MS = 6_000;
const NEARLY_ALL_PERCENT = 95;
const ALONE_MS = 5_000;
/** Longest wait that is measured. */
const LIMIT_MS = 20_000;
/** Every so many-th player presses in two tabs at the same time, and closes one of them after so many ms. */
const TWINS_EVERY = 5;
const TWIN_MS = 300;
/** Guests whose accounts are created at the same time. */
const CREATED_AT_ONCE = 10;

/** Accounts with seats in several running lobbies of a game. */
const SEATED_TWICE = `select account_id, kind, count(*) as seats from room_seat
  group by account_id, kind having count(*) > 1`;

/** Players press quick play at random times, while nodes are killed; then everybody must play, in one seat. */
export async function run(options: QuickPlayOptions): Promise<Report> {
  const { nodes, redisUrl = '', built } = options;
  if (nodes > 1) {
    const cluster = await Cluster.start({ nodes, redisUrl, built });
    try {
      if (!(await cluster.allUp())) throw new Error('a node did not start');
      return await seek(options, cluster.url, {
        accountsAt: cluster.nodes[0]?.url ?? cluster.url,
        kill: (at) => killOne(cluster, at),
        seatedTwice: () => seatedTwice(cluster.databaseUrl),
      });
    } finally {
      await cluster.remove();
    }
  }
  const server = await ServerProcess.start({ built });
  try {
    return await seek(options, server.url, {
      accountsAt: server.url,
      async kill() {
        await server.kill();
        await server.restart();
      },
      seatedTwice: async () => [],
    });
  } finally {
    await server.remove();
  }
}

type Surroundings = {
  /** Where accounts are created: the load balancer may close connections while the nodes are busy. */
  readonly accountsAt: string;
  readonly kill: (at: number) => Promise<void>;
  /** Rows of accounts with two seats. */
  readonly seatedTwice: () => Promise<readonly string[]>;
};

async function killOne(cluster: Cluster, at: number): Promise<void> {
  const node = cluster.nodes[at % cluster.nodes.length];
  await node?.kill();
  await node?.restart();
}

async function seatedTwice(connectionString: string): Promise<readonly string[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ account_id: string; kind: string; seats: string }>(SEATED_TWICE);
    return rows.map(({ account_id, kind, seats }) => `${account_id} has ${seats} seats of ${kind}`);
  } finally {
    await client.end();
  }
}

async function guests(url: string, count: number): Promise<Identity[]> {
  const identities: Identity[] = [];
  for (let first = 0; first < count; first += CREATED_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(CREATED_AT_ONCE, count - first) }, (_, at) => first + at);
    const created = numbers.map((number) =>
      createGuest(url, guestName(number), `10.1.${Math.floor(number / 250)}.${1 + (number % 250)}`),
    );
    identities.push(...(await Promise.all(created)));
  }
  return identities;
}

async function closeSoon(twin: Seeker): Promise<void> {
  await sleep(TWIN_MS);
  twin.close(false);
}

async function seek(options: QuickPlayOptions, url: string, surroundings: Surroundings): Promise<Report> {
  const { players, arrivalMs, nodes, kills = 0, seed } = options;
  const random = new SeededRandom(seed);
  const identities = await guests(surroundings.accountsAt, players);
  const arrivals = identities.map((identity) => ({ identity, at: random.between(0, arrivalMs) }));
  const broken: string[] = [];
  const seekers: Seeker[] = [];
  const arrive = async ({ identity, at }: (typeof arrivals)[number], number: number): Promise<void> => {
    await sleep(at);
    const endpoint = ENDPOINTS[number % ENDPOINTS.length] ?? chainOfLegends;
    const seeker = new Seeker(url, identity, endpoint);
    seekers.push(seeker);
    if (number % TWINS_EVERY === TWINS_EVERY - 1) void closeSoon(new Seeker(url, identity, endpoint));
    await seeker.playing(LIMIT_MS);
  };
  const killing = (async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(arrivalMs / (kills + 1));
      await surroundings.kill(kill);
      options.onProgress?.(`kill ${kill + 1}`);
    }
  })();
  await Promise.all([killing, ...arrivals.map(arrive)]);
  broken.push(...(await surroundings.seatedTwice()));
  // At a running table with a promised place the player watches a round, and plays from the next one.
  const waits = seekers.map(({ waitedMs = LIMIT_MS, watchedMs = LIMIT_MS }) => Math.min(waitedMs, watchedMs));
  const slowest = seekers[waits.indexOf(Math.max(...waits))];
  const watching = seekers.flatMap(({ watchedMs, waitedMs = LIMIT_MS }) =>
    watchedMs === undefined ? [] : waitedMs - watchedMs,
  );
  const inTime = (100 * waits.filter((ms) => ms <= NEARLY_ALL_MS).length) / waits.length;
  const longest = Math.max(...waits);
  const alone = Math.max(...seekers.map(({ aloneMs }) => aloneMs));
  if (inTime < NEARLY_ALL_PERCENT) broken.push(`${inTime.toFixed(1)} % play within three seconds`);
  if (longest > ALL_MS) broken.push(`a player waits ${Math.round(longest)} ms`);
  if (alone > ALONE_MS) broken.push(`a player is alone for ${Math.round(alone)} ms`);
  if (process.env['STEPS'] !== undefined)
    for (const { steps, waitedMs = LIMIT_MS } of seekers)
      if (waitedMs > NEARLY_ALL_MS) console.log(steps.join('; '));
  const refusals = seekers.flatMap((seeker) => seeker.refusals);
  for (const seeker of seekers) seeker.close(true);
  const together = seekers.filter(({ persons }) => persons > 1).length;
  return {
    name: `Quick play, ${players} players in ${arrivalMs / 1000} s on ${nodes} ${nodes === 1 ? 'server' : 'nodes'}, ${kills} kills`,
    broken,
    figures: [
      [
        'wait, p50, p95, longest',
        [50, 95, 100].map((p) => `${Math.round(percentile(waits, p))} ms`).join(', '),
      ],
      ['play within three seconds', `${inTime.toFixed(1)} %`],
      ['longest alone without bots', `${Math.round(alone)} ms`],
      ['players whose first game has another person', together],
      ['lobbies', new Set(seekers.map(({ lobbyId }) => lobbyId)).size],
      [
        'watch a round first',
        watching.length === 0 ? 0 : `${watching.length}, ${Math.round(Math.max(...watching))} ms at most`,
      ],
      ['the slowest', slowest?.steps.join('; ') ?? ''],
      ['refused', refusals.length === 0 ? 0 : refusals.join(', ')],
    ],
  };
}
