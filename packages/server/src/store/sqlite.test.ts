import { closeSync, copyFileSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStore } from '../../../../apps/server/src/store/store.ts';
import {
  accountsOf,
  addGuest,
  featuresOf,
  gameId,
  settlement,
  snapshot,
} from '../../../../apps/server/src/store/testing/rows.ts';
import { storeContract } from '../../../../apps/server/src/store/testing/store-contract.ts';
import type { RoomWrite } from '../rooms/ports.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { createCheckpoints } from './checkpoints.ts';
import type { Engine } from './engine.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';
import { openSqlite } from './sqlite.ts';
import { createEmptyDatabase } from './testing/empty-database.ts';

storeContract('SQLite', async () => {
  const file = path.join(tempFolder(), 'hub.sqlite');
  await createEmptyDatabase(file);
  return openSqlite(file);
});

/** Changes every page of a row so often that the log has as many pages. */
async function fillLog(engine: Engine, pages = 2_500): Promise<void> {
  for (let number = 0; number < pages; number += 1)
    await engine.batch([
      CompiledQuery.raw('update daily_answer set answer_id = ?', [`${'x'.repeat(3_000)}${number}`]),
    ]);
}

const draw = (day: string) =>
  CompiledQuery.raw('insert into daily_answer (mode, day, answer_id) values (?, ?, ?)', [
    'riddle',
    day,
    'Ahri',
  ]);

/** The next snapshots of four rooms. */
const movesTo = (version: number): RoomWrite[] =>
  [1, 2, 3, 4].map((number) => {
    const value = { moves: version };
    return { snapshot: snapshot({ roomId: gameId(number), version, state: JSON.stringify(value) }), value };
  });

describe('a SQLite file', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = tempFolder();
    file = path.join(folder, 'hub.sqlite');
  });

  it('has mode 600 and uses write-ahead mode', async () => {
    const engine = await openSqlite(file);
    await addGuest(createStore(engine));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600);
    const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(engine.db);
    expect(rows[0]?.journal_mode).toBe('wal');
    await engine.close();
  });

  it('keeps everything after it was closed', async () => {
    const first = createStore(await openSqlite(file));
    const id = await addGuest(first);
    await first.rooms.save([{ snapshot: snapshot({ over: true }), settlement: settlement(id) }]);
    await first.close();
    const second = createStore(await openSqlite(file));
    expect(await featuresOf(second).ledger.balanceOf(id)).toBe(100);
    expect(await second.rooms.load(gameId(1))).toEqual(snapshot({ over: true }));
    await second.close();
  });

  it('syncs ledger writes to disk, and then returns to the cheaper mode', async () => {
    const engine = await openSqlite(file);
    const synchronous = async () => {
      const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(engine.db);
      return rows[0]?.synchronous;
    };
    const [NORMAL, FULL] = [1, 2];
    const inside = (durability: 'power' | 'process') =>
      engine.transaction(durability, async (tx) => {
        const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(tx);
        return rows[0]?.synchronous;
      });
    expect(await synchronous()).toBe(NORMAL);
    expect(await Promise.all([inside('power'), inside('process'), inside('power')])).toEqual([
      FULL,
      NORMAL,
      FULL,
    ]);
    await expect(
      engine.transaction('power', async () => {
        throw new Error('planted');
      }),
    ).rejects.toThrow('planted');
    expect(await synchronous()).toBe(NORMAL);
    await engine.close();
  });

  it('writes a batch completely or not at all, between other transactions', async () => {
    const engine = await openSqlite(file);
    const store = createStore(engine);
    const open = engine.transaction('process', async (tx) => {
      await sql`select 1`.execute(tx);
      await sql`select 1`.execute(tx);
    });
    await Promise.all([open, engine.batch([draw('2026-01-01'), draw('2026-01-02')])]);
    await expect(engine.batch([draw('2026-01-03'), draw('2026-01-01')])).rejects.toThrow('UNIQUE');
    const { rows } = await sql`select day from daily_answer order by day`.execute(engine.db);
    expect(rows).toEqual([{ day: '2026-01-01' }, { day: '2026-01-02' }]);
    await store.close();
  });

  it('writes one page of its log for the moves of many rooms', async () => {
    const engine = await openSqlite(file);
    const store = createStore(engine);
    await store.rooms.save(movesTo(1));
    await store.rooms.save(movesTo(2));
    const before = statSync(`${file}-wal`).size;
    await store.rooms.save(movesTo(3));
    // A page with its frame header (SQLite file format, 4.1).
    expect(statSync(`${file}-wal`).size - before).toBe(4096 + 24);
    await store.close();
  });

  it('has its log checkpointed by a worker thread once much is written', async () => {
    const workerFile = path.join(import.meta.dirname, 'checkpoint-worker.ts');
    const engine = await openSqlite(
      file,
      migrations,
      createCheckpoints(file, workerFile, pino({ level: 'silent' }), 100),
    );
    await sql`insert into daily_answer (mode, day, answer_id) values ('riddle', '2026-01-01', 'Ahri')`.execute(
      engine.db,
    );
    await fillLog(engine);
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(8_000_000);
    await expect
      .poll(
        async () => {
          // Once all of the log is in the file, a copy of the file alone is complete.
          const copy = path.join(folder, 'copy.sqlite');
          copyFileSync(file, copy);
          const database = new DatabaseSync(copy);
          const found = database.prepare('select count(*) as days from daily_answer').get()?.['days'];
          database.close();
          return found;
        },
        { timeout: 25_000, interval: 200 },
      )
      .toBe(1);
    // Nothing is written any more.
    await expect.poll(() => statSync(`${file}-wal`).size, { timeout: 25_000, interval: 100 }).toBe(0);
    await engine.close();
  });

  it('cuts its log when it starts again', async () => {
    const engine = await openSqlite(file, migrations, { stop: async () => {} });
    await sql`insert into daily_answer (mode, day, answer_id) values ('riddle', '2026-01-01', 'Ahri')`.execute(
      engine.db,
    );
    await fillLog(engine, 6_000);
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(20_000_000);
    const other = new DatabaseSync(file);
    other.exec('pragma wal_checkpoint(restart)');
    other.close();
    await fillLog(engine, 1);
    expect(statSync(`${file}-wal`).size).toBeLessThan(17_000_000);
    await engine.close();
  });

  it('restarts its log under constant writes', async () => {
    const workerFile = path.join(import.meta.dirname, 'checkpoint-worker.ts');
    const checkpoints = createCheckpoints(file, workerFile, pino({ level: 'silent' }), 50);
    const engine = await openSqlite(file, migrations, checkpoints);
    await sql`insert into daily_answer (mode, day, answer_id) values ('riddle', '2026-01-01', '')`.execute(
      engine.db,
    );
    const champion = 'x'.repeat(3_000);
    /** Changes whenever the log restarts (SQLite file format, 4.1). */
    const header = Buffer.alloc(32);
    const log = openSync(`${file}-wal`, 'r');
    const salt = (): number => {
      readSync(log, header, 0, 32, 0);
      return header.readUInt32BE(16);
    };
    const first = salt();
    const until = performance.now() + 30_000;
    while (salt() === first && performance.now() < until) {
      for (let number = 0; number < 100; number += 1)
        await engine.batch([
          CompiledQuery.raw('update daily_answer set answer_id = ?', [`${champion}${number}`]),
        ]);
      await delay(1);
    }
    expect(salt()).not.toBe(first);
    closeSync(log);
    // Long before SQLite's own automatic checkpoint, for which writers wait.
    expect(statSync(`${file}-wal`).size).toBeLessThan(200_000_000);
    await engine.close();
  });

  it('waits while another process writes, in turn and without stopping the event loop', async () => {
    const engine = await openSqlite(file);
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    // Never called by a thread that stands still.
    setTimeout(() => other.close(), 300);
    const done: string[] = [];
    const as = (name: string) => () => done.push(name);
    await Promise.all([
      engine.batch([draw('2026-01-01')]).then(as('batch')),
      engine.batch([draw('2026-01-02'), draw('2026-01-03')]).then(as('second batch')),
      engine.transaction('power', async (tx) => tx.executeQuery(draw('2026-01-04'))).then(as('transaction')),
      addGuest(createStore(engine)).then(as('statement')),
    ]);
    expect(done).toEqual(['batch', 'second batch', 'transaction', 'statement']);
    await engine.close();
  });
});

describe('migrations', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = tempFolder();
    file = path.join(folder, 'hub.sqlite');
  });

  const addNote: Migration = {
    name: 'note',
    up: async (db) => {
      await db.schema.createTable('note').addColumn('text', 'text').execute();
    },
  };
  const fails: Migration = {
    name: 'fails',
    up: async (db) => {
      await db.schema.createTable('half').addColumn('text', 'text').execute();
      throw new Error('planted');
    },
  };
  const tables = () => {
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare("select name from sqlite_master where type = 'table'").all();
    database.close();
    return rows.map((row) => row['name']);
  };

  it('run once and in order on existing data', async () => {
    const first = await openSqlite(file);
    const id = await addGuest(createStore(first));
    await first.close();
    for (let start = 0; start < 2; start += 1) {
      const later = createStore(await openSqlite(file, [...migrations, addNote]));
      expect(await accountsOf(later).byId(id)).toBeDefined();
      await later.close();
    }
    expect(tables()).toContain('note');
  });

  it('leave the database unchanged when one fails', async () => {
    await (await openSqlite(file)).close();
    const before = tables();
    await expect(openSqlite(file, [...migrations, addNote, fails])).rejects.toThrow('planted');
    expect(tables()).toEqual(before);
    await (await openSqlite(file, [...migrations, addNote])).close();
  });

  it('refuse a database written by a newer version', async () => {
    await (await openSqlite(file, [...migrations, addNote])).close();
    const known = migrations.length;
    await expect(openSqlite(file)).rejects.toThrow(
      `has schema version ${known + 1}, this hub supports versions up to ${known}.`,
    );
  });
});
