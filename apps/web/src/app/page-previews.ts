import type { PagePreview } from '@hub/protocol/page-previews';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { isDaily, lineOf, nameOf } from '@hub/ui/screens/screen.ts';
import { generalRoutes, redirects, routeNames, routes } from '@hub/web/links/route-table.ts';
import { t } from '@lingui/core/macro';

const pictureOf = (name: string): string => `/previews/${name}.jpg`;

/**
 * Links that players send to each other. Their previews are the same for every link: one with a name or a score would tell
 * everybody which codes exist, faster than they may be tried.
 */
const invitations = (): Readonly<
  Record<string, { readonly title: string; readonly description: string }>
> => ({
  challenge: {
    title: t`You are challenged`,
    description: t`The same questions for both, one try each, and a ghost that plays beside you.`,
  },
  leagues: {
    title: t`Join a league of friends`,
    description: t`Seven days: three daily rifts, one duel a day, and a table among friends.`,
  },
});

/** What networks show of links to the pages, for every address of the product; the first one is that of every other address. */
export const pagePreviews = (): readonly PagePreview[] => [
  ...[
    ...Object.entries(generalRoutes),
    ...redirects.map(({ from }): [string, { readonly path: string }] => [from, { path: from }]),
  ].map(([name, { path }]) => ({
    path,
    title: PRODUCT_NAME,
    description: t`Champion-themed mini-games. Free in your browser, no download.`,
    ...invitations()[name],
    picture: pictureOf('hub'),
  })),
  ...routeNames.flatMap((name): PagePreview[] => {
    const { path, game: screen, page } = routes[name];
    if (screen === undefined) return [];
    const { id, names } = screen.game;
    const isPuzzle = isDaily(screen) && page === 'play';
    return [
      {
        path,
        title: titleOf(isPuzzle ? names.title : nameOf(screen), page),
        description: isPuzzle ? screen.line : lineOf(screen),
        picture: pictureOf(id),
        // The server puts the number in.
        ...(isPuzzle && { daily: id, day: t`Day ${{ number: '{number}' }}` }),
      },
    ];
  }),
];

const titleOf = (name: string, page: string | undefined): string =>
  page === 'room' ? t`Join a lobby of ${{ game: name }}` : name;
