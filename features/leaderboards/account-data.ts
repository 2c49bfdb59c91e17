import type { AccountData } from '../accounts/owned.ts';
import type { leaderboardsExport } from './exported.ts';

/** What of leaderboards belongs to an account. */
export const leaderboardsData = {
  tables: {
    bestScore: { as: 'bests', shows: 'board score achievedAt:at', by: 'board' },
  },
} satisfies AccountData<typeof leaderboardsExport>;
