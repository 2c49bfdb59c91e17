import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../../../apps/server/src/store/store.ts';
import {
  accountId,
  accountsOf,
  addAccount,
  playerId,
} from '../../../../apps/server/src/store/testing/rows.ts';
import { Unavailable } from '../platform/unavailable.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { createOutages, type Outages } from './outages.ts';
import { openSqlite } from './sqlite.ts';

type Line = { readonly level: number; readonly msg: string; readonly failures?: number };

let lines: Line[];
let outages: Outages;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  lines = [];
  outages = createOutages(pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line) as Line) }));
});
afterEach(() => void vi.useRealTimers());

const fault = (code: string | number): Error =>
  Object.assign(new Error('planted'), typeof code === 'number' ? { errcode: code } : { code });

describe('Outages', () => {
  it.each([
    ['a full disk', fault(13)],
    ['a disk that fails to write', fault(778)],
    ['a database that may only be read', fault(8)],
    ['a refused connection', fault('ECONNREFUSED')],
    ['a database that shuts down', fault('57P01')],
    ['a database without room', fault('53100')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['a pool without connections', new Error('timeout exceeded when trying to connect')],
  ])('detects: %s', (_what, error) => {
    outages.start();
    expect(outages.failed(error, 'write')).toBeInstanceOf(Unavailable);
  });

  it.each([
    ['a broken rule of the schema', fault(787)],
    ['a transaction that met another one', fault('40001')],
    ['a fault of ours', new TypeError('planted')],
  ])('ignores: %s', (_what, error) => {
    outages.start();
    expect(outages.failed(error, 'write')).toBe(error);
    expect(lines).toEqual([]);
  });

  it('returns errors unchanged before start', () => {
    const error = fault(13);
    expect(outages.failed(error, 'write')).toBe(error);
  });
});

describe('an outage', () => {
  beforeEach(() => outages.start());

  it('is logged once at its begin and once at its end', () => {
    for (let time = 0; time < 5; time += 1) outages.failed(fault(13), 'write');
    vi.advanceTimersByTime(10_000);
    outages.worked('write');
    outages.worked('write');
    expect(lines).toMatchObject([
      { level: 50, msg: 'the database is unavailable: calls and commands are refused until it works again' },
      { level: 40, msg: 'the database is available again', seconds: 10, failures: 5 },
    ]);
  });

  it('of writes is not ended by reads, or by one write among failing ones', () => {
    outages.failed(fault(13), 'write');
    outages.worked('write');
    vi.advanceTimersByTime(10_000);
    outages.worked('read');
    expect(lines).toHaveLength(1);
    outages.failed(fault(13), 'write');
    expect(lines).toHaveLength(1);
  });
});

describe('SQLite on a full disk', () => {
  let folder: string;
  beforeEach(() => {
    folder = tempFolder();
  });

  it('throws Unavailable in a batch, a query and a transaction, and works again when there is room', async () => {
    const engine = await openSqlite(path.join(folder, 'hub.sqlite'), undefined, undefined, outages);
    const store = createStore(engine);
    const long = 'x'.repeat(100_000);
    const create = (number: number) =>
      addAccount(store, { id: accountId(number), playerId: playerId(number), name: long, createdAt: 1 });
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(engine.db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(engine.db);
    await expect(create(1)).rejects.toThrow(Unavailable);
    const write = engine.db
      .insertInto('account')
      .values({
        id: accountId(2),
        player_id: playerId(2),
        name: long,
        token_version: 0,
        created_at: 1,
        soft_deleted_at: null,
        erase_at: null,
        erased_at: null,
      })
      .compile();
    await expect(engine.batch([write])).rejects.toThrow(Unavailable);
    await expect(engine.transaction('power', (tx) => tx.executeQuery(write))).rejects.toThrow(Unavailable);
    expect(await accountsOf(store).count()).toBe(0);
    expect(await store.takesWrites()).toBe(false);
    await sql`pragma max_page_count = 1000000`.execute(engine.db);
    vi.advanceTimersByTime(5_000);
    await create(3);
    expect(await accountsOf(store).count()).toBe(1);
    expect(await store.takesWrites()).toBe(true);
    expect(lines.map(({ msg, failures }) => [msg, failures])).toEqual([
      ['the database is unavailable: calls and commands are refused until it works again', undefined],
      ['the database is available again', 3],
    ]);
    await engine.close();
  });
});

describe('SQLite locked by another process', () => {
  it('takes no writes until the lock is released, which is detected without players', async () => {
    const folder = tempFolder();
    const file = path.join(folder, 'hub.sqlite');
    const engine = await openSqlite(file, undefined, undefined, outages);
    const store = createStore(engine);
    await sql`pragma busy_timeout = 1`.execute(engine.db);
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    expect(await store.takesWrites()).toBe(true);
    await expect(engine.transaction('process', async () => undefined)).rejects.toThrow(Unavailable);
    vi.advanceTimersByTime(5_000);
    expect(await store.takesWrites()).toBe(false);
    other.close();
    vi.advanceTimersByTime(5_000);
    expect(await store.takesWrites()).toBe(true);
    await engine.close();
  });
});
