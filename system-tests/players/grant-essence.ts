import type { AccountId } from '@hub/engine/wire/ids';
import { ledger } from '@hub/features/ledger/server.ts';
import { hubOf } from '@hub/server/hub.ts';
import { systemClock } from '@hub/server/platform/clock.ts';
import { pino } from 'pino';
import { createStore, type Store } from '../../apps/server/src/store/store.ts';
import { openDatabase, refuseToMigrate } from '../../packages/server/src/store/open-database.ts';

/** Where a server stores its data. */
export interface DataLocation {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** Opens the store beside a server, as the admin command line does. The server must have created it. */
export async function openStoreOf({ dataDir, databaseUrl }: DataLocation): Promise<Store> {
  const logger = pino({ level: 'silent' });
  return createStore(await openDatabase({ dataDir, databaseUrl }, logger, { steps: refuseToMigrate }));
}

/** Grants Blue Essence to accounts, once each; the server may be running. */
export async function grantEssence(
  store: Store,
  accounts: readonly AccountId[],
  amountEssence: number,
): Promise<void> {
  for (const accountId of accounts)
    await ledger(hubOf(store.engine, systemClock)).append({
      accountId,
      amountEssence,
      reason: 'grant',
      reference: 'grant:system-test',
      note: 'For the system test',
      at: Date.now(),
    });
}
