import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../apps/server/src/store/testing/postgres-server.ts';
import { playedKinds } from './random-games.ts';
import { playAndScan } from './suite.ts';

const SEED = 8;
/** Limit on a busy machine. */
const SLOW_MS = 240_000;

describe('three nodes', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, SLOW_MS);
  afterAll(() => postgres.stop(), SLOW_MS);

  it(
    'send no secret, also not to each other',
    async () => {
      const kinds = playedKinds.filter(({ name }) => name !== 'Sign-in');
      const nodes = { count: 3, databaseUrl: await postgres.createDatabase() };
      const { findings, rows } = await playAndScan({ seed: SEED, count: 1, kinds, nodes });
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
});
