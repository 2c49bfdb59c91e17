import { houseRuleSchema } from '@hub/protocol/house-rules';
import {
  decisionActSchema,
  reportOutcomeSchema,
  reportPlaceSchema,
  reportReasonSchema,
} from '@hub/protocol/stored-values';
import * as z from 'zod/mini';
import { time } from '../accounts/exported.ts';

/** What the export of an account has of reports and decisions. */
export const reportsExport = {
  reports: z
    .array(
      z.object({
        about: z.string(),
        reason: reportReasonSchema,
        place: reportPlaceSchema,
        words: z.nullable(z.string()),
        at: time,
        outcome: z.nullable(reportOutcomeSchema),
        decidedAt: z.nullable(time),
      }),
    )
    .check(z.describe('Reports that the account has sent, and what became of them')),
  decisions: z
    .array(
      z.object({
        act: decisionActSchema,
        rule: z.nullable(houseRuleSchema),
        reason: z.string(),
        until: z.nullable(time),
        at: time,
        answer: z.nullable(z.string()),
        answeredAt: z.nullable(time),
        reply: z.nullable(z.string()),
        repliedAt: z.nullable(time),
      }),
    )
    .check(z.describe('What moderators decided about the account, with its answers')),
};
