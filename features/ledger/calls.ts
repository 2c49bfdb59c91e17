import { LEDGER_PAGE } from '@hub/engine/wire/limits';
import { gameLedgerReasons } from '@hub/protocol/games';
import { get, numberInAddress } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';

/** Reasons of ledger entries. `other` replaces the reasons of removed games, and in a page those that only a newer server knows. */
export const LEDGER_REASONS = [...gameLedgerReasons, 'purchase', 'grant', 'ring', 'trial', 'other'] as const;
// oxlint-disable-next-line promise/valid-params -- no promise, but a value for what cannot be read
const ledgerReasonSchema = z.catch(z.enum(LEDGER_REASONS), 'other');
export type LedgerReason = z.infer<typeof ledgerReasonSchema>;

const ledgerEntrySchema = z.object({
  sequence: z.int().check(z.minimum(1), z.describe('Number of the entry in its account, from 1')),
  amount: z.int().check(z.describe('Blue Essence; positive for income, negative for expenses')),
  balanceAfter: z.int().check(z.minimum(0)),
  reason: ledgerReasonSchema,
  note: z
    .nullable(z.string())
    .check(
      z.describe(
        "A purchase's item, a daily rift's day, a ring's day, a grant's reason in words; null otherwise",
      ),
    ),
  timestamp: z.int().check(z.describe('Milliseconds since 1970, UTC')),
});
export type LedgerLine = z.infer<typeof ledgerEntrySchema>;

/** All changes of the caller's balance, newest first. */
export const accountLedger = get('/accounts/:id/ledger', {
  name: 'accountLedger',
  summary: `Returns the changes of the caller's balance, newest first, ${LEDGER_PAGE} per page`,
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  query: z.object({
    before: z.optional(
      numberInAddress(999_999_999).check(z.describe('Return only entries with a lower sequence')),
    ),
  }),
  reply: z.object({
    entries: z.array(ledgerEntrySchema),
    total: z.int().check(z.minimum(0)),
    nextBefore: z.nullable(z.int()).check(z.describe('`before` for the next page; null on the last page')),
  }),
  policy: { access: 'owner', rate: 'reads' },
  failure: 'Cannot fetch your Blue Essence history',
});
