import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { accountId, playerId } from '../../../../../apps/server/src/store/testing/rows.ts';
import {
  type AnyDatabase,
  upgradeContract,
} from '../../../../../apps/server/src/store/testing/upgrade-contract.ts';
import { openSqlite } from '../sqlite.ts';
import { migrations } from './migrations.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
function newFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hub-upgrade-'));
  folders.push(folder);
  return path.join(folder, 'hub.sqlite');
}

const databaseIn = (file: string): AnyDatabase => ({
  open: (steps) => openSqlite(file, steps),
  async copy() {
    const copy = newFile();
    copyFileSync(file, copy);
    return databaseIn(copy);
  },
});

upgradeContract('SQLite', async () => databaseIn(newFile()));

/** Digest of the schema after each released migration. Append one per release; never change one. */
const RELEASED: readonly string[] = [
  '3ab833898cfa1b35',
  '013a6596ba81f5ca',
  '3ad13e0a0e32889a',
  'd7687c2e2b185ab8',
  '1f8a614246529a0e',
];

it('keeps the schema of released migrations', async () => {
  expect(RELEASED.length).toBeGreaterThan(0);
  const file = newFile();
  for (const [index, released] of RELEASED.entries()) {
    await (await openSqlite(file, migrations.slice(0, index + 1))).close();
    expect.soft(digestOfSchema(file), migrations[index]?.name).toBe(released);
  }
});

it('keeps the days that were drawn when Champion Rift was the only daily game', async () => {
  const file = newFile();
  const older = await openSqlite(file, migrations.slice(0, 9));
  await sql`insert into daily_puzzle (day, champion_id)
    values ('2026-11-19', 'Vi'), ('2026-11-20', 'Ahri')`.execute(older.db);
  await older.close();
  const engine = await openSqlite(file, migrations);
  const rows = await engine.db.selectFrom('daily_answer').selectAll().orderBy('day').execute();
  await engine.close();
  expect(rows).toEqual([
    { mode: 'championRift', day: '2026-11-19', answer_id: 'Vi' },
    { mode: 'championRift', day: '2026-11-20', answer_id: 'Ahri' },
  ]);
});

it('revokes the tokens of accounts that their owners deleted before deletion did so', async () => {
  const file = newFile();
  const older = await openSqlite(file, migrations.slice(0, 7));
  for (const [number, eraseAt, erasedAt] of [
    [1, null, null],
    [2, 50, null],
    [3, 50, 60],
  ] as const)
    await older.db
      .insertInto('account')
      .values({
        id: accountId(number),
        player_id: playerId(number),
        name: 'Ada',
        token_version: 3,
        created_at: 1,
        soft_deleted_at: 5,
        erase_at: eraseAt,
        erased_at: erasedAt,
      })
      .execute();
  await older.close();
  const engine = await openSqlite(file, migrations);
  const rows = await engine.db.selectFrom('account').select('token_version').orderBy('player_id').execute();
  await engine.close();
  expect(rows.map((row) => row.token_version)).toEqual([3, 4, 3]);
});

it('lists no rifts of accounts that were closed before rows said so, and knows those of newcomers', async () => {
  const file = newFile();
  const older = await openSqlite(file, migrations.slice(0, 16));
  for (const [number, closedAt, completedAt] of [
    [1, null, 4_000_000],
    [2, 5, 4_000_000],
    [3, null, 3_000_000],
  ] as const) {
    await sql`insert into account (id, player_id, name, token_version, created_at, soft_deleted_at)
      values (${accountId(number)}, ${playerId(number)}, 'Ada', 1, 1, ${closedAt})`.execute(older.db);
    await sql`insert into daily_run (account_id, mode, day, attempts, completed_at)
      values (${accountId(number)}, 'championRift', '2026-11-20', 3, ${completedAt})`.execute(older.db);
  }
  await older.close();
  const engine = await openSqlite(file, migrations);
  const rows = await engine.db
    .selectFrom('daily_run')
    .select(['is_listed', 'is_newcomer'])
    .orderBy('account_id')
    .execute();
  await engine.close();
  expect(rows).toEqual([
    { is_listed: 1, is_newcomer: 0 },
    { is_listed: 0, is_newcomer: 0 },
    { is_listed: 1, is_newcomer: 1 },
  ]);
});

function digestOfSchema(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select name, sql from sqlite_schema order by name').all();
  database.close();
  const text = rows.map(({ name, sql }) => `${String(name)} ${String(sql)}`).join('\n');
  return createHash('sha256').update(text.replaceAll(/\s+/g, ' ')).digest('hex').slice(0, 16);
}

it('names the file of each migration after the schema version that it leads to', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'migrations.ts'), 'utf8');
  const files = new Map(
    Array.from(source.matchAll(/import \{ (\w+) \} from '\.\/(\d+)-/g), ([, name, number]) => [name, number]),
  );
  const order = Array.from(source.matchAll(/^ {2}(\w+),$/gm), ([, name]) => Number(files.get(name)));
  expect(order).toEqual(migrations.map((_, at) => at + 1));
});
