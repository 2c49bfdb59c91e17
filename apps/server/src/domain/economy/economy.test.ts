import type { AccountId } from '@hub/protocol/ids';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../testing/manual-clock.ts';
import { createEconomy } from './economy.ts';
import type { Ledger, LedgerEntry } from './ports.ts';

const ACCOUNT = '01890000-0000-7000-8000-000000000001' as AccountId;

function setUp() {
  const entries: LedgerEntry[] = [];
  const ledger: Ledger = {
    async append(entry) {
      if (entries.some((known) => known.reference === entry.reference)) return 'already_written';
      entries.push(entry);
      return 'written';
    },
    balanceOf: async () => entries.reduce((sum, entry) => sum + entry.amountEssence, 0),
  };
  return { entries, economy: createEconomy({ ledger, clock: new ManualClock(7) }) };
}

const reward = (amountEssence: number) => ({
  accountId: ACCOUNT,
  amountEssence,
  reason: 'test',
  reference: 'game:1',
});

describe('a reward', () => {
  it('is paid once per reference', async () => {
    const { economy, entries } = setUp();
    expect(await economy.credit(reward(100))).toBe('paid');
    expect(await economy.credit(reward(100))).toBe('already_paid');
    expect(entries).toEqual([{ ...reward(100), at: 7 }]);
    expect(await economy.balanceOf(ACCOUNT)).toBe(100);
  });

  it.each([0, -5, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('of %d is a bug', async (amount) => {
    const { economy, entries } = setUp();
    await expect(economy.credit(reward(amount))).rejects.toThrow(RangeError);
    expect(entries).toEqual([]);
  });
});
