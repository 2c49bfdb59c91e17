import type { GeneralRoute } from '@hub/web/links/route-table.ts';
import { allOf } from './filled.ts';

/** What networks show of a link. */
export type LinkPreviews = () => Readonly<
  Partial<Record<GeneralRoute, { readonly title: string; readonly description: string }>>
>;

/**
 * Links that players send to each other. Their previews are the same for every link: one with a name or a score would tell
 * everybody which codes exist, faster than they may be tried.
 */
export const linkPreviews: LinkPreviews = () =>
  Object.assign(
    {},
    ...allOf(
      import.meta.glob<LinkPreviews>('../*/screen/places/link-previews.ts', {
        eager: true,
        import: 'linkPreviews',
      }),
    ).map((previews) => previews()),
  );
