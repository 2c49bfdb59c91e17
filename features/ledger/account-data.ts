import type { AccountData } from '../accounts/owned.ts';
import type { ledgerExport } from './exported.ts';

const ENTRY = 'sequence amount balanceAfter reason reference note createdAt:at';

/** What of the ledger belongs to an account. */
export const ledgerData = {
  tables: {
    ledger: { as: 'ledger', shows: ENTRY, by: 'sequence' },
  },
  texts: ['ledger.note', 'ledger.reference'],
  erase: async (tx, account) => {
    await tx.updateTable('ledger').set({ note: null }).where('accountId', '=', account).execute();
  },
} satisfies AccountData<typeof ledgerExport>;
