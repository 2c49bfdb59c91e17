import type { PageLoads } from '@hub/web/links/route-table.ts';

export const leaguesPages = {
  leagues: () => import('./leagues-page.tsx').then((code) => code.LeaguesPage),
  league: () => import('./league-page.tsx').then((code) => code.LeaguePage),
  leagueDuel: () => import('./duel-page.tsx').then((code) => code.LeagueDuelPage),
} satisfies PageLoads;
