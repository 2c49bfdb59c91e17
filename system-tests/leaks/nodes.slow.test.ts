import { describe, expect, it } from 'vitest';
import { testDatabases } from '../../packages/server/src/store/testing/test-databases.ts';
import { playedKinds } from './random-games.ts';
import { playAndScan } from './suite.ts';

const SEED = 8;

describe('three nodes', () => {
  const databases = testDatabases();

  it('send no secret, also not to each other', async () => {
    const kinds = playedKinds.filter(({ name }) => name !== 'Sign-in');
    const nodes = { count: 3, databaseUrl: await databases.create() };
    const { findings, rows } = await playAndScan({ seed: SEED, count: 1, kinds, nodes });
    expect(findings).toEqual([]);
    for (const { name } of kinds) {
      const passed = rows.find(({ kind, audience }) => kind === name && audience === 'frames between nodes');
      // Players who are connected to another node than that of their room.
      expect(passed?.frames, name).toBeGreaterThan(3);
    }
  });
});
