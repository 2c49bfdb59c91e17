import { administration } from '@hub/features/administration/server.ts';
import { feedback } from '@hub/features/feedback/server.ts';
import { leaderboards } from '@hub/features/leaderboards/server.ts';
import { ledger } from '@hub/features/ledger/server.ts';
import { news } from '@hub/features/news/server.ts';
import { reports } from '@hub/features/reports/server.ts';
import { settings } from '@hub/features/settings/server.ts';
import { shop } from '@hub/features/shop/server.ts';
import type { Hub } from '@hub/server/hub.ts';

/** The features that the hub has, each with its queries and calls. */
export const createFeatures = (hub: Hub) => ({
  administration: administration(hub),
  feedback: feedback(hub),
  leaderboards: leaderboards(hub),
  ledger: ledger(hub),
  news: news(hub),
  reports: reports(hub),
  settings: settings(hub),
  shop: shop(hub),
});
export type Features = ReturnType<typeof createFeatures>;
