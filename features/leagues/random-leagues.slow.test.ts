import type { BusNetwork } from '@hub/server/bus/testing/bus-contract.ts';
import { inProcessNetwork } from '@hub/server/bus/testing/bus-networks.ts';
import { testDatabases } from '@hub/server/store/testing/test-databases.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { Client as Postgres } from 'pg';
import { describe, expect, it } from 'vitest';
import { startNode, type TestServer } from '../../apps/server/src/testing/start-server.ts';
import { playRandomLeagues } from './testing/random-leagues.ts';

const databases = testDatabases();

/** Two nodes on one database and one bus. */
async function startTwo(start: string) {
  const network: BusNetwork = await inProcessNetwork();
  const database = await databases.create();
  const clock = new ManualClock(start);
  const open = async (): Promise<TestServer> => startNode(database, { bus: await network.connect(), clock });
  const nodes: [TestServer, TestServer] = [await open(), await open()];
  return { network, database, clock, open, nodes };
}

describe('leagues on two nodes', () => {
  const LEAGUES = Number(process.env['LEAGUES'] ?? 4);
  it(`have the tables of stored rows in ${LEAGUES} random leagues while nodes end`, async () => {
    const { network, nodes, clock, open, database } = await startTwo('2026-03-02T12:00:00Z');
    const client = new Postgres({ connectionString: database });
    await client.connect();
    let [turn, ended] = [0, 0];
    await playRandomLeagues(
      {
        clock,
        hub: () => {
          turn += 1;
          return (nodes[turn % 2] as TestServer).hub;
        },
        rows: async (statement) => (await client.query<Record<string, unknown>>(statement)).rows,
        disturb: async () => {
          ended += 1;
          const at = ended % 2;
          await nodes[at]?.stop();
          nodes[at] = await open();
        },
      },
      LEAGUES,
      process.env['SEED'] ?? 'nodes',
    );
    expect(ended).toBeGreaterThan(0);
    await client.end();
    await Promise.all(nodes.map((node) => node.stop()));
    await network.close();
  }, 3_600_000);
});
