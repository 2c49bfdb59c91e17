import type { DatabaseSync } from 'node:sqlite';

/** Larger files are not checked, because that would delay the start by more than about a second; backups check them. */
const MAX_CHECKED_BYTES = 268_435_456;

const RESTORE_OR_REMOVE = 'Restore a backup, or move the file away to begin with an empty hub.';

/** Checks a database before use. Throws when it is another program's, damaged, or unexpectedly has no tables. */
export function checkAtStart(database: DatabaseSync, mayBeEmpty: boolean): void {
  const value = (query: string): unknown => Object.values(database.prepare(query).get() ?? {})[0];
  if (value('select count(*) from sqlite_schema') === 0) {
    if (mayBeEmpty) return;
    throw new Error(`it holds no tables. ${RESTORE_OR_REMOVE}`);
  }
  if (value("select count(*) from sqlite_schema where name = 'schema_migration'") === 0)
    throw new Error('it belongs to another program. Choose another folder with DATA_DIR.');
  const bytes = Number(value('pragma page_count')) * Number(value('pragma page_size'));
  if (bytes > MAX_CHECKED_BYTES) return;
  const found = String(value('pragma quick_check(1)'));
  if (found !== 'ok') throw new Error(`it is damaged (${onOneLine(found)}). ${RESTORE_OR_REMOVE}`);
}

/** Advice for the host, by SQLite result code. */
const ADVICE: Readonly<Record<number, string>> = {
  5: 'Another process has locked it: stop that one first.',
  6: 'Another process has locked it: stop that one first.',
  11: RESTORE_OR_REMOVE,
  13: 'Make room on the disk of DATA_DIR.',
  26: RESTORE_OR_REMOVE,
};
const MAKE_USABLE =
  'It must be a file that this user may read and write, in a folder of the same kind (DATA_DIR).';
const MAKE_ROOM = 'Make room on the disk of DATA_DIR.';
/** The same by the code of a system call. */
const ADVICE_BY_CODE: Readonly<Record<string, string>> = {
  ENOSPC: MAKE_ROOM,
  EDQUOT: MAKE_ROOM,
  EROFS: 'Its disk is mounted read-only: mount it writable, or choose another folder with DATA_DIR.',
  EISDIR: 'A folder is in its place: move it away.',
  EMFILE: 'This process has too many open files: raise the limit (ulimit -n).',
};

/** Explains on one line, for the host, why a database file cannot be used and what to do. */
export function openingFailed(file: string, error: unknown): Error {
  const reason = onOneLine(error instanceof Error ? error.message : String(error));
  const advice = adviceOn(error);
  const text = advice === undefined ? reason : `${reason}. ${advice}`;
  return new Error(`The database ${file} cannot be used: ${text}`, { cause: error });
}

/** Undefined for errors whose message contains advice. */
function adviceOn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // The low byte is the primary result code.
  if ('errcode' in error) return ADVICE[Number(error.errcode) & 0xff] ?? MAKE_USABLE;
  if (!('syscall' in error)) return undefined;
  return ADVICE_BY_CODE['code' in error ? String(error.code) : ''] ?? MAKE_USABLE;
}

const onOneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ', ');
