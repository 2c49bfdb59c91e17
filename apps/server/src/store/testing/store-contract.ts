import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '../engine.ts';
import { createStore } from '../store.ts';
import { accountsContract } from './accounts-contract.ts';
import type { Contract, OpenStore } from './contract.ts';
import { dailyContract } from './daily-contract.ts';
import { inventoryContract } from './inventory-contract.ts';
import { ledgerContract } from './ledger-contract.ts';
import { matchesContract } from './matches-contract.ts';
import { roomsContract } from './rooms-contract.ts';

const parts: Readonly<Record<string, Contract>> = {
  accounts: accountsContract,
  inventory: inventoryContract,
  ledger: ledgerContract,
  rooms: roomsContract,
  matches: matchesContract,
  daily: dailyContract,
};

/** What a store must do on any engine. `openEmpty` opens an empty, migrated database. */
export function storeContract(engineName: string, openEmpty: () => Promise<Engine>): void {
  describe(`a store on ${engineName}`, () => {
    let open: OpenStore;
    beforeEach(async () => {
      const engine = await openEmpty();
      open = { engine, store: createStore(engine) };
    });
    afterEach(() => open.store.close());

    it('answers a ping', async () => {
      await expect(open.store.ping()).resolves.toBeUndefined();
    });
    for (const [name, contract] of Object.entries(parts)) describe(name, () => contract(() => open));
  });
}
