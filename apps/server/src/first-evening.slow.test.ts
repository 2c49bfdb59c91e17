import { testDatabases } from '@hub/server/store/testing/test-databases.ts';
import { describe } from 'vitest';
import { firstEveningContract } from './testing/first-evening.ts';

const databases = testDatabases();

describe('new accounts on PostgreSQL', () => {
  firstEveningContract(async () => ({
    DATABASE_URL: await databases.create(),
    HUB_SECRET: 'a secret that outlives a restart',
  }));
});
