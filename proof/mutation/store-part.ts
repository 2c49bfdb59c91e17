import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { openSqlite } from '../../apps/server/src/store/sqlite.ts';
import { createStore } from '../../apps/server/src/store/store.ts';
import type { Contract, OpenStore } from '../../apps/server/src/store/testing/contract.ts';

/** A part of the store's contract on an empty database each, without the rest of its tests, which would only take time. */
export function describeStore(what: string, contracts: readonly Contract[]): void {
  describe(`what a store does with ${what}`, () => {
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
    for (const contract of contracts) contract(() => open);
  });
}
