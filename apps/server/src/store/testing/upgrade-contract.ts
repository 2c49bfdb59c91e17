import type { AccountId } from '@hub/engine/wire/ids';
import { isSqlite } from '@hub/server/store/dialect.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Migration } from '@hub/server/store/migrations/migration.ts';
import { migrations } from '@hub/server/store/migrations/migrations.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStore } from '../store.ts';
import { matchesOf, playedOf } from './finished-games.ts';
import { accountId, accountsOf, addGuest, dailiesOf, featuresOf, gameId, playerId } from './rows.ts';
import { fillEveryTable, rowsFor, rowsIn, tablesIn } from './table-rows.ts';

/** A database that may be older than this version of the hub. */
export type AnyDatabase = {
  open(steps: readonly Migration[]): Promise<Engine>;
  /** Copies the database while it is not open. */
  copy(): Promise<AnyDatabase>;
};

/** Runs the upgrade tests on any engine. `newDatabase` creates a database without a schema. */
export function upgradeContract(engineName: string, newDatabase: () => Promise<AnyDatabase>): void {
  describe(`an upgrade on ${engineName}`, () => {
    const olderVersions = Array.from({ length: migrations.length - 1 }, (_, index) => index + 1);
    let fresh: readonly string[];
    /** An empty database that is migrated from one version to the next and copied at each. */
    let growing: AnyDatabase;
    beforeAll(async () => {
      const engine = await (await newDatabase()).open(migrations);
      fresh = await schemaOf(engine.db);
      await engine.close();
      growing = await newDatabase();
    }, 60_000);

    it.each(olderVersions)(
      'keeps everything that version %i had, leads to the schema of an empty database, and the hub works with it',
      async (version) => {
        await (await growing.open(migrations.slice(0, version))).close();
        const database = await growing.copy();
        const older = await database.open(migrations.slice(0, version));
        expect(await versionOf(older.db)).toBe(version);
        const tables = await tablesIn(older.db);
        await fillEveryTable(older.db);
        await older.close();

        const engine = await database.open(migrations);
        expect(fresh.length).toBeGreaterThan(50);
        expect.soft(await schemaOf(engine.db)).toEqual(fresh);
        for (const [table, columns] of tables) {
          expect.soft(await rowsIn(engine.db, table, columns), table).toEqual(rowsFor(table, columns));
        }
        await expectWorkingStore(engine);
        await engine.close();
      },
    );

    it('counts games lost against bots, which versions before 33 stored as rated games only', async () => {
      const database = await newDatabase();
      const older = await database.open(migrations.slice(0, 32));
      const [ada, grace] = [1, 2].map(accountId) as [AccountId, AccountId];
      for (const number of [1, 2])
        await sql`insert into account (id, player_id, name, token_version, created_at)
          values (${accountId(number)}, ${playerId(number)}, 'Ada', 1, 1)`.execute(older.db);
      await older.db
        .insertInto('match')
        .values({
          id: gameId(1),
          game: 'cooldown clash',
          mode: 'multi',
          winner_account_id: null,
          is_new_high_score: 0,
          finished_at: 5,
        })
        .execute();
      await sql`insert into match_player (match_id, seat, account_id, finished_at)
        values (${gameId(1)}, 0, ${ada}, 5)`.execute(older.db);
      await sql`insert into bot_win (match_id, account_id, game, finished_at)
        values (${gameId(2)}, ${ada}, 'cooldown clash', 6)`.execute(older.db);
      await sql`insert into match_total (account_id, game, mode, played, wins, losses)
        values (${ada}, 'cooldown clash', 'multi', 2, 1, 1)`.execute(older.db);
      for (const [account, games] of [
        [ada, 7],
        // Lost nothing against bots, and has played before games were rated.
        [grace, 0],
      ] as const)
        await older.db
          .insertInto('versus_rating')
          .values({
            account_id: account,
            game: 'cooldown clash',
            rating: 90_000,
            deviation: 9_000,
            games,
            newest_match: gameId(1),
          })
          .execute();
      await older.close();
      const engine = await database.open(migrations);
      const totals = playedOf({ engine });
      const counted = { game: 'cooldown clash', late: 0 };
      expect(await totals.otherTablesOf(ada)).toEqual([{ ...counted, botWins: 1, botLosses: 3 }]);
      expect(await totals.otherTablesOf(grace)).toEqual([{ ...counted, botWins: 0, botLosses: 0 }]);
      await engine.close();
    });
  });
}

/** Reads and writes with the rows of `everyTable`, using what every version had. */
async function expectWorkingStore(engine: Engine): Promise<void> {
  const store = createStore(engine);
  const ada = accountId(1);
  expect(await accountsOf(store).byPlayerId(playerId(1))).toMatchObject({
    id: ada,
    tokenVersion: 3,
    isDeleted: false,
  });
  expect(await store.rooms.load(gameId(3))).toMatchObject({ version: 7, over: false });
  expect(await dailiesOf(store).completedRuns(ada)).toHaveLength(1);
  expect(await featuresOf(store).shop.ownedBy(ada)).toMatchObject([{ name: 'Frost', isActive: true }]);
  const feed = await matchesOf(store).newest(5);
  expect(feed.map(({ id }) => id)).toEqual([gameId(1)]);
  await featuresOf(store).ledger.append({
    accountId: ada,
    amountEssence: 5,
    reason: 'grant',
    reference: 'new',
    at: 30,
  });
  expect((await featuresOf(store).ledger.pageOf(ada)).entries[0]).toMatchObject({
    sequence: 3,
    balanceAfter: 205,
  });
  expect(await featuresOf(store).ledger.balanceOf(await addGuest(store, 3))).toBe(0);
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
