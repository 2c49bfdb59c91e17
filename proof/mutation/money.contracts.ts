import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { openSqlite } from '../../apps/server/src/store/sqlite.ts';
import { createStore } from '../../apps/server/src/store/store.ts';
import type { OpenStore } from '../../apps/server/src/store/testing/contract.ts';
import { inventoryContract } from '../../apps/server/src/store/testing/inventory-contract.ts';
import { leaderboardsContract } from '../../apps/server/src/store/testing/leaderboards-contract.ts';
import { ledgerContract } from '../../apps/server/src/store/testing/ledger-contract.ts';
import { matchesContract } from '../../apps/server/src/store/testing/matches-contract.ts';
import { roomsContract } from '../../apps/server/src/store/testing/rooms-contract.ts';
import { shopContract } from '../../apps/server/src/store/testing/shop-contract.ts';

// The part of the store's contract that is about money, without the rest of its tests, which would only take time.
describe('what a store does with money', () => {
  let folder: string;
  let databases = 0;
  let open: OpenStore;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'hub-mutation-'));
    await (await openSqlite(path.join(folder, 'empty.sqlite'))).close();
  });
  beforeEach(async () => {
    databases += 1;
    const file = path.join(folder, `${databases}.sqlite`);
    copyFileSync(path.join(folder, 'empty.sqlite'), file);
    const engine = await openSqlite(file);
    open = { engine, store: createStore(engine) };
  });
  afterEach(() => open.store.close());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const contracts = [
    ledgerContract,
    shopContract,
    inventoryContract,
    matchesContract,
    roomsContract,
    leaderboardsContract,
  ];
  for (const contract of contracts) contract(() => open);
});
