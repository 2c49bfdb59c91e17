import { houseRuleSchema } from '@hub/protocol/house-rules';
import {
  byId,
  count,
  done,
  moderatorActions,
  moderatorReads,
  namedPlayerSchema,
  page,
  reason,
  reasonGiven,
  roomActions,
  roomReads,
  rowsOf,
  time,
} from '@hub/protocol/http/admin/parts';

import {
  decisionActSchema,
  reportOutcomeSchema,
  reportPlaceSchema,
  reportReasonSchema,
} from '@hub/protocol/stored-values';
import * as z from 'zod/mini';

const decisionSchema = z.object({
  outcome: reportOutcomeSchema,
  rule: z.nullable(houseRuleSchema),
  reason: z.string(),
  by: z.string(),
  at: time,
});

/** All reports about one player or lobby until they are decided. */
const caseShape = {
  id: z.string(),
  about: z.object({
    kind: z.enum(['player', 'lobby']),
    player: z.nullable(namedPlayerSchema).check(z.describe('As named now; null for a lobby')),
    lobby: z.nullable(z.string()).check(z.describe('Id of the lobby')),
    name: z.string().check(z.describe('As it was when first reported')),
  }),
  reasons: z.array(reportReasonSchema).check(z.describe('Each once, most frequent first')),
  places: z.array(reportPlaceSchema),
  joined: count.check(z.describe('Number of reports')),
  firstAt: time,
  lastAt: time,
  decision: z.nullable(decisionSchema),
};
const caseRowSchema = z.object(caseShape);
export type ReportCase = z.infer<typeof caseRowSchema>;

export const listReports = roomReads('/admin/reports', {
  name: 'adminReports',
  summary:
    'Returns reports, joined by what they are about: waiting ones oldest first, or decided ones newest first',
  query: z.object({ ...page, state: z.enum(['waiting', 'decided']) }),
  reply: rowsOf(caseRowSchema),
});

export const showReport = roomReads('/admin/reports/:id', {
  name: 'adminReport',
  summary: 'Returns the reports about one player or lobby, and what helps to decide',
  params: byId,
  reply: z.object({
    ...caseShape,
    reports: z.array(
      z.object({
        from: namedPlayerSchema,
        reason: reportReasonSchema,
        place: reportPlaceSchema,
        words: z.nullable(z.string()),
        at: time,
      }),
    ),
    player: z
      .nullable(
        z.object({
          since: time,
          games: count,
          decidedReports: count,
          renamings: count,
          suspensions: count,
          suggestedName: z.string(),
        }),
      )
      .check(z.describe('Null for a lobby')),
    isOpen: z.boolean().check(z.describe('Whether the lobby is still open; false for a player')),
  }),
});

export const decideReport = roomActions('/admin/reports/:id/decide', {
  name: 'adminDecide',
  summary:
    'Decides reports: does what the outcome says, tells the player why, and the reporters what became of it',
  params: byId,
  body: z.object({
    outcome: reportOutcomeSchema,
    rule: z.nullable(houseRuleSchema),
    reason: reason.check(z.describe('Must be given unless reporters are only answered')),
    name: z.optional(z.string().check(z.maxLength(200), z.describe('The new name of a renamed player'))),
    until: z.optional(time).check(z.describe('The end of a suspension')),
  }),
  reply: done,
});

export const listAnswers = moderatorReads('/admin/answers', {
  name: 'adminAnswers',
  summary: 'Returns answers of players to a renaming or a suspension: open ones first, then newest first',
  query: z.object(page),
  reply: rowsOf(
    z.object({
      id: z.string(),
      player: namedPlayerSchema,
      act: decisionActSchema,
      rule: z.nullable(houseRuleSchema),
      reason: z.string(),
      by: z.string(),
      at: time,
      answer: z.string(),
      answeredAt: time,
      reply: z.nullable(z.string()),
    }),
  ),
});

export const replyToAnswer = moderatorActions('/admin/answers/:id/reply', {
  name: 'adminReply',
  summary:
    'Replies to the answer of a player, once; the player reads it at the next visit. Lifting a suspension is a call of its own',
  params: byId,
  body: z.object({ text: reasonGiven }),
  reply: done,
});

/** The calls of hosts and moderators, in the order of the documents. */
export const reportAdminCalls = [listReports, showReport, decideReport, listAnswers, replyToAnswer] as const;
