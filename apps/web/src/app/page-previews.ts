import type { PagePreview } from '@hub/protocol/page-previews';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { isDaily, lineOf, nameOf } from '@hub/ui/screens/screen.ts';
import { generalRoutes, redirects, routeNames, routes } from '../links/route-table.ts';
import { previewTexts } from '../messages/previews.ts';

const pictureOf = (name: string): string => `/previews/${name}.jpg`;

/** What networks show of links to the pages, for every address of the product; the first one is that of every other address. */
export const pagePreviews = (): readonly PagePreview[] => [
  ...[...Object.values(generalRoutes), ...redirects.map(({ from }) => ({ path: from }))].map(({ path }) => ({
    path,
    title: PRODUCT_NAME,
    description: previewTexts.hub,
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
        ...(isPuzzle && { daily: id }),
      },
    ];
  }),
];

const titleOf = (name: string, page: string | undefined): string =>
  page === 'room' ? previewTexts.lobby(name) : name;
