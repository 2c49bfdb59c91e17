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

/** What is compared. */
const COLUMNS = {
  account: ['id', 'name'],
  ledger: ['account_id', 'sequence', 'amount', 'balance_after', 'reason', 'reference', 'created_at'],
  owned_item: ['id', 'account_id', 'item_id', 'type', 'is_active'],
  match: ['id', 'game', 'mode', 'finished_at'],
  match_player: ['match_id', 'account_id', 'score', 'finished_at'],
  bot_win: ['match_id', 'account_id', 'game', 'finished_at'],
  daily_run: ['account_id', 'mode', 'day'],
  news_like: ['news_id', 'account_id'],
  recovery_code: ['account_id', 'used_at', 'is_kept'],
  best_score: ['board', 'account_id', 'score'],
} as const satisfies { readonly [T in keyof Tables]?: readonly (keyof Tables[T])[] };
type Compared = typeof COLUMNS;
type Columns<T extends keyof Compared> = {
  readonly [C in keyof Selectable<Tables[T]> & Compared[T][number]]: Selectable<Tables[T]>[C];
};

/** The compared columns of all rows; rooms as the next start will restore them. */
export type Stored = {
  readonly [T in keyof Compared]: readonly Columns<T>[];
} & { readonly room_snapshot: readonly Selectable<Tables['room_snapshot']>[] };

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
  const compared: [string, readonly unknown[]][] = [];
  for (const [table, columns] of Object.entries(COLUMNS) as [keyof Compared, Compared[keyof Compared]][]) {
    const rows = db.selectFrom(table).select([...columns]);
    compared.push([table, await rows.execute()]);
  }
  const rooms = await db.selectFrom('room_snapshot').selectAll().execute();
  const ahead = new Map<string, (typeof rooms)[number]>();
  // Each node has a journal of its own.
  for (const { node } of await db.selectFrom('room_journal').select('node').distinct().execute()) {
    const { rows } = await replayJournal(db, node as NodeId);
    for (const row of rows) ahead.set(row.room_id, row);
  }
  compared.push(['room_snapshot', rooms.map((row) => ahead.get(row.room_id) ?? row)]);
  return Object.fromEntries(compared) as Stored;
}
