import type { AdminTab } from '../../../places/admin-tabs.ts';
import { reportTexts } from '../admin/texts.ts';

const { tabs } = reportTexts;

/** Where moderators decide reports, and answer players. */
export const adminTabs: readonly AdminTab[] = [
  {
    id: 'waiting',
    title: tabs.waiting,
    from: 'room moderator',
    order: 1,
    load: async () => (await import('../admin/cases.tsx')).WaitingReports,
  },
  {
    id: 'decided',
    title: tabs.decided,
    from: 'room moderator',
    order: 2,
    load: async () => (await import('../admin/cases.tsx')).DecidedReports,
  },
  {
    id: 'answers',
    title: tabs.answers,
    from: 'moderator',
    order: 3,
    load: async () => (await import('../admin/answers.tsx')).Answers,
  },
];
