import { fillPath, type PathParams } from '@hub/ui/screens/path-to.ts';
import {
  type DailyScreen,
  type GameScreen,
  isDaily,
  isScore,
  isVersus,
  type VersusScreen,
} from '@hub/ui/screens/screen.ts';
import { listedScreens } from '../games.ts';
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

/** Path of a game's first page: its home page, which all daily games share, or its lobbies. */
export function firstPath(screen: GameScreen): string {
  if (isVersus(screen)) return pageOf(screen, 'lobbies');
  return pageOf((isDaily(screen) ? listedScreens.find(isDaily) : undefined) ?? screen, 'home');
}

/** Path of the page on which a game is played. */
export const playPath = (screen: GameScreen): string => pageOf(screen, 'play');

/** Address that opens a past day of a daily game for practice. */
export const practicePath = (screen: DailyScreen, day: string): string =>
  `${playPath(screen)}?practice=${day}`;

/** Path on which a new player starts to play: the game itself, or the lobbies of a versus game. */
export function startPath(screen: GameScreen): string {
  if (isVersus(screen)) return firstPath(screen);
  return (isScore(screen) ? screen.start : undefined) ?? playPath(screen);
}

/** Path of a running game for two; undefined for a game without such. */
export function coopPath(screen: GameScreen, gameId: string): string | undefined {
  const route = Object.values(screen.routes).find(
    ({ path, page }) => page === 'play' && path.includes(':gameId'),
  );
  return route && fillPath(route.path, { mode: 'multi', gameId });
}

/** Parameter of a lobby game's first page that begins quick play. */
export const QUICK = 'quick';

/** Address at which a lobby game is played at once; with a bot that takes the first free seat, if one is named. */
export const quickPath = (screen: VersusScreen, bot = '1'): string => `${firstPath(screen)}?${QUICK}=${bot}`;

/** Address at which a lobby is joined by its id. */
export const joinPath = (screen: GameScreen, id: string): string =>
  `${firstPath(screen)}?join=${encodeURIComponent(id)}`;

/** Paths of a game's lobby: its room and its game. */
export const lobbyPaths = (screen: VersusScreen, id: string) => ({
  room: fillPath(pageOf(screen, 'room'), { id }),
  game: fillPath(pageOf(screen, 'play'), { id }),
});
