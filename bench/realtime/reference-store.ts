import { mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

type Keep = (room: number, state: string) => void;

/**
 * The least that it takes to keep a room in a file that survives a kill of the process. Nothing is gathered, nothing else is
 * known of the room. `sqlite`: one table, one statement, one commit for each state. `append`: no database at all, each state
 * is written behind the last one. Throws a RangeError for any other kind.
 */
export function openReferenceStore(kind: string): Keep {
  const open = KINDS.get(kind);
  if (open === undefined) throw new RangeError(`no way to store: ${kind}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'reference-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.on('SIGTERM', () => process.exit(0));
  return open(folder);
}

function inDatabase(folder: string): Keep {
  const database = new DatabaseSync(path.join(folder, 'rooms.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = normal;');
  database.exec('create table room (id integer primary key, state text not null)');
  const write = database.prepare(
    'insert into room values (?, ?) on conflict do update set state = excluded.state',
  );
  return (room, state) => void write.run(room, state);
}

function append(folder: string): Keep {
  const file = openSync(path.join(folder, 'rooms.log'), 'a');
  return (room, state) => void writeSync(file, `${room} ${state}\n`);
}

const KINDS: ReadonlyMap<string, (folder: string) => Keep> = new Map([
  ['sqlite', inDatabase],
  ['append', append],
]);
