import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { expect, it } from 'vitest';
import { startServer } from '../../apps/server/src/testing/start-server.ts';
import { playRandomLeagues } from './testing/random-leagues.ts';

const LEAGUES = Number(process.env['LEAGUES'] ?? 12);
const SEED = process.env['SEED'] ?? 'leagues';

it(`${LEAGUES} random leagues have the tables that their stored rows give`, async () => {
  const clock = new ManualClock('2026-03-02T12:00:00Z');
  let server = await startServer({ clock });
  let restarts = 0;
  const rows = async (statement: string) => server.rows(statement);
  const disturb = async () => {
    restarts += 1;
    server = await server.restart();
  };
  await playRandomLeagues({ clock, hub: () => server.hub, rows, disturb }, LEAGUES, SEED);
  expect(restarts).toBeGreaterThan(0);
  await server.stop();
}, 3_600_000);
