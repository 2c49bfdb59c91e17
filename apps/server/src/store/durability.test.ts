import path from 'node:path';
import type { Durability, Engine } from '@hub/server/store/engine.ts';
import { openSqlite } from '@hub/server/store/sqlite.ts';
import { tempFolder } from '@hub/server/testing/temp-folder.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStore, type Store } from './store.ts';
import { accountId, addGuest, featuresOf, gameId, settlement, snapshot } from './testing/rows.ts';

let folder: string;
let store: Store;
/** Durability of the transactions since the last call; `batch` for writes without a transaction. */
let asked: (Durability | 'batch')[];

beforeEach(async () => {
  folder = tempFolder();
  asked = [];
  const engine = await openSqlite(path.join(folder, 'hub.sqlite'));
  const watched: Engine = {
    db: engine.db,
    transaction(durability, work) {
      asked.push(durability);
      return engine.transaction(durability, work);
    },
    batch(writes) {
      asked.push('batch');
      return engine.batch(writes);
    },
    areWritesFailing: () => engine.areWritesFailing(),
    close: () => engine.close(),
  };
  store = createStore(watched);
  await addGuest(store);
  asked = [];
});
afterEach(() => store.close());

describe('writes that survive a power cut', () => {
  it('a ledger entry', async () => {
    const entry = {
      accountId: accountId(1),
      amountEssence: 5,
      reason: 'grant',
      reference: 'a',
      at: 1,
    } as const;
    await featuresOf(store).ledger.append(entry);
    expect(asked).toEqual(['power']);
  });

  it('a purchase', async () => {
    await featuresOf(store).shop.buy(accountId(1), 'none');
    expect(asked).toEqual(['power']);
  });

  it('a batch in which a room ends', async () => {
    await store.rooms.save([
      { snapshot: snapshot({ over: true }), settlement: settlement(accountId(1)) },
      { snapshot: snapshot({ roomId: gameId(2) }) },
    ]);
    expect(asked).toEqual(['power']);
  });
});

describe('writes that survive a kill of the process', () => {
  it('rooms with changed seats', async () => {
    await store.rooms.save([{ snapshot: snapshot(), holders: [accountId(1)] }]);
    expect(asked).toEqual(['process']);
  });

  it('moves of rooms, without a transaction of their own', async () => {
    expect(await store.rooms.save([{ snapshot: snapshot() }])).toEqual([]);
    expect(asked).toEqual(['batch']);
  });

  it('a toggled item', async () => {
    await featuresOf(store).shop.toggle(accountId(1), 'none');
    expect(asked).toEqual(['process']);
  });
});
