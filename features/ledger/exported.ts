import * as z from 'zod/mini';
import { time } from '../accounts/exported.ts';

/** What the export of an account has of the ledger. */
export const ledgerExport = {
  ledger: z.array(
    z.object({
      sequence: z.int(),
      amount: z.int(),
      balanceAfter: z.int(),
      reason: z.string(),
      reference: z.string(),
      note: z.nullable(z.string()),
      at: time,
    }),
  ),
};
