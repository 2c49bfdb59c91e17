import type { AccountId } from '@hub/engine/wire/ids';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Contract, OpenStore } from './contract.ts';
import { accountId, addGuest } from './rows.ts';

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
    const id = await addGuest(store);
    expect(await store.ledger.balanceOf(id)).toBe(0);
    expect(await store.ledger.append(entry(id, 100, 'a'))).toBe('written');
    expect(await store.ledger.append(entry(id, -101, 'b'))).toBe('insufficient');
    expect(await store.ledger.append(entry(id, -100, 'c'))).toBe('written');
    expect(await store.ledger.balanceOf(id)).toBe(0);
  });

  it('writes a reference once per account for a hundred concurrent calls', async () => {
    const open = opened();
    const [mine, theirs] = [await addGuest(open.store, 1), await addGuest(open.store, 2)];
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => open.store.ledger.append(entry(mine, 100, 'game:1'))),
    );
    expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
    expect(await open.store.ledger.append(entry(theirs, 100, 'game:1'))).toBe('written');
    expect(await open.store.ledger.balanceOf(mine)).toBe(100);
    expect(await entriesOf(open, mine)).toHaveLength(1);
  });

  it('lists entries newest first, below a sequence, of one account only', async () => {
    const { store } = opened();
    const [mine, theirs] = [await addGuest(store, 1), await addGuest(store, 2)];
    expect(await store.ledger.countOf(mine)).toBe(0);
    expect(await store.ledger.newestOf(mine, 10, undefined)).toEqual([]);
    for (const amount of [100, 20, -70]) await store.ledger.append(entry(mine, amount, `a${amount}`));
    await store.ledger.append({ ...entry(mine, 5, 'b'), note: 'For “you”' });
    await store.ledger.append(entry(theirs, 1, 'c'));
    expect(await store.ledger.countOf(mine)).toBe(4);
    expect(await store.ledger.newestOf(mine, 2, undefined)).toEqual([
      {
        sequence: 4,
        amountEssence: 5,
        balanceAfter: 55,
        reason: 'grant',
        reference: 'b',
        note: 'For “you”',
        at: 1,
      },
      {
        sequence: 3,
        amountEssence: -70,
        balanceAfter: 50,
        reason: 'grant',
        reference: 'a-70',
        note: undefined,
        at: 1,
      },
    ]);
    const older = await store.ledger.newestOf(mine, 10, 3);
    expect(older.map(({ sequence }) => sequence)).toEqual([2, 1]);
  });

  it('enforces its constraints in the schema', async () => {
    const { store, engine } = opened();
    const id = await addGuest(store);
    await store.ledger.append(entry(id, 100, 'a'));
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
    expect(await store.ledger.balanceOf(id)).toBe(100);
  });

  it('keeps balances equal to the sum of entries under random concurrent work', async () => {
    const open = opened();
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
            open.store.ledger.append(entry(account, amount, reference)),
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
  const balance = await open.store.ledger.balanceOf(account);
  return balance === sum ? faults : [...faults, { balance, sum }];
}
