import { pino } from 'pino';
import { openPostgres } from '../postgres.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { upgradeContract } from '../testing/upgrade-contract.ts';

const logger = pino({ level: 'silent' });
const databases = testDatabases();

upgradeContract('PostgreSQL', async () => {
  const address = await databases.createEmpty();
  return (steps) => openPostgres(address, logger, steps);
});
