import { Newspaper } from 'lucide-react';
import type { AdminPart } from '../../../places/admin-part.ts';

/** Where a host writes news. */
export const adminPart: AdminPart = {
  id: 'news',
  title: 'News',
  icon: Newspaper,
  from: 'host',
  order: 5,
  load: async () => (await import('../admin/news-part.tsx')).NewsPart,
};
