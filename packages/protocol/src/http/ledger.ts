import { LEDGER_PAGE } from '@hub/engine/wire/limits';
import * as z from 'zod/mini';
import { failureTexts } from '../failure-texts.ts';
import { gameLedgerReasons } from '../games.ts';
import { endpoint, numberInAddress } from './endpoint.ts';

/** Why Blue Essence came or went. `other` stands for reasons of games that this server does not know any more. */
export const LEDGER_REASONS = [...gameLedgerReasons, 'purchase', 'grant', 'other'] as const;
export const ledgerReasonSchema = z.enum(LEDGER_REASONS);
export type LedgerReason = z.infer<typeof ledgerReasonSchema>;

export const ledgerEntrySchema = z.object({
  sequence: z.int().check(z.minimum(1), z.describe('Counts the entries of the account, from 1')),
  amount: z.int().check(z.describe('Blue Essence: above 0 came in, below 0 went out')),
  balanceAfter: z.int().check(z.minimum(0)),
  reason: ledgerReasonSchema,
  note: z
    .nullable(z.string())
    .check(z.describe("A purchase's item, a daily rift's day, a grant's reason in words; null otherwise")),
  timestamp: z.int().check(z.describe('Milliseconds since 1970, UTC')),
});
export type LedgerLine = z.infer<typeof ledgerEntrySchema>;

/** Where every Blue Essence came from and went, newest first. */
export const accountLedger = endpoint({
  name: 'accountLedger',
  summary: `Where the caller's Blue Essence came from and went, newest first, ${LEDGER_PAGE} entries a page`,
  method: 'GET',
  path: '/accounts/:id/ledger',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  query: z.object({
    before: z.optional(
      numberInAddress(999_999_999).check(z.describe('Only entries with a lower sequence than this')),
    ),
  }),
  reply: z.object({
    entries: z.array(ledgerEntrySchema),
    total: z.int().check(z.minimum(0)),
    nextBefore: z.nullable(z.int()).check(z.describe('`before` of the next page, null on the last')),
  }),
  policy: { access: 'owner', rate: 'reads' },
  failure: failureTexts.ledger,
});
