import type { AccountId } from '@hub/engine/wire/ids';
import { type DataLocation, grantEssence, openStoreOf } from './grant-essence.ts';

/** Enough for some items. */
const ESSENCE = 3_000;

/** Grants Blue Essence to new guests in batches while the server runs, never to the database of a killed server. */
export class EssenceGrants {
  readonly #location: DataLocation;
  #waiting: AccountId[] = [];

  constructor(location: DataLocation) {
    this.#location = location;
  }

  /** Adds an account to the next batch. */
  add(account: AccountId): void {
    this.#waiting.push(account);
  }

  /** Grants Blue Essence to all accounts of the batch. */
  async grantAll(): Promise<void> {
    const accounts = this.#waiting;
    if (accounts.length === 0) return;
    const store = await openStoreOf(this.#location);
    this.#waiting = this.#waiting.slice(accounts.length);
    try {
      await grantEssence(store, accounts, ESSENCE);
    } finally {
      await store.close();
    }
  }
}
