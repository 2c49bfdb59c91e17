import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSqlite } from '../dialect.ts';
import type { Engine } from '../engine.ts';
import type { Migration } from '../migrations/migration.ts';
import { migrations } from '../migrations/migrations.ts';
import type { Tables } from '../schema.ts';
import { createStore } from '../store.ts';
import { accountId, addGuest, gameId, playerId } from './rows.ts';
import { fillEveryTable, rowsFor, rowsIn, tablesIn } from './table-rows.ts';

/** Opens the same database with these migrations. */
type OpenWith = (steps: readonly Migration[]) => Promise<Engine>;

/** Runs the upgrade tests on any engine. `newDatabase` creates a database without a schema. */
export function upgradeContract(engineName: string, newDatabase: () => Promise<OpenWith>): void {
  describe(`an upgrade on ${engineName}`, () => {
    const olderVersions = Array.from({ length: migrations.length - 1 }, (_, index) => index + 1);
    let fresh: readonly string[];
    beforeAll(async () => {
      const engine = await (await newDatabase())(migrations);
      fresh = await schemaOf(engine.db);
      await engine.close();
    }, 60_000);

    it.each(olderVersions)(
      'keeps everything that version %i had, leads to the schema of an empty database, and the hub works with it',
      async (version) => {
        const open = await newDatabase();
        const older = await open(migrations.slice(0, version));
        expect(await versionOf(older.db)).toBe(version);
        const tables = await tablesIn(older.db);
        await fillEveryTable(older.db);
        await older.close();

        const engine = await open(migrations);
        expect(fresh.length).toBeGreaterThan(50);
        expect.soft(await schemaOf(engine.db)).toEqual(fresh);
        for (const [table, columns] of tables) {
          expect.soft(await rowsIn(engine.db, table, columns), table).toEqual(rowsFor(table, columns));
        }
        await expectWorkingStore(engine);
        await engine.close();
      },
    );
  });
}

/** Reads and writes with the rows of `everyTable`, using what every version had. */
async function expectWorkingStore(engine: Engine): Promise<void> {
  const store = createStore(engine);
  const ada = accountId(1);
  expect(await store.accounts.byPlayerId(playerId(1))).toMatchObject({
    id: ada,
    tokenVersion: 3,
    isDeleted: false,
  });
  expect(await store.rooms.load(gameId(3))).toMatchObject({ version: 7, over: false });
  expect(await store.daily.completedRuns(ada)).toHaveLength(1);
  expect(await store.inventory.itemsOf(ada)).toMatchObject([{ name: 'Frost', isActive: true }]);
  const feed = await store.matches.newest(5);
  expect(feed.map(({ id }) => id)).toEqual([gameId(1)]);
  await store.ledger.append({ accountId: ada, amountEssence: 5, reason: 'grant', reference: 'new', at: 30 });
  expect(await store.ledger.newestOf(ada, 1, undefined)).toMatchObject([{ sequence: 3, balanceAfter: 205 }]);
  expect(await store.ledger.balanceOf(await addGuest(store, 3))).toBe(0);
}

async function versionOf(db: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{
    version: number;
  }>`select max(version) as version from schema_migration`.execute(db);
  return rows[0]?.version;
}

/** The complete schema as sorted lines. */
async function schemaOf(db: Kysely<Tables>): Promise<readonly string[]> {
  const query = isSqlite(db)
    ? sql<object>`select name, sql from sqlite_schema
        union all select m.name, c.name || ' ' || c.type || ' ' || c."notnull" || ' ' || coalesce(c.dflt_value, '')
          from sqlite_schema as m, pragma_table_xinfo(m.name) as c where m.type = 'table'`
    : sql<object>`select table_name as name, concat_ws(' ', column_name, data_type, is_nullable, column_default) as sql
          from information_schema.columns where table_schema = 'public'
        union all select indexname, indexdef from pg_indexes where schemaname = 'public'
        union all select conrelid::regclass::text, conname || ' ' || pg_get_constraintdef(oid)
          from pg_constraint where connamespace = 'public'::regnamespace`;
  const { rows } = await query.execute(db);
  return rows.map((row) => JSON.stringify(row)).toSorted();
}
