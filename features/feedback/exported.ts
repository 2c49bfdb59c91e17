import { feedbackKindSchema } from '@hub/protocol/stored-values';
import * as z from 'zod/mini';
import { time } from '../accounts/exported.ts';

/** What the export of an account has of feedback. */
export const feedbackExport = {
  feedback: z.array(
    z.object({ kind: feedbackKindSchema, text: z.string(), page: z.nullable(z.string()), at: time }),
  ),
};
