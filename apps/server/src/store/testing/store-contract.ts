import type { Engine } from '@hub/server/store/engine.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStore } from '../store.ts';
import type { Contract, OpenStore } from './contract.ts';
import { journalContract } from './journal-contract.ts';
import { roomsContract } from './rooms-contract.ts';

/** Those of the features, by file and name. */
const OF_FEATURES = Object.values(
  import.meta.glob<Readonly<Record<string, Contract>>>('../../../../../features/*/testing/*-contract.ts', {
    eager: true,
  }),
);

/** Runs the tests that a store must pass on any engine. `openEmpty` opens an empty, migrated database. */
export function storeContract(engineName: string, openEmpty: () => Promise<Engine>): void {
  describe(`a store on ${engineName}`, () => {
    let open: OpenStore;
    beforeEach(async () => {
      const engine = await openEmpty();
      open = { engine, store: createStore(engine) };
    });
    afterEach(() => open.store.close());

    it('takes writes', async () => {
      expect(await open.store.takesWrites()).toBe(true);
    });
    const all = [{ roomsContract, journalContract }, ...OF_FEATURES].flatMap(Object.entries<Contract>);
    for (const [name, contract] of all)
      describe(`the ${name}`, () => {
        contract(() => open);
      });
  });
}
