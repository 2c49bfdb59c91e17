import type { Engine } from '@hub/server/store/engine.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStore } from '../store.ts';
import type { Contract, OpenStore } from './contract.ts';
import { friendsAt } from './friends-at.ts';
import { journalContract } from './journal-contract.ts';
import { roomsContract } from './rooms-contract.ts';
import { everyTable } from './table-rows.ts';

/** What a database has for itself: the list of its migrations, and the index of SQLite over names. */
const OF_DATABASES = /^(?:schema_migration$|board_name)/;

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
      open = { engine, store: createStore(engine, { ask: () => friendsAt({ engine }, 0) }) };
    });
    afterEach(() => open.store.close());

    it('takes writes', async () => expect(await open.store.takesWrites()).toBe(true));

    it('has samples with a value for each column of each table', async () => {
      const tables = await open.engine.db.introspection.getTables();
      const empty = tables
        .filter(({ name }) => !OF_DATABASES.test(name))
        .flatMap(({ name, columns }) =>
          columns
            .filter((column) => (everyTable[name] ?? []).every((row) => (row[column.name] ?? null) === null))
            .map((column) => `${name}.${column.name}`),
        );
      expect(empty, 'a new column: add it to testing/samples.ts of its feature').toEqual([]);
      const names = new Set(tables.map(({ name }) => name));
      expect(Object.keys(everyTable).filter((name) => !names.has(name))).toEqual([]);
    });
    const all = [{ roomsContract, journalContract }, ...OF_FEATURES].flatMap(Object.entries<Contract>);
    for (const [name, contract] of all)
      describe(`the ${name}`, () => {
        contract(() => open);
      });
  });
}
