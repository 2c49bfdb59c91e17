import { type Board, boards } from '@hub/protocol/games';
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { isSqlite } from './dialect.ts';

type Db = QueryExecutorProvider;

/** A best score as the name search indexes it. */
type IndexedBest = { readonly board: Board; readonly standing: number; readonly foldedName: string };

/** All boards share one FTS index in SQLite; each has its own range of row ids, in which a sort key is the row id. */
const ROWS_PER_BOARD = 2 ** 50;
const boardNumbers = new Map(boards.map(({ id, number }) => [id, number]));
/** Row id of a best score in the FTS index. */
export const searchRowId = (board: Board, standing: number): number =>
  (boardNumbers.get(board) ?? 0) * ROWS_PER_BOARD + standing;

/** Lengths of the indexed n-grams in characters. Long n-grams are rare, so that long search texts match few rows. */
const NGRAM_LENGTHS = [1, 2, 3, 5, 8] as const;

/** All n-grams of a text in order, as hex code points so that the tokenizer does not split them. */
const ngrams = (text: string, length: number): string => {
  const letters = Array.from(text, (letter) => letter.codePointAt(0)?.toString(16) ?? '');
  const count = Math.max(0, letters.length - length + 1);
  return Array.from({ length: count }, (_, start) => letters.slice(start, start + length).join('x')).join(
    ' ',
  );
};

/** Text that the index stores for a name. */
export const indexText = (name: string): string =>
  NGRAM_LENGTHS.map((length) => ngrams(name, length)).join(' ');

/** FTS phrase of a search text: its longest indexed n-grams in sequence. */
function searchPhrase(needle: string): string {
  const letters = Array.from(needle).length;
  return `"${ngrams(needle, NGRAM_LENGTHS.findLast((length) => length <= letters) ?? 1)}"`;
}

/** Creates the search index; called by the migration. */
export async function createNameSearch(db: Db): Promise<void> {
  if (isSqlite(db)) {
    await sql`create virtual table board_name using fts5 (pieces, content = '', contentless_delete = 1, tokenize = 'ascii')`.execute(
      db,
    );
    return;
  }
  const { rows } = await sql`select 1 from pg_available_extensions where name = 'pg_trgm'`.execute(db);
  // Without pg_trgm a search scans the board from the top: correct, but slower when there are few matches.
  if (rows.length === 0) return;
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create index best_score_name on best_score using gin (folded_name gin_trgm_ops) where is_listed = 1`.execute(
    db,
  );
}

export async function addToNameSearch(db: Db, { board, standing, foldedName }: IndexedBest): Promise<void> {
  if (!isSqlite(db)) return;
  await sql`insert into board_name (rowid, pieces) values (${searchRowId(board, standing)}, ${indexText(foldedName)})`.execute(
    db,
  );
}

export async function removeFromNameSearch(db: Db, board: Board, standing: number): Promise<void> {
  if (!isSqlite(db)) return;
  await sql`delete from board_name where rowid = ${searchRowId(board, standing)}`.execute(db);
}

/** Query for the sort keys (`standing`) of listed bests whose name contains the text, best first, unlimited. */
export function sortKeysByName(db: Db, board: Board, needle: string): RawBuilder<unknown> {
  if (!isSqlite(db)) {
    const pattern = `%${needle.replaceAll(/[\\%_]/g, '\\$&')}%`;
    return sql`select standing from best_score
      where board = ${board} and is_listed = 1 and folded_name like ${pattern} order by standing desc`;
  }
  const first = searchRowId(board, 0);
  return sql`select rowid - ${first} as standing from board_name
    where board_name match ${searchPhrase(needle)} and rowid between ${first} and ${first + ROWS_PER_BOARD - 1} order by rowid desc`;
}
