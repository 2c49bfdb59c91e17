import type { AccountId } from '@hub/engine/wire/ids';
import { LEDGER_PAGE } from '@hub/engine/wire/limits';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Contract, OpenStore } from '../../../apps/server/src/store/testing/contract.ts';
import { accountId, addGuest, featuresOf } from '../../../apps/server/src/store/testing/rows.ts';

const entry = (account: AccountId, amountEssence: number, reference: string) => ({
  accountId: account,
  amountEssence,
  reason: 'grant' as const,
  reference,
  at: 1,
});

async function entriesOf({ engine }: OpenStore, account: AccountId) {
  return engine.db
    .selectFrom('ledger')
    .select(['sequence', 'amount', 'balance_after'])
    .where('account_id', '=', account)
    .orderBy('sequence')
    .execute();
}

export const ledgerContract: Contract = (opened) => {
  it('starts at 0, adds up, and never goes below 0', async () => {
    const { store } = opened();
    const { ledger } = featuresOf(store);
    const id = await addGuest(store);
    expect(await ledger.balanceOf(id)).toBe(0);
    expect(await ledger.append(entry(id, 100, 'a'))).toBe('written');
    expect(await ledger.append(entry(id, -101, 'b'))).toBe('insufficient');
    expect(await ledger.append(entry(id, -100, 'c'))).toBe('written');
    expect(await ledger.balanceOf(id)).toBe(0);
  });

  it('writes a reference once per account for a hundred concurrent calls', async () => {
    const open = opened();
    const { ledger } = featuresOf(open);
    const [mine, theirs] = [await addGuest(open.store, 1), await addGuest(open.store, 2)];
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => ledger.append(entry(mine, 100, 'game:1'))),
    );
    expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
    expect(await ledger.append(entry(theirs, 100, 'game:1'))).toBe('written');
    expect(await ledger.balanceOf(mine)).toBe(100);
    expect(await entriesOf(open, mine)).toHaveLength(1);
  });

  it('lists entries newest first, below a sequence, of one account only', async () => {
    const { store } = opened();
    const { ledger } = featuresOf(store);
    const [mine, theirs] = [await addGuest(store, 1), await addGuest(store, 2)];
    expect(await ledger.pageOf(mine)).toEqual({ entries: [], total: 0, nextBefore: null });
    for (const amount of [100, 20, -70]) await ledger.append(entry(mine, amount, `a${amount}`));
    await ledger.append({ ...entry(mine, 5, 'b'), note: 'For “you”' });
    await ledger.append(entry(theirs, 1, 'c'));
    const { entries, total } = await ledger.pageOf(mine);
    expect(total).toBe(4);
    expect(entries.slice(0, 2)).toEqual([
      { sequence: 4, amount: 5, balanceAfter: 55, reason: 'grant', note: 'For “you”', timestamp: 1 },
      { sequence: 3, amount: -70, balanceAfter: 50, reason: 'grant', note: null, timestamp: 1 },
    ]);
    const older = await ledger.pageOf(mine, 3);
    expect(older.entries.map(({ sequence }) => sequence)).toEqual([2, 1]);
  });

  it('shows the day of a daily rift and the note of a grant', async () => {
    const { store } = opened();
    const { ledger } = featuresOf(store);
    const id = await addGuest(store);
    await ledger.append({ ...entry(id, 100, 'daily:championRift:2026-11-20'), reason: 'daily_rift' });
    await ledger.append({ ...entry(id, 5, 'game:2'), reason: 'rift_guesser' });
    await ledger.append({ ...entry(id, 50, 'grant:1'), note: 'Sorry for the outage', at: 7 });
    const { entries } = await ledger.pageOf(id);
    expect(entries.map(({ reason, note }) => [reason, note])).toEqual([
      ['grant', 'Sorry for the outage'],
      ['rift_guesser', null],
      ['daily_rift', '2026-11-20'],
    ]);
    expect(entries[0]).toEqual({
      sequence: 3,
      amount: 50,
      balanceAfter: 155,
      reason: 'grant',
      note: 'Sorry for the outage',
      timestamp: 7,
    });
  });

  it.each([LEDGER_PAGE - 1, LEDGER_PAGE, LEDGER_PAGE + 1, 3 * LEDGER_PAGE])(
    'pages through %d entries, newest first, each of them once',
    async (count) => {
      const { store } = opened();
      const { ledger } = featuresOf(store);
      const id = await addGuest(store);
      for (let one = 1; one <= count; one += 1) await ledger.append(entry(id, one, `game:${one}`));
      const seen: number[] = [];
      for (let before: number | null | undefined; before !== null; ) {
        const page = await ledger.pageOf(id, before);
        expect(page.total).toBe(count);
        expect(page.entries.length).toBeGreaterThan(0);
        seen.push(...page.entries.map(({ sequence }) => sequence));
        before = page.nextBefore;
      }
      expect(seen).toEqual(Array.from({ length: count }, (_, index) => count - index));
    },
  );

  it('enforces its constraints in the schema', async () => {
    const { store, engine } = opened();
    const { ledger } = featuresOf(store);
    const id = await addGuest(store);
    await ledger.append(entry(id, 100, 'a'));
    const write = (changes: object) =>
      engine.db
        .insertInto('ledger')
        .values({
          account_id: id,
          sequence: 2,
          amount: 1,
          balance_after: 101,
          reason: 'grant',
          reference: 'b',
          created_at: 1,
          ...changes,
        })
        .execute();
    await expect(write({ sequence: 1 })).rejects.toThrow(/constraint/i);
    await expect(write({ reference: 'a' })).rejects.toThrow(/constraint/i);
    await expect(write({ amount: -101, balance_after: -1 })).rejects.toThrow(/constraint/i);
    await expect(write({ account_id: accountId(99) })).rejects.toThrow(/constraint/i);
    expect(await ledger.balanceOf(id)).toBe(100);
  });

  it('keeps balances equal to the sum of entries under random concurrent work', async () => {
    const open = opened();
    const { ledger } = featuresOf(open);
    const accounts = [await addGuest(open.store, 1), await addGuest(open.store, 2)];
    const work = fc.record({
      account: fc.constantFrom(...accounts),
      amount: fc.integer({ min: -300, max: 300 }),
      // A few repeated references, mostly new ones.
      reference: fc.oneof(fc.nat({ max: 5 }), fc.nat(), fc.nat()).map(String),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(work, { minLength: 5, maxLength: 30 }), async (operations) => {
        await Promise.all(
          operations.map(({ account, amount, reference }) =>
            ledger.append(entry(account, amount, reference)),
          ),
        );
        for (const account of accounts) expect(await faultsOf(open, account)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
};

/** Entries that do not continue the previous one or are negative, and a balance that is not their sum. */
async function faultsOf(open: OpenStore, account: AccountId): Promise<readonly unknown[]> {
  const entries = await entriesOf(open, account);
  let sum = 0;
  const faults: unknown[] = [];
  for (const [index, entry] of entries.entries()) {
    sum += entry.amount;
    if (entry.sequence !== index + 1 || entry.balance_after !== sum || sum < 0) faults.push(entry);
  }
  const balance = await featuresOf(open).ledger.balanceOf(account);
  return balance === sum ? faults : [...faults, { balance, sum }];
}
