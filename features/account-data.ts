import { accountsData } from './accounts/account-data.ts';
import { activityData, ratingsData } from './activity/account-data.ts';
import { administrationData } from './administration/account-data.ts';
import { challengesData } from './challenges/account-data.ts';
import { dailyData } from './daily/account-data.ts';
import { feedbackData } from './feedback/account-data.ts';
import { leaderboardsData } from './leaderboards/account-data.ts';
import { leaguesData } from './leagues/account-data.ts';
import { ledgerData } from './ledger/account-data.ts';
import { newsData } from './news/account-data.ts';
import { peopleData } from './people/account-data.ts';
import { reportsData } from './reports/account-data.ts';
import { shopData } from './shop/account-data.ts';

/** What of each feature belongs to an account, in the order of the export. */
export const accountData = [
  administrationData,
  accountsData,
  ledgerData,
  shopData,
  activityData,
  dailyData,
  leaderboardsData,
  feedbackData,
  challengesData,
  leaguesData,
  ratingsData,
  peopleData,
  reportsData,
  newsData,
] as const;
