import type { AccountId } from '@hub/protocol/ids';

export type LedgerEntry = {
  readonly accountId: AccountId;
  /** Whole Blue Essence: above 0 for a reward, below 0 for a purchase. */
  readonly amountEssence: number;
  readonly reason: string;
  /** Unique per account: what was paid for, so that it is paid once. */
  readonly reference: string;
  readonly at: number;
};

export type Ledger = {
  /** Writes the entry once; says what kept it from being written otherwise. */
  append(entry: LedgerEntry): Promise<'written' | 'already_written' | 'insufficient'>;
  /** The balance after the account's last entry, 0 before the first. */
  balanceOf(account: AccountId): Promise<number>;
};
