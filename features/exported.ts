import { accountsExport } from './accounts/exported.ts';
import { activityExport, ratingsExport } from './activity/exported.ts';
import { administrationExport } from './administration/exported.ts';
import { challengesExport } from './challenges/exported.ts';
import { dailyExport } from './daily/exported.ts';
import { feedbackExport } from './feedback/exported.ts';
import { leaderboardsExport } from './leaderboards/exported.ts';
import { leaguesExport } from './leagues/exported.ts';
import { ledgerExport } from './ledger/exported.ts';
import { newsExport } from './news/exported.ts';
import { peopleExport } from './people/exported.ts';
import { reportsExport } from './reports/exported.ts';
import { shopExport } from './shop/exported.ts';

/** What the export of an account has of each feature, in its order. */
export const exportedParts = {
  ...administrationExport,
  ...accountsExport,
  ...ledgerExport,
  ...shopExport,
  ...activityExport,
  ...dailyExport,
  ...leaderboardsExport,
  ...feedbackExport,
  ...challengesExport,
  ...leaguesExport,
  ...ratingsExport,
  ...peopleExport,
  ...reportsExport,
  ...newsExport,
};
