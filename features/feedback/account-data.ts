import { type AccountData, GONE } from '../accounts/owned.ts';
import type { feedbackExport } from './exported.ts';

/** What of feedback belongs to an account. */
export const feedbackData = {
  tables: {
    feedback: { as: 'feedback', shows: 'kind text page createdAt:at', by: 'createdAt', ...GONE },
  },
  texts: ['feedback.text', 'feedback.page'],
} satisfies AccountData<typeof feedbackExport>;
