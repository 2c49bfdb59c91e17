import { type AnyGame, games } from '@hub/protocol/games';

/** The games' colours; each one colours its pages, its bars and its entry in the menu. */
export type GameHue = AnyGame['hue'];
export const GAME_HUES: readonly GameHue[] = games.map(({ hue }) => hue);

/** The CSS colour of a game's hue. */
export const gameColor = (game: GameHue): string => `var(--game-${game})`;
