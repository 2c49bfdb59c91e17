import type { AccountId } from '@hub/engine/wire/ids';
import type { Administration } from '@hub/features/administration/server.ts';
import type { LedgerCheck } from '@hub/features/ledger/ledger-check.ts';

/** Entries of one step; SQLite adds them up on the thread that plays. */
const STEP = 500;
/** Milliseconds between two rounds over all accounts. */
const PAUSE_MS = 60_000;

/** Adds up all ledgers again and again, a few entries with each step, so that no reader of the sum waits for a scan. */
export type LedgerSum = {
  step(): Promise<void>;
  /** Of the last complete round; undefined before it. */
  readonly newest: LedgerCheck | undefined;
};

export function createLedgerSum(store: Pick<Administration, 'nextLedgers'>): LedgerSum {
  let after = '' as AccountId;
  let sum: LedgerCheck = { essence: 0, unbalanced: 0 };
  let newest: LedgerCheck | undefined;
  let endedAt = Number.NEGATIVE_INFINITY;
  return {
    get newest() {
      return newest;
    },
    async step() {
      if (performance.now() - endedAt < PAUSE_MS) return;
      const { essence, unbalanced, last } = await store.nextLedgers(after, STEP);
      sum = { essence: sum.essence + essence, unbalanced: sum.unbalanced + unbalanced };
      after = last ?? ('' as AccountId);
      if (last !== undefined) return;
      [newest, sum, endedAt] = [sum, { essence: 0, unbalanced: 0 }, performance.now()];
    },
  };
}
