import * as z from 'zod/mini';

/** File of the built pages with all previews, in English; `fileOf` names those in other languages. */
export const PREVIEWS_FILE = 'previews.json';

const pagePreviewSchema = z.object({
  path: z.string().check(z.describe('As in the route table: `:name` is any segment')),
  title: z.string(),
  description: z.string(),
  picture: z.string().check(z.describe('Path of a picture of 1200 x 630 pixels')),
  daily: z.optional(z.string()).check(z.describe('Id of the daily game whose day the title names')),
  day: z.optional(z.string()).check(z.describe('Words for the day, with `{number}` for its number')),
});
/** What a network shows of a link to a page. */
export type PagePreview = z.infer<typeof pagePreviewSchema>;

/** The first one is for every page without its own. */
export const pagePreviewsSchema = z.array(pagePreviewSchema);
