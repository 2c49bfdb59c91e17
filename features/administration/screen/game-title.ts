import { screens } from '@hub/web/games.ts';

/** The title of a game by its id or by a reason of its ledger entries; the same text where this page knows no such game. */
export const gameTitle = (id: string): string =>
  screens.find(({ game }) => [game.id, ...game.ledgerReasons].includes(id))?.game.names.title ?? id;
