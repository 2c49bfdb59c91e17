import { pino } from 'pino';
import {
  type AnyDatabase,
  upgradeContract,
} from '../../../../../apps/server/src/store/testing/upgrade-contract.ts';
import { openPostgres } from '../postgres.ts';
import { testDatabases } from '../testing/test-databases.ts';

const logger = pino({ level: 'silent' });
const databases = testDatabases();
const databaseAt = (address: string): AnyDatabase => ({
  open: (steps) => openPostgres(address, logger, steps),
  copy: async () => databaseAt(await databases.copyOf(address)),
});

upgradeContract('PostgreSQL', async () => databaseAt(await databases.createEmpty()));
