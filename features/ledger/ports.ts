import type { AccountId } from '@hub/engine/wire/ids';
import type { LedgerReason } from './calls.ts';

export type LedgerEntry = {
  readonly accountId: AccountId;
  /** Whole Blue Essence: positive for a reward, negative for a purchase. */
  readonly amountEssence: number;
  readonly reason: LedgerReason;
  /** Unique per account, so that the same thing is paid once. */
  readonly reference: string;
  /** Text shown to the owner beside the reason. */
  readonly note?: string;
  readonly at: number;
};

/** A stored ledger entry. Its reason is `other` when this build does not know it, such as one of a removed game. */
export type WrittenEntry = Omit<LedgerEntry, 'accountId' | 'note'> & {
  /** Numbers the entries of the account from 1, without gaps. */
  readonly sequence: number;
  readonly balanceAfter: number;
  readonly note: string | undefined;
};

export type Ledger = {
  /** Appends the entry, or returns why it was not written. */
  append(entry: LedgerEntry): Promise<'written' | 'already_written' | 'insufficient'>;
  /** The balance after the account's last entry, 0 before the first. */
  balanceOf(account: AccountId): Promise<number>;
  /** Number of entries of the account. */
  countOf(account: AccountId): Promise<number>;
  /** The newest entries, with a sequence below `before` if given; newest first. */
  newestOf(account: AccountId, limit: number, before: number | undefined): Promise<readonly WrittenEntry[]>;
};
