import { linkPreviews } from '@hub/features/places/link-previews.ts';
import type { PagePreview } from '@hub/protocol/page-previews';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { isDaily, lineOf, nameOf } from '@hub/ui/screens/screen.ts';
import {
  type GeneralRoute,
  generalRoutes,
  redirects,
  routeNames,
  routes,
} from '@hub/web/links/route-table.ts';
import { t } from '@lingui/core/macro';

const pictureOf = (name: string): string => `/previews/${name}.jpg`;

/** What networks show of links to the pages, for every address of the product; the first one is that of every other address. */
export const pagePreviews = (): readonly PagePreview[] => [
  ...[
    ...Object.entries(generalRoutes),
    ...redirects.map(({ from }): [string, { readonly path: string }] => [from, { path: from }]),
  ].map(([name, { path }]) => ({
    path,
    title: PRODUCT_NAME,
    description: t`Champion-themed mini-games. Free in your browser, no download.`,
    ...linkPreviews()[name as GeneralRoute],
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
