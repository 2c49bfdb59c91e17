import type { AccountId } from '@hub/protocol/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Ledger } from './ports.ts';

export type Economy = {
  /** Pays a reward once per reference. Throws a RangeError on anything but a whole amount above 0. */
  credit(reward: {
    readonly accountId: AccountId;
    readonly amountEssence: number;
    readonly reason: string;
    readonly reference: string;
  }): Promise<'paid' | 'already_paid'>;
  balanceOf(account: AccountId): Promise<number>;
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
      throw new RangeError(`not a reward: ${reward.amountEssence}`);
    }
    const outcome = await ledger.append({ ...reward, at: clock.now() });
    return outcome === 'written' ? 'paid' : 'already_paid';
  },
  balanceOf: (account) => ledger.balanceOf(account),
});
