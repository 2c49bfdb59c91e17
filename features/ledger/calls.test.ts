import { expect, it } from 'vitest';
import { accountLedger } from './calls.ts';

it('an entry with a reason that only a newer server knows is read as one of another reason', () => {
  const entry = { sequence: 1, amount: 5, balanceAfter: 5, note: null, timestamp: 1 };
  const entries = ['ring', 'of the next version'].map((reason) => ({ ...entry, reason }));
  const read = accountLedger.reply.parse({ entries, total: 2, nextBefore: null });
  expect(read.entries.map(({ reason }) => reason)).toEqual(['ring', 'other']);
});
