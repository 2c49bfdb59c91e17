import { moderatorReads, namedPlayerSchema, page, rowsOf, time } from '@hub/protocol/http/admin/parts';

import { feedbackKindSchema } from '@hub/protocol/stored-values';
import * as z from 'zod/mini';

export const listFeedback = moderatorReads('/admin/feedback', {
  name: 'adminFeedback',
  summary: 'Returns feedback of players and visitors, newest first',
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
