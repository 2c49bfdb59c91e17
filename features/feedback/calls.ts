import { FEEDBACK_PAGE_MAX, FEEDBACK_TEXT_MAX } from '@hub/engine/wire/limits';
import { storable } from '@hub/engine/wire/storable';
import { post } from '@hub/protocol/http/endpoint';
import { feedbackKindSchema } from '@hub/protocol/stored-values';
import * as z from 'zod/mini';

/** A visitor's report of a bug or an idea. */
const feedbackReportSchema = z.object({
  kind: feedbackKindSchema,
  text: z.string().check(z.maxLength(FEEDBACK_TEXT_MAX), z.regex(/\S/, 'must not be blank'), storable),
  page: z.optional(
    z
      .string()
      .check(
        z.maxLength(FEEDBACK_PAGE_MAX),
        z.regex(/^\/[^?#\s\0]*$/, 'must be the path of a page'),
        z.describe('Path of the page that the report is about, without query'),
      ),
  ),
});
export type FeedbackReport = z.infer<typeof feedbackReportSchema>;

export const sendFeedback = post('/feedback', {
  name: 'sendFeedback',
  summary: 'Sends a bug report or an idea to the host; needs no account',
  body: feedbackReportSchema,
  reply: z.object({ id: z.string().check(z.describe('Id of the report, for the host')) }),
  policy: { access: 'visitor', rate: 'feedback' },
  failure: 'Cannot send feedback',
});
