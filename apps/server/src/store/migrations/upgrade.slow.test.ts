import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '../postgres.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import { upgradeContract } from '../testing/upgrade-contract.ts';

const logger = pino({ level: 'silent' });
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop(), 60_000);

upgradeContract('PostgreSQL', async () => {
  const address = await server.createDatabase();
  return (steps) => openPostgres(address, logger, steps);
});
