import type { PageLoads } from '@hub/web/links/route-table.ts';

export const newsPages = {
  news: () => import('./news-page.tsx').then((code) => code.NewsPage),
} satisfies PageLoads;
