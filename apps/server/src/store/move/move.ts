import type { DatabaseSync } from 'node:sqlite';
import { counted } from '@hub/server/platform/counted.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { sql, type Transaction } from 'kysely';
import { compare, type Difference, readLedger } from './compare.ts';
import { MoveError } from './move-error.ts';
import type { Progress } from './progress.ts';
import { addRows, postgresRows, sqliteRows } from './rows.ts';
import { type Table, tablesOf } from './tables.ts';
import { lockEmptyTables } from './target.ts';

/** Totals of a move after both sides were found equal. */
export type Moved = { readonly tables: number; readonly rows: number; readonly balanceEssence: number };

/**
 * Copies all rows of a SQLite database that is open exclusively into a PostgreSQL with empty tables and compares both
 * sides, in one transaction: the target gets everything or nothing. Throws a MoveError.
 */
export async function move(source: DatabaseSync, target: Engine, progress: Progress): Promise<Moved> {
  const tables = tablesOf(source);
  let isVerified = false;
  try {
    return await target.db.transaction().execute(async (tx) => {
      await lockEmptyTables(tx, tables);
      for (const table of tables) await copy(table, source, tx, progress);
      const verified = await verify(tables, source, tx, progress);
      // Statistics for the query planner, so that the first queries of players are not slow.
      await sql`analyze ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx);
      isVerified = true;
      return verified;
    });
  } catch (error) {
    throw error instanceof MoveError ? error : failed(error, isVerified);
  }
}

/** Compares both sides again. Throws a MoveError that names the tables that differ. */
export async function compareMoved(source: DatabaseSync, target: Engine, progress: Progress): Promise<Moved> {
  try {
    return await target.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => verify(tablesOf(source), source, tx, progress));
  } catch (error) {
    if (error instanceof MoveError) throw error;
    throw new MoveError(`The comparison failed: ${reasonOf(error)}`, { cause: error });
  }
}

async function copy(
  table: Table,
  source: DatabaseSync,
  tx: Transaction<Tables>,
  progress: Progress,
): Promise<void> {
  const step = { doing: 'copied', table: table.name } as const;
  let copied = 0;
  for await (const rows of sqliteRows(source)(table)) {
    await addRows(tx, table, rows);
    copied += rows.length;
    await progress({ ...step, rows: copied, isDone: false });
  }
  await progress({ ...step, rows: copied, isDone: true });
}

async function verify(
  tables: readonly Table[],
  source: DatabaseSync,
  tx: Transaction<Tables>,
  progress: Progress,
): Promise<Moved> {
  let rows = 0;
  const differences = await compare(tables, sqliteRows(source), postgresRows(tx), async (step) => {
    if (step.isDone) rows += step.rows;
    await progress(step);
  });
  if (differences.length > 0) throw new MoveError(differences.map(formatDifference).join('\n'));
  const { unbalanced, balanceEssence } = await readLedger(tx);
  if (unbalanced > 0)
    throw new MoveError(
      `${counted(unbalanced, 'account has', 'accounts have')} a balance that is not the sum of the ledger.`,
    );
  return { tables: tables.length, rows, balanceEssence };
}

const formatDifference = ({ table, from, to }: Difference): string =>
  from.rows === to.rows
    ? `${table} differs: ${counted(from.rows, 'row')} on both sides, but not the same ones.`
    : `${table} differs: ${counted(from.rows, 'row')} in the data folder, ${to.rows} in PostgreSQL.`;

function failed(error: unknown, isVerified: boolean): MoveError {
  const reason = reasonOf(error);
  return new MoveError(
    isVerified
      ? `Everything was copied and compared, but PostgreSQL did not confirm the commit: ${reason}. Check with compare-with-postgres.`
      : `Nothing was moved, and the PostgreSQL database is as empty as before: ${reason}`,
    { cause: error },
  );
}

/** Message of the innermost cause: the database's own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
