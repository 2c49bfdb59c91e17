import { afterAll, beforeAll, describe } from 'vitest';
import { type PostgresServer, startPostgres } from './store/testing/postgres-server.ts';
import { firstEveningContract } from './testing/first-evening.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

describe('new accounts on PostgreSQL', () => {
  firstEveningContract(async () => ({
    DATABASE_URL: await postgres.createDatabase(),
    HUB_SECRET: 'a secret that outlives a restart',
  }));
});
