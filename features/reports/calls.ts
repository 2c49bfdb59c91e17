import { gameIdSchema, playerIdSchema } from '@hub/engine/wire/ids';
import { ANSWER_MAX, REPORT_WORDS_MAX } from '@hub/engine/wire/limits';
import { storable } from '@hub/engine/wire/storable';
import { houseRuleSchema } from '@hub/protocol/house-rules';
import { get, post } from '@hub/protocol/http/endpoint';
import {
  decisionActSchema,
  reportOutcomeSchema,
  reportPlaceSchema,
  reportReasonSchema,
} from '@hub/protocol/stored-values';
import * as z from 'zod/mini';

const time = z.int().check(z.describe('Milliseconds since 1970, UTC'));

export const reportTargetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('player'), player: playerIdSchema }),
  z.object({ kind: z.literal('lobby'), lobby: gameIdSchema }),
]);

export const sendReport = post('/reports', {
  name: 'sendReport',
  summary:
    'Reports a player or a lobby to the moderators. Reports of several players about the same join; a second one of the same player changes nothing',
  body: z.object({
    target: reportTargetSchema,
    place: reportPlaceSchema,
    reason: reportReasonSchema,
    words: z.optional(z.string().check(z.maxLength(REPORT_WORDS_MAX), storable)),
  }),
  reply: z.object({
    isJoined: z.boolean().check(z.describe('Whether there was a report about the same already')),
  }),
  policy: { access: 'player', rate: 'reports' },
  failure: 'Cannot reach the moderators',
});

/** What became of the caller's reports, and what was decided about the caller. */
const decisionsSchema = z.object({
  answered: z
    .array(z.object({ id: z.string(), about: z.string(), outcome: reportOutcomeSchema, at: time }))
    .check(z.describe("The caller's reports that are decided and not yet seen, newest first")),
  received: z
    .array(
      z.object({
        id: z.string(),
        act: decisionActSchema,
        rule: z.nullable(houseRuleSchema),
        reason: z.string(),
        until: z.nullable(time).check(z.describe('The end of a suspension')),
        at: time,
        answer: z
          .nullable(z.object({ text: z.string(), at: time, reply: z.nullable(z.string()) }))
          .check(z.describe("The caller's one answer, and what a moderator replied")),
      }),
    )
    .check(z.describe('What was decided about the caller and is not yet seen, newest first')),
});
export type OwnDecisions = z.infer<typeof decisionsSchema>;

export const ownDecisions = get('/reports/decisions', {
  name: 'ownDecisions',
  summary: 'Returns what became of the reports of the caller, and what was decided about the caller and why',
  reply: decisionsSchema,
  failure: 'Cannot reach the moderators',
});

const byId = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64), storable) });

export const seeDecision = post('/reports/decisions/:id/seen', {
  name: 'seeDecision',
  summary: 'Hides a decided report, or a decision about the caller; that of a suspension only after its end',
  params: byId,
  reply: z.object({ seen: z.literal(true) }),
  policy: { access: 'player', rate: 'likes' },
  failure: 'Cannot reach the moderators',
});

export const answerDecision = post('/reports/decisions/:id/answer', {
  name: 'answerDecision',
  summary: 'Answers a decision about the caller, once',
  params: byId,
  body: z.object({
    text: z.string().check(z.maxLength(ANSWER_MAX), z.regex(/\S/, 'must not be blank'), storable),
  }),
  reply: z.object({ at: time }),
  policy: { access: 'player', rate: 'reports' },
  failure: 'Cannot reach the moderators',
});

/** The calls of reports, in the order of the contract. */
export const reportCalls = [sendReport, ownDecisions, seeDecision, answerDecision];
