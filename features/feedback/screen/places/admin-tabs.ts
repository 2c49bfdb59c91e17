import type { AdminTab } from '../../../places/admin-tabs.ts';
import { feedbackTexts } from '../admin/texts.ts';

/** Where moderators read feedback. */
export const adminTabs: readonly AdminTab[] = [
  {
    id: 'feedback',
    title: feedbackTexts.title,
    from: 'moderator',
    order: 4,
    load: async () => (await import('../admin/feedback-list.tsx')).FeedbackList,
  },
];
