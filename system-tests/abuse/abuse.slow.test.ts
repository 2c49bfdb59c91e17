import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RATES, SCORE_GAME_ESSENCE_PER_DAY } from '@hub/engine/wire/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNode, startServer, type TestServer } from '../../apps/server/src/testing/start-server.ts';
import { findRedis, HOW_TO_GET_REDIS } from '../../packages/server/src/bus/testing/test-redis.ts';
import {
  type PostgresServer,
  startPostgres,
} from '../../packages/server/src/store/testing/postgres-server.ts';
import { Balancer } from '../../tools/balancer.ts';
import { isDefended, type Target } from './attack.ts';
import { attacks, attacksOnCounts } from './attacks.ts';
import { guestFlood } from './call-floods.ts';
import { guessMiddle, knowPricesSlowly } from './farming.ts';
import { HonestDay } from './honest-day.ts';
import { ScorePlayer } from './score-player.ts';
import { slowRequests } from './slow-requests.ts';

const HOUR_MS = 3_600_000;
/** Set by `npm run system:abuse`. */
const LONG = process.env['LONG'] === '1';

/** Shorter timeouts than the product's, so that slow requests are closed soon; on a busy machine others may be too slow for them. */
const TIMEOUTS = { headersMs: 400, requestMs: 600, silenceMs: 600, checkIntervalMs: 100 };

const targetOf = ({ url }: { readonly url: string }): Target => ({
  port: Number(new URL(url).port),
  closesWithinMs: 700,
});

describe('a server with the limits of the product', () => {
  let server: TestServer;
  let impatient: TestServer;
  let webFolder: string;
  beforeAll(async () => {
    webFolder = mkdtempSync(path.join(tmpdir(), 'hub-abuse-'));
    writeFileSync(path.join(webFolder, 'index.html'), '<html><head></head></html>');
    server = await startServer({ rates: RATES, webFolder });
    impatient = await startServer({ rates: RATES, timeouts: TIMEOUTS });
  });
  afterAll(async () => {
    await Promise.all([server.stop(), impatient.stop()]);
    rmSync(webFolder, { recursive: true });
  });

  it.each(attacks)('withstands $name', async (attack) => {
    const target = targetOf(attack === slowRequests ? impatient : server);
    const outcome = await attack.run(target, attack.counts.short);
    expect(isDefended(outcome), JSON.stringify(outcome)).toBe(true);
    expect(outcome.refused).toBeGreaterThan(0);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

const redis = LONG ? await findRedis() : undefined;
const hint = redis === undefined ? `: ${HOW_TO_GET_REDIS}` : '';
const NODES = [1, 2, 3];

describe.runIf(LONG && redis !== undefined)(`three nodes with the limits of the product${hint}`, () => {
  let postgres: PostgresServer;
  let balancer: Balancer;
  const nodes: TestServer[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    const database = await postgres.createDatabase();
    const variables = { REDIS_URL: redis ?? '', HUB_SECRET: `abuse ${process.pid} ${performance.now()}` };
    for (const _ of NODES) nodes.push(await startNode(database, { rates: RATES, variables }));
    balancer = await Balancer.start(nodes.map(({ url }) => url));
  });
  afterAll(async () => {
    await balancer.close();
    await Promise.all(nodes.map((node) => node.stop()));
    await postgres.stop();
  });

  it.each(attacksOnCounts)('withstand $name together', async (attack) => {
    const outcome = await attack.run(targetOf(balancer), attack.counts.short);
    expect(isDefended(outcome), JSON.stringify(outcome)).toBe(true);
    expect(outcome.refused).toBeGreaterThan(0);
  });
});

it.runIf(LONG)(
  'a person who plays games with a score for eight hours reaches no limit but the daily one, and is not suspicious',
  async () => {
    const player = await ScorePlayer.begin();
    const day = new HonestDay(player, 'Monday');
    await day.play(8 * HOUR_MS);
    const { rounds, earned, unpaid } = player.tally;
    expect(rounds).toBeGreaterThan(2_000);
    expect(await player.balance()).toBe(Math.min(earned, SCORE_GAME_ESSENCE_PER_DAY));
    expect(earned - unpaid).toBe(await player.balance());
    expect(day.busiest.calls).toBeLessThan(day.busiest.allowed / 4);
    expect(await player.server.hub.features.administration.suspiciousRuns(10, 0)).toEqual([]);
    await player.end();
  },
);

it.each([
  ['clicks the middle in games of a few rounds', guessMiddle, 150, 'too_fast'],
  ['knows every price and takes its time', knowPricesSlowly, 704, 'too_right'],
])(
  'a script that stays below the limits of one game and %s is listed once a day',
  async (_what, script, rounds, reason) => {
    const player = await ScorePlayer.begin();
    await script(player, rounds);
    const runs = await player.server.hub.features.administration.suspiciousRuns(10, 0);
    expect(runs).toMatchObject([{ name: 'Scores', reason }]);
    await player.end();
  },
);

describe('isDefended', () => {
  it.each([
    ['more got through than allowed', { through: 3, refused: 7 }],
    ['a try has neither been refused nor got through', { through: 2, refused: 7 }],
    ['there is another fault', { faults: ['polluted'] }],
  ])('returns false when %s', (_what, change) => {
    const good = { tried: 10, through: 2, refused: 8, allowed: 2, faults: [] };
    expect(isDefended(good)).toBe(true);
    expect(isDefended({ ...good, ...change })).toBe(false);
  });

  it.runIf(LONG)('returns false for a server without limits', async () => {
    const open = await startServer();
    const outcome = await guestFlood.run(targetOf(open), guestFlood.counts.short);
    await open.stop();
    expect(isDefended(outcome)).toBe(false);
    expect(outcome.through).toBe(guestFlood.counts.short);
  });
});
