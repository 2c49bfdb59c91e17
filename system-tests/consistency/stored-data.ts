import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Selectable } from 'kysely';
import { pino } from 'pino';
import type { Engine } from '../../apps/server/src/store/engine.ts';
import { databaseFile, openDatabase, refuseToMigrate } from '../../apps/server/src/store/open-database.ts';
import { replayJournal } from '../../apps/server/src/store/room-recovery.ts';
import type { Tables } from '../../apps/server/src/store/schema.ts';
import type { DataLocation } from '../players/grant-essence.ts';

const TABLES = [
  'account',
  'ledger',
  'owned_item',
  'match',
  'match_player',
  'daily_run',
  'news_like',
  'recovery_code',
  'room_snapshot',
  'best_score',
] as const;

/** All rows of the compared tables; rooms as the next start will restore them. */
export type Stored = { readonly [T in (typeof TABLES)[number]]: readonly Selectable<Tables[T]>[] };

/**
 * Reads the store while no server runs. SQLite is read from a copy of its files, since opening the original would
 * recover it before the next start does.
 */
export async function readStored({ dataDir, databaseUrl }: DataLocation): Promise<Stored> {
  const folder = databaseUrl === undefined ? copyOf(dataDir) : dataDir;
  const logger = pino({ level: 'silent' });
  const engine = await openDatabase({ dataDir: folder, databaseUrl }, logger, { steps: refuseToMigrate });
  try {
    return await readTables(engine);
  } finally {
    await engine.close();
    if (databaseUrl === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

function copyOf(dataDir: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hub-stored-'));
  for (const ending of ['', '-wal']) {
    const file = databaseFile(dataDir) + ending;
    if (existsSync(file)) copyFileSync(file, databaseFile(folder) + ending);
  }
  return folder;
}

async function readTables({ db }: Engine): Promise<Stored> {
  const tables: [string, readonly unknown[]][] = [];
  for (const table of TABLES) tables.push([table, await db.selectFrom(table).selectAll().execute()]);
  const stored = Object.fromEntries(tables) as Stored;
  const { rows } = await replayJournal(db);
  const ahead = new Map(rows.map((row) => [row.room_id, row]));
  return { ...stored, room_snapshot: stored.room_snapshot.map((row) => ahead.get(row.room_id) ?? row) };
}
