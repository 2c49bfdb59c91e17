import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../apps/server/src/store/testing/postgres-server.ts';
import { plantedNodeLeaks } from './planted-node-leaks.ts';
import { playedKinds } from './random-games.ts';
import { isComplete, playAndScan, type SuiteOptions } from './suite.ts';

const SEED = 8;
const PLANTED_GAMES = 3;
/** Limit on a busy machine. */
const SLOW_MS = 240_000;

describe('three nodes', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, SLOW_MS);
  afterAll(() => postgres.stop(), SLOW_MS);
  const scanned = async (options: Omit<SuiteOptions, 'seed' | 'nodes'>) =>
    playAndScan({
      ...options,
      seed: SEED,
      nodes: { count: 3, databaseUrl: await postgres.createDatabase() },
    });

  it(
    'send no secret, also not to each other',
    async () => {
      const kinds = playedKinds.filter(({ name }) => name !== 'Sign-in');
      const { findings, rows } = await scanned({ count: 1, kinds });
      expect(findings).toEqual([]);
      for (const { name } of kinds) {
        const passed = rows.find(
          ({ kind, audience }) => kind === name && audience === 'frames between nodes',
        );
        // Players who are connected to another node than that of their room.
        expect(passed?.frames, name).toBeGreaterThan(3);
      }
    },
    SLOW_MS,
  );

  it.each(plantedNodeLeaks)(
    'are found to leak: $name',
    async ({ leaks, in: kindName, testHub }) => {
      const kinds = playedKinds.filter(({ name }) => name === kindName);
      const { findings } = await scanned({ ...testHub, count: PLANTED_GAMES, until: leaks, kinds });
      expect(isComplete(leaks, findings)).toBe(true);
    },
    SLOW_MS,
  );
});
