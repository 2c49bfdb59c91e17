import type { AccountId } from '@hub/engine/wire/ids';
import { LEDGER_PAGE } from '@hub/engine/wire/limits';
import type { LedgerLine, LedgerReason } from '@hub/protocol/http/ledger';
import type { Clock } from '../../platform/clock.ts';
import type { Ledger, WrittenEntry } from './ports.ts';

export type Reward = {
  readonly accountId: AccountId;
  readonly amountEssence: number;
  readonly reason: LedgerReason;
  readonly reference: string;
  /** Text shown to the owner beside the reason. */
  readonly note?: string;
};

type LedgerPage = {
  readonly entries: LedgerLine[];
  readonly total: number;
  /** `before` of the next page, null on the last. */
  readonly nextBefore: number | null;
};

export type Economy = {
  /** Pays a reward once per reference. Throws a RangeError unless the amount is a positive integer. */
  credit(reward: Reward): Promise<'paid' | 'already_paid'>;
  balanceOf(account: AccountId): Promise<number>;
  /** A page of the account's ledger, newest first: entries with a sequence below `before`, or the newest ones. */
  ledgerOf(account: AccountId, before: number | undefined): Promise<LedgerPage>;
};

export const createEconomy = ({
  ledger,
  clock,
}: {
  readonly ledger: Ledger;
  readonly clock: Clock;
}): Economy => ({
  async credit(reward) {
    if (!Number.isSafeInteger(reward.amountEssence) || reward.amountEssence <= 0) {
      throw new RangeError(`invalid reward: ${reward.amountEssence}`);
    }
    const outcome = await ledger.append({ ...reward, at: clock.now() });
    return outcome === 'written' ? 'paid' : 'already_paid';
  },
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
