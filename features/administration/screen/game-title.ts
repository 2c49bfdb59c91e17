import { screens } from '@hub/web/games.ts';

/** The game of an id or of a reason of its ledger entries; undefined where this page does not know it. */
export const screenOf = (id: string) =>
  screens.find(({ game }) => [game.id, ...game.ledgerReasons].includes(id));

/** The title of a game, or the same text where this page does not know it. */
export const gameTitle = (id: string): string => screenOf(id)?.game.names.title ?? id;
