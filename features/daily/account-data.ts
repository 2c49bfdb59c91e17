import { type AccountData, json, VISIT } from '../accounts/owned.ts';
import type { dailyExport } from './exported.ts';

/** What of daily games belongs to an account. */
export const dailyData = {
  tables: {
    dayPace: { as: 'paces', shows: 'game day figures', read: { figures: json }, ...VISIT },
    dailyRun: { as: 'days', shows: 'mode day attempts hard completedAt', by: 'completedAt' },
  },
} satisfies AccountData<typeof dailyExport>;
