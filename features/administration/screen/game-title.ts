import { screens } from '@hub/web/games.ts';

/** The title of a game, or its id where this page does not know it. */
export const gameTitle = (id: string): string =>
  screens.find(({ game }) => game.id === id)?.game.names.title ?? id;
