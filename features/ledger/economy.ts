import type { AccountId } from '@hub/engine/wire/ids';
import { LEDGER_PAGE } from '@hub/engine/wire/limits';
import type { LedgerLine } from './calls.ts';
import type { Ledger, WrittenEntry } from './ports.ts';

type LedgerPage = {
  readonly entries: LedgerLine[];
  readonly total: number;
  /** `before` of the next page, null on the last. */
  readonly nextBefore: number | null;
};

export type Economy = {
  balanceOf(account: AccountId): Promise<number>;
  /** A page of the account's ledger, newest first: entries with a sequence below `before`, or the newest ones. */
  ledgerOf(account: AccountId, before: number | undefined): Promise<LedgerPage>;
};

export const createEconomy = (ledger: Ledger): Economy => ({
  balanceOf: (account) => ledger.balanceOf(account),
  async ledgerOf(account, before) {
    const [entries, total] = await Promise.all([
      ledger.newestOf(account, LEDGER_PAGE, before),
      ledger.countOf(account),
    ]);
    const last = entries.at(-1)?.sequence ?? 1;
    return { entries: entries.map(toLine), total, nextBefore: last > 1 ? last : null };
  },
});

const toLine = (entry: WrittenEntry): LedgerLine => ({
  sequence: entry.sequence,
  amount: entry.amountEssence,
  balanceAfter: entry.balanceAfter,
  reason: entry.reason,
  note: entry.note ?? dayOf(entry) ?? null,
  timestamp: entry.at,
});

/** Day of a daily reward, from its reference `daily:<mode>:<day>`. */
const dayOf = ({ reference }: WrittenEntry): string | undefined =>
  /^daily:\w+:(?<day>\d{4}-\d\d-\d\d)$/.exec(reference)?.groups?.['day'];
