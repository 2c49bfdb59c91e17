import type { AccountId } from '@hub/engine/wire/ids';
import { pino } from 'pino';
import { openDatabase, refuseToMigrate } from '../../apps/server/src/store/open-database.ts';
import { createStore, type Store } from '../../apps/server/src/store/store.ts';

/** Where a server keeps its data. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** The store of a server beside it, as the host's command line opens it. The server must have run once. */
export async function openStoreOf({ dataDir, databaseUrl }: Place): Promise<Store> {
  const logger = pino({ level: 'silent' });
  return createStore(await openDatabase({ dataDir, databaseUrl }, logger, { steps: refuseToMigrate }));
}

/** Gives every account so much Blue Essence once, as a host would; the server may run. */
export async function grantEssence(
  store: Store,
  accounts: readonly AccountId[],
  amountEssence: number,
): Promise<void> {
  for (const accountId of accounts)
    await store.ledger.append({
      accountId,
      amountEssence,
      reason: 'grant',
      reference: 'grant:system-test',
      note: 'To go shopping with',
      at: Date.now(),
    });
}
