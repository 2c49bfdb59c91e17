import * as z from 'zod/mini';
import { time } from '../accounts/exported.ts';

/** What the export of an account has of news. */
export const newsExport = {
  likes: z.array(z.object({ newsId: z.string(), at: time })),
};
