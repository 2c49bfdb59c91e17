import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE, type Damage, files, GARBAGE, type Starts, WAL } from './damage-case.ts';

const RESTORE = 'Restore a backup, or move the file away to begin with an empty hub\\.$';
const ofDatabase = (reason: string, advice = RESTORE): RegExp =>
  new RegExp(`^The database \\S+/hub\\.sqlite cannot be used: ${reason}\\. ${advice}`);
const USABLE =
  'It must be a file that this user may read and write, in a folder of the same kind \\(DATA_DIR\\)\\.$';
const KEPT: Starts = { isPlayerKept: true };

/** Changes rows of the database. */
const rows = (statement: string): ((dataDir: string) => string) =>
  files((file) => {
    const database = new DatabaseSync(file(DATABASE));
    const { changes } = database.prepare(statement).run();
    database.close();
    if (Number(changes) === 0) throw new Error(`nothing to damage: ${statement}`);
  });

/** Overwrites a page, at a fraction of the file's length. */
const page = (part: number): ((dataDir: string) => string) =>
  files((file) => {
    const pages = statSync(file(DATABASE)).size / GARBAGE.length;
    const handle = openSync(file(DATABASE), 'r+');
    writeSync(handle, GARBAGE, 0, GARBAGE.length, Math.floor(pages * part) * GARBAGE.length);
    closeSync(handle);
  });

const locks = new Map<string, DatabaseSync>();

/** Damaged databases and write-ahead logs. */
export const DATABASES: readonly Damage[] = [
  {
    name: 'a database of 0 bytes beside a secret',
    make: files((file) => truncateSync(file(DATABASE))),
    outcome: ofDatabase('it holds no tables'),
  },
  {
    name: 'a database of 0 bytes without a secret',
    make: files((file) => {
      truncateSync(file(DATABASE));
      rmSync(file('secret'));
    }),
    outcome: { isPlayerKept: false },
  },
  {
    name: 'a database of 0 bytes beside its log, without a secret',
    of: 'killed',
    make: files((file) => {
      truncateSync(file(DATABASE));
      rmSync(file('secret'));
    }),
    outcome: ofDatabase('it holds no tables'),
  },
  {
    name: 'a secret without a database',
    make: files((file) => rmSync(file(DATABASE))),
    outcome: { isPlayerKept: false, logs: 'the data folder has a secret but no database' },
  },
  {
    name: 'a database that is cut off',
    make: files((file) => truncateSync(file(DATABASE), statSync(file(DATABASE)).size / 2)),
    outcome: ofDatabase('.*(?:damaged|malformed).*'),
  },
  {
    name: 'a text instead of a database',
    make: files((file) => writeFileSync(file(DATABASE), 'not a database\n'.repeat(500))),
    outcome: ofDatabase('file is not a database'),
  },
  { name: 'a database without its first page', make: page(0), outcome: ofDatabase('file is not a database') },
  ...[0.25, 0.5, 0.75].map((part) => ({
    name: `a damaged page at ${part * 100} % of the database`,
    make: page(part),
    outcome: ofDatabase('.*(?:damaged|malformed).*'),
  })),
  {
    name: 'a log that is cut off',
    of: 'killed',
    make: files((file) => truncateSync(file(WAL), statSync(file(WAL)).size / 2)),
    outcome: KEPT,
  },
  {
    name: 'a log that is overwritten',
    of: 'killed',
    make: files((file) => writeFileSync(file(WAL), Buffer.alloc(statSync(file(WAL)).size, GARBAGE))),
    outcome: KEPT,
  },
  {
    name: 'a log of another database',
    make: files((file) => writeFileSync(file(WAL), Buffer.alloc(40_000, GARBAGE))),
    outcome: KEPT,
  },
  {
    name: 'a log that is a folder',
    make: files((file) => mkdirSync(file(WAL))),
    outcome: ofDatabase('unable to open database file', USABLE),
  },
  {
    name: 'an index of the log that is overwritten',
    of: 'killed',
    make: files((file) => writeFileSync(file('hub.sqlite-shm'), Buffer.alloc(32_768, GARBAGE))),
    outcome: KEPT,
  },
  {
    name: 'a database that is a folder',
    make: files((file) => {
      rmSync(file(DATABASE));
      mkdirSync(file(DATABASE));
    }),
    outcome: ofDatabase('.*EISDIR.*', 'A folder is in its place: move it away\\.$'),
  },
  {
    name: 'a database that this user may only read',
    isOfOrdinaryUser: true,
    make: files((file) => chmodSync(file(DATABASE), 0o400)),
    outcome: ofDatabase('.*EACCES.*', USABLE),
  },
  {
    name: 'a database that another process has locked',
    make: (dataDir) => {
      const database = new DatabaseSync(path.join(dataDir, DATABASE));
      database.exec('pragma locking_mode = exclusive; begin exclusive');
      locks.set(dataDir, database);
      return dataDir;
    },
    undo: (dataDir) => locks.get(dataDir)?.close(),
    outcome: ofDatabase('database is locked', 'Another process has locked it: stop that one first\\.$'),
  },
  {
    name: 'a database of another program',
    of: 'new',
    make: files((file) => {
      const database = new DatabaseSync(file(DATABASE));
      database.exec('create table note (text)');
      database.close();
    }),
    outcome: ofDatabase('it belongs to another program', 'Choose another folder with DATA_DIR\\.$'),
  },
  {
    name: 'a database of a newer version',
    make: rows("insert into schema_migration (version, name) values (999, 'later')"),
    outcome: ofDatabase('The database has schema version 999, .*', 'Run the newer hub that wrote it\\.$'),
  },
  {
    name: 'a room whose state cannot be read',
    make: rows("update room_snapshot set state = '{\"half'"),
    outcome: { ...KEPT, logs: 'stored room cannot be read' },
  },
  {
    name: 'a room whose accounts cannot be read',
    make: rows("update room_snapshot set seats = '[\"half'"),
    outcome: { ...KEPT, logs: 'stored room cannot be read' },
  },
  {
    name: 'a row of the journal that cannot be read',
    of: 'killed',
    make: rows('update room_journal set entries = substr(entries, 1, 20)'),
    outcome: { ...KEPT, logs: 'skipped unreadable rows of the room journal' },
  },
  {
    name: 'a row of the journal for an unknown room',
    of: 'killed',
    make: rows(
      `insert into room_journal (position, entries) values (9000000, '[["nowhere",1,2,3,null,{"a":[1]}]]')`,
    ),
    outcome: KEPT,
  },
];
