import type { Tables } from '@hub/server/store/schema.ts';
import { sql, type Transaction } from 'kysely';
import { type Fingerprint, Fingerprinting } from './fingerprint.ts';
import type { Progress } from './progress.ts';
import type { Row, Rows } from './rows.ts';
import type { Table } from './tables.ts';

/** A table with different rows on the two sides. */
export type Difference = { readonly table: string; readonly from: Fingerprint; readonly to: Fingerprint };

/** Reads every row on both sides and returns the tables that differ. */
export async function compare(
  tables: readonly Table[],
  from: Rows,
  to: Rows,
  progress: Progress,
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  for (const table of tables) {
    const [source, target] = [sideOf(from, table), sideOf(to, table)];
    // The sides alternate, because an idle PostgreSQL connection is closed after a timeout.
    while (!(source.isDone && target.isDone)) {
      await readBatch(source);
      await readBatch(target);
      const { rows } = source.fingerprinting.result();
      await progress({ doing: 'compared', table: table.name, rows, isDone: source.isDone && target.isDone });
    }
    const difference = {
      table: table.name,
      from: source.fingerprinting.result(),
      to: target.fingerprinting.result(),
    };
    if (!isSame(difference)) differences.push(difference);
  }
  return differences;
}

const isSame = ({ from, to }: Difference): boolean => from.rows === to.rows && from.digest === to.digest;

/** Progress of reading a table on one side. */
type Side = {
  readonly batches: AsyncIterator<readonly Row[]>;
  readonly fingerprinting: Fingerprinting;
  isDone: boolean;
};

const sideOf = (read: Rows, table: Table): Side => ({
  batches: read(table)[Symbol.asyncIterator](),
  fingerprinting: new Fingerprinting(),
  isDone: false,
});

async function readBatch(side: Side): Promise<void> {
  if (side.isDone) return;
  const { value, done } = await side.batches.next();
  if (done === true) side.isDone = true;
  else for (const row of value) side.fingerprinting.add(row);
}

/** Checks the ledgers in PostgreSQL: number of accounts whose entries do not add up, and the sum of all balances. */
export async function readLedger(
  tx: Transaction<Tables>,
): Promise<{ readonly unbalanced: number; readonly balanceEssence: number }> {
  const { rows } = await sql<{ unbalanced: number; balance: number }>`
    select count(*) filter (where total <> balance or entries <> last or lowest < 0) as unbalanced,
      coalesce(sum(balance), 0) as balance
    from (
      select sum(amount) as total, count(*) as entries, max(sequence) as last, min(balance_after) as lowest,
        (array_agg(balance_after order by sequence desc))[1] as balance
      from ledger group by account_id
    ) as accounts`.execute(tx);
  return { unbalanced: rows[0]?.unbalanced ?? 0, balanceEssence: rows[0]?.balance ?? 0 };
}
