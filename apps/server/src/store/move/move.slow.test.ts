import type { Engine } from '@hub/server/store/engine.ts';
import type { Migration } from '@hub/server/store/migrations/migration.ts';
import { migrations } from '@hub/server/store/migrations/migrations.ts';
import { openSqlite } from '@hub/server/store/sqlite.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createStore } from '../store.ts';
import { boardsOf } from '../testing/finished-games.ts';
import { addGuest, featuresOf, gameId, playerId, settlement, snapshot } from '../testing/rows.ts';
import { everyTable, rowsFor, rowsIn, tablesIn } from '../testing/table-rows.ts';
import { move } from './move.ts';
import { MoveError } from './move-error.ts';
import { moveFixture } from './testing/move-fixture.ts';

/** Ignores progress. */
const silent = () => undefined;
const fixture = moveFixture();

const countOf = async ({ db }: Engine): Promise<number> => {
  let count = 0;
  for (const [table, columns] of await tablesIn(db)) count += (await rowsIn(db, table, columns)).length;
  return count;
};

describe('move', () => {
  it('copies every row of every table', async () => {
    const engine = await fixture.target();
    const moved = await move(await fixture.filled(), engine, silent);
    const rows = Object.values(everyTable).flat().length;
    expect(moved).toEqual({ tables: Object.keys(everyTable).length, rows, balanceEssence: 230 });
    for (const [table, columns] of await tablesIn(engine.db)) {
      expect.soft(await rowsIn(engine.db, table, columns), table).toEqual(rowsFor(table, columns));
    }
  });

  it('copies tables that the code does not know', async () => {
    const addNote: Migration = {
      name: 'note',
      async up(db) {
        await db.schema
          .createTable('a_note')
          .addColumn('text', 'text')
          .addColumn('of', 'text', (c) => c.references('match.id'))
          .execute();
      },
    };
    const database = await fixture.filled([...migrations, addNote]);
    database.prepare('insert into a_note values (?, ?)').run('new', gameId(1));
    const engine = await fixture.migrated([...migrations, addNote]);
    await move(database, engine, silent);
    expect((await sql`select * from a_note`.execute(engine.db)).rows).toEqual([
      { text: 'new', of: gameId(1) },
    ]);
  });

  it('leaves a store that works', async () => {
    const store = createStore(await openSqlite(fixture.file));
    const me = await addGuest(store, 1);
    const running = snapshot({ roomId: gameId(5), state: '{"half":"way"}' });
    const scored = settlement(me, {
      gameId: gameId(4),
      game: 'more or less',
      scores: [{ accountId: me, board: 'more_or_less', score: 7 }],
    });
    await store.rooms.save([
      { snapshot: snapshot({ roomId: gameId(4), over: true }), settlement: scored },
      { snapshot: running, holders: [me] },
    ]);
    await store.close();

    const engine = await fixture.target();
    await move(fixture.source(), engine, silent);
    const moved = createStore(engine);
    expect(await moved.rooms.load(gameId(5))).toEqual(running);
    expect(await moved.rooms.runningOf(me, 'championRift')).toEqual([gameId(5)]);
    // A reference stays paid on the other engine, too.
    await moved.rooms.save([
      { snapshot: snapshot({ roomId: gameId(4), version: 2, over: true }), settlement: scored },
    ]);
    const { ledger } = featuresOf(moved);
    expect(await ledger.balanceOf(me)).toBe(100);
    await ledger.append({ accountId: me, amountEssence: 5, reason: 'grant', reference: 'new', at: 1 });
    expect((await ledger.pageOf(me)).entries[0]).toMatchObject({ sequence: 2, balanceAfter: 105 });
    const other = await addGuest(moved, 2);
    const better = settlement(other, {
      gameId: gameId(6),
      game: 'more or less',
      scores: [{ accountId: other, board: 'more_or_less', score: 7 }],
    });
    await moved.rooms.save([{ snapshot: snapshot({ roomId: gameId(6), over: true }), settlement: better }]);
    const span = { min: 1, max: 1_000 };
    const boards = boardsOf(moved);
    const page = await boards.page('more_or_less', span, { offset: 0, limit: 5 });
    expect(page.entries.map(({ playerId: id, rank }) => [id, rank])).toEqual([
      [playerId(1), 1],
      [playerId(2), 1],
    ]);
    const found = await boards.search('more_or_less', 'player 1', { offset: 0, limit: 5 });
    expect(found.entries).toMatchObject([{ playerId: playerId(1), score: 7 }]);
  });

  it('has no sequences to carry over', async () => {
    const { db } = await fixture.target();
    const { rows } = await sql`select table_name, column_name from information_schema.columns
      where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval%')`.execute(db);
    expect(rows).toEqual([]);
  });

  it('reports progress in bounded steps', async () => {
    const database = await fixture.filled();
    const insert = database.prepare('insert into used_sign_in_flow (id, expires_at) values (?, ?)');
    for (let flow = 0; flow < 1_200; flow += 1) insert.run(`flow-${flow}`, flow);
    const steps: number[] = [];
    await move(database, await fixture.target(), ({ doing, table, rows, isDone }) => {
      if (doing === 'copied' && table === 'used_sign_in_flow' && !isDone) steps.push(rows);
    });
    expect(steps).toEqual([500, 1_000, 1_201]);
  });

  it('replaces NUL characters, which PostgreSQL cannot store', async () => {
    const database = await fixture.filled();
    database.prepare("update feedback set text = ? where id = 'report'").run('a\0b');
    const engine = await fixture.target();
    await move(database, engine, silent);
    const reports = await rowsIn(engine.db, 'feedback', ['id', 'text']);
    expect(reports).toContainEqual({ id: 'report', text: 'a\ufffdb' });
  });
});

describe('a failed move', () => {
  it('leaves an empty database when the connection is lost, and can be repeated', async () => {
    const database = await fixture.filled();
    const other = await fixture.target();
    const engine = await fixture.target();
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`;
    const half = move(database, engine, async ({ doing, table, isDone }) => {
      if (doing === 'copied' && table === 'ledger' && isDone) await cut.execute(other.db);
    });
    await expect(half).rejects.toThrow(
      /^Nothing was moved, and the PostgreSQL database is as empty as before: /,
    );
    await expect(half).rejects.toBeInstanceOf(MoveError);
    expect(await countOf(other)).toBe(0);
    expect(await move(database, engine, silent)).toMatchObject({ balanceEssence: 230 });
  });

  it('leaves an empty database when the comparison finds a difference, and names it', async () => {
    const database = await fixture.filled();
    const engine = await fixture.target();
    // Simulates a change between copy and comparison.
    const changed = move(database, engine, ({ doing, table, isDone }) => {
      if (doing === 'copied' && table === 'used_sign_in_flow' && isDone)
        database.exec("update ledger set note = 'Thank' where note = 'Thanks'");
    });
    await expect(changed).rejects.toThrow(/^ledger differs: 3 rows on both sides, but not the same ones\.$/);
    expect(await countOf(engine)).toBe(0);
  });

  it('reports an unknown outcome when the commit fails', async () => {
    const engine = await fixture.target();
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''planted''; end'`.execute(
      engine.db,
    );
    await sql`create constraint trigger at_the_end after insert on account deferrable initially deferred
      for each row execute function refuse()`.execute(engine.db);
    await expect(move(await fixture.filled(), engine, silent)).rejects.toThrow(
      /^Everything was copied and compared, but PostgreSQL did not confirm the commit: planted\. Check with compare-with-postgres/,
    );
  });

  it('refuses a database with rows and changes nothing', async () => {
    const engine = await fixture.target();
    await addGuest(createStore(engine), 9);
    await expect(move(await fixture.filled(), engine, silent)).rejects.toThrow(
      'The PostgreSQL database is not empty: account holds 1 row.',
    );
    expect(await countOf(engine)).toBe(1);
  });

  it('refuses a database of another version and leaves it unchanged', async () => {
    const older = await fixture.migrated(migrations.slice(0, -1));
    await expect(fixture.target()).rejects.toThrow(
      'from an older version. Create a new, empty database for the move.',
    );
    const { rows } = await sql`select max(version) as version from schema_migration`.execute(older.db);
    expect(rows).toEqual([{ version: migrations.length - 1 }]);
    const nothing: Migration = { name: 'nothing', up: async () => undefined };
    await fixture.renewDatabase();
    await fixture.migrated([...migrations, nothing]);
    await expect(fixture.target()).rejects.toThrow(`has schema version ${migrations.length + 1}`);
  });
});
