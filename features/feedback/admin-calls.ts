import { moderatorReads, namedPlayerSchema, page, rowsOf, time } from '@hub/protocol/http/admin/parts';
import { endpoint } from '@hub/protocol/http/endpoint';
import { feedbackKindSchema } from '@hub/protocol/stored-values';
import * as z from 'zod/mini';

export const listFeedback = endpoint({
  ...moderatorReads,
  name: 'adminFeedback',
  summary: 'Returns feedback of players and visitors, newest first',
  path: '/admin/feedback',
  query: z.object(page),
  reply: rowsOf(
    z.object({
      id: z.string(),
      kind: feedbackKindSchema,
      text: z.string(),
      page: z.nullable(z.string()),
      from: z.nullable(namedPlayerSchema).check(z.describe('Null for a visitor')),
      at: time,
    }),
  ),
});
