import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * The least that it takes to keep a room: one table, one statement, one commit for each state, in a file that survives a
 * kill of the process. Nothing is gathered, nothing else is known of the room.
 */
export function openReferenceStore(): (room: number, state: string) => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'reference-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.on('SIGTERM', () => process.exit(0));
  const database = new DatabaseSync(path.join(folder, 'rooms.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = normal;');
  database.exec('create table room (id integer primary key, state text not null)');
  const write = database.prepare(
    'insert into room values (?, ?) on conflict do update set state = excluded.state',
  );
  return (room, state) => void write.run(room, state);
}
