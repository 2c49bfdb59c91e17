import type { AccountId } from '@hub/engine/wire/ids';
import { grantEssence, openStoreOf, type Place } from './grant-essence.ts';

/** What a guest gets to go shopping with: some items, and not all. */
const ESSENCE = 3_000;

/** Gives new guests Blue Essence while the server runs: a database that a killed server left is not opened beside it. */
export class Purse {
  readonly #place: Place;
  #waiting: AccountId[] = [];

  constructor(place: Place) {
    this.#place = place;
  }

  /** The account is given something the next time. */
  owe(account: AccountId): void {
    this.#waiting.push(account);
  }

  /** Pays what is owed, as the host's command line would. */
  async pay(): Promise<void> {
    const accounts = this.#waiting;
    if (accounts.length === 0) return;
    const store = await openStoreOf(this.#place);
    this.#waiting = this.#waiting.slice(accounts.length);
    try {
      await grantEssence(store, accounts, ESSENCE);
    } finally {
      await store.close();
    }
  }
}
