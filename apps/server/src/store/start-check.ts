import type { DatabaseSync } from 'node:sqlite';

/** Larger files would keep a start waiting for more than about a second; a backup reads those from end to end. */
const MOST_CHECKED_BYTES = 268_435_456;

const BEGIN_ANEW = 'Restore a backup, or move the file away to begin with an empty hub.';

/**
 * Looks at a database before a server uses it. Throws when it is another program's, when its pages are damaged, and when
 * it holds no tables although it must.
 */
export function checkAtStart(database: DatabaseSync, mayBeEmpty: boolean): void {
  const value = (query: string): unknown => Object.values(database.prepare(query).get() ?? {})[0];
  if (value('select count(*) from sqlite_schema') === 0) {
    if (mayBeEmpty) return;
    throw new Error(`it holds no tables. ${BEGIN_ANEW}`);
  }
  if (value("select count(*) from sqlite_schema where name = 'schema_migration'") === 0)
    throw new Error('it is of another program. Choose another folder with DATA_DIR.');
  const bytes = Number(value('pragma page_count')) * Number(value('pragma page_size'));
  if (bytes > MOST_CHECKED_BYTES) return;
  const found = String(value('pragma quick_check(1)'));
  if (found !== 'ok') throw new Error(`it is damaged (${onOneLine(found)}). ${BEGIN_ANEW}`);
}

/** What a host can do about a failure, by SQLite's result codes. */
const ADVICE: Readonly<Record<number, string>> = {
  5: 'Another process has locked it: stop that one first.',
  6: 'Another process has locked it: stop that one first.',
  11: BEGIN_ANEW,
  13: 'Make room on the disk.',
  26: BEGIN_ANEW,
};
const MAKE_USABLE = 'It must be a file that this user may read and write.';

/** Why a database file cannot be used, and what to do about it, on one line. */
export function openingFailed(file: string, error: unknown): Error {
  const reason = onOneLine(error instanceof Error ? error.message : String(error));
  const advice = adviceOn(error);
  const text = advice === undefined ? reason : `${reason}. ${advice}`;
  return new Error(`The database ${file} cannot be used: ${text}`, { cause: error });
}

/** Undefined for errors that say themselves what to do. */
function adviceOn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // The low byte is the kind, the others say more about it.
  if ('errcode' in error) return ADVICE[Number(error.errcode) & 0xff] ?? MAKE_USABLE;
  return 'syscall' in error ? MAKE_USABLE : undefined;
}

const onOneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ', ');
