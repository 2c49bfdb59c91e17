import { type AccountData, VISIT } from '../accounts/owned.ts';
import type { newsExport } from './exported.ts';

/** What of news belongs to an account. */
export const newsData = {
  tables: {
    newsLike: { as: 'likes', shows: 'newsId createdAt:at', by: 'createdAt', ...VISIT },
  },
  texts: ['host_news.title', 'host_news.text'],
} satisfies AccountData<typeof newsExport>;
