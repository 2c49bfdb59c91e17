import { shortFigure } from '@hub/ui/text/figure-format.ts';

/** Number of games as shown on the page. */
export const PLAYABLE_GAMES = '5+';

/** Fewer players are not shown: a small number speaks against a hub. */
const LEAST_SHOWN = 10;

/**
 * The number of players as the landing page shows it: exact below 1000, floored to whole thousands above,
 * with a plus sign. Undefined if the number is unknown or below ten.
 */
export function showPlayerCount(count: number | undefined): string | undefined {
  if (count === undefined || count < LEAST_SHOWN) return undefined;
  return `${shortFigure(count < 1000 ? count : count - (count % 1000))}+`;
}
