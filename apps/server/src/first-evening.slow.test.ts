import { describe } from 'vitest';
import { testDatabases } from './store/testing/test-databases.ts';
import { firstEveningContract } from './testing/first-evening.ts';

const databases = testDatabases();

describe('new accounts on PostgreSQL', () => {
  firstEveningContract(async () => ({
    DATABASE_URL: await databases.create(),
    HUB_SECRET: 'a secret that outlives a restart',
  }));
});
