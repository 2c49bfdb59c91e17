import { accountId } from '../../../apps/server/src/store/testing/rows.ts';
import type { Rows } from '../../../apps/server/src/store/testing/table-rows.ts';
import type { Words } from '../../accounts/testing/words-columns.ts';

const [ada, grace] = [accountId(1), accountId(2)];

/** Rows of every table of this feature; every column has a value in at least one of them. */
export const samples = {
  ledger: [
    {
      account_id: ada,
      sequence: 1,
      amount: 700,
      balance_after: 700,
      reason: 'grant',
      reference: 'grant:1',
      note: 'Thanks',
      created_at: 10,
    },
    {
      account_id: ada,
      sequence: 2,
      amount: -500,
      balance_after: 200,
      reason: 'purchase',
      reference: 'purchase:fx',
      note: null,
      created_at: 11,
    },
    {
      account_id: grace,
      sequence: 1,
      amount: 30,
      balance_after: 30,
      reason: 'grant',
      reference: 'grant:1',
      note: '',
      created_at: 12,
    },
  ],
} satisfies Partial<Rows>;

/** What their columns of text hold. */
export const words: Words = {
  own: ['ledger.note'],
  ofTheHost: ['ledger.reference'],
  codeWords: ['ledger.reason'],
};
