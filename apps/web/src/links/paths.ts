import { fillPath, type PathParams } from '@hub/ui/screens/path-to.ts';
import type { GameScreen, VersusScreen } from '@hub/ui/screens/screen.ts';
import { type GeneralRoute, generalRoutes } from './route-table.ts';

type PathOf<Name extends GeneralRoute> = (typeof generalRoutes)[Name]['path'];
type Paths = {
  readonly [Name in GeneralRoute]: keyof PathParams<PathOf<Name>> extends never
    ? () => string
    : (params: PathParams<PathOf<Name>>) => string;
};

/** Addresses of the pages that belong to no game. */
export const paths = Object.fromEntries(
  Object.entries(generalRoutes).map(([name, { path }]) => [
    name,
    (params: Readonly<Record<string, string>> = {}) => fillPath(path, params),
  ]),
) as unknown as Paths;

const pageOf = (screen: GameScreen, page: string): string =>
  Object.values(screen.routes).find((route) => route.page === page)?.path ?? '/';

/** Path of a game's first page: its home page or its lobbies. */
export const firstPath = (screen: GameScreen): string =>
  pageOf(screen, screen.game.kind === 'versus' ? 'lobbies' : 'home');

/** Path of the page on which a daily game is played. */
export const playPath = (screen: GameScreen): string => pageOf(screen, 'play');

/** Paths of a game's lobby: its room and its game. */
export const lobbyPaths = (screen: VersusScreen, id: string) => ({
  room: fillPath(pageOf(screen, 'room'), { id }),
  game: fillPath(pageOf(screen, 'play'), { id }),
});
