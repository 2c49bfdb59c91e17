import type { AccountId } from '@hub/engine/wire/ids';

export type LedgerEntry = {
  readonly accountId: AccountId;
  /** Whole Blue Essence: above 0 for a reward, below 0 for a purchase. */
  readonly amountEssence: number;
  readonly reason: string;
  /** Unique per account: what was paid for, so that it is paid once. */
  readonly reference: string;
  /** What its owner reads beside the reason. */
  readonly note?: string;
  readonly at: number;
};

/** An entry as it stands in the ledger. */
export type WrittenEntry = Omit<LedgerEntry, 'accountId' | 'note'> & {
  /** Counts the entries of the account from 1, without a gap. */
  readonly sequence: number;
  readonly balanceAfter: number;
  readonly note: string | undefined;
};

export type Ledger = {
  /** Writes the entry once; says what kept it from being written otherwise. */
  append(entry: LedgerEntry): Promise<'written' | 'already_written' | 'insufficient'>;
  /** The balance after the account's last entry, 0 before the first. */
  balanceOf(account: AccountId): Promise<number>;
  /** How many entries the account has. */
  countOf(account: AccountId): Promise<number>;
  /** The newest entries with a sequence below `before`, if it is given; newest first. */
  newestOf(account: AccountId, limit: number, before: number | undefined): Promise<readonly WrittenEntry[]>;
};
