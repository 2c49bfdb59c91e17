import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely, Selectable } from 'kysely';
import { pino } from 'pino';
import { replayJournal } from '../../apps/server/src/store/room-recovery.ts';
import type { NodeId } from '../../packages/server/src/nodes/ports.ts';
import {
  databaseFile,
  openDatabase,
  refuseToMigrate,
} from '../../packages/server/src/store/open-database.ts';
import type { Tables } from '../../packages/server/src/store/schema.ts';
import type { DataLocation } from '../players/grant-essence.ts';

const TABLES = [
  'account',
  'ledger',
  'owned_item',
  'match',
  'match_player',
  'bot_win',
  'daily_run',
  'news_like',
  'recovery_code',
  'room_snapshot',
  'best_score',
] as const;

/** All rows of the compared tables; rooms as the next start will restore them. */
export type Stored = { readonly [T in (typeof TABLES)[number]]: readonly Selectable<Tables[T]>[] };

/**
 * Reads the store as of one moment; SQLite only while no server runs, from a copy of its files, since opening the original
 * would recover it before the next start does.
 */
export async function readStored({ dataDir, databaseUrl }: DataLocation): Promise<Stored> {
  const folder = databaseUrl === undefined ? copyOf(dataDir) : dataDir;
  const logger = pino({ level: 'silent' });
  const engine = await openDatabase({ dataDir: folder, databaseUrl }, logger, { steps: refuseToMigrate });
  try {
    return databaseUrl === undefined ? await readTables(engine.db) : await inOneMoment(engine.db);
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

const inOneMoment = (db: Kysely<Tables>): Promise<Stored> =>
  db.transaction().setIsolationLevel('repeatable read').execute(readTables);

async function readTables(db: Kysely<Tables>): Promise<Stored> {
  const tables: [string, readonly unknown[]][] = [];
  for (const table of TABLES) tables.push([table, await db.selectFrom(table).selectAll().execute()]);
  const stored = Object.fromEntries(tables) as Stored;
  const ahead = new Map<string, Stored['room_snapshot'][number]>();
  // Each node has a journal of its own.
  for (const { node } of await db.selectFrom('room_journal').select('node').distinct().execute()) {
    const { rows } = await replayJournal(db, node as NodeId);
    for (const row of rows) ahead.set(row.room_id, row);
  }
  return { ...stored, room_snapshot: stored.room_snapshot.map((row) => ahead.get(row.room_id) ?? row) };
}
